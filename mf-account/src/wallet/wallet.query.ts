import { getWallet, type Wallet } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';

const perPage = 20;

/** Returns the member's wallet of a currency (by default the region's), with one page of entries, newest first. */
export const useWallet = (currency: Wallet['currency'] | undefined, page: number) =>
  useQuery({
    queryKey: ['wallet', currency ?? '', page],
    queryFn: ({ signal }) =>
      unwrap(
        call(getWallet, { query: { ...(currency ? { currency } : {}), page, per_page: perPage }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
