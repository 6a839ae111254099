import {
  allSaints,
  assumption,
  boxingDay,
  type CountryRules,
  christmas,
  christmasEve,
  corpusChristi,
  easterMonday,
  epiphany,
  goodFriday,
  keeps,
  labourDay,
  moves,
  newYear,
  on,
  orthodox,
  whitMonday,
} from '../holiday-rule.ts';

const cleanMonday = orthodox('cleanMonday', -48);
const orthodoxFriday = orthodox('goodFriday', -2);
const orthodoxMonday = orthodox('easterMonday', 1);
const holySpirit = orthodox('whitMonday', 50);

/** Central and eastern Europe; sources as in `holiday-rules.ts`. */
export const eastern: Readonly<Record<string, CountryRules>> = {
  // Labour Code 154 (2): official holidays on a weekend are made up for on the next working days.
  BG: moves(
    'next',
    ...[newYear, on('liberation', 3, 3), orthodoxFriday, orthodoxMonday, labourDay, on('saintGeorge', 5, 6)],
    ...[on('letters', 5, 24), on('unity', 9, 6), on('independence', 9, 22)],
    ...[christmasEve, christmas, boxingDay],
  ),
  CY: keeps(
    ...[newYear, epiphany, cleanMonday, on('annunciation', 3, 25), on('national', 4, 1), orthodoxFriday],
    ...[orthodoxMonday, labourDay, holySpirit, assumption, on('independence', 10, 1), on('ochi', 10, 28)],
    ...[christmas, boxingDay],
  ),
  CZ: keeps(
    ...[newYear, goodFriday, easterMonday, labourDay, on('liberation', 5, 8), on('cyrilMethodius', 7, 5)],
    ...[on('janHus', 7, 6), on('statehood', 9, 28), on('independence', 10, 28), on('freedom', 11, 17)],
    ...[christmasEve, christmas, boxingDay],
  ),
  GR: keeps(
    ...[newYear, epiphany, cleanMonday, on('annunciation', 3, 25), orthodoxFriday, orthodoxMonday],
    ...[labourDay, holySpirit, assumption, on('ochi', 10, 28), christmas, boxingDay],
  ),
  HR: keeps(
    ...[newYear, epiphany, easterMonday, labourDay, on('statehood', 5, 30), corpusChristi],
    ...[on('antifascist', 6, 22), on('victory', 8, 5), assumption, allSaints, on('remembrance', 11, 18)],
    ...[christmas, boxingDay],
  ),
  HU: keeps(
    ...[newYear, on('revolution', 3, 15), goodFriday, easterMonday, labourDay, whitMonday],
    ...[on('foundation', 8, 20), on('revolution', 10, 23), allSaints, christmas, boxingDay],
  ),
  PL: keeps(
    ...[newYear, epiphany, easterMonday, labourDay, on('constitution', 5, 3), corpusChristi, assumption],
    ...[allSaints, on('independence', 11, 11), on('christmasEve', 12, 24, { since: 2025 })],
    ...[christmas, boxingDay],
  ),
  RO: keeps(
    ...[newYear, on('newYearSecond', 1, 2), on('epiphany', 1, 6, { since: 2024 })],
    ...[on('synaxis', 1, 7, { since: 2024 }), on('unity', 1, 24), orthodoxFriday, orthodoxMonday, labourDay],
    ...[on('childrensDay', 6, 1), holySpirit, assumption, on('saintAndrew', 11, 30), on('national', 12, 1)],
    ...[christmas, boxingDay],
  ),
  SI: keeps(
    ...[newYear, on('newYearSecond', 1, 2), on('culture', 2, 8), easterMonday, on('resistance', 4, 27)],
    ...[labourDay, on('labourDaySecond', 5, 2), on('statehood', 6, 25), assumption],
    ...[on('reformation', 10, 31), allSaints, christmas, on('unity', 12, 26)],
  ),
  SK: keeps(
    ...[newYear, epiphany, goodFriday, easterMonday, labourDay, on('cyrilMethodius', 7, 5)],
    ...[on('uprising', 8, 29), allSaints, christmasEve, christmas, boxingDay],
  ),
};
