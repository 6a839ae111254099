import { getWallet, type Wallet } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';

const perPage = 20;

/** The member's wallet of a currency (of the region's without one), its entries newest first, a page at a time. */
export const useWallet = (currency: Wallet['currency'] | undefined, page: number) =>
  useQuery({
    queryKey: ['wallet', currency ?? '', page],
    queryFn: ({ signal }) =>
      unwrap(
        call(getWallet, { query: { ...(currency ? { currency } : {}), page, per_page: perPage }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
