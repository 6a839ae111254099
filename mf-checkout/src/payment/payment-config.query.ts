import { getPaymentConfig } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

/** Returns the card gateway of this shop. */
export const usePaymentConfig = (orderNumber: string) =>
  useQuery({
    queryKey: ['payment_config', orderNumber],
    queryFn: ({ signal }) => unwrap(call(getPaymentConfig, { params: { orderId: orderNumber }, signal })),
    staleTime: 10 * 60_000,
  });
