import { type AccessLogEntry, listAccessLog } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap } from '@shop/kit/query';
import { fetchPages, type LoadPage, pageAt, useListPages } from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 30_000;

/** Whoever made the calls: `staff:7`, `key:3`; empty: everybody. */
export const readActor = (search: URLSearchParams): string => (search.get('actor') ?? '').trim().slice(0, 80);

const loadEntries =
  (actor: string): LoadPage<AccessLogEntry> =>
  async (cursor, signal) => {
    const query = { ...pageAt(cursor), ...(actor === '' ? {} : { actor }) };
    const { entries, next_cursor } = await unwrap(call(listAccessLog, { query, ...(signal && { signal }) }));
    return { rows: entries, next_cursor: next_cursor ?? null };
  };

export const useAccessLog = (actor: string, pages: number) =>
  useListPages({ name: 'access-log', view: actor, load: loadEntries(actor), pages, intervalMs });

/** Everything of an actor, up to 10,000 calls. */
export const fetchAllEntries = async (actor: string): Promise<readonly AccessLogEntry[]> =>
  (await fetchPages(loadEntries(actor), 100)).rows;
