import {
  type ApiKey,
  type BodyOf,
  createStaffKey,
  listStaffKeys,
  type QueryOf,
  revokeStaffKey,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap } from '@shop/kit/query';
import { fetchPages, type LoadPage, pageAt, presentFilters, useListPages } from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 30_000;

export const keyKinds = ['staff', 'member'] as const;
export type KeysView = Pick<QueryOf<typeof listStaffKeys>, 'kind'>;

/** Reads the filter from the address: keys of the shop’s tools, unless it says otherwise. */
export const readKeysView = (search: URLSearchParams): KeysView => {
  const kind = search.get('kind');
  return presentFilters({
    kind: kind === 'all' ? undefined : (keyKinds.find((one) => one === kind) ?? 'staff'),
  });
};

const loadKeys =
  (view: KeysView): LoadPage<ApiKey> =>
  async (cursor, signal) => {
    const query = { ...view, ...pageAt(cursor) };
    const { api_keys, next_cursor } = await unwrap(call(listStaffKeys, { query, ...(signal && { signal }) }));
    return { rows: api_keys, next_cursor: next_cursor ?? null };
  };

export const useKeys = (view: KeysView, pages: number) =>
  useListPages({ name: 'keys', view, load: loadKeys(view), pages, intervalMs });

/** Everything that matches, up to 10,000 keys; never the keys themselves. */
export const fetchAllKeys = async (view: KeysView): Promise<readonly ApiKey[]> =>
  (await fetchPages(loadKeys(view), 100)).rows;

export const sendKey = (body: BodyOf<typeof createStaffKey>, idempotencyKey: string) =>
  call(createStaffKey, { body, idempotencyKey });

export const sendRevocation = (id: number, idempotencyKey: string) =>
  call(revokeStaffKey, { params: { id: String(id) }, idempotencyKey });

/** Whether a key works at a time, and why it does not. */
export const stateOfKey = (
  { revoked_at, expires_at }: Pick<ApiKey, 'revoked_at' | 'expires_at'>,
  now: Date,
): 'active' | 'revoked' | 'expired' => {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && new Date(expires_at) <= now ? 'expired' : 'active';
};
