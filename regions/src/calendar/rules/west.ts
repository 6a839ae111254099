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
  keeps,
  labourDay,
  moves,
  newYear,
  nth,
  on,
  whitMonday,
} from '../holiday-rule.ts';

/** Western and southern Europe; sources as in `holiday-rules.ts`. */
export const western: Readonly<Record<string, CountryRules>> = {
  AT: keeps(
    ...[newYear, epiphany, easterMonday, labourDay, ascension, whitMonday, corpusChristi, assumption],
    ...[on('national', 10, 26), allSaints, immaculate, christmas, boxingDay],
  ),
  BE: keeps(
    ...[newYear, easterMonday, labourDay, ascension, whitMonday, on('national', 7, 21), assumption],
    ...[allSaints, on('armistice', 11, 11), christmas],
  ),
  CH: keeps(
    ...[newYear, goodFriday, easterMonday, ascension, whitMonday, on('national', 8, 1), christmas, boxingDay],
  ),
  DE: keeps(
    ...[newYear, goodFriday, easterMonday, labourDay, ascension, whitMonday, on('unity', 10, 3)],
    ...[christmas, boxingDay],
  ),
  ES: keeps(
    ...[newYear, epiphany, goodFriday, labourDay, assumption, on('national', 10, 12), allSaints],
    ...[on('constitution', 12, 6), immaculate, christmas],
  ),
  FR: keeps(
    ...[newYear, easterMonday, labourDay, on('liberation', 5, 8), ascension, whitMonday],
    ...[on('national', 7, 14), assumption, allSaints, on('armistice', 11, 11), christmas],
  ),
  GB: moves(
    'next',
    ...[newYear, goodFriday, easterMonday, nth('bankMay', 5, 1, 1), nth('bankSpring', 5, 1, -1)],
    ...[nth('bankSummer', 8, 1, -1), christmas, boxingDay],
  ),
  // The law lets the employer choose; post and couriers rest on the next working day.
  IE: moves(
    'next',
    newYear,
    { key: 'saintBrigid', from: [2, 1, 1], unless: 5, since: 2023 },
    ...[on('saintPatrick', 3, 17), easterMonday, nth('bankMay', 5, 1, 1), nth('bankJune', 6, 1, 1)],
    ...[nth('bankSummer', 8, 1, 1), nth('bankOctober', 10, 1, -1), christmas, boxingDay],
  ),
  IT: keeps(
    ...[newYear, epiphany, easterMonday, on('liberation', 4, 25), labourDay, on('republic', 6, 2)],
    ...[assumption, on('saintFrancis', 10, 4, { since: 2026 }), allSaints, immaculate, christmas, boxingDay],
  ),
  LU: keeps(
    ...[newYear, easterMonday, labourDay, on('europeDay', 5, 9), ascension, whitMonday],
    ...[on('national', 6, 23), assumption, allSaints, christmas, boxingDay],
  ),
  MT: keeps(
    ...[newYear, on('saintPaul', 2, 10), on('saintJoseph', 3, 19), on('freedom', 3, 31), goodFriday],
    ...[labourDay, on('setteGiugno', 6, 7), on('peterPaul', 6, 29), assumption, on('victory', 9, 8)],
    ...[on('independence', 9, 21), immaculate, on('republic', 12, 13), christmas],
  ),
  NL: keeps(
    ...[newYear, easterMonday, on('kingsDay', 4, 27), ascension, whitMonday],
    ...[christmas, boxingDay],
  ),
  PT: keeps(
    ...[newYear, goodFriday, on('freedom', 4, 25), labourDay, corpusChristi, on('portugal', 6, 10)],
    ...[assumption, on('republic', 10, 5), allSaints, on('independence', 12, 1), immaculate, christmas],
  ),
};
