import { keepPreviousData, useQuery } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { useCallback, useState } from 'react';
import { regionParameter } from '../matrix/filter.ts';

/** Rows that a list asks for at a time. */
export const perPage = 100;
/** More pages than this are not refreshed by themselves. */
const refreshedPages = 2;

/** One reply of a list that pages by cursor. */
interface ListReply<Row> {
  readonly rows: readonly Row[];
  readonly next_cursor: string | null;
}

/** Loads the page of a list that begins at a cursor, or the first. */
export type LoadPage<Row> = (cursor: string | null, signal?: AbortSignal) => Promise<ListReply<Row>>;

/** The part of a query that asks for one page. */
export const pageAt = (cursor: string | null) => ({
  per_page: perPage,
  ...(cursor === null ? {} : { cursor }),
});

/** The page that a cursor stands for, where the API pages by number. */
export const pageOf = (cursor: string | null): number => (cursor === null ? 1 : Number(cursor));

/** The cursor of the next page of such a list; null after the last. */
export const nextOf = (reply: { readonly current_page: number; readonly pages: number }): string | null =>
  reply.current_page < reply.pages ? String(reply.current_page + 1) : null;

/** Fetches pages one after another from the first, so that rows neither repeat nor miss. */
export const fetchPages = async <Row>(
  load: LoadPage<Row>,
  pages: number,
  signal?: AbortSignal,
): Promise<{ readonly rows: readonly Row[]; readonly more: boolean }> => {
  const rows: Row[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const reply: ListReply<Row> = await load(cursor, signal);
    rows.push(...reply.rows);
    cursor = reply.next_cursor;
    if (cursor === null) break;
  }
  return { rows, more: cursor !== null };
};

interface ListOptions<Row> {
  /** Names the list in the cache. */
  readonly name: string;
  /** Filters and sort. */
  readonly view: unknown;
  readonly load: LoadPage<Row>;
  readonly pages: number;
  /** The refresh interval in milliseconds while the page is visible. */
  readonly intervalMs?: number;
}

/** The shown pages of a list, refreshed while they are few; the old ones stay until others are there. */
export const useListPages = <Row>({ name, view, load, pages, intervalMs = 10_000 }: ListOptions<Row>) =>
  useQuery({
    queryKey: ['desk', name, view, pages],
    queryFn: ({ signal }) => fetchPages(load, pages, signal),
    refetchInterval: pages > refreshedPages ? false : intervalMs,
    placeholderData: keepPreviousData,
  });

/** How many pages of a list are shown; another address begins at the first. */
export const useShownPages = (): { readonly pages: number; readonly showMore: () => void } => {
  const [search] = useSearchParams();
  const address = search.toString();
  const [shown, setShown] = useState({ pages: 1, of: address });
  const pages = shown.of === address ? shown.pages : 1;
  const showMore = useCallback(() => setShown({ pages: pages + 1, of: address }), [pages, address]);
  return { pages, showMore };
};

/** A fragment for a text filter of the API; undefined where it is shorter than the API takes. */
export const readFragment = (search: URLSearchParams): string | undefined => {
  const text = search.get('text')?.trim().slice(0, 80) ?? '';
  return text.length >= 3 ? text : undefined;
};

/** The market of the address; undefined where it names none. */
export const readRegion = (search: URLSearchParams): string | undefined => {
  const region = search.get(regionParameter) ?? '';
  return /^[a-z]{2}$/.test(region) ? region : undefined;
};

/** A flag of the address as the API takes it. */
export const readFlag = (search: URLSearchParams, name: string): 'true' | undefined =>
  search.get(name) === 'true' ? 'true' : undefined;

/** A day of the address that the calendar has. */
export const readDay = (search: URLSearchParams, name: string): string | undefined => {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
};

/** The filters that are set: an absent one is no parameter of a call. */
export const presentFilters = <View extends object>(
  view: View,
): { [Name in keyof View]?: Exclude<View[Name], undefined> } =>
  Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined)) as {
    [Name in keyof View]?: Exclude<View[Name], undefined>;
  };
