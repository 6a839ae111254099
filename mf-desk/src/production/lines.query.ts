import {
  listStaffProduction,
  openStages,
  type QueryOf,
  qaStates,
  type StaffProductionLine,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
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

/** The filters of a list of lines. */
export type LinesView = Omit<QueryOf<typeof listStaffProduction>, 'cursor' | 'per_page'>;

/** Reads the filters from the address; values that the API would refuse are left out. */
export const readLinesView = (search: URLSearchParams): LinesView =>
  presentFilters({
    stage: openStages.find((one) => one === search.get('stage')),
    region: readRegion(search),
    due_lteq: readDay(search, 'due'),
    late: readFlag(search, 'late'),
    express: readFlag(search, 'express'),
    quality: [...qaStates, 'open' as const].find((one) => one === search.get('quality')),
    text: readFragment(search),
  });

const loadLines =
  (view: LinesView): LoadPage<StaffProductionLine> =>
  async (cursor, signal) => {
    const query = { ...view, ...pageAt(cursor) };
    const { lines, next_cursor } = await unwrap(
      call(listStaffProduction, { query, ...(signal && { signal }) }),
    );
    return { rows: lines, next_cursor };
  };

export const useLines = (view: LinesView, pages: number) =>
  useListPages({ name: 'lines', view, load: loadLines(view), pages });

/** The lines of a scanned code; a few are enough to open one. */
export const findLines = (asked: Pick<LinesView, 'ids'> | Pick<LinesView, 'code'>) =>
  call(listStaffProduction, { query: { ...asked, per_page: 10 } });

/** These lines, in their order. */
export const useLinesById = (ids: readonly string[]) =>
  useQuery({
    queryKey: ['desk', 'lines-by-id', ids],
    queryFn: ({ signal }) =>
      unwrap(call(listStaffProduction, { query: { ids: ids.join(','), per_page: 100 }, signal })),
    enabled: ids.length > 0,
  });

/** Everything that matches, up to 5,000 lines. */
export const fetchAllLines = async (view: LinesView): Promise<readonly StaffProductionLine[]> =>
  (await fetchPages(loadLines(view), 50)).rows;
