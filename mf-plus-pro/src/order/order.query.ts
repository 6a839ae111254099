import { getCompanyOrder, type ReplyOf } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

export type CompanyOrder = ReplyOf<typeof getCompanyOrder>;

/** Returns one placed order of the caller's company; the server refuses what their role does not show. */
export const useCompanyOrder = (number: string) =>
  useQuery({
    queryKey: ['plus', 'order', number],
    queryFn: ({ signal }) => unwrap(call(getCompanyOrder, { params: { number }, signal })),
  });
