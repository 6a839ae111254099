import type { HolidayKey } from './holiday-names.ts';
import type { HolidayRule, Substitute } from './holiday-rule.ts';

/**
 * Nation-wide public holidays on which couriers do not deliver, from each country's law. Days kept only in parts of a
 * country are left out: the promise is made for a country.
 */
interface Rules {
  readonly rules: readonly HolidayRule[];
  readonly substitute: Substitute;
}

const on = (key: HolidayKey, month: number, date: number, since?: number): HolidayRule => ({
  key,
  on: [month, date],
  ...(since === undefined ? {} : { since }),
});
const nth = (key: HolidayKey, month: number, weekday: number, n: number, since?: number): HolidayRule => ({
  key,
  nth: [month, weekday, n],
  ...(since === undefined ? {} : { since }),
});

const newYear = on('newYear', 1, 1);
const epiphany = on('epiphany', 1, 6);
const maundyThursday: HolidayRule = { key: 'maundyThursday', easter: -3 };
const goodFriday: HolidayRule = { key: 'goodFriday', easter: -2 };
const easterMonday: HolidayRule = { key: 'easterMonday', easter: 1 };
const labourDay = on('labourDay', 5, 1);
const ascension: HolidayRule = { key: 'ascension', easter: 39 };
const whitMonday: HolidayRule = { key: 'whitMonday', easter: 50 };
const corpusChristi: HolidayRule = { key: 'corpusChristi', easter: 60 };
const assumption = on('assumption', 8, 15);
const allSaints = on('allSaints', 11, 1);
const immaculate = on('immaculate', 12, 8);
const christmasEve = on('christmasEve', 12, 24);
const christmas = on('christmas', 12, 25);
const boxingDay = on('boxingDay', 12, 26);

const common: readonly HolidayRule[] = [newYear, easterMonday, labourDay, christmas, boxingDay];

const keeps = (...rules: readonly HolidayRule[]): Rules => ({ rules, substitute: 'none' });

const byCountry: Readonly<Record<string, Rules>> = {
  AT: keeps(
    newYear,
    epiphany,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    corpusChristi,
    assumption,
    on('national', 10, 26),
    allSaints,
    immaculate,
    christmas,
    boxingDay,
  ),
  BE: keeps(
    newYear,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    on('national', 7, 21),
    assumption,
    allSaints,
    on('armistice', 11, 11),
    christmas,
  ),
  CH: keeps(
    newYear,
    goodFriday,
    easterMonday,
    ascension,
    whitMonday,
    on('national', 8, 1),
    christmas,
    boxingDay,
  ),
  CZ: keeps(
    newYear,
    goodFriday,
    easterMonday,
    labourDay,
    on('liberation', 5, 8),
    on('cyrilMethodius', 7, 5),
    on('janHus', 7, 6),
    on('statehood', 9, 28),
    on('independence', 10, 28),
    on('freedom', 11, 17),
    christmasEve,
    christmas,
    boxingDay,
  ),
  DE: keeps(
    newYear,
    goodFriday,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    on('unity', 10, 3),
    christmas,
    boxingDay,
  ),
  DK: keeps(newYear, maundyThursday, goodFriday, easterMonday, ascension, whitMonday, christmas, boxingDay),
  ES: keeps(
    newYear,
    epiphany,
    goodFriday,
    labourDay,
    assumption,
    on('national', 10, 12),
    allSaints,
    on('constitution', 12, 6),
    immaculate,
    christmas,
  ),
  FI: keeps(
    newYear,
    epiphany,
    goodFriday,
    easterMonday,
    labourDay,
    ascension,
    { key: 'midsummerEve', from: [6, 19, 5] },
    on('independence', 12, 6),
    christmasEve,
    christmas,
    boxingDay,
  ),
  FR: keeps(
    newYear,
    easterMonday,
    labourDay,
    on('liberation', 5, 8),
    ascension,
    whitMonday,
    on('national', 7, 14),
    assumption,
    allSaints,
    on('armistice', 11, 11),
    christmas,
  ),
  GB: {
    substitute: 'next',
    rules: [
      newYear,
      goodFriday,
      easterMonday,
      nth('bankMay', 5, 1, 1),
      nth('bankSpring', 5, 1, -1),
      nth('bankSummer', 8, 1, -1),
      christmas,
      boxingDay,
    ],
  },
  IE: keeps(
    newYear,
    nth('saintBrigid', 2, 1, 1, 2023),
    on('saintPatrick', 3, 17),
    easterMonday,
    nth('bankMay', 5, 1, 1),
    nth('bankJune', 6, 1, 1),
    nth('bankSummer', 8, 1, 1),
    nth('bankOctober', 10, 1, -1),
    christmas,
    boxingDay,
  ),
  IT: keeps(
    newYear,
    epiphany,
    easterMonday,
    on('liberation', 4, 25),
    labourDay,
    on('republic', 6, 2),
    assumption,
    on('saintFrancis', 10, 4, 2026),
    allSaints,
    immaculate,
    christmas,
    boxingDay,
  ),
  NL: keeps(newYear, easterMonday, on('kingsDay', 4, 27), ascension, whitMonday, christmas, boxingDay),
  NO: keeps(
    newYear,
    maundyThursday,
    goodFriday,
    easterMonday,
    labourDay,
    on('constitution', 5, 17),
    ascension,
    whitMonday,
    christmas,
    boxingDay,
  ),
  PL: keeps(
    newYear,
    epiphany,
    easterMonday,
    labourDay,
    on('constitution', 5, 3),
    corpusChristi,
    assumption,
    allSaints,
    on('independence', 11, 11),
    on('christmasEve', 12, 24, 2025),
    christmas,
    boxingDay,
  ),
  PT: keeps(
    newYear,
    goodFriday,
    on('freedom', 4, 25),
    labourDay,
    corpusChristi,
    on('portugal', 6, 10),
    assumption,
    on('republic', 10, 5),
    allSaints,
    on('independence', 12, 1),
    immaculate,
    christmas,
  ),
  RO: keeps(
    newYear,
    on('newYearSecond', 1, 2),
    on('epiphany', 1, 6, 2024),
    on('synaxis', 1, 7, 2024),
    on('unity', 1, 24),
    { key: 'goodFriday', orthodox: -2 },
    { key: 'easterMonday', orthodox: 1 },
    labourDay,
    on('childrensDay', 6, 1),
    { key: 'whitMonday', orthodox: 50 },
    assumption,
    on('saintAndrew', 11, 30),
    on('national', 12, 1),
    christmas,
    boxingDay,
  ),
  SE: keeps(
    newYear,
    epiphany,
    goodFriday,
    easterMonday,
    labourDay,
    ascension,
    on('national', 6, 6),
    // Eves are no holidays by law, but nothing is delivered on them.
    { key: 'midsummerEve', from: [6, 19, 5] },
    { key: 'midsummer', from: [6, 20, 6] },
    { key: 'allSaints', from: [10, 31, 6] },
    christmasEve,
    christmas,
    boxingDay,
    on('newYearsEve', 12, 31),
  ),
  US: {
    substitute: 'nearest',
    rules: [
      newYear,
      nth('martinLutherKing', 1, 1, 3),
      nth('presidents', 2, 1, 3),
      nth('memorial', 5, 1, -1),
      on('juneteenth', 6, 19, 2021),
      on('independence', 7, 4),
      nth('usLabor', 9, 1, 1),
      nth('columbus', 10, 1, 2),
      on('veterans', 11, 11),
      nth('thanksgiving', 11, 4, 4),
      christmas,
    ],
  },
};

export const holidayRules = (countryIso: string): Rules =>
  byCountry[countryIso] ?? { rules: common, substitute: 'none' };
/** Countries whose own holidays are known; all others keep New Year, Easter Monday, 1 May and Christmas. */
export const countriesWithHolidays: readonly string[] = Object.keys(byCountry);
