import { getOrder, listMyOrders, listProductionFiles, queryKeys } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';

const perPage = 20;

/** Placed orders, newest first, a page at a time. */
export const useOrders = (page: number) =>
  useQuery({
    queryKey: [...queryKeys.orders, page],
    queryFn: ({ signal }) =>
      unwrap(
        call(listMyOrders, {
          query: { page, per_page: perPage, 'q[state_cont_any][]': ['complete', 'canceled'] },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const useOrder = (number: string) =>
  useQuery({
    queryKey: queryKeys.order(number),
    queryFn: ({ signal }) => unwrap(call(getOrder, { params: { number }, signal })),
  });

/** Print files of an order; asked again while one is being made. */
export const usePrintFiles = (number: string) =>
  useQuery({
    queryKey: ['production_files', number],
    queryFn: ({ signal }) => unwrap(call(listProductionFiles, { query: { order_number: number }, signal })),
    select: ({ production_files }) => production_files,
    refetchInterval: ({ state }) =>
      state.data?.production_files.some(({ status }) => status === 'queued') ? 2000 : false,
  });
