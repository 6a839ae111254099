import { getPaymentConfig } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

/** Which card gateway this shop runs on. */
export const usePaymentConfig = (orderNumber: string) =>
  useQuery({
    queryKey: ['payment_config', orderNumber],
    queryFn: ({ signal }) => unwrap(call(getPaymentConfig, { params: { orderId: orderNumber }, signal })),
    staleTime: 10 * 60_000,
  });
