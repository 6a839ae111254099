import { type Day, type Holiday, holidayOn, isWeekend } from '@shop/regions';
import { type ClosedPlace, isClosedDay } from './closed-days.ts';
import { plant } from './plant-time.ts';

/** Non-working days. Tests pass other holidays; production uses this calendar. */
export interface Calendar {
  readonly holidayOn: (countryIso: string, day: Day) => Pick<Holiday, 'key'> | undefined;
  /** Closed by staff; absent: never. */
  readonly isClosed?: (place: ClosedPlace, day: Day) => boolean;
}

/** Where somebody works or rests: public holidays are those of the country, closed days those of the place. */
export interface RestPlace {
  readonly countryIso: string;
  /** Absent: nobody closes days there. */
  readonly place?: ClosedPlace | undefined;
}

/** The plant as a place of work. */
export const plantPlace: RestPlace = { countryIso: plant.countryIso, place: 'plant' };

export const publicCalendar: Calendar = { holidayOn, isClosed: isClosedDay };

/**
 * Returns why a day is not a working day in a place; undefined on a working day. A holiday on a
 * weekend counts as a weekend.
 */
export const findRestDay = (
  { holidayOn: kept, isClosed }: Calendar,
  { countryIso, place }: RestPlace,
  day: Day,
): 'weekend' | 'closed' | Pick<Holiday, 'key'> | undefined => {
  if (isWeekend(day)) return 'weekend';
  return kept(countryIso, day) ?? (place && isClosed?.(place, day) ? 'closed' : undefined);
};
