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
  type QueryOf,
  releaseOrder,
  type StaffOrderRow,
  type StaffOrderSort,
  staffOrderSorts,
} from '@shop/contracts';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { keepPreviousData, queryClient, unwrap, useQuery } from '@shop/kit/query';
import { regionParameter } from '../matrix/filter.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 10_000;
/** More pages than this are not refreshed by themselves. */
const refreshedPages = 2;
const perPage = 100;

export interface OrdersView {
  readonly stage: OrderStage | 'open' | undefined;
  readonly region: string | undefined;
  readonly payment_state: PaymentLedgerState | undefined;
  readonly late: 'true' | undefined;
  readonly held: 'true' | undefined;
  readonly text: string | undefined;
  readonly sort: StaffOrderSort;
}

/** Reads filters and sort from the address; values that the API would refuse are left out. */
export const readOrdersView = (search: URLSearchParams): OrdersView => {
  const flag = (name: string) => (search.get(name) === 'true' ? 'true' : undefined);
  const text = search.get('text')?.trim().slice(0, 80) ?? '';
  const region = search.get(regionParameter) ?? '';
  return {
    stage: [...orderStages, 'open' as const].find((one) => one === search.get('stage')),
    region: /^[a-z]{2}$/.test(region) ? region : undefined,
    payment_state: paymentLedgerStates.find((one) => one === search.get('payment')),
    late: flag('late'),
    held: flag('held'),
    text: text.length >= 3 ? text : undefined,
    sort: staffOrderSorts.find((one) => one === search.get('sort')) ?? '-placed',
  };
};

const queryOf = (view: OrdersView): QueryOf<typeof listStaffOrders> =>
  Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined));

/** Fetches pages one after another from the first, so that rows neither repeat nor miss. */
const fetchPages = async (view: OrdersView, pages: number, signal?: AbortSignal) => {
  const orders: StaffOrderRow[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const reply: { readonly orders: StaffOrderRow[]; readonly next_cursor: string | null } = await unwrap(
      call(listStaffOrders, {
        query: { ...queryOf(view), per_page: perPage, ...(cursor === null ? {} : { cursor }) },
        ...(signal ? { signal } : {}),
      }),
    );
    orders.push(...reply.orders);
    cursor = reply.next_cursor;
    if (cursor === null) break;
  }
  return { orders, more: cursor !== null };
};

export const useOrders = (view: OrdersView, pages: number) =>
  useQuery({
    queryKey: ['desk', 'orders', view, pages],
    queryFn: ({ signal }) => fetchPages(view, pages, signal),
    refetchInterval: pages > refreshedPages ? false : intervalMs,
    placeholderData: keepPreviousData,
  });

/** Everything that matches, up to 5,000 orders. */
export const fetchAllOrders = async (view: OrdersView): Promise<readonly StaffOrderRow[]> =>
  (await fetchPages(view, 50)).orders;

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
