import type { HolidayKey } from './holiday-names.ts';

/** How one holiday is found in a year. */
export type HolidayRule = {
  readonly key: HolidayKey;
  /** First and last year in which it is kept. */
  readonly since?: number;
} & (
  | { readonly on: readonly [month: number, date: number] }
  /** Days after Easter Sunday. */
  | { readonly easter: number }
  | { readonly orthodox: number }
  | { readonly nth: readonly [month: number, weekday: number, n: number] }
  /** The first such weekday on or after the date. */
  | { readonly from: readonly [month: number, date: number, weekday: number] }
);

/** What happens to a holiday on a weekend: nothing, the next working day (GB), or the nearest one (US). */
export type Substitute = 'none' | 'next' | 'nearest';
