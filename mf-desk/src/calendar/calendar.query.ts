import { type CalendarDay, closeDays, listCalendar, type QueryOf, reopenDay } from '@shop/contracts';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { unwrap } from '@shop/kit/query';
import { type LoadPage, presentFilters, useListPages } from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 30_000;

export type CalendarView = QueryOf<typeof listCalendar>;
export const dayKinds = ['holiday', 'closed'] as const;

/** Reads the filters from the address; values that the API would refuse are left out. */
export const readCalendarView = (search: URLSearchParams): CalendarView => {
  const place = search.get('place') ?? '';
  return presentFilters({
    place: /^(plant|[a-z]{2})$/.test(place) ? place : undefined,
    kind: dayKinds.find((one) => one === search.get('kind')),
  });
};

const loadDays =
  (view: CalendarView): LoadPage<CalendarDay> =>
  async (_cursor, signal) => {
    const { days: rows } = await unwrap(call(listCalendar, { query: view, ...(signal && { signal }) }));
    return { rows, next_cursor: null };
  };

export const useCalendar = (view: CalendarView) =>
  useListPages({ name: 'calendar', view, load: loadDays(view), pages: 1, intervalMs });

/** Everything that matches. */
export const fetchDays = async (view: CalendarView): Promise<readonly CalendarDay[]> =>
  (await loadDays(view)(null)).rows;

interface Closing {
  readonly place: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly reason: string;
  /** One for one confirmed closing. */
  readonly idempotencyKey: string;
}

/** The region of a place for the API to check the permission in; the plant has none. */
const regionOf = (place: string) => (place === 'plant' ? {} : { headers: { 'X-Region': place } });

export const sendClosing = ({ place, firstDay, lastDay, reason, idempotencyKey }: Closing) =>
  call(closeDays, {
    ...regionOf(place),
    body: { place, first_day: firstDay, last_day: lastDay, reason },
    idempotencyKey,
  });

/** Reopens a closed day of a place. */
export const sendReopening = (id: number, place: string) =>
  call(reopenDay, {
    params: { id: String(id) },
    ...regionOf(place),
    idempotencyKey: newIdempotencyKey(),
  });
