import {
  allSaints,
  ascension,
  assumption,
  boxingDay,
  type CountryRules,
  christmas,
  christmasEve,
  easterMonday,
  epiphany,
  goodFriday,
  labourDay,
  maundyThursday,
  newYear,
  onDate,
  whitMonday,
  withoutSubstitutes,
} from '../holiday-rule.ts';

const newYearsEve = onDate('newYearsEve', 12, 31);

/** The Nordic and Baltic countries; sources as in `holiday-rules.ts`. Includes eves without delivery. */
export const northern: Readonly<Record<string, CountryRules>> = {
  DK: withoutSubstitutes(
    ...[newYear, maundyThursday, goodFriday, easterMonday, ascension, whitMonday, christmas, boxingDay],
  ),
  EE: withoutSubstitutes(
    ...[newYear, onDate('independence', 2, 24), goodFriday, labourDay, onDate('victory', 6, 23)],
    ...[onDate('midsummer', 6, 24), onDate('restoration', 8, 20), christmasEve, christmas, boxingDay],
  ),
  FI: withoutSubstitutes(
    ...[newYear, epiphany, goodFriday, easterMonday, labourDay, ascension],
    { key: 'midsummerEve', from: [6, 19, 5] },
    ...[onDate('independence', 12, 6), christmasEve, christmas, boxingDay],
  ),
  LT: withoutSubstitutes(
    ...[newYear, onDate('restoration', 2, 16), onDate('independence', 3, 11), easterMonday, labourDay],
    ...[onDate('midsummer', 6, 24), onDate('statehood', 7, 6), assumption, allSaints],
    ...[onDate('allSouls', 11, 2, { since: 2020 }), christmasEve, christmas, boxingDay],
  ),
  LV: withoutSubstitutes(
    ...[newYear, goodFriday, easterMonday, labourDay, onDate('restoration', 5, 4, { substitute: 'next' })],
    ...[
      onDate('midsummerEve', 6, 23),
      onDate('midsummer', 6, 24),
      onDate('republic', 11, 18, { substitute: 'next' }),
    ],
    ...[christmasEve, christmas, boxingDay, newYearsEve],
  ),
  NO: withoutSubstitutes(
    ...[
      newYear,
      maundyThursday,
      goodFriday,
      easterMonday,
      labourDay,
      onDate('constitution', 5, 17),
      ascension,
    ],
    ...[whitMonday, christmas, boxingDay],
  ),
  SE: withoutSubstitutes(
    ...[newYear, epiphany, goodFriday, easterMonday, labourDay, ascension, onDate('national', 6, 6)],
    { key: 'midsummerEve', from: [6, 19, 5] },
    { key: 'midsummer', from: [6, 20, 6] },
    { key: 'allSaints', from: [10, 31, 6] },
    ...[christmasEve, christmas, boxingDay, newYearsEve],
  ),
};
