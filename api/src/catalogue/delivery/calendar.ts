import { type Day, type Holiday, holidayOn, isWeekend } from '@shop/regions';

/** Which days are no working days. Tests put other holidays in; the product knows this one. */
export interface Calendar {
  readonly holidayOn: (countryIso: string, day: Day) => Pick<Holiday, 'key'> | undefined;
}

export const publicCalendar: Calendar = { holidayOn };

/** Why nothing happens on a day in a country; undefined on a working day. A holiday on a weekend is a weekend. */
export const findRestDay = (
  { holidayOn: kept }: Calendar,
  countryIso: string,
  day: Day,
): 'weekend' | Pick<Holiday, 'key'> | undefined => (isWeekend(day) ? 'weekend' : kept(countryIso, day));
