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
  labourDay,
  newYear,
  onDate,
  onOrthodoxEaster,
  whitMonday,
  withoutSubstitutes,
  withSubstitutes,
} from '../holiday-rule.ts';

const cleanMonday = onOrthodoxEaster('cleanMonday', -48);
const orthodoxFriday = onOrthodoxEaster('goodFriday', -2);
const orthodoxMonday = onOrthodoxEaster('easterMonday', 1);
const holySpirit = onOrthodoxEaster('whitMonday', 50);

/** Central and eastern Europe; sources as in `holiday-rules.ts`. */
export const eastern: Readonly<Record<string, CountryRules>> = {
  // Labour Code 154 (2): official holidays on a weekend are substituted by the next working days.
  BG: withSubstitutes(
    'next',
    ...[
      newYear,
      onDate('liberation', 3, 3),
      orthodoxFriday,
      orthodoxMonday,
      labourDay,
      onDate('saintGeorge', 5, 6),
    ],
    ...[onDate('letters', 5, 24), onDate('unity', 9, 6), onDate('independence', 9, 22)],
    ...[christmasEve, christmas, boxingDay],
  ),
  CY: withoutSubstitutes(
    ...[
      newYear,
      epiphany,
      cleanMonday,
      onDate('annunciation', 3, 25),
      onDate('national', 4, 1),
      orthodoxFriday,
    ],
    ...[
      orthodoxMonday,
      labourDay,
      holySpirit,
      assumption,
      onDate('independence', 10, 1),
      onDate('ochi', 10, 28),
    ],
    ...[christmas, boxingDay],
  ),
  CZ: withoutSubstitutes(
    ...[
      newYear,
      goodFriday,
      easterMonday,
      labourDay,
      onDate('liberation', 5, 8),
      onDate('cyrilMethodius', 7, 5),
    ],
    ...[
      onDate('janHus', 7, 6),
      onDate('statehood', 9, 28),
      onDate('independence', 10, 28),
      onDate('freedom', 11, 17),
    ],
    ...[christmasEve, christmas, boxingDay],
  ),
  GR: withoutSubstitutes(
    ...[newYear, epiphany, cleanMonday, onDate('annunciation', 3, 25), orthodoxFriday, orthodoxMonday],
    ...[labourDay, holySpirit, assumption, onDate('ochi', 10, 28), christmas, boxingDay],
  ),
  HR: withoutSubstitutes(
    ...[newYear, epiphany, easterMonday, labourDay, onDate('statehood', 5, 30), corpusChristi],
    ...[
      onDate('antifascist', 6, 22),
      onDate('victory', 8, 5),
      assumption,
      allSaints,
      onDate('remembrance', 11, 18),
    ],
    ...[christmas, boxingDay],
  ),
  HU: withoutSubstitutes(
    ...[newYear, onDate('revolution', 3, 15), goodFriday, easterMonday, labourDay, whitMonday],
    ...[onDate('foundation', 8, 20), onDate('revolution', 10, 23), allSaints, christmas, boxingDay],
  ),
  PL: withoutSubstitutes(
    ...[newYear, epiphany, easterMonday, labourDay, onDate('constitution', 5, 3), corpusChristi, assumption],
    ...[allSaints, onDate('independence', 11, 11), onDate('christmasEve', 12, 24, { since: 2025 })],
    ...[christmas, boxingDay],
  ),
  RO: withoutSubstitutes(
    ...[newYear, onDate('newYearSecond', 1, 2), onDate('epiphany', 1, 6, { since: 2024 })],
    ...[
      onDate('synaxis', 1, 7, { since: 2024 }),
      onDate('unity', 1, 24),
      orthodoxFriday,
      orthodoxMonday,
      labourDay,
    ],
    ...[
      onDate('childrensDay', 6, 1),
      holySpirit,
      assumption,
      onDate('saintAndrew', 11, 30),
      onDate('national', 12, 1),
    ],
    ...[christmas, boxingDay],
  ),
  SI: withoutSubstitutes(
    ...[
      newYear,
      onDate('newYearSecond', 1, 2),
      onDate('culture', 2, 8),
      easterMonday,
      onDate('resistance', 4, 27),
    ],
    ...[labourDay, onDate('labourDaySecond', 5, 2), onDate('statehood', 6, 25), assumption],
    ...[onDate('reformation', 10, 31), allSaints, christmas, onDate('unity', 12, 26)],
  ),
  SK: withoutSubstitutes(
    ...[newYear, epiphany, goodFriday, easterMonday, labourDay, onDate('cyrilMethodius', 7, 5)],
    ...[onDate('uprising', 8, 29), allSaints, christmasEve, christmas, boxingDay],
  ),
};
