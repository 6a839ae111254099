import {
  dueKinds,
  listStaffDues,
  previewDunning,
  type QueryOf,
  type StaffDue,
  sendDunning,
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
const intervalMs = 30_000;

export type DuesView = Omit<QueryOf<typeof listStaffDues>, 'cursor' | 'per_page'>;

/** Reads the filters from the address; values that the API would refuse are left out. */
export const readDuesView = (search: URLSearchParams): DuesView =>
  presentFilters({
    kind: dueKinds.find((one) => one === search.get('kind')),
    overdue: readFlag(search, 'overdue'),
    region: readRegion(search),
    currency: currencies.find((one) => one === search.get('currency')),
    text: readFragment(search),
  });

const loadDues =
  (view: DuesView): LoadPage<StaffDue> =>
  async (cursor, signal) => {
    const query = { ...view, ...pageAt(cursor) };
    const { dues, next_cursor } = await unwrap(call(listStaffDues, { query, ...(signal && { signal }) }));
    return { rows: dues, next_cursor };
  };

export const useDues = (view: DuesView, pages: number) =>
  useListPages({ name: 'dues', view, load: loadDues(view), pages, intervalMs });

/** Everything that matches, up to 10,000 outstanding payments. */
export const fetchAllDues = async (view: DuesView): Promise<readonly StaffDue[]> =>
  (await fetchPages(loadDues(view), 100)).rows;

/** An outstanding payment as it is now, without one if the order owes nothing any more; null if it cannot be read. */
export const fetchDue = async (number: string): Promise<{ readonly due: StaffDue | null } | null> => {
  const result = await call(listStaffDues, { query: { text: number } });
  return result.ok ? { due: result.value.dues.find((one) => one.order_number === number) ?? null } : null;
};

/** The mail of the next step as it would be sent now, never a stored one; it is asked for once the step may be sent. */
export const useDunningMail = (due: StaffDue, isSendable: boolean) => {
  const { order_number: number, region, next, due_on, amount } = due;
  return useQuery({
    queryKey: ['desk', 'dunning-mail', number, next?.step, due_on, amount],
    queryFn: ({ signal }) =>
      unwrap(call(previewDunning, { params: { number }, headers: { 'X-Region': region }, signal })),
    enabled: isSendable,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
};

/** Sends the step that the reader saw, in the region of its order; the API refuses it if something changed. */
export const sendNextStep = (
  { order_number: number, region, due_on, amount }: StaffDue,
  step: DunningStepOf,
) =>
  call(sendDunning, {
    params: { number },
    headers: { 'X-Region': region },
    body: { step, due_on, amount },
  });
export type DunningStepOf = NonNullable<StaffDue['next']>['step'];
