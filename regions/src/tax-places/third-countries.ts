import { states } from '../states.ts';
import { sources } from './sources.ts';
import type { PlaceMatch, TaxPlaceRow } from './tax-place.ts';

const exported = { area: 'none', rate: null, customs: true } as const;

/** Small neighbours of the countries served, and parts of Switzerland with another status. */
export const neighbours: readonly TaxPlaceRow[] = [
  {
    id: 'ch-liechtenstein',
    name: 'Liechtenstein',
    // 9485 to 9498 are its codes within the Swiss system, so CH is often typed as the country.
    at: [{ country: 'CH', postcodes: ['9485-9498'], regions: ['Liechtenstein'] }, { country: 'LI' }],
    ...exported,
    served: true,
    taxCountry: 'LI',
    timeZone: 'Europe/Vaduz',
    source: `${sources.thirdCountry}; one customs and VAT area with Switzerland`,
    example: { country: 'CH', postcode: '9490' },
  },
  {
    id: 'ch-samnaun',
    name: 'Samnaun',
    at: [{ country: 'CH', postcodes: ['7562-7563'] }],
    ...exported,
    served: true,
    taxCountry: 'CH',
    timeZone: 'Europe/Zurich',
    source: `${sources.thirdCountry}; Swiss Customs Act Art. 3(3): customs exclave`,
    example: { country: 'CH', postcode: '7563' },
  },
  {
    id: 'it-san-marino',
    name: 'San Marino',
    at: [{ country: 'IT', postcodes: ['4789'], regions: ['San Marino'] }, { country: 'SM' }],
    ...exported,
    served: false,
    taxCountry: 'SM',
    timeZone: 'Europe/San_Marino',
    source: `${sources.thirdCountry}; customs union with the Union (agreement of 1991)`,
    example: { country: 'IT', postcode: '47890' },
  },
  {
    id: 'it-vatican',
    name: 'Vatican City',
    at: [{ country: 'IT', postcodes: ['00120'], regions: ['Città del Vaticano'] }, { country: 'VA' }],
    ...exported,
    served: false,
    taxCountry: 'VA',
    timeZone: 'Europe/Vatican',
    source: sources.thirdCountry,
    example: { country: 'IT', postcode: '00120' },
  },
  {
    id: 'ad',
    name: 'Andorra',
    at: [{ country: 'AD' }, { country: 'ES', postcodes: ['AD'] }, { country: 'FR', postcodes: ['AD'] }],
    ...exported,
    served: false,
    taxCountry: 'AD',
    timeZone: 'Europe/Andorra',
    source: `${sources.thirdCountry}; customs union with the Union (agreement of 1990)`,
    example: { country: 'AD', postcode: 'AD500' },
  },
];

/** Postcodes of states without delivery, so that an address is recognised whichever state was chosen. */
const statePostcodes: Readonly<Record<string, readonly string[]>> = {
  'US-AK': ['995-999'],
  // 967 without American Samoa's 96799.
  'US-HI': ['96700-96798', '968'],
  'US-AS': ['96799'],
  'US-GU': ['96910-96932'],
  'US-MP': ['96950-96952'],
  'US-PW': ['96939-96940'],
  'US-FM': ['96941-96944'],
  'US-MH': ['96960', '96970'],
  'US-PR': ['006-007', '009'],
  'US-VI': ['008'],
  'US-AA': ['340'],
  'US-AE': ['090-098'],
  'US-AP': ['962-966'],
  'CA-NT': ['X0E', 'X0G', 'X1A'],
  'CA-NU': ['X0A-X0C'],
  'CA-YT': ['Y'],
  'AU-NT': ['08', '09'],
};
const ownCodes: Readonly<Record<string, string>> = {
  'US-AS': 'AS',
  'US-GU': 'GU',
  'US-MP': 'MP',
  'US-PR': 'PR',
  'US-VI': 'VI',
  'US-FM': 'FM',
  'US-MH': 'MH',
  'US-PW': 'PW',
};
const countryZones: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  AU: 'Australia/Darwin',
};

/** The states and provinces that the carriers do not serve; which they are is decided in `states.ts`. */
export const unservedStates: readonly TaxPlaceRow[] = states
  .filter(({ unsupported }) => unsupported)
  .map(({ countryIso, code, name }): TaxPlaceRow => {
    const key = `${countryIso}-${code}`;
    const own = ownCodes[key];
    const postcodes = statePostcodes[key] ?? [];
    const at: PlaceMatch[] = [{ country: countryIso, postcodes, regions: [code, name] }];
    return {
      id: key.toLowerCase(),
      name,
      at: own ? [...at, { country: own }] : at,
      ...exported,
      served: false,
      taxCountry: countryIso,
      timeZone: countryZones[countryIso] ?? 'America/New_York',
      source: sources.thirdCountry,
      example: { country: countryIso, region: code },
    };
  });

/** External territories of Australia, by the codes of Australia Post. */
export const australianTerritories: readonly TaxPlaceRow[] = [
  {
    id: 'au-external',
    name: 'Australian external territories',
    at: [
      { country: 'AU', postcodes: ['2898-2899', '6798-6799', '7151'] },
      ...['CC', 'CX', 'HM', 'NF'].map((country) => ({ country })),
    ],
    ...exported,
    served: false,
    taxCountry: 'AU',
    timeZone: 'Australia/Sydney',
    source: sources.thirdCountry,
    example: { country: 'AU', postcode: '2899' },
  },
];
