import {
  listStaffProduction,
  openStages,
  type QueryOf,
  qaStates,
  type StaffProductionLine,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';
import { regionParameter } from '../matrix/filter.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 10_000;
/** More pages than this are not refreshed by themselves. */
const refreshedPages = 2;
const perPage = 100;

/** The filters of a list of lines. */
export type LinesView = Omit<QueryOf<typeof listStaffProduction>, 'cursor' | 'per_page'>;

const readDay = (text: string | null): string | undefined =>
  text !== null && /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** Reads the filters from the address; values that the API would refuse are left out. */
export const readLinesView = (search: URLSearchParams): LinesView => {
  const text = search.get('text')?.trim().slice(0, 80) ?? '';
  const region = search.get(regionParameter) ?? '';
  const view = {
    stage: openStages.find((one) => one === search.get('stage')),
    region: /^[a-z]{2}$/.test(region) ? region : undefined,
    due_lteq: readDay(search.get('due')),
    late: search.get('late') === 'true' ? ('true' as const) : undefined,
    express: search.get('express') === 'true' ? ('true' as const) : undefined,
    quality: [...qaStates, 'open' as const].find((one) => one === search.get('quality')),
    text: text.length >= 3 ? text : undefined,
  };
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined));
};

/** Fetches pages one after another from the first, so that rows neither repeat nor miss. */
const fetchPages = async (view: LinesView, pages: number, signal?: AbortSignal) => {
  const lines: StaffProductionLine[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const reply: { readonly lines: StaffProductionLine[]; readonly next_cursor: string | null } =
      await unwrap(
        call(listStaffProduction, {
          query: { ...view, per_page: perPage, ...(cursor === null ? {} : { cursor }) },
          ...(signal ? { signal } : {}),
        }),
      );
    lines.push(...reply.lines);
    cursor = reply.next_cursor;
    if (cursor === null) break;
  }
  return { lines, more: cursor !== null };
};

export const useLines = (view: LinesView, pages: number) =>
  useQuery({
    queryKey: ['desk', 'lines', view, pages],
    queryFn: ({ signal }) => fetchPages(view, pages, signal),
    refetchInterval: pages > refreshedPages ? false : intervalMs,
    placeholderData: keepPreviousData,
  });

/** Everything that matches, up to 5,000 lines. */
export const fetchAllLines = async (view: LinesView): Promise<readonly StaffProductionLine[]> =>
  (await fetchPages(view, 50)).lines;
