import type { Day } from '@shop/regions';

/** Where the boxes are made. Its calendar counts for production, its clock for the daily deadline. */
export const plant = { countryIso: 'PL', timeZone: 'Europe/Warsaw' } as const;

/** Approved before this hour of the plant's clock, a design goes into production on the same day. */
export const approvalCutoff = { hour: 14, minute: 0 } as const;

/** A day and a time on a wall clock. */
export interface LocalTime {
  readonly day: Day;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** What the clocks of an IANA time zone show at an instant. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** @example plantTime(new Date('2026-11-27T23:30:00Z')) // { day: '2026-11-28', minutes: 30 } */
export const plantTime = (now: Date): LocalTime => localTime(now, plant.timeZone);

export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
