/** Where the clocks of a market stand. A country with several has that of most of its people. */
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

/** The time zone of a country by its ISO code; the plant's where a market is no single country. */
export const timeZoneOf = (countryCode: string): string => zones[countryCode] ?? 'Europe/Warsaw';
