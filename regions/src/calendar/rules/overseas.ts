import {
  boxingDay,
  type CountryRules,
  christmas,
  easterMonday,
  goodFriday,
  newYear,
  onDate,
  onNthWeekday,
  withSubstitutes,
} from '../holiday-rule.ts';

/** The countries overseas that are supported, two of them in part; federal holidays only. */
export const overseas: Readonly<Record<string, CountryRules>> = {
  AU: withSubstitutes(
    'next',
    ...[newYear, onDate('australia', 1, 26), goodFriday, easterMonday],
    ...[onDate('anzac', 4, 25, { substitute: 'none' }), christmas, boxingDay],
  ),
  CA: withSubstitutes(
    'next',
    ...[newYear, goodFriday, easterMonday],
    { key: 'victoria', from: [5, 18, 1] },
    ...[onDate('canada', 7, 1), onNthWeekday('labourDayAutumn', 9, 1, 1), onDate('reconciliation', 9, 30)],
    ...[onNthWeekday('thanksgiving', 10, 1, 2), onDate('remembrance', 11, 11), christmas, boxingDay],
  ),
  US: withSubstitutes(
    'nearest',
    ...[
      newYear,
      onNthWeekday('martinLutherKing', 1, 1, 3),
      onNthWeekday('presidents', 2, 1, 3),
      onNthWeekday('memorial', 5, 1, -1),
    ],
    ...[
      onDate('juneteenth', 6, 19, { since: 2021 }),
      onDate('independence', 7, 4),
      onNthWeekday('labourDayAutumn', 9, 1, 1),
    ],
    ...[
      onNthWeekday('columbus', 10, 1, 2),
      onDate('veterans', 11, 11),
      onNthWeekday('thanksgiving', 11, 4, 4),
      christmas,
    ],
  ),
};
