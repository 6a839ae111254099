import type { Day } from './calendar/dates.ts';
import { timeZoneOf } from './time-zones.ts';

/** A day and a time of a wall clock. */
export interface LocalTime {
  readonly day: Day;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** Creating a formatter takes longer than using it a hundred times, so they are cached. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function createClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Readings of the clocks by second: one request asks for the same instant several times. */
const readings = new Map<string, LocalTime>();
const maxReadings = 1000;

/** Returns the wall clock of an IANA time zone at an instant. */
export function toLocalTime(at: Date, timeZone: string): LocalTime {
  const key = `${Math.floor(at.getTime() / 1000)} ${timeZone}`;
  const known = readings.get(key);
  if (known) return known;
  const reading = readClock(at, timeZone);
  if (readings.size >= maxReadings) readings.clear();
  readings.set(key, reading);
  return reading;
}

function readClock(at: Date, timeZone: string): LocalTime {
  const parts = createClock(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/**
 * Returns the calendar day of an instant in an IANA time zone. Whatever decides something for people by the day (a
 * rate, a price book, a deadline, the date of a document) takes it from here, with the zone it is decided for. UTC is
 * for housekeeping.
 *
 * @example dayIn('Europe/Bucharest', new Date('2025-07-31T21:00:00Z')) // '2025-08-01'
 */
export const dayIn = (timeZone: string, at: Date): Day => toLocalTime(at, timeZone).day;

/** Returns the day of a market's own clock, for prices and choices that are shown before an address is known. */
export const marketDay = (market: { readonly countryCode: string }, at: Date): Day =>
  dayIn(timeZoneOf(market.countryCode), at);

/**
 * Returns the first instant of a day in a time zone. That is not always 00:00: on the Azores a summer day begins at
 * 01:00 once a year.
 *
 * @example startOfDay('Europe/Bucharest', '2025-08-01') // 2025-07-31T21:00:00Z
 */
export function startOfDay(timeZone: string, day: Day): Date {
  const wall = Date.parse(`${day}T00:00:00Z`);
  const offsets = [wall - half, wall + half].map((at) => offsetAt(timeZone, at));
  const candidates = [...new Set(offsets)].map((offset) => wall - offset).sort((a, b) => a - b);
  const found = candidates.find(
    (at) => dayIn(timeZone, new Date(at)) === day && dayIn(timeZone, new Date(at - 1)) !== day,
  );
  return new Date(found ?? candidates[0] ?? wall);
}

/** Half a day and a zone's largest offset: before and after any change of the clock near midnight. */
const half = 26 * 3_600_000;

/** Returns the milliseconds by which the zone's clock is ahead of UTC at an instant. */
function offsetAt(timeZone: string, instant: number): number {
  const { day, minutes } = toLocalTime(new Date(instant), timeZone);
  return Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - Math.floor(instant / 60_000) * 60_000;
}
