import type { listHolidays, ReplyOf, RestDay } from '@shop/contracts';
import { type Day, holidayName, holidaysOf, isWeekend, type RegionId, yearOf } from '@shop/regions';
import { ok, type Result } from '../../platform/index.ts';
import { parseRegion } from '../variants/market.ts';
import { type ClosedPlace, closedDayName, closedDaysOf } from './closed-days.ts';
import { plant, toPlantTime } from './plant-time.ts';
import { parseCountry, resolveReaderLocale } from './read-query.ts';

type Reply = ReplyOf<typeof listHolidays>;

export interface HolidaysQuery {
  readonly region?: string | undefined;
  readonly country_iso?: string | undefined;
}

/**
 * Lists the days off of the plant and of a destination country: the same calendar as for delivery
 * dates.
 */
export function listDaysOff(
  own: RegionId,
  query: HolidaysQuery,
  acceptLanguage: string | undefined,
  now: Date,
): Result<Reply, 'invalid_input'> {
  const parsedRegion = parseRegion(query.region, own);
  if (!parsedRegion.ok) return parsedRegion;
  const country = parseCountry(
    query.country_iso ?? parsedRegion.value.defaultShippingCountryCode,
    'country_iso',
  );
  if (!country.ok) return country;
  const locale = resolveReaderLocale(acceptLanguage, parsedRegion.value);
  const today = toPlantTime(now).day;
  const days = new Map<string, RestDay>();
  const addDaysOff = (countryIso: string, rests: Partial<Pick<RestDay, 'production' | 'delivery'>>) => {
    for (const { date, key } of holidaysOnWeekdays(countryIso, today)) {
      const known = days.get(`${date} ${key}`);
      const holiday = { key, name: holidayName(key, locale) };
      days.set(`${date} ${key}`, { date, holiday, production: false, delivery: false, ...known, ...rests });
    }
  };
  addDaysOff(plant.countryIso, { production: true });
  addDaysOff(country.value, { delivery: true });
  const addClosedDays = (place: ClosedPlace, rests: Pick<RestDay, 'production' | 'delivery'>) => {
    for (const { day } of closedDaysOf(place).filter((one) => one.day >= today && !isWeekend(one.day)))
      days.set(`${day} ${place}`, { date: day, holiday: closedDayName(place, locale), ...rests });
  };
  addClosedDays('plant', { production: true, delivery: false });
  addClosedDays(parsedRegion.value.id, { production: false, delivery: true });
  return ok({
    production_country_iso: plant.countryIso,
    delivery_country_iso: country.value,
    holidays: [...days.values()].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  });
}

/** From today to the end of next year. A holiday on a weekend changes no date. */
const holidaysOnWeekdays = (countryIso: string, today: Day) =>
  [yearOf(today), yearOf(today) + 1]
    .flatMap((year) => holidaysOf(countryIso, year))
    .filter(({ date }) => date >= today && !isWeekend(date));
