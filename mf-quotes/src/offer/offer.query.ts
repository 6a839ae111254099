import { acceptOffer, createInstantOffer, getOffer, type Offer, queryKeys } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { queryClient, unwrap, useQuery } from '@shop/kit/query';

const keyOf = (token: string) => ['offers', token];

/** Returns an offer by the token of its link; the shop counts it as viewed. */
export const useOffer = (token: string) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => unwrap(call(getOffer, { params: { token }, query: {}, signal })),
  });

/** Caches the offer that the server just returned. */
export const cacheOffer = (token: string, offer: Offer): void => {
  queryClient.setQueryData(keyOf(token), offer);
};

/** Creates an order from the selected lines. `key` is one per user action. */
export const acceptLines = async (token: string, lines: readonly number[], key: string) => {
  const accepted = await call(acceptOffer, {
    params: { token },
    body: { token, line_item_ids: [...lines] },
    idempotencyKey: key,
  });
  // Stale for the next page that shows them; this one goes on to the order.
  if (accepted.ok)
    for (const queryKey of [keyOf(token), queryKeys.companyOffer(token), queryKeys.companyQuotes])
      await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  return accepted;
};

/** Requests an instant price. A repeat returns the same offer. */
export const requestInstantOffer = (number: string) =>
  call(createInstantOffer, { params: { id: number }, body: {} });
