import type { CalendarDay } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import {
  addDays,
  type Day,
  holidayName,
  holidaysOf,
  isWeekend,
  type LocaleId,
  markets,
  openRegions,
  regionOf,
  yearOf,
} from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  type ClosedPlace,
  closeDays,
  findClosedPlace,
  plant,
  reopenDay,
  resolveReaderLocale,
  toPlantTime,
} from '../../catalogue/index.ts';
import {
  type ApiDeps,
  array,
  type Failure,
  fail,
  numericId,
  ok,
  type Queryable,
  type Route,
} from '../../platform/index.ts';
import { actorName } from '../people/actor-name.ts';

/** The most days of one call. */
const longest = 62;

const readPlace = (place: string): ClosedPlace | null => {
  if (place === 'plant') return place;
  const region = regionOf(place);
  return region?.id === place ? region.id : null;
};

/** Refuses a place in which the caller may not change the catalogue: the plant works for every region. */
const refusePlace = (place: ClosedPlace, held: readonly string[] | null): Failure<'forbidden'> | null =>
  held === null || (place !== 'plant' && held.includes(place)) ? null : fail('forbidden');

const wrong = (path: string, message: string): Failure<'invalid_input'> =>
  fail('invalid_input', { fields: [{ path, code: 'not_offered', message }] });

const holidaysIn = (place: ClosedPlace, today: Day, locale: LocaleId): readonly CalendarDay[] => {
  const country = place === 'plant' ? plant.countryIso : markets[place].defaultShippingCountryCode;
  return [yearOf(today), yearOf(today) + 1]
    .flatMap((year) => holidaysOf(country, year))
    .filter(({ date }) => date >= today && !isWeekend(date))
    .map(({ date, key }) => ({
      key: `${place} ${date} ${key}`,
      date,
      place,
      kind: 'holiday',
      name: holidayName(key, locale),
      closed_day_id: null,
      closed_by: null,
      closed_by_name: null,
    }));
};

interface ClosedRow {
  readonly id: number;
  readonly place: string;
  readonly day: string;
  readonly reason: string;
  readonly closed_by: string;
  readonly closed_by_name: string | null;
}

const closedIn = async (
  db: Queryable,
  places: readonly ClosedPlace[],
  today: Day,
): Promise<readonly CalendarDay[]> => {
  const rows = await db.query<ClosedRow>(sql`
    select id::int as id, place, day::text as day, reason, closed_by, ${actorName(sql`closed_by`)} as closed_by_name
    from closed_days
    where reopened_at is null and day >= ${today}::date and place = any(${array([...places], 'text')})
    order by day, id limit 2000`);
  return rows.map(({ id, place, day, reason, closed_by, closed_by_name }) => ({
    key: `closed ${id}`,
    date: day,
    place,
    kind: 'closed',
    name: reason,
    closed_day_id: id,
    closed_by,
    closed_by_name,
  }));
};

/** The working days from the first to the last. */
const workingDays = (first: Day, last: Day): readonly Day[] => {
  const days: Day[] = [];
  for (let day = first; day <= last && days.length <= longest; day = addDays(day, 1))
    if (!isWeekend(day)) days.push(day);
  return days;
};

/** Registers the routes of the calendar: holidays, and days that staff close. */
export const registerCalendar = (route: Route, { clock }: ApiDeps): void => {
  route.staff(contracts.listCalendar, async ({ db, query, held, region, header }) => {
    const asked = query.place === undefined ? null : readPlace(query.place);
    if (query.place !== undefined && asked === null) return wrong('place', 'The shop has no such region.');
    const own: readonly ClosedPlace[] = [
      'plant',
      ...openRegions.map(({ id }) => id).filter((id) => held.regions?.includes(id) ?? true),
    ];
    const places = asked === null ? own : own.filter((one) => one === asked);
    if (places.length === 0) return fail('forbidden');
    const today = toPlantTime(clock()).day;
    const locale = resolveReaderLocale(header('accept-language'), markets[region]);
    const holidays = query.kind === 'closed' ? [] : places.flatMap((one) => holidaysIn(one, today, locale));
    const closed = query.kind === 'holiday' ? [] : await closedIn(db, places, today);
    return ok({
      days: [...holidays, ...closed].sort(
        (a, b) => a.date.localeCompare(b.date) || a.place.localeCompare(b.place),
      ),
    });
  });
  route.staff(contracts.closeDays, async ({ db, body, held, actor }) => {
    const place = readPlace(body.place);
    if (place === null) return wrong('place', 'The shop has no such region.');
    const refused = refusePlace(place, held.regions);
    if (refused) return refused;
    if (body.first_day <= toPlantTime(clock()).day)
      return wrong('first_day', 'Close days after today; what is promised for today stays.');
    const days = workingDays(body.first_day, body.last_day);
    if (days.length === 0 || days.length > longest)
      return wrong('last_day', `Name at least one and at most ${longest} days from Monday to Friday.`);
    return ok({ closed: await closeDays(db, place, days, { reason: body.reason, actor }) });
  });
  route.staff(contracts.reopenDay, async ({ db, params, held, actor }) => {
    const id = numericId(params.id);
    const place = id === null ? null : await findClosedPlace(db, id);
    if (id === null || place === null) return fail('not_found');
    return refusePlace(place, held.regions) ?? reopenDay(db, id, actor);
  });
};
