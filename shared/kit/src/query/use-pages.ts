import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** One reply of a list that pages by cursor. */
interface ListReply<Row> {
  readonly rows: readonly Row[];
  /** Where the next page begins; absent or null on the last one. */
  readonly next_cursor?: string | null | undefined;
}

interface PagesOptions<Row> {
  readonly queryKey: readonly unknown[];
  /** Loads the page that begins at a cursor, or the first. */
  readonly load: (cursor: string | null, signal: AbortSignal) => Promise<ListReply<Row>>;
}

/** A list that pages by cursor, as `usePages` returns it. */
export interface PagedList<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The first page is on its way. */
  readonly isPending: boolean;
  /** Nothing can be shown: the first page could not be loaded. */
  readonly isEmptyFailure: boolean;
  readonly error: Error | null;
  /** Tries again what failed: the list, or its next page. */
  readonly refetch: () => Promise<unknown>;
  readonly showMore: () => void;
}

interface Loaded<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/** Loads pages one after another from the first, so that rows neither repeat nor miss. */
async function loadPages<Row>(
  load: PagesOptions<Row>['load'],
  pages: number,
  signal: AbortSignal,
): Promise<Loaded<Row>> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const reply: ListReply<Row> = await load(cursor, signal);
    rows.push(...reply.rows);
    cursor = reply.next_cursor ?? null;
    if (cursor === null) break;
  }
  return { rows, hasMore: cursor !== null };
}

/**
 * A list that pages by cursor: its rows so far, and how to show more. Rows that are shown stay while the next page loads
 * and when it fails. TanStack's infinite queries are left out of the shop's bundles.
 *
 * @example const orders = usePages({ queryKey: ['orders'], load: async (cursor, signal) => … });
 */
export function usePages<Row>({ queryKey, load }: PagesOptions<Row>): PagedList<Row> {
  const [pages, setPages] = useState(1);
  const client = useQueryClient();
  const keyOf = (count: number) => [...queryKey, { pages: count }];
  const query = useQuery({
    queryKey: keyOf(pages),
    queryFn: ({ signal }) => loadPages(load, pages, signal),
    placeholderData: keepPreviousData,
  });
  const { error, refetch } = query;
  const shown = query.data ?? client.getQueryData<Loaded<Row>>(keyOf(pages - 1));
  return {
    rows: shown?.rows ?? [],
    hasMore: shown?.hasMore ?? false,
    isLoadingMore: query.isPlaceholderData || (pages > 1 && error !== null && query.isFetching),
    isPending: shown === undefined && query.isPending,
    isEmptyFailure: error !== null && shown === undefined,
    error,
    refetch,
    // A page that failed is tried again before the one behind it.
    showMore: () => (error === null ? setPages(pages + 1) : void refetch()),
  };
}
