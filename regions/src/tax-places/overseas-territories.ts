import { sources } from './sources.ts';
import type { PlaceMatch, TaxPlaceRow } from './tax-place.ts';

/** Outside every VAT area and beyond the carriers: shown as not served before payment. */
const none = { area: 'none', rate: null, customs: true, served: false } as const;

interface Overseas {
  readonly id: string;
  readonly name: string;
  readonly at: readonly PlaceMatch[];
  readonly timeZone: string;
  readonly source: string;
  readonly example: TaxPlaceRow['example'];
}

const territory = (taxCountry: string, row: Overseas): TaxPlaceRow => ({ ...none, taxCountry, ...row });

const outermost = `${sources.article6_1}(c), TFEU Art. 349 and 355(1); ${sources.specialFiscal}`;

/** Overseas parts of member states. From metropolitan France a sale there is an export too (CGI Art. 294). */
export const frenchOverseas: readonly TaxPlaceRow[] = [
  territory('GP', {
    id: 'fr-guadeloupe',
    name: 'Guadeloupe',
    // Without Saint-Barthélemy (97133) and Saint-Martin (97150), which also have codes of their own.
    at: [
      {
        country: 'FR',
        postcodes: ['97100-97132', '97134-97149', '97151-97199'],
        regions: ['Guadeloupe'],
      },
      { country: 'GP' },
    ],
    timeZone: 'America/Guadeloupe',
    source: outermost,
    example: { country: 'FR', postcode: '97110' },
  }),
  territory('MQ', {
    id: 'fr-martinique',
    name: 'Martinique',
    at: [{ country: 'FR', postcodes: ['972'], regions: ['Martinique'] }, { country: 'MQ' }],
    timeZone: 'America/Martinique',
    source: outermost,
    example: { country: 'FR', postcode: '97200' },
  }),
  territory('GF', {
    id: 'fr-guyane',
    name: 'French Guiana',
    at: [{ country: 'FR', postcodes: ['973'], regions: ['Guyane'] }, { country: 'GF' }],
    timeZone: 'America/Cayenne',
    source: outermost,
    example: { country: 'FR', postcode: '97300' },
  }),
  // The Cedex of Réunion also begin with 977 and 978, above the codes of the two islands: nothing is served either way.
  territory('RE', {
    id: 'fr-reunion',
    name: 'Réunion',
    at: [{ country: 'FR', postcodes: ['974'], regions: ['La Réunion', 'Réunion'] }, { country: 'RE' }],
    timeZone: 'Indian/Reunion',
    source: outermost,
    example: { country: 'FR', postcode: '97400' },
  }),
  territory('YT', {
    id: 'fr-mayotte',
    name: 'Mayotte',
    at: [{ country: 'FR', postcodes: ['976'], regions: ['Mayotte'] }, { country: 'YT' }],
    timeZone: 'Indian/Mayotte',
    source: outermost,
    example: { country: 'FR', postcode: '97600' },
  }),
  territory('MF', {
    id: 'fr-saint-martin',
    name: 'Saint-Martin',
    at: [{ country: 'FR', postcodes: ['97150', '978'], regions: ['Saint-Martin'] }, { country: 'MF' }],
    timeZone: 'America/Marigot',
    source: outermost,
    example: { country: 'FR', postcode: '97150' },
  }),
  territory('BL', {
    id: 'fr-saint-barthelemy',
    name: 'Saint-Barthélemy',
    at: [{ country: 'FR', postcodes: ['97133', '977'], regions: ['Saint-Barthélemy'] }, { country: 'BL' }],
    timeZone: 'America/St_Barthelemy',
    source: sources.article5,
    example: { country: 'FR', postcode: '97133' },
  }),
  territory('PM', {
    id: 'fr-saint-pierre',
    name: 'Saint-Pierre and Miquelon',
    at: [{ country: 'FR', postcodes: ['975'], regions: ['Saint-Pierre-et-Miquelon'] }, { country: 'PM' }],
    timeZone: 'America/Miquelon',
    source: sources.article5,
    example: { country: 'FR', postcode: '97500' },
  }),
  territory('PF', {
    id: 'fr-pacific',
    name: 'French territories of the Pacific and the South',
    at: [
      { country: 'FR', postcodes: ['984', '986-988'] },
      ...['NC', 'PF', 'TF', 'WF'].map((country) => ({ country })),
    ],
    timeZone: 'Pacific/Tahiti',
    source: sources.article5,
    example: { country: 'FR', postcode: '98714' },
  }),
];

/** Overseas parts of Denmark, the Netherlands and Norway. */
export const northernOverseas: readonly TaxPlaceRow[] = [
  territory('FO', {
    id: 'dk-faroe',
    name: 'Faroe Islands',
    // Their own codes have three digits (100 to 970); 38xx is the older Danish form.
    at: [{ country: 'DK', postcodes: ['38'], regions: ['Færøerne', 'Føroyar'] }, { country: 'FO' }],
    timeZone: 'Atlantic/Faroe',
    source: sources.article5,
    example: { country: 'FO', postcode: '100' },
  }),
  territory('GL', {
    id: 'dk-greenland',
    name: 'Greenland',
    at: [
      { country: 'DK', postcodes: ['39', '2412'], regions: ['Grønland', 'Kalaallit Nunaat'] },
      { country: 'GL' },
    ],
    timeZone: 'America/Godthab',
    source: sources.article5,
    example: { country: 'DK', postcode: '3900' },
  }),
  territory('BQ', {
    id: 'nl-caribbean',
    name: 'Caribbean parts of the Netherlands',
    at: [
      { country: 'NL', regions: ['Bonaire', 'Saba', 'Sint Eustatius', 'Aruba', 'Curaçao', 'Sint Maarten'] },
      ...['AW', 'BQ', 'CW', 'SX'].map((country) => ({ country })),
    ],
    timeZone: 'America/Curacao',
    source: sources.article5,
    example: { country: 'BQ' },
  }),
  territory('SJ', {
    id: 'no-svalbard',
    name: 'Svalbard and Jan Mayen',
    at: [
      { country: 'NO', postcodes: ['8099', '9170-9178'], regions: ['Svalbard', 'Jan Mayen'] },
      { country: 'SJ' },
    ],
    timeZone: 'Arctic/Longyearbyen',
    source: `${sources.thirdCountry}; Norwegian VAT Act § 1-2: no VAT there`,
    example: { country: 'NO', postcode: '9170' },
  }),
];
