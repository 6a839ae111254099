import Holidays from 'date-holidays';
import { supportedCountries } from '../countries.ts';
import { countriesWithHolidays } from './holiday-rules.ts';
import { holidaysOf, isWeekend } from './holidays.ts';

const years = Array.from({ length: 11 }, (_, index) => 2026 + index);

/** Days without delivery that date-holidays does not list as public, and why. */
const ours: Readonly<Record<string, readonly string[]>> = {
  // Labour Code 154: 26 December, and the next working day for what falls on a weekend.
  BG: 'boxingDay christmas christmasEve independence labourDay letters liberation newYear saintGeorge unity'.split(
    ' ',
  ),
  // Federal law; some provinces have fewer. The post observes Easter Monday.
  CA: 'boxingDay canada christmas easterMonday newYear reconciliation remembrance thanksgiving victoria'.split(
    ' ',
  ),
  // Green Monday is a Monday (theirs is the Tuesday); Kataklysmos is observed on Monday.
  CY: ['cleanMonday', 'whitMonday'],
  // Eves are not legal holidays, but nothing is delivered on them.
  FI: ['christmasEve', 'midsummerEve'],
  SE: ['christmasEve', 'midsummerEve', 'newYearsEve'],
  // Observed in England, Wales and Northern Ireland: they list it by region.
  GB: ['bankSummer'],
  // Not by law, but post and couriers are closed on the next working day.
  IE: ['boxingDay', 'christmas', 'newYear', 'saintPatrick'],
  // Labour code 139: 1 and 2 January.
  RO: ['newYearSecond'],
  // 5 U.S.C. 6103: the nearest weekday.
  US: ['veterans'],
};

/** Days with delivery that date-holidays lists as public. */
const theirs: Readonly<Record<string, (date: string) => boolean>> = {
  // One day after Green Monday, see above.
  CY: (date) => new Date(date).getUTCDay() === 2,
  // Moved by the communities, not by the state.
  ES: (date) => date === '2033-12-26',
};

const publicDays = (country: string, year: number): string[] => {
  const found = new Holidays(country).getHolidays(year) as readonly { date: string; type: string }[];
  const dates = found.filter(({ type }) => type === 'public').map(({ date }) => date.slice(0, 10));
  return [...new Set(dates)].filter((date) => !isWeekend(date));
};

const ourDays = (country: string, year: number) =>
  [...holidaysOf(country, year), ...holidaysOf(country, year + 1)].filter(
    ({ date }) => date.startsWith(`${year}-`) && !isWeekend(date),
  );

describe('eleven years of holidays against date-holidays', () => {
  it('cover every country that is shipped to', () => {
    expect([...countriesWithHolidays].sort()).toEqual([...supportedCountries].sort());
  });

  it.each(supportedCountries)('%s', (country) => {
    const more = new Set<string>();
    const less: string[] = [];
    for (const year of years) {
      const published = publicDays(country, year);
      const kept = ourDays(country, year);
      for (const { date, key } of kept) if (!published.includes(date)) more.add(key);
      less.push(...published.filter((date) => !kept.some((one) => one.date === date)));
    }
    expect([...more].sort()).toEqual(ours[country] ?? []);
    expect(less.filter((date) => !theirs[country]?.(date))).toEqual([]);
  });
});
