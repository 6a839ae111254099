import { countEvents, listSubscriptions, type ReplyOf, type Subscription } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap } from '@shop/kit/query';
import {
  fetchPages,
  type LoadPage,
  nextOf,
  pageOf,
  perPage,
  readDay,
  readRegion,
  useListPages,
} from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 60_000;

export const subscriptionStates = ['subscribed', 'pending', 'unsubscribed'] as const;
export type EventCount = ReplyOf<typeof countEvents>['counts'][number];

interface SubscriptionsView {
  readonly state?: Subscription['state'];
  readonly region?: string;
}
interface EventsView {
  readonly day?: string;
  readonly region?: string;
  readonly event?: string;
}

/** Reads the filters from the address. */
export const readSubscriptionsView = (search: URLSearchParams): SubscriptionsView => {
  const state = subscriptionStates.find((one) => one === search.get('state'));
  const region = readRegion(search);
  return { ...(state && { state }), ...(region && { region }) };
};
export const readEventsView = (search: URLSearchParams): EventsView => {
  const [day, region] = [readDay(search, 'day'), readRegion(search)];
  const event = (search.get('event') ?? '').trim().slice(0, 80);
  return { ...(day && { day }), ...(region && { region }), ...(event === '' ? {} : { event }) };
};

const loadSubscriptions =
  ({ state, region }: SubscriptionsView): LoadPage<Subscription> =>
  async (cursor, signal) => {
    const query = {
      page: pageOf(cursor),
      per_page: perPage,
      ...(state && { 'q[state_eq]': state }),
      ...(region && { 'q[region_eq]': region }),
    };
    const reply = await unwrap(call(listSubscriptions, { query, ...(signal && { signal }) }));
    return { rows: reply.subscriptions, next_cursor: nextOf(reply) };
  };
const loadEvents =
  (view: EventsView): LoadPage<EventCount> =>
  async (cursor, signal) => {
    const query = { ...view, page: pageOf(cursor), per_page: perPage };
    const reply = await unwrap(call(countEvents, { query, ...(signal && { signal }) }));
    return { rows: reply.counts, next_cursor: nextOf(reply) };
  };

export const useSubscriptions = (view: SubscriptionsView, pages: number) =>
  useListPages({ name: 'newsletter', view, load: loadSubscriptions(view), pages, intervalMs });
export const useEventCounts = (view: EventsView, pages: number) =>
  useListPages({ name: 'event-counts', view, load: loadEvents(view), pages, intervalMs });

/** Everything that matches, up to 50,000 addresses. */
export const fetchAllSubscriptions = async (view: SubscriptionsView): Promise<readonly Subscription[]> =>
  (await fetchPages(loadSubscriptions(view), 500)).rows;
/** Everything that matches, up to 50,000 counts. */
export const fetchAllCounts = async (view: EventsView): Promise<readonly EventCount[]> =>
  (await fetchPages(loadEvents(view), 500)).rows;
