import type { HolidayKey } from './names/index.ts';

/** The rule that computes one holiday in a year. */
export type HolidayRule = {
  readonly key: HolidayKey;
  /** The first year of the holiday. */
  readonly since?: number;
  /** Overrides the country's substitute rule for this holiday. */
  readonly substitute?: Substitute;
} & (
  | { readonly on: readonly [month: number, date: number] }
  /** Days after Easter Sunday. */
  | { readonly easter: number }
  | { readonly orthodox: number }
  | { readonly nth: readonly [month: number, weekday: number, n: number] }
  /** The first such weekday on or after the date; the date itself where it falls on the weekday `unless`. */
  | { readonly from: readonly [month: number, date: number, weekday: number]; readonly unless?: number }
);

/** What happens to a holiday on a weekend: nothing, the next working day (GB), or the nearest one (US). */
export type Substitute = 'none' | 'next' | 'nearest';

/** The holidays of a country, and their substitute rule for weekends. */
export interface CountryRules {
  readonly rules: readonly HolidayRule[];
  readonly substitute: Substitute;
}

export const withoutSubstitutes = (...rules: readonly HolidayRule[]): CountryRules => ({
  rules,
  substitute: 'none',
});
export const withSubstitutes = (substitute: Substitute, ...rules: readonly HolidayRule[]): CountryRules => ({
  rules,
  substitute,
});

type RuleOptions = Pick<HolidayRule, 'since' | 'substitute'>;
export const onDate = (
  key: HolidayKey,
  month: number,
  date: number,
  extra: RuleOptions = {},
): HolidayRule => ({
  key,
  on: [month, date],
  ...extra,
});
export const onNthWeekday = (key: HolidayKey, month: number, weekday: number, n: number): HolidayRule => ({
  key,
  nth: [month, weekday, n],
});
export const onEaster = (key: HolidayKey, days: number): HolidayRule => ({ key, easter: days });
export const onOrthodoxEaster = (key: HolidayKey, days: number): HolidayRule => ({ key, orthodox: days });

/** Holidays that many countries share. */
export const newYear = onDate('newYear', 1, 1);
export const epiphany = onDate('epiphany', 1, 6);
export const maundyThursday = onEaster('maundyThursday', -3);
export const goodFriday = onEaster('goodFriday', -2);
export const easterMonday = onEaster('easterMonday', 1);
export const labourDay = onDate('labourDay', 5, 1);
export const ascension = onEaster('ascension', 39);
export const whitMonday = onEaster('whitMonday', 50);
export const corpusChristi = onEaster('corpusChristi', 60);
export const assumption = onDate('assumption', 8, 15);
export const allSaints = onDate('allSaints', 11, 1);
export const immaculate = onDate('immaculate', 12, 8);
export const christmasEve = onDate('christmasEve', 12, 24);
export const christmas = onDate('christmas', 12, 25);
export const boxingDay = onDate('boxingDay', 12, 26);
