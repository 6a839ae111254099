import {
  allSaints,
  ascension,
  assumption,
  boxingDay,
  type CountryRules,
  christmas,
  corpusChristi,
  easterMonday,
  epiphany,
  goodFriday,
  immaculate,
  labourDay,
  newYear,
  onDate,
  onNthWeekday,
  whitMonday,
  withoutSubstitutes,
  withSubstitutes,
} from '../holiday-rule.ts';

/** Western and southern Europe; sources as in `holiday-rules.ts`. */
export const western: Readonly<Record<string, CountryRules>> = {
  AT: withoutSubstitutes(
    ...[newYear, epiphany, easterMonday, labourDay, ascension, whitMonday, corpusChristi, assumption],
    ...[onDate('national', 10, 26), allSaints, immaculate, christmas, boxingDay],
  ),
  BE: withoutSubstitutes(
    ...[newYear, easterMonday, labourDay, ascension, whitMonday, onDate('national', 7, 21), assumption],
    ...[allSaints, onDate('armistice', 11, 11), christmas],
  ),
  CH: withoutSubstitutes(
    ...[
      newYear,
      goodFriday,
      easterMonday,
      ascension,
      whitMonday,
      onDate('national', 8, 1),
      christmas,
      boxingDay,
    ],
  ),
  DE: withoutSubstitutes(
    ...[newYear, goodFriday, easterMonday, labourDay, ascension, whitMonday, onDate('unity', 10, 3)],
    ...[christmas, boxingDay],
  ),
  ES: withoutSubstitutes(
    ...[newYear, epiphany, goodFriday, labourDay, assumption, onDate('national', 10, 12), allSaints],
    ...[onDate('constitution', 12, 6), immaculate, christmas],
  ),
  FR: withoutSubstitutes(
    ...[newYear, easterMonday, labourDay, onDate('liberation', 5, 8), ascension, whitMonday],
    ...[onDate('national', 7, 14), assumption, allSaints, onDate('armistice', 11, 11), christmas],
  ),
  GB: withSubstitutes(
    'next',
    ...[
      newYear,
      goodFriday,
      easterMonday,
      onNthWeekday('bankMay', 5, 1, 1),
      onNthWeekday('bankSpring', 5, 1, -1),
    ],
    ...[onNthWeekday('bankSummer', 8, 1, -1), christmas, boxingDay],
  ),
  // The law lets the employer choose; post and couriers are closed on the next working day.
  IE: withSubstitutes(
    'next',
    newYear,
    { key: 'saintBrigid', from: [2, 1, 1], unless: 5, since: 2023 },
    ...[
      onDate('saintPatrick', 3, 17),
      easterMonday,
      onNthWeekday('bankMay', 5, 1, 1),
      onNthWeekday('bankJune', 6, 1, 1),
    ],
    ...[onNthWeekday('bankSummer', 8, 1, 1), onNthWeekday('bankOctober', 10, 1, -1), christmas, boxingDay],
  ),
  IT: withoutSubstitutes(
    ...[newYear, epiphany, easterMonday, onDate('liberation', 4, 25), labourDay, onDate('republic', 6, 2)],
    ...[
      assumption,
      onDate('saintFrancis', 10, 4, { since: 2026 }),
      allSaints,
      immaculate,
      christmas,
      boxingDay,
    ],
  ),
  LU: withoutSubstitutes(
    ...[newYear, easterMonday, labourDay, onDate('europeDay', 5, 9), ascension, whitMonday],
    ...[onDate('national', 6, 23), assumption, allSaints, christmas, boxingDay],
  ),
  MT: withoutSubstitutes(
    ...[
      newYear,
      onDate('saintPaul', 2, 10),
      onDate('saintJoseph', 3, 19),
      onDate('freedom', 3, 31),
      goodFriday,
    ],
    ...[
      labourDay,
      onDate('setteGiugno', 6, 7),
      onDate('peterPaul', 6, 29),
      assumption,
      onDate('victory', 9, 8),
    ],
    ...[onDate('independence', 9, 21), immaculate, onDate('republic', 12, 13), christmas],
  ),
  NL: withoutSubstitutes(
    ...[newYear, easterMonday, onDate('kingsDay', 4, 27), ascension, whitMonday],
    ...[christmas, boxingDay],
  ),
  PT: withoutSubstitutes(
    ...[newYear, goodFriday, onDate('freedom', 4, 25), labourDay, corpusChristi, onDate('portugal', 6, 10)],
    ...[
      assumption,
      onDate('republic', 10, 5),
      allSaints,
      onDate('independence', 12, 1),
      immaculate,
      christmas,
    ],
  ),
};
