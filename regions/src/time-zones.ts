/** The time zone of each market. A country with several has that of most of its people. */
const zones: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IT: 'Europe/Rome',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  US: 'America/New_York',
};

/** Returns the time zone of a country by its ISO code; the plant's for a market of several countries. */
export const timeZoneOf = (countryCode: string): string => zones[countryCode] ?? 'Europe/Warsaw';
