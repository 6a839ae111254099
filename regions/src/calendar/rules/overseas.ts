import {
  boxingDay,
  type CountryRules,
  christmas,
  easterMonday,
  goodFriday,
  moves,
  newYear,
  nth,
  on,
} from '../holiday-rule.ts';

/** The countries overseas that are supported, two of them in part; federal holidays only. */
export const overseas: Readonly<Record<string, CountryRules>> = {
  AU: moves(
    'next',
    ...[newYear, on('australia', 1, 26), goodFriday, easterMonday],
    ...[on('anzac', 4, 25, { substitute: 'none' }), christmas, boxingDay],
  ),
  CA: moves(
    'next',
    ...[newYear, goodFriday, easterMonday],
    { key: 'victoria', from: [5, 18, 1] },
    ...[on('canada', 7, 1), nth('labourDayAutumn', 9, 1, 1), on('reconciliation', 9, 30)],
    ...[nth('thanksgiving', 10, 1, 2), on('remembrance', 11, 11), christmas, boxingDay],
  ),
  US: moves(
    'nearest',
    ...[newYear, nth('martinLutherKing', 1, 1, 3), nth('presidents', 2, 1, 3), nth('memorial', 5, 1, -1)],
    ...[on('juneteenth', 6, 19, { since: 2021 }), on('independence', 7, 4), nth('labourDayAutumn', 9, 1, 1)],
    ...[nth('columbus', 10, 1, 2), on('veterans', 11, 11), nth('thanksgiving', 11, 4, 4), christmas],
  ),
};
