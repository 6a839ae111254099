import {
  getStaffPayment,
  listStaffPayments,
  paymentFilters,
  paymentMethodIds,
  type QueryOf,
  type StaffPaymentRow,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
import { currencies } from '@shop/money';
import {
  fetchPages,
  type LoadPage,
  pageAt,
  presentFilters,
  readFlag,
  readFragment,
  readRegion,
  useListPages,
} from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 15_000;

export type PaymentsView = Omit<QueryOf<typeof listStaffPayments>, 'cursor' | 'per_page'>;

/** Reads the filters from the address; values that the API would refuse are left out. */
export const readPaymentsView = (search: URLSearchParams): PaymentsView =>
  presentFilters({
    state: paymentFilters.find((one) => one === search.get('state')),
    disputed: readFlag(search, 'disputed'),
    method: paymentMethodIds.find((one) => one === search.get('method')),
    region: readRegion(search),
    currency: currencies.find((one) => one === search.get('currency')),
    text: readFragment(search),
  });

const loadPayments =
  (view: PaymentsView): LoadPage<StaffPaymentRow> =>
  async (cursor, signal) => {
    const query = { ...view, ...pageAt(cursor) };
    const { payments, next_cursor } = await unwrap(
      call(listStaffPayments, { query, ...(signal && { signal }) }),
    );
    return { rows: payments, next_cursor };
  };

export const usePayments = (view: PaymentsView, pages: number) =>
  useListPages({ name: 'payments', view, load: loadPayments(view), pages, intervalMs });

/** Everything that matches, up to 10,000 payments. */
export const fetchAllPayments = async (view: PaymentsView): Promise<readonly StaffPaymentRow[]> =>
  (await fetchPages(loadPayments(view), 100)).rows;

/** One payment with its events. */
export const usePayment = (id: number) =>
  useQuery({
    queryKey: ['desk', 'payment', id],
    queryFn: ({ signal }) => unwrap(call(getStaffPayment, { params: { id: String(id) }, signal })),
    refetchInterval: intervalMs,
  });
