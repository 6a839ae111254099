import { addDays, isWorkingDay, type RegionId } from '@shop/regions';
import { type LocalTime, toLocalTime } from '../../catalogue/index.ts';

interface Office {
  readonly zone: string;
  /** Whose public holidays the office keeps. */
  readonly countryIso: string;
}

const warsaw: Office = { zone: 'Europe/Warsaw', countryIso: 'PL' };

/** Who answers a region's requests, and when they are there. */
const offices: Readonly<Record<RegionId, Office>> = {
  cz: { zone: 'Europe/Prague', countryIso: 'CZ' },
  de: { zone: 'Europe/Berlin', countryIso: 'DE' },
  es: { zone: 'Europe/Madrid', countryIso: 'ES' },
  eu: warsaw,
  fr: { zone: 'Europe/Paris', countryIso: 'FR' },
  gb: { zone: 'Europe/London', countryIso: 'GB' },
  it: { zone: 'Europe/Rome', countryIso: 'IT' },
  nl: { zone: 'Europe/Amsterdam', countryIso: 'NL' },
  pl: warsaw,
  ro: { zone: 'Europe/Bucharest', countryIso: 'RO' },
  se: { zone: 'Europe/Stockholm', countryIso: 'SE' },
  us: { zone: 'America/New_York', countryIso: 'US' },
};

/** The time zone in which a region reads the hour of an answer. */
export const officeZone = (region: RegionId): string => offices[region].zone;

/** Open from 9 to 17 local time on working days. */
const opens = 9 * 60;
const closes = 17 * 60;
const minute = 60_000;

/** The instant of a local time; the zone's offset is found by trying, twice because of clock changes. */
const instantOf = ({ day, minutes }: LocalTime, zone: string): Date => {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * minute;
  let instant = wanted;
  for (let round = 0; round < 2; round += 1) {
    const seen = toLocalTime(new Date(instant), zone);
    instant += wanted - (Date.parse(`${seen.day}T00:00:00Z`) + seen.minutes * minute);
  }
  return new Date(instant);
};

/**
 * When an answer is due: `workingMinutes` of the region's office hours after `from`. Nights, weekends and public
 * holidays do not count.
 * @example computeAnswerDeadline('pl', new Date('2026-11-27T15:00:00Z')) // Friday 16:00 in Warsaw -> Monday 16:00
 */
export const computeAnswerDeadline = (
  region: RegionId,
  from: Date,
  workingMinutes = closes - opens,
): Date => {
  const { zone, countryIso } = offices[region];
  let { day, minutes } = toLocalTime(from, zone);
  let left = workingMinutes;
  for (;;) {
    const start = Math.max(minutes, opens);
    const open = isWorkingDay(countryIso, day) ? Math.max(0, closes - start) : 0;
    if (open > 0 && left <= open) return instantOf({ day, minutes: start + left }, zone);
    left -= open;
    day = addDays(day, 1);
    minutes = 0;
  }
};
