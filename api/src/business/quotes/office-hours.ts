import {
  addDays,
  type Day,
  dayIn,
  isWorkingDay,
  type LocalTime,
  type RegionId,
  toLocalTime,
} from '@shop/regions';

interface Office {
  readonly zone: string;
  /** The country whose public holidays apply to the office. */
  readonly countryIso: string;
}

const warsaw: Office = { zone: 'Europe/Warsaw', countryIso: 'PL' };

/** The office of each region, with its hours. */
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

/** Returns the time zone of a region's reply times. */
export const officeZone = (region: RegionId): string => offices[region].zone;

/** The westernmost zone of a market that spans several; the others have that of their office. */
const westernmost: Partial<Record<RegionId, string>> = {
  es: 'Atlantic/Canary',
  eu: 'Atlantic/Azores',
  us: 'Pacific/Honolulu',
};

/** The earliest day that is today somewhere in the market: a buyer there may still name it as a deadline. */
export const earliestToday = (region: RegionId, now: Date): Day =>
  dayIn(westernmost[region] ?? officeZone(region), now);

/** Open from 9 to 17 local time on working days, in minutes. */
const opens = 9 * 60;
const closes = 17 * 60;
const minute = 60_000;

/** Returns the instant of a local time; it iterates twice because of clock changes. */
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
 * Computes when a reply is due: `workingMinutes` of the region's office hours after `from`. Nights,
 * weekends and public holidays do not count.
 * @example computeAnswerDeadline('pl', new Date('2026-11-27T15:00:00Z'), 480) // Friday 16:00 in Warsaw
 * -> Monday 16:00
 */
export const computeAnswerDeadline = (region: RegionId, from: Date, workingMinutes: number): Date => {
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
