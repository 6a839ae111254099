import {
  getStaffCompany,
  listStaffCompanies,
  type QueryOf,
  type StaffCompanyRow,
  staffCompanySorts,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
import {
  fetchPages,
  type LoadPage,
  pageAt,
  presentFilters,
  readFragment,
  readRegion,
  useListPages,
} from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 15_000;

type Query = QueryOf<typeof listStaffCompanies>;
type CompaniesView = Omit<Query, 'cursor' | 'per_page' | 'sort'> & {
  readonly sort: NonNullable<Query['sort']>;
};

/** Reads filters and sort from the address; values that the API would refuse are left out. */
export const readCompaniesView = (search: URLSearchParams): CompaniesView => ({
  ...presentFilters({ region: readRegion(search), text: readFragment(search) }),
  sort: staffCompanySorts.find((one) => one === search.get('sort')) ?? '-created',
});

const loadCompanies =
  (view: CompaniesView): LoadPage<StaffCompanyRow> =>
  async (cursor, signal) => {
    const query = { ...view, ...pageAt(cursor) };
    const { companies, next_cursor } = await unwrap(
      call(listStaffCompanies, { query, ...(signal && { signal }) }),
    );
    return { rows: companies, next_cursor };
  };

export const useCompanies = (view: CompaniesView, pages: number) =>
  useListPages({ name: 'companies', view, load: loadCompanies(view), pages, intervalMs });

/** Everything that matches, up to 10,000 companies. */
export const fetchAllCompanies = async (view: CompaniesView): Promise<readonly StaffCompanyRow[]> =>
  (await fetchPages(loadCompanies(view), 100)).rows;

export const useStaffCompany = (id: string) =>
  useQuery({
    queryKey: ['desk', 'company', id],
    queryFn: ({ signal }) => unwrap(call(getStaffCompany, { params: { id }, signal })),
    refetchInterval: intervalMs,
  });
