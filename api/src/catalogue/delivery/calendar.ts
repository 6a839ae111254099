import { type Day, type Holiday, holidayOn, isWeekend } from '@shop/regions';

/** Non-working days. Tests pass other holidays; production uses this calendar. */
export interface Calendar {
  readonly holidayOn: (countryIso: string, day: Day) => Pick<Holiday, 'key'> | undefined;
}

export const publicCalendar: Calendar = { holidayOn };

/**
 * Returns why a day is not a working day in a country; undefined on a working day. A holiday on a
 * weekend counts as a weekend.
 */
export const findRestDay = (
  { holidayOn: kept }: Calendar,
  countryIso: string,
  day: Day,
): 'weekend' | Pick<Holiday, 'key'> | undefined => (isWeekend(day) ? 'weekend' : kept(countryIso, day));
