import {
  createCustomerNote,
  customerKinds,
  getStaffCustomer,
  listStaffCustomers,
  type QueryOf,
  type StaffCustomerRow,
  staffCustomerSorts,
} from '@shop/contracts';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
import {
  fetchPages,
  type LoadPage,
  pageAt,
  presentFilters,
  readDay,
  readFragment,
  readRegion,
  useListPages,
} from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 15_000;

type Query = QueryOf<typeof listStaffCustomers>;
export type CustomersView = Omit<Query, 'cursor' | 'per_page' | 'sort'> & {
  readonly sort: NonNullable<Query['sort']>;
};

/** Reads filters and sort from the address; values that the API would refuse are left out. */
export const readCustomersView = (search: URLSearchParams): CustomersView => ({
  ...presentFilters({
    kind: customerKinds.find((one) => one === search.get('kind')),
    region: readRegion(search),
    since: readDay(search, 'since'),
    text: readFragment(search),
  }),
  sort: staffCustomerSorts.find((one) => one === search.get('sort')) ?? '-since',
});

const loadCustomers =
  (view: CustomersView): LoadPage<StaffCustomerRow> =>
  async (cursor, signal) => {
    const query = { ...view, ...pageAt(cursor) };
    const { customers, next_cursor } = await unwrap(
      call(listStaffCustomers, { query, ...(signal && { signal }) }),
    );
    return { rows: customers, next_cursor };
  };

export const useCustomers = (view: CustomersView, pages: number) =>
  useListPages({ name: 'customers', view, load: loadCustomers(view), pages, intervalMs });

/** Everything that matches, up to 10,000 customers. */
export const fetchAllCustomers = async (view: CustomersView): Promise<readonly StaffCustomerRow[]> =>
  (await fetchPages(loadCustomers(view), 100)).rows;

export const useStaffCustomer = (id: string) =>
  useQuery({
    queryKey: ['desk', 'customer', id],
    queryFn: ({ signal }) => unwrap(call(getStaffCustomer, { params: { id }, signal })),
    refetchInterval: intervalMs,
  });

/** In the region of the customer, whatever that of the page. */
export const sendCustomerNote = (id: number, region: string, text: string) =>
  call(createCustomerNote, {
    params: { id: String(id) },
    headers: { 'X-Region': region },
    body: { text },
    idempotencyKey: newIdempotencyKey(),
  });
