import {
  assignQuote,
  closeQuote,
  createQuoteNote,
  extendOffer,
  getStaffQuote,
  listQuoteOwners,
  listStaffQuotes,
  type QuoteState,
  quoteStates,
  remindOfOffer,
  type StaffQuoteRow,
  type StaffQuoteSort,
  staffQuoteSorts,
  withdrawOffer,
} from '@shop/contracts';
import { call, newIdempotencyKey, type Result } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
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
const intervalMs = 10_000;

export interface RequestsView {
  readonly state: QuoteState | 'open' | undefined;
  readonly region: string | undefined;
  readonly type: '0' | '1' | undefined;
  /** `me`, `none` or the number of an account. */
  readonly owner: string | undefined;
  readonly overdue: 'true' | undefined;
  readonly text: string | undefined;
  readonly sort: StaffQuoteSort;
}

/**
 * Reads filters and sort from the address; values that the API would refuse are left out. Without a state, the requests
 * whose buyers wait are shown, the next promise first.
 */
export const readRequestsView = (search: URLSearchParams): RequestsView => {
  const owner = search.get('owner') ?? '';
  const state = search.get('state');
  return {
    state:
      state === 'all'
        ? undefined
        : ([...quoteStates, 'open' as const].find((one) => one === state) ?? 'open'),
    region: readRegion(search),
    type: (['0', '1'] as const).find((one) => one === search.get('type')),
    owner: /^(me|none|[1-9]\d{0,8})$/.test(owner) ? owner : undefined,
    overdue: readFlag(search, 'overdue'),
    text: readFragment(search),
    sort: staffQuoteSorts.find((one) => one === search.get('sort')) ?? 'due',
  };
};

const loadRequests =
  (view: RequestsView): LoadPage<StaffQuoteRow> =>
  async (cursor, signal) => {
    const query = { ...presentFilters(view), ...pageAt(cursor) };
    const reply = await unwrap(call(listStaffQuotes, { query, ...(signal && { signal }) }));
    return { rows: reply.quote_requests, next_cursor: reply.next_cursor };
  };

export const useQuoteRequests = (view: RequestsView, pages: number) =>
  useListPages({ name: 'quote-requests', view, load: loadRequests(view), pages });

/** Everything that matches, up to 5,000 requests. */
export const fetchAllRequests = async (view: RequestsView): Promise<readonly StaffQuoteRow[]> =>
  (await fetchPages(loadRequests(view), 50)).rows;

/** Who may answer requests, by name. */
export const useQuoteOwners = () =>
  useQuery({
    queryKey: ['desk', 'quote-owners'],
    queryFn: ({ signal }) => unwrap(call(listQuoteOwners, { signal })),
    staleTime: 60_000,
    select: ({ owners }) => owners,
  });

export const useStaffQuote = (number: string) =>
  useQuery({
    queryKey: ['desk', 'quote-request', number],
    queryFn: ({ signal }) => unwrap(call(getStaffQuote, { params: { number }, signal })),
    refetchInterval: intervalMs,
  });

/** A request as its owner is changed: in its own region, whatever that of the page. */
export interface OwnedRequest {
  readonly number: string;
  readonly region: string;
  readonly status: QuoteState;
  readonly revision: number;
  readonly owner: StaffQuoteRow['owner'];
}

/** Gives a request an owner, or none. The API refuses an older revision. */
export const sendOwner = ({ number, region, revision }: OwnedRequest, ownerId: number | null) =>
  call(assignQuote, {
    params: { number },
    headers: { 'X-Region': region },
    body: { revision, owner_id: ownerId },
    idempotencyKey: newIdempotencyKey(),
  });

export const sendQuoteNote = (number: string, region: string, text: string) =>
  call(createQuoteNote, {
    params: { number },
    headers: { 'X-Region': region },
    body: { text },
    idempotencyKey: newIdempotencyKey(),
  });

/** What may still be done about an offer that was sent, or about its request. */
export type OfferAction = 'withdraw' | 'extend' | 'remind' | 'lost';

interface OfferChange {
  readonly action: OfferAction;
  readonly number: string;
  readonly region: string;
  readonly revision: number;
  readonly offerId: number;
  readonly reason: string;
  /** Of an extension. */
  readonly until: string;
  /** One for one confirmed change. */
  readonly idempotencyKey: string;
}

/** Changes an offer or closes its request as lost; in the region of the request. */
export const sendOfferChange = (change: OfferChange): Promise<Result<unknown>> => {
  const { action, number, region, revision, offerId, reason, until, idempotencyKey } = change;
  const headers = { 'X-Region': region };
  const params = { id: String(offerId) };
  if (action === 'lost')
    return call(closeQuote, { params: { number }, headers, body: { revision, reason }, idempotencyKey });
  if (action === 'withdraw')
    return call(withdrawOffer, { params, headers, body: { reason }, idempotencyKey });
  return action === 'extend'
    ? call(extendOffer, { params, headers, body: { valid_until: until }, idempotencyKey })
    : call(remindOfOffer, { params, headers, idempotencyKey });
};
