import { type LocalTime, toLocalTime } from '@shop/regions';

/** The plant's location: its calendar counts for production, its clock for the daily cut-off. */
export const plant = { countryIso: 'PL', timeZone: 'Europe/Warsaw' } as const;

/** A design approved before this hour of the plant's clock goes into production on the same day. */
export const approvalCutoff = { hour: 14, minute: 0 } as const;

/**
 * Returns the plant's day and time.
 * @example toPlantTime(new Date('2026-11-27T23:30:00Z')) // { day: '2026-11-28', minutes: 30 }
 */
export const toPlantTime = (now: Date): LocalTime => toLocalTime(now, plant.timeZone);

export const parseTimeOfDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * Returns the instant at which the plant's clock shows a time, with that day's offset (summer time
 * included).
 *
 * @example toPlantInstant({ day: '2026-07-01', minutes: 840 }) // '2026-07-01T14:00:00+02:00'
 */
export function toPlantInstant({ day, minutes }: LocalTime): string {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const offset = offsetAt(wall - offsetAt(wall));
  const sign = offset < 0 ? '-' : '+';
  const clock = (count: number): string =>
    `${String(Math.floor(count / 60)).padStart(2, '0')}:${String(count % 60).padStart(2, '0')}`;
  return `${new Date(wall).toISOString().slice(0, 19)}${sign}${clock(Math.abs(offset) / 60_000)}`;
}

/** Returns the milliseconds by which the plant's clock is ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  const { day, minutes } = toPlantTime(new Date(instant));
  return Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - Math.floor(instant / 60_000) * 60_000;
}
