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
  keeps,
  labourDay,
  maundyThursday,
  newYear,
  on,
  whitMonday,
} from '../holiday-rule.ts';

const newYearsEve = on('newYearsEve', 12, 31);

/** The Nordic and Baltic countries; sources as in `holiday-rules.ts`. Eves on which nothing is delivered are kept too. */
export const northern: Readonly<Record<string, CountryRules>> = {
  DK: keeps(
    ...[newYear, maundyThursday, goodFriday, easterMonday, ascension, whitMonday, christmas, boxingDay],
  ),
  EE: keeps(
    ...[newYear, on('independence', 2, 24), goodFriday, labourDay, on('victory', 6, 23)],
    ...[on('midsummer', 6, 24), on('restoration', 8, 20), christmasEve, christmas, boxingDay],
  ),
  FI: keeps(
    ...[newYear, epiphany, goodFriday, easterMonday, labourDay, ascension],
    { key: 'midsummerEve', from: [6, 19, 5] },
    ...[on('independence', 12, 6), christmasEve, christmas, boxingDay],
  ),
  LT: keeps(
    ...[newYear, on('restoration', 2, 16), on('independence', 3, 11), easterMonday, labourDay],
    ...[on('midsummer', 6, 24), on('statehood', 7, 6), assumption, allSaints],
    ...[on('allSouls', 11, 2, { since: 2020 }), christmasEve, christmas, boxingDay],
  ),
  LV: keeps(
    ...[newYear, goodFriday, easterMonday, labourDay, on('restoration', 5, 4, { substitute: 'next' })],
    ...[on('midsummerEve', 6, 23), on('midsummer', 6, 24), on('republic', 11, 18, { substitute: 'next' })],
    ...[christmasEve, christmas, boxingDay, newYearsEve],
  ),
  NO: keeps(
    ...[newYear, maundyThursday, goodFriday, easterMonday, labourDay, on('constitution', 5, 17), ascension],
    ...[whitMonday, christmas, boxingDay],
  ),
  SE: keeps(
    ...[newYear, epiphany, goodFriday, easterMonday, labourDay, ascension, on('national', 6, 6)],
    { key: 'midsummerEve', from: [6, 19, 5] },
    { key: 'midsummer', from: [6, 20, 6] },
    { key: 'allSaints', from: [10, 31, 6] },
    ...[christmasEve, christmas, boxingDay, newYearsEve],
  ),
};
