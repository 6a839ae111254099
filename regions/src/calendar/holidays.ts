import type { LocaleId } from '../region.ts';
import { addDays, type Day, day, easter, nthWeekday, orthodoxEaster, weekdayOf, yearOf } from './dates.ts';
import { type HolidayKey, holidayNames } from './holiday-names.ts';
import type { HolidayRule, Substitute } from './holiday-rule.ts';
import { holidayRules } from './holiday-rules.ts';

export interface Holiday {
  readonly date: Day;
  readonly key: HolidayKey;
}

const cache = new Map<string, readonly Holiday[]>();

/** The public holidays of a country in a year, ascending. Countries without rules of their own keep the common ones. */
export function holidaysOf(countryIso: string, year: number): readonly Holiday[] {
  const key = `${countryIso} ${year}`;
  const known = cache.get(key);
  if (known) return known;
  const { rules, substitute } = holidayRules(countryIso);
  const found: Holiday[] = [];
  for (const rule of rules) {
    if (rule.since !== undefined && year < rule.since) continue;
    found.push({ date: dateOf(rule, year), key: rule.key });
  }
  const moved = moveOffWeekends(found.sort(byDate), substitute).sort(byDate);
  cache.set(key, moved);
  return moved;
}

/** The holiday on a day, if it is one. A substitute of next year's New Year may fall on 31 December. */
export const holidayOn = (countryIso: string, on: Day): Holiday | undefined =>
  holidaysOf(countryIso, yearOf(on)).find(({ date }) => date === on) ??
  (on.endsWith('-12-31')
    ? holidaysOf(countryIso, yearOf(on) + 1).find(({ date }) => date === on)
    : undefined);

export const isWeekend = (of: Day): boolean => weekdayOf(of) === 0 || weekdayOf(of) === 6;

/** Monday to Friday and no public holiday. */
export const isWorkingDay = (countryIso: string, of: Day): boolean =>
  !isWeekend(of) && holidayOn(countryIso, of) === undefined;

/** @example holidayName('midsummerEve', 'sv-SE') // 'Midsommarafton' */
export function holidayName(key: HolidayKey, locale: LocaleId): string {
  const [english, polish, swedish] = holidayNames[key];
  return locale === 'pl-PL' ? polish : locale === 'sv-SE' ? swedish : english;
}

function dateOf(rule: HolidayRule, year: number): Day {
  if ('on' in rule) return day(year, ...rule.on);
  if ('easter' in rule) return addDays(easter(year), rule.easter);
  if ('orthodox' in rule) return addDays(orthodoxEaster(year), rule.orthodox);
  if ('nth' in rule) return nthWeekday(year, ...rule.nth);
  const [month, date, weekday] = rule.from;
  const start = day(year, month, date);
  return addDays(start, (weekday - weekdayOf(start) + 7) % 7);
}

function moveOffWeekends(holidays: readonly Holiday[], substitute: Substitute): Holiday[] {
  if (substitute === 'none') return [...holidays];
  const taken = new Set(holidays.filter(({ date }) => !isWeekend(date)).map(({ date }) => date));
  return holidays.map((holiday) => {
    if (!isWeekend(holiday.date)) return holiday;
    const step = substitute === 'nearest' && weekdayOf(holiday.date) === 6 ? -1 : 1;
    let date = addDays(holiday.date, step);
    while (isWeekend(date) || taken.has(date)) date = addDays(date, step);
    taken.add(date);
    return { ...holiday, date };
  });
}

const byDate = (a: Holiday, b: Holiday): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);
