import {
  listStaffRefunds,
  type QueryOf,
  recordPayout,
  refundStates,
  retryRefund,
  type StaffRefund,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap } from '@shop/kit/query';
import {
  fetchPages,
  type LoadPage,
  pageAt,
  perPage,
  presentFilters,
  readFragment,
  readRegion,
  useListPages,
} from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 15_000;

export type Payout = StaffRefund['payouts'][number];
export type RefundsView = Omit<QueryOf<typeof listStaffRefunds>, 'cursor' | 'per_page'>;
export const refundFilters = ['open', ...refundStates] as const;

/** Reads the filters from the address: what a person has to do, unless it says otherwise. */
export const readRefundsView = (search: URLSearchParams): RefundsView => {
  const state = search.get('state');
  const shown = state === 'all' ? undefined : (refundFilters.find((one) => one === state) ?? 'open');
  return presentFilters({ state: shown, region: readRegion(search), text: readFragment(search) });
};

const loadRefunds =
  (view: RefundsView): LoadPage<StaffRefund> =>
  async (cursor, signal) => {
    const query = { ...view, ...pageAt(cursor) };
    const { refunds, next_cursor } = await unwrap(
      call(listStaffRefunds, { query, ...(signal && { signal }) }),
    );
    return { rows: refunds, next_cursor };
  };

export const useRefunds = (view: RefundsView, pages: number) =>
  useListPages({ name: 'refunds', view, load: loadRefunds(view), pages, intervalMs });

/** Everything that matches, up to 10,000 refunds. */
export const fetchAllRefunds = async (view: RefundsView): Promise<readonly StaffRefund[]> =>
  (await fetchPages(loadRefunds(view), 100)).rows;

/** A refund as it is now; null if it cannot be read. */
export const fetchRefund = async ({
  id,
  order_number,
}: Pick<StaffRefund, 'id' | 'order_number'>): Promise<StaffRefund | null> => {
  const result = await call(listStaffRefunds, { query: { text: order_number, per_page: perPage } });
  return result.ok ? (result.value.refunds.find((one) => one.id === id) ?? null) : null;
};

/** Sends the returned payouts of a refund to the gateway once more. The API refuses it where none is returned. */
export const sendRetry = (id: number) => call(retryRefund, { params: { id: String(id) } });

/** Records a payout that was made by bank transfer. The API books a reference once. */
export const sendPayout = (id: number, payout: { payout_id: number; reference: string; paid_on: string }) =>
  call(recordPayout, { params: { id: String(id) }, body: payout });

/** Whether a payout can be sent to the gateway again. */
export const canRetry = ({ state, provider }: Payout): boolean =>
  state === 'failed' && provider !== 'transfer' && provider !== 'wallet';

/** Whether a person can pay it by bank transfer. */
export const canRecord = ({ state, provider }: Payout): boolean =>
  state === 'failed' || (state === 'pending' && provider === 'transfer');
