import type { LocaleId } from '../region.ts';
import { addDays, type Day, day, easter, nthWeekday, orthodoxEaster, weekdayOf, yearOf } from './dates.ts';
import type { HolidayRule, Substitute } from './holiday-rule.ts';
import { holidayRules } from './holiday-rules.ts';
import { type HolidayKey, holidayNames } from './names/index.ts';

export interface Holiday {
  readonly date: Day;
  readonly key: HolidayKey;
}

const cache = new Map<string, readonly Holiday[]>();

/**
 * Returns the public holidays of a country in a year, ascending. Countries without rules of their own have the common
 * ones.
 */
export function holidaysOf(countryIso: string, year: number): readonly Holiday[] {
  const key = `${countryIso} ${year}`;
  const known = cache.get(key);
  if (known) return known;
  const { rules, substitute } = holidayRules(countryIso);
  const found = rules
    .filter(({ since }) => since === undefined || year >= since)
    .map((rule) => ({ date: dateOf(rule, year), key: rule.key, substitute: rule.substitute ?? substitute }));
  const moved = moveOffWeekends(found.sort(byDate)).sort(byDate);
  cache.set(key, moved);
  return moved;
}

/** Returns the holiday on a day, if any. A substitute of next year's New Year may be on 31 December. */
export const holidayOn = (countryIso: string, on: Day): Holiday | undefined =>
  holidaysOf(countryIso, yearOf(on)).find(({ date }) => date === on) ??
  (on.endsWith('-12-31')
    ? holidaysOf(countryIso, yearOf(on) + 1).find(({ date }) => date === on)
    : undefined);

export const isWeekend = (of: Day): boolean => weekdayOf(of) === 0 || weekdayOf(of) === 6;

/** Whether a day is Monday to Friday and no public holiday. */
export const isWorkingDay = (countryIso: string, of: Day): boolean =>
  !isWeekend(of) && holidayOn(countryIso, of) === undefined;

/** @example holidayName('midsummerEve', 'sv-SE') // 'Midsommarafton' */
export const holidayName = (key: HolidayKey, locale: LocaleId): string => holidayNames[locale][key];

function dateOf(rule: HolidayRule, year: number): Day {
  if ('on' in rule) return day(year, ...rule.on);
  if ('easter' in rule) return addDays(easter(year), rule.easter);
  if ('orthodox' in rule) return addDays(orthodoxEaster(year), rule.orthodox);
  if ('nth' in rule) return nthWeekday(year, ...rule.nth);
  const [month, date, weekday] = rule.from;
  const start = day(year, month, date);
  return weekdayOf(start) === rule.unless ? start : addDays(start, (weekday - weekdayOf(start) + 7) % 7);
}

function moveOffWeekends(holidays: readonly (Holiday & { readonly substitute: Substitute })[]): Holiday[] {
  const taken = new Set(holidays.filter(({ date }) => !isWeekend(date)).map(({ date }) => date));
  return holidays.map(({ date: kept, key, substitute }) => {
    const step = stepOf(kept, substitute);
    if (step === 0) return { date: kept, key };
    let date = addDays(kept, step);
    while (isWeekend(date) || taken.has(date)) date = addDays(date, step);
    taken.add(date);
    return { date, key };
  });
}

/** Returns the direction in which a holiday on this day moves; 0 if it does not. */
function stepOf(date: Day, substitute: Substitute): -1 | 0 | 1 {
  if (!isWeekend(date) || substitute === 'none') return 0;
  return substitute === 'nearest' && weekdayOf(date) === 6 ? -1 : 1;
}

const byDate = (a: Holiday, b: Holiday): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);
