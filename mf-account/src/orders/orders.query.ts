import { getOrder, listInvoices, listMyOrders, listProductionFiles, queryKeys } from '@shop/contracts';
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

/** One order: the member's own, or with `token` the one of a mailed link. */
export const useOrder = (number: string, token: string | undefined) =>
  useQuery({
    queryKey: queryKeys.order(number),
    queryFn: ({ signal }) =>
      unwrap(
        call(getOrder, {
          params: { number },
          ...(token === undefined ? {} : { headers: { 'X-Spree-Order-Token': token } }),
          signal,
        }),
      ),
  });

/** Invoices of an order. Its owner alone gets them. */
export const useInvoices = (number: string, signedIn: boolean) =>
  useQuery({
    queryKey: ['invoices', number],
    queryFn: ({ signal }) => unwrap(call(listInvoices, { query: { order_number: number }, signal })),
    enabled: signedIn,
    select: ({ invoices }) => invoices,
  });

/** Print files of an order; asked again while one is being made. Its owner alone gets them. */
export const usePrintFiles = (number: string, signedIn: boolean) =>
  useQuery({
    queryKey: ['production_files', number],
    queryFn: ({ signal }) => unwrap(call(listProductionFiles, { query: { order_number: number }, signal })),
    enabled: signedIn,
    select: ({ production_files }) => production_files,
    refetchInterval: ({ state }) =>
      state.data?.production_files.some(({ status }) => status === 'queued') ? 2000 : false,
  });
