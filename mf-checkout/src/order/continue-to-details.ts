import { getCurrentOrder, queryKeys } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { navigate, stillHere } from '@shop/kit/navigation';
import { queryClient, unwrap } from '@shop/kit/query';
import { requireMember } from '@shop/kit/session';

/**
 * Opens the delivery step, after registering or signing in where needed. Signing in may merge the cart into the
 * account's own, which has another number.
 */
export async function continueToDetails(number: string): Promise<void> {
  const here = stillHere();
  if (!(await requireMember('register'))) return;
  const merged = await queryClient
    .fetchQuery({
      queryKey: queryKeys.cart,
      queryFn: ({ signal }) => unwrap(call(getCurrentOrder, { signal })),
    })
    .catch(() => null);
  if (here()) await navigate('orderDetails', { orderNumber: merged?.number ?? number });
}
