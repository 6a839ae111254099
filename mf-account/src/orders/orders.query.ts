import {
  getOrder,
  listInvoices,
  listMyOrders,
  listProductionFiles,
  listQaComments,
  listQaStateChanges,
  listShipments,
  queryKeys,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';

const perPage = 20;

/** Returns one page of placed orders, newest first. */
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

/** Returns one order: the member's own, or with `token` that of a mailed link. */
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

/** Returns the invoices of an order. Only for its owner. */
export const useInvoices = (number: string, signedIn: boolean) =>
  useQuery({
    queryKey: ['invoices', number],
    queryFn: ({ signal }) => unwrap(call(listInvoices, { query: { order_number: number }, signal })),
    enabled: signedIn,
    select: ({ invoices }) => invoices,
  });

/** Returns the shipments of an order. Only for its owner. */
export const useShipments = (number: string, signedIn: boolean) =>
  useQuery({
    queryKey: ['shipments', number],
    queryFn: ({ signal }) => unwrap(call(listShipments, { query: { order_number: number }, signal })),
    enabled: signedIn,
    select: ({ shipments }) => shipments,
  });

/** Returns the print files of an order; polls while one is being written. Only for its owner. */
export const usePrintFiles = (number: string, signedIn: boolean) =>
  useQuery({
    queryKey: ['production_files', number],
    queryFn: ({ signal }) => unwrap(call(listProductionFiles, { query: { order_number: number }, signal })),
    enabled: signedIn,
    select: ({ production_files }) => production_files,
    refetchInterval: ({ state }) =>
      state.data?.production_files.some(({ status }) => status === 'queued') ? 2000 : false,
  });

/** Returns what the shop wrote to the customer about checks of their order, newest first. Only for its owner. */
export const useQualityNotes = (number: string, signedIn: boolean) =>
  useQuery({
    queryKey: ['quality_notes', number],
    queryFn: async ({ signal }) => {
      const query = { order_number: number, per_page: 100 };
      const [comments, changes] = await Promise.all([
        unwrap(call(listQaComments, { query, signal })),
        unwrap(call(listQaStateChanges, { query, signal })),
      ]);
      return [
        ...comments.qa_comments.map((one) => ({ ...one, key: `comment ${one.id}`, state: null })),
        ...changes.qa_state_changes.map((one) => ({
          ...one,
          key: `change ${one.id}`,
          text: one.reason ?? '',
        })),
      ].sort((one, other) => other.created_at.localeCompare(one.created_at));
    },
    enabled: signedIn,
  });
