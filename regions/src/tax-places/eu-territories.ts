import { sources } from './sources.ts';
import type { TaxPlaceRow } from './tax-place.ts';

/** What Article 6 takes out of the VAT area: exports at 0 % with a declaration. */
const outside = { area: 'none', rate: null, customs: true } as const;
/** Territory of the VAT area, whatever else is special about it. */
const inside = { area: 'eu', customs: false } as const;
const served = { served: true } as const;
/** Beyond the couriers' road network: docs/decisions/2026-11-27-unserved-areas.md. */
const unserved = { served: false } as const;

/**
 * Special territories of the member states in Europe. Ordinary, and therefore without a row: Llívia, Baarle-Hertog and
 * Baarle-Nassau, the Balearics, Sicily and Sardinia, and the Greek islands. On some of those Greece grants 17 % (VAT
 * code Art. 26, Law 5246/2025), but not on goods that are sent to private persons from elsewhere, which is all this
 * shop would charge; businesses there acquire within the Community.
 */
export const euTerritories: readonly TaxPlaceRow[] = [
  {
    id: 'at-jungholz',
    name: 'Jungholz',
    // It has a postcode of either country; the German one is the usual one.
    at: [
      { country: 'AT', postcodes: ['6691'] },
      { country: 'DE', postcodes: ['87491'] },
    ],
    ...inside,
    ...served,
    taxCountry: 'AT',
    rate: 'AT-JM',
    timeZone: 'Europe/Vienna',
    source: `${sources.article104_1}; Austrian UStG 1994 § 10(4): 19 %`,
    example: { country: 'DE', postcode: '87491' },
  },
  {
    id: 'at-mittelberg',
    name: 'Mittelberg (Kleinwalsertal)',
    at: [
      { country: 'AT', postcodes: ['6991-6993'] },
      { country: 'DE', postcodes: ['87567-87569'] },
    ],
    ...inside,
    ...served,
    taxCountry: 'AT',
    rate: 'AT-JM',
    timeZone: 'Europe/Vienna',
    source: `${sources.article104_1}; Austrian UStG 1994 § 10(4): 19 %`,
    example: { country: 'AT', postcode: '6991' },
  },
  {
    id: 'de-buesingen',
    name: 'Büsingen am Hochrhein',
    at: [
      { country: 'DE', postcodes: ['78266'] },
      { country: 'CH', postcodes: ['8238'] },
    ],
    ...outside,
    ...served,
    taxCountry: 'DE',
    timeZone: 'Europe/Busingen',
    source: `${sources.article6_2}(b)`,
    example: { country: 'DE', postcode: '78266' },
  },
  {
    id: 'de-helgoland',
    name: 'Helgoland',
    at: [{ country: 'DE', postcodes: ['27498'] }],
    ...outside,
    ...served,
    taxCountry: 'DE',
    timeZone: 'Europe/Berlin',
    source: `${sources.article6_2}(a)`,
    example: { country: 'DE', postcode: '27498' },
  },
  {
    id: 'it-livigno',
    name: 'Livigno',
    // 23041 is its own; 23030 is older and shared with the rest of the valley, so the town decides.
    at: [
      { country: 'IT', postcodes: ['23041'] },
      { country: 'IT', postcodes: ['23030'], towns: ['Livigno', 'Trepalle'] },
    ],
    ...outside,
    ...served,
    taxCountry: 'IT',
    timeZone: 'Europe/Rome',
    source: `${sources.article6_2}(e)`,
    example: { country: 'IT', postcode: '23041' },
  },
  {
    id: 'it-campione',
    name: "Campione d'Italia",
    // 22060 was shared until 22061 came; 6911 was its Swiss postcode until the end of 2019 and is still typed.
    at: [
      { country: 'IT', postcodes: ['22061'] },
      { country: 'IT', postcodes: ['22060'], towns: ["Campione d'Italia", 'Campione'] },
      { country: 'CH', postcodes: ['6911'] },
    ],
    ...outside,
    ...served,
    taxCountry: 'IT',
    timeZone: 'Europe/Rome',
    source: `${sources.article6_1}(f), ${sources.campione}; ${sources.specialFiscal}`,
    example: { country: 'IT', postcode: '22061' },
  },
  {
    id: 'it-lugano',
    name: 'Italian waters of Lake Lugano',
    // Water has no postcode; only a region can name it.
    at: [{ country: 'IT', regions: ['Acque italiane del Lago di Lugano', 'Lago di Lugano'] }],
    ...outside,
    ...unserved,
    taxCountry: 'IT',
    timeZone: 'Europe/Rome',
    source: `${sources.article6_1}(g), ${sources.campione}; ${sources.specialFiscal}`,
    example: { country: 'IT', region: 'Lago di Lugano' },
  },
  {
    id: 'es-canarias',
    name: 'Canary Islands',
    at: [
      {
        country: 'ES',
        postcodes: ['35', '38'],
        regions: ['Canarias', 'Islas Canarias', 'Las Palmas', 'Santa Cruz de Tenerife'],
      },
      { country: 'IC' },
    ],
    ...outside,
    ...unserved,
    taxCountry: 'ES',
    timeZone: 'Atlantic/Canary',
    source: `${sources.article6_1}(b); ${sources.specialFiscal}`,
    example: { country: 'ES', postcode: '35001' },
  },
  {
    id: 'es-melilla',
    name: 'Melilla',
    at: [
      { country: 'ES', postcodes: ['52'], regions: ['Melilla'] },
      { country: 'EA', postcodes: ['52'] },
    ],
    ...outside,
    ...unserved,
    taxCountry: 'ES',
    timeZone: 'Africa/Ceuta',
    source: `${sources.article6_2}(d)`,
    example: { country: 'ES', postcode: '52001' },
  },
  {
    id: 'es-ceuta',
    name: 'Ceuta',
    // EA names Ceuta and Melilla; without a postcode it makes no difference which.
    at: [{ country: 'ES', postcodes: ['51'], regions: ['Ceuta'] }, { country: 'EA' }],
    ...outside,
    ...unserved,
    taxCountry: 'ES',
    timeZone: 'Africa/Ceuta',
    source: `${sources.article6_2}(c)`,
    example: { country: 'ES', postcode: '51001' },
  },
  {
    id: 'fi-aland',
    name: 'Åland',
    at: [{ country: 'FI', postcodes: ['22'], regions: ['Åland', 'Ahvenanmaa'] }, { country: 'AX' }],
    ...outside,
    ...served,
    taxCountry: 'FI',
    timeZone: 'Europe/Mariehamn',
    source: `${sources.article6_1}(d); ${sources.specialFiscal}`,
    example: { country: 'FI', postcode: '22100' },
  },
  {
    id: 'gr-athos',
    name: 'Mount Athos',
    // 630 86 is Karyes, 630 87 Dafni.
    at: [{ country: 'GR', postcodes: ['63086-63087'], regions: ['Άγιο Όρος', 'Agio Oros', 'Mount Athos'] }],
    ...outside,
    ...unserved,
    taxCountry: 'GR',
    timeZone: 'Europe/Athens',
    source: `${sources.article6_1}(a); ${sources.specialFiscal}`,
    example: { country: 'GR', postcode: '630 86' },
  },
  {
    id: 'pt-acores',
    name: 'Azores',
    at: [{ country: 'PT', postcodes: ['95-99'], regions: ['Açores'] }],
    ...inside,
    ...unserved,
    taxCountry: 'PT',
    rate: 'PT-20',
    timeZone: 'Atlantic/Azores',
    source: `${sources.article104_3}; Decreto Legislativo Regional 15-A/2021/A: 16 % since 2021-07-01`,
    example: { country: 'PT', postcode: '9500-321' },
  },
  {
    id: 'pt-madeira',
    name: 'Madeira',
    at: [{ country: 'PT', postcodes: ['90-94'], regions: ['Madeira'] }],
    ...inside,
    ...unserved,
    taxCountry: 'PT',
    rate: 'PT-30',
    timeZone: 'Atlantic/Madeira',
    source: `${sources.article104_3}: 22 %`,
    example: { country: 'PT', postcode: '9000-082' },
  },
  {
    id: 'fr-corse',
    name: 'Corsica',
    at: [{ country: 'FR', postcodes: ['20'], regions: ['Corse'] }],
    ...inside,
    ...served,
    taxCountry: 'FR',
    rate: 'FR',
    timeZone: 'Europe/Paris',
    source: 'Directive 2006/112/EC Art. 5; French CGI Art. 297: only reduced rates differ',
    example: { country: 'FR', postcode: '20000' },
  },
  {
    id: 'fr-monaco',
    name: 'Monaco',
    at: [{ country: 'FR', postcodes: ['980'], regions: ['Monaco'] }, { country: 'MC' }],
    ...inside,
    ...served,
    taxCountry: 'FR',
    rate: 'FR',
    timeZone: 'Europe/Monaco',
    source: `${sources.article7}: a supply to Monaco is one to France`,
    example: { country: 'FR', postcode: '98000' },
  },
  {
    id: 'cy-bases',
    name: 'Akrotiri and Dhekelia',
    // The villages of Akrotiri and Dekeleia and the post of the British forces there. The bases have no range of their
    // own, and Cyprus and they are one for VAT.
    at: [{ country: 'CY', postcodes: ['4640', '3370', '6370', '7502'], regions: ['Akrotiri', 'Dhekelia'] }],
    ...inside,
    ...served,
    taxCountry: 'CY',
    rate: 'CY',
    timeZone: 'Asia/Nicosia',
    source: `${sources.article7}: a supply to the United Kingdom's bases is one to Cyprus`,
    example: { country: 'CY', postcode: '4640' },
  },
  {
    id: 'cy-north',
    name: 'Northern Cyprus',
    // 9xxx is the district of Kyrenia, 56xx to 58xx are Lefkonoiko, Trikomo and the Karpas; the others are Kythrea,
    // Morfou, Lefka and Lysi. Villages along the buffer zone share their ranges with the south and are not listed.
    at: [
      {
        country: 'CY',
        postcodes: ['9', '56-58', '2500', '2700', '2900', '5540'],
        regions: ['Northern Cyprus', 'Kyrenia', 'Κερύνεια', 'Girne', 'Kuzey Kıbrıs'],
      },
    ],
    ...outside,
    ...unserved,
    taxCountry: 'CY',
    timeZone: 'Asia/Famagusta',
    source: 'Act of Accession 2003, Protocol 10: the acquis is suspended; Regulation (EC) 866/2004',
    example: { country: 'CY', postcode: '9300' },
  },
];
