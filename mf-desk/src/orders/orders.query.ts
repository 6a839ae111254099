import {
  countStaffOrders,
  createOrderNote,
  getStaffOrder,
  holdOrder,
  listStaffOrders,
  type OrderStage,
  orderStages,
  type PaymentLedgerState,
  paymentLedgerStates,
  releaseOrder,
  type StaffOrderRow,
  type StaffOrderSort,
  staffOrderSorts,
} from '@shop/contracts';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { queryClient, unwrap, useQuery } from '@shop/kit/query';
import {
  fetchPages,
  type LoadPage,
  pageAt,
  presentFilters,
  readDay,
  readFlag,
  readFragment,
  readRegion,
  useListPages,
} from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 10_000;

export interface OrdersView {
  readonly stage: OrderStage | 'open' | undefined;
  readonly region: string | undefined;
  readonly payment_state: PaymentLedgerState | undefined;
  readonly late: 'true' | undefined;
  readonly held: 'true' | undefined;
  /** The first and the last day on which they were placed. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly text: string | undefined;
  readonly sort: StaffOrderSort;
}

/** Reads filters and sort from the address; values that the API would refuse are left out. */
export const readOrdersView = (search: URLSearchParams): OrdersView => ({
  stage: [...orderStages, 'open' as const].find((one) => one === search.get('stage')),
  region: readRegion(search),
  payment_state: paymentLedgerStates.find((one) => one === search.get('payment')),
  late: readFlag(search, 'late'),
  held: readFlag(search, 'held'),
  from: readDay(search, 'from'),
  to: readDay(search, 'to'),
  text: readFragment(search),
  sort: staffOrderSorts.find((one) => one === search.get('sort')) ?? '-placed',
});

const loadOrders =
  (view: OrdersView): LoadPage<StaffOrderRow> =>
  async (cursor, signal) => {
    const query = { ...presentFilters(view), ...pageAt(cursor) };
    const { orders, next_cursor } = await unwrap(call(listStaffOrders, { query, ...(signal && { signal }) }));
    return { rows: orders, next_cursor };
  };

export const useOrders = (view: OrdersView, pages: number) =>
  useListPages({ name: 'orders', view, load: loadOrders(view), pages });

/** Everything that matches, up to 5,000 orders. */
export const fetchAllOrders = async (view: OrdersView): Promise<readonly StaffOrderRow[]> =>
  (await fetchPages(loadOrders(view), 50)).rows;

export const useCounts = (region: string | undefined) =>
  useQuery({
    queryKey: ['desk', 'order-counts', region ?? ''],
    queryFn: ({ signal }) =>
      unwrap(call(countStaffOrders, { query: region === undefined ? {} : { region }, signal })),
    refetchInterval: intervalMs,
    select: ({ stages }) => stages,
  });

export const useStaffOrder = (number: string) =>
  useQuery({
    queryKey: ['desk', 'order', number],
    queryFn: ({ signal }) => unwrap(call(getStaffOrder, { params: { number }, signal })),
    refetchInterval: intervalMs,
  });

/** Holds an order with a reason, or releases it without one. The API refuses an older revision. */
export const sendHold = ({
  number,
  revision,
  reason,
}: {
  readonly number: string;
  readonly revision: number;
  readonly reason: string | null;
}) =>
  reason === null
    ? call(releaseOrder, { params: { number }, body: { revision }, idempotencyKey: newIdempotencyKey() })
    : call(holdOrder, {
        params: { number },
        body: { revision, reason },
        idempotencyKey: newIdempotencyKey(),
      });

export const sendNote = (number: string, text: string) =>
  call(createOrderNote, { params: { number }, body: { text }, idempotencyKey: newIdempotencyKey() });

export const refetchDesk = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['desk'] });
