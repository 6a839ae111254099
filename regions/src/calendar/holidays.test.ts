import fc from 'fast-check';
import { addDays, easter, isDay, nthWeekday, orthodoxEaster, weekdayOf } from './dates.ts';
import { holidayName, holidayOn, holidaysOf, isWorkingDay } from './holidays.ts';

/** Dates as the churches and governments published them; every country and year: holidays.independent.test.ts. */
describe('Easter', () => {
  it.each([
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('of %d falls on %s', (year, date) => {
    expect(easter(year)).toBe(date);
  });

  it.each([
    [2024, '2024-05-05'],
    [2025, '2025-04-20'],
    [2026, '2026-04-12'],
    [2027, '2027-05-02'],
  ])('of %d falls on %s in the east', (year, date) => {
    expect(orthodoxEaster(year)).toBe(date);
  });

  it('is always a Sunday between 22 March and 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2099 }), (year) => {
        expect(weekdayOf(easter(year))).toBe(0);
        expect(easter(year) >= `${year}-03-22` && easter(year) <= `${year}-04-25`).toBe(true);
        expect(weekdayOf(orthodoxEaster(year))).toBe(0);
      }),
    );
  });
});

describe('holidays', () => {
  it.each([
    ['PL', '2026-06-04', 'corpusChristi'],
    ['PL', '2025-12-24', 'christmasEve'],
    ['SE', '2026-06-19', 'midsummerEve'],
    ['SE', '2026-10-31', 'allSaints'],
    ['DE', '2026-05-25', 'whitMonday'],
    ['GB', '2026-05-25', 'bankSpring'],
    ['GB', '2026-12-28', 'boxingDay'],
    ['GB', '2027-12-27', 'christmas'],
    ['GB', '2027-12-28', 'boxingDay'],
    ['US', '2026-11-26', 'thanksgiving'],
    ['US', '2026-07-03', 'independence'],
    ['US', '2027-12-31', 'newYear'],
    ['RO', '2026-04-10', 'goodFriday'],
    ['MT', '2026-02-10', 'saintPaul'],
    ['IE', '2030-02-01', 'saintBrigid'],
    ['LV', '2030-05-06', 'restoration'],
    ['BG', '2026-05-25', 'letters'],
    ['CY', '2026-02-23', 'cleanMonday'],
    ['CA', '2027-05-24', 'victoria'],
    ['AU', '2027-12-28', 'boxingDay'],
    ['LI', '2026-04-06', 'easterMonday'],
  ])('%s keeps %s (%s)', (country, date, key) => {
    expect(holidayOn(country, date)?.key).toBe(key);
    expect(isWorkingDay(country, date)).toBe(false);
  });

  it.each([
    ['PL', '2024-12-24'],
    ['PL', '2026-04-03'],
    ['DE', '2026-06-04'],
    ['GB', '2026-12-29'],
  ])('%s works on %s', (country, date) => {
    expect(isWorkingDay(country, date)).toBe(true);
  });

  it('never puts two holidays of a country that moves them on one day', () => {
    for (const country of ['GB', 'US']) {
      for (let year = 2020; year <= 2040; year += 1) {
        const dates = holidaysOf(country, year).map(({ date }) => date);
        expect(new Set(dates).size).toBe(dates.length);
      }
    }
  });

  it('are named in the reader’s language', () => {
    expect(
      ['en-US', 'pl-PL', 'sv-SE', 'de-DE', 'cs-CZ'].map((locale) =>
        holidayName('christmasEve', locale as 'en-US'),
      ),
    ).toEqual(['Christmas Eve', 'Wigilia', 'Julafton', 'Heiligabend', 'Štědrý den']);
  });
});

describe('days', () => {
  it('add up across months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (count) => {
        expect(addDays(addDays('2026-11-27', count), -count)).toBe('2026-11-27');
      }),
    );
  });

  it('exist or not', () => {
    expect(['2026-02-28', '2026-02-29', '2026-13-01', '2026-1-1', 'x'].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('find the last Monday of a month that starts on any weekday', () => {
    expect([nthWeekday(2026, 5, 1, -1), nthWeekday(2026, 8, 1, -1), nthWeekday(2027, 5, 1, -1)]).toEqual([
      '2026-05-25',
      '2026-08-31',
      '2027-05-31',
    ]);
  });
});
