import { examplePostcode } from '@shop/intake';
import fc from 'fast-check';
import { euCountries, supportedCountries } from '../countries.ts';
import { dayIn, startOfDay } from '../days.ts';
import { distantAreas, states } from '../states.ts';
import { placeRates, vatRateOn, vatRates } from '../vat.ts';
import { findTaxPlace, type TaxPlaceRow, taxPlaceRows } from './index.ts';

const today = '2026-11-29';
const rowOf = (id: string): TaxPlaceRow => {
  const row = taxPlaceRows.find((one) => one.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
};

/** Central postcodes of the capitals. */
const capitals: Readonly<Record<string, string>> = {
  AT: '1010',
  AU: '2600',
  BE: '1000',
  BG: '1000',
  CA: 'K1A 0A9',
  CH: '3011',
  CY: '1010',
  CZ: '110 00',
  DE: '10117',
  DK: '1218',
  EE: '10130',
  ES: '28013',
  FI: '00170',
  FR: '75001',
  GB: 'SW1A 1AA',
  GR: '105 57',
  HR: '10000',
  HU: '1055',
  IE: 'D02 X285',
  IT: '00186',
  LT: 'LT-01103',
  LU: '1009',
  LV: 'LV-1050',
  MT: 'VLT 1117',
  NL: '1012 AB',
  NO: '0150',
  PL: '00-838',
  PT: '1100-148',
  RO: '030045',
  SE: '111 28',
  SI: '1000',
  SK: '811 01',
  US: '20500',
};

/** Ordinary places next to a territory, or often taken for one. */
const ordinary: readonly (readonly [country: string, postcode: string, what: string])[] = [
  ['DE', '78262', 'Gailingen, next to Büsingen'],
  ['DE', '27476', 'Cuxhaven, next to Helgoland'],
  ['DE', '87561', 'Oberstdorf, next to Mittelberg'],
  ['AT', '6600', 'Reutte, next to Jungholz'],
  ['IT', '23032', 'Bormio, next to Livigno'],
  ['IT', '23030', 'Valdidentro, which shares a code with Livigno'],
  ['IT', '47921', 'Rimini, next to San Marino'],
  ['IT', '00193', 'Rome, next to the Vatican'],
  ['CH', '9470', 'Buchs, next to Liechtenstein'],
  ['CH', '6900', 'Lugano, next to Campione'],
  ['CH', '8200', 'Schaffhausen, next to Büsingen'],
  ['ES', '07001', 'Palma, on the Balearics'],
  ['ES', '17527', 'Llívia, an exclave'],
  ['FI', '20100', 'Turku, where the ferry to Åland leaves'],
  ['FR', '06320', 'Cap-d’Ail, next to Monaco'],
  ['GR', '630 75', 'Ierissos, next to Mount Athos'],
  ['GR', '811 00', 'Mytilene, on Lesbos'],
  ['CY', '5330', 'Ayia Napa'],
  ['CY', '5290', 'Paralimni, next to Famagusta'],
  ['CY', '2940', 'Kato Pyrgos, beyond Lefka'],
  ['DK', '3700', 'Rønne, on Bornholm'],
  ['NO', '9008', 'Tromsø'],
  ['BE', '2387', 'Baarle-Hertog'],
  ['GB', 'BN1 1AA', 'Brighton'],
  ['GB', 'IP1 1AA', 'Ipswich'],
  ['GB', 'GU1 1AA', 'Guildford'],
  ['AU', '2540', 'Nowra'],
  ['US', '33101', 'Miami'],
];

describe('the table of places', () => {
  it('has a law, a zone that exists, a rate where VAT is due and an own id in every row', () => {
    expect(new Set(taxPlaceRows.map(({ id }) => id)).size).toBe(taxPlaceRows.length);
    for (const { id, source, timeZone, rate, area } of taxPlaceRows) {
      expect([id, source.length > 10]).toEqual([id, true]);
      expect(() => dayIn(timeZone, new Date())).not.toThrow();
      expect([id, rate === null]).toEqual([id, area === 'none']);
      if (rate !== null) expect([id, vatRateOn(rate, today)]).not.toContain(undefined);
    }
  });

  it.each(taxPlaceRows.map((row) => [row.id, row] as const))(
    'resolves the example of %s to it alone',
    (id, row) => {
      expect(findTaxPlace({ ...row.example, day: today })).toMatchObject({ id, special: true });
      const others = taxPlaceRows.filter(
        (other) =>
          other.id !== id &&
          // Each other row, asked alone, knows nothing of this address.
          other.at.some(
            ({ country, postcodes = [] }) =>
              country === row.example.country &&
              postcodes.some((one) => {
                const [from = '', to = from] = one.split('-');
                const bare = (row.example.postcode ?? '').replace(/[^A-Z0-9]/g, '').slice(0, from.length);
                return bare.length === from.length && bare >= from && bare <= to;
              }),
          ),
      );
      expect(others.map((other) => other.id)).toEqual([]);
    },
  );

  it('leaves the capital of every country served an ordinary part of it', () => {
    expect(Object.keys(capitals).sort()).toEqual([...supportedCountries].sort());
    for (const [country, postcode] of Object.entries(capitals)) {
      expect(findTaxPlace({ country, postcode, day: today })).toMatchObject({
        id: country.toLowerCase(),
        special: false,
        served: true,
        taxCountry: country,
      });
      expect(findTaxPlace({ country, day: today }).special).toBe(false);
    }
  });

  it.each(ordinary)('leaves %s %s ordinary: %s', (country, postcode) => {
    expect(findTaxPlace({ country, postcode, day: today })).toMatchObject({
      special: false,
      taxCountry: country,
    });
  });

  it.each([
    ['DE', '78266', 'none', true],
    ['DE', 'D-78266', 'none', true],
    ['CH', '8238', 'none', true],
    ['DE', '27498', 'none', true],
    ['IT', '23041', 'none', true],
    ['IT', '22061', 'none', true],
    ['ES', '38001', 'none', false],
    ['ES', '51001', 'none', false],
    ['ES', '52001', 'none', false],
    ['FI', '22100', 'none', true],
    ['AX', '22100', 'none', true],
    ['GR', '63086', 'none', false],
    ['EL', '630 86', 'none', false],
    ['FR', '97200', 'none', false],
    ['GP', '97110', 'none', false],
    ['GB', 'JE2 3QA', 'none', false],
    ['UK', 'gy1 1wg', 'none', false],
    ['GB', 'GX11 1AA', 'none', false],
    ['DK', '3900', 'none', false],
    ['NO', '9170', 'none', false],
    ['IT', '47890', 'none', false],
    ['CH', '9490', 'none', true],
    ['GB', 'IM1 3LY', 'gb', true],
    ['GB', 'BT1 5GS', 'xi', true],
    ['GB', 'bt15gs', 'xi', true],
    ['GB', 'SW1A 1AA', 'gb', true],
    ['MC', '98000', 'eu', true],
    ['PT', '9500-321', 'eu', false],
    ['CY', '9300', 'none', false],
    ['CY', '5800', 'none', false],
    ['CY', '2700', 'none', false],
    ['CY', '4640', 'eu', true],
    ['GR', '630 87', 'none', false],
  ])('%s %s is of the area "%s", served: %s', (country, postcode, area, served) => {
    expect(findTaxPlace({ country, postcode, day: today })).toMatchObject({ area, served });
  });

  it('needs customs papers wherever goods from Poland leave the Union or its VAT area, and nowhere else', () => {
    for (const { id, area, customs } of taxPlaceRows)
      expect([id, customs]).toEqual([id, area === 'none' || area === 'gb']);
    for (const country of euCountries) expect(findTaxPlace({ country, day: today }).customs).toBe(false);
    expect(findTaxPlace({ country: 'GB', postcode: 'BT1 5GS', day: today }).customs).toBe(false);
    for (const country of ['GB', 'CH', 'NO', 'US'])
      expect(findTaxPlace({ country, day: today }).customs).toBe(true);
  });

  it('lets the town decide where a postcode is shared', () => {
    const at = (city: string) => findTaxPlace({ country: 'IT', postcode: '23030', city, day: today }).id;
    expect([at('Livigno'), at('LIVIGNO '), at('Valdidentro')]).toEqual(['it-livigno', 'it-livigno', 'it']);
  });

  it('recognises a state by its code, its name or its postcode', () => {
    const at = (postcode: string, region?: string) =>
      findTaxPlace({ country: 'US', postcode, region, day: today }).id;
    expect([at('96801', 'HI'), at('', 'Hawaii'), at('96801'), at('10001', 'NY')]).toEqual([
      'us-hi',
      'us-hi',
      'us-hi',
      'us',
    ]);
    for (const { countryIso, code, name, unsupported } of [...states, ...distantAreas]) {
      expect([name, findTaxPlace({ country: countryIso, region: name, day: today }).served]).toEqual([
        name,
        !unsupported,
      ]);
      if (states.some((state) => state.code === code && state.countryIso === countryIso))
        expect(findTaxPlace({ country: countryIso, region: code.toLowerCase(), day: today }).served).toBe(
          !unsupported,
        );
    }
  });

  it('has dates: Northern Ireland is under this protocol since 2021, and Great Britain left the area with it', () => {
    const at = (postcode: string, day: string) => findTaxPlace({ country: 'GB', postcode, day }).area;
    expect([at('BT1 5GS', '2020-12-31'), at('BT1 5GS', '2021-01-01')]).toEqual(['eu', 'xi']);
    expect([at('SW1A 1AA', '2020-12-31'), at('SW1A 1AA', '2021-01-01')]).toEqual(['eu', 'gb']);
  });

  it('rates the Azores, Madeira and the Austrian valleys by their own rates', () => {
    const rate = (country: string, postcode: string, day = today) =>
      vatRateOn(findTaxPlace({ country, postcode, day }).rate ?? '', day);
    expect(rate('PT', '9500-321', '2021-06-30')).toBe(1800);
    expect(rate('PT', '9500-321')).toBe(1600);
    expect(rate('PT', '9000-082')).toBe(2200);
    expect([rate('AT', '6991'), rate('DE', '87491'), rate('AT', '6600')]).toEqual([1900, 1900, 2000]);
    expect([rate('FR', '20000'), rate('MC', '98000'), rate('GB', 'IM1 3LY')]).toEqual([2000, 2000, 2000]);
    expect(placeRates.every((one) => one.rate >= 1500)).toBe(true);
  });

  it('is total: whatever is typed has a place, and an unknown country is not served', () => {
    expect(findTaxPlace({ country: 'JP', postcode: '100-0001', day: today })).toMatchObject({
      area: 'none',
      served: false,
      rate: null,
    });
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...supportedCountries), fc.string()),
        fc.oneof(
          fc.constantFrom(...supportedCountries.map((country) => examplePostcode(country) ?? '')),
          fc.string(),
        ),
        fc.oneof(fc.constant(undefined), fc.string({ unit: 'grapheme' })),
        (country, postcode, region) => {
          const place = findTaxPlace({ country, postcode, region, day: today });
          expect(place.rate === null).toBe(place.area === 'none');
          expect(place.served && !supportedCountries.includes(place.country)).toBe(
            place.served && place.special && !supportedCountries.includes(place.country),
          );
        },
      ),
    );
  });
});

describe('every territory at every midnight around every change of a rate', () => {
  const changes = [...new Set([...vatRates, ...placeRates].map(({ validFrom }) => validFrom))].filter(
    (day) => day > '2020-01-01',
  );
  const places = [
    ...taxPlaceRows.map(({ example }) => example),
    ...Object.entries(capitals).map(([country, postcode]) => ({ country, postcode })),
  ];

  it.each(changes)('the rate of the new day begins with the zone’s own %s', (day) => {
    for (const example of places) {
      const { timeZone, id } = findTaxPlace({ ...example, day });
      const midnight = startOfDay(timeZone, day);
      for (const [at, expected] of [
        [midnight, day],
        [new Date(midnight.getTime() - 1), dayIn('UTC', new Date(Date.parse(`${day}T00:00:00Z`) - 1))],
      ] as const) {
        const supplyDay = dayIn(timeZone, at);
        expect([id, supplyDay]).toEqual([id, expected]);
        const { rate } = findTaxPlace({ ...example, day: supplyDay });
        if (rate === null) continue;
        // The newest row that has begun, by hand.
        const begun = [...vatRates, ...placeRates]
          .filter(({ country, validFrom }) => country === rate && validFrom <= expected)
          .sort((a, b) => a.validFrom.localeCompare(b.validFrom));
        expect([id, vatRateOn(rate, supplyDay)]).toEqual([id, begun.at(-1)?.rate]);
      }
    }
  });

  it('Bucharest charges 21 % from its own midnight of 1 August 2025', () => {
    const rateAt = (at: string) => {
      const { timeZone, rate } = findTaxPlace({ country: 'RO', postcode: '030045', day: today });
      return vatRateOn(rate ?? '', dayIn(timeZone, new Date(at)));
    };
    expect([rateAt('2025-07-31T20:59:59Z'), rateAt('2025-07-31T21:00:00Z')]).toEqual([1900, 2100]);
  });

  it('covers what the directive names', () => {
    for (const id of ['gr-athos', 'es-canarias', 'fi-aland', 'it-campione', 'it-lugano'])
      expect(rowOf(id)).toMatchObject({ area: 'none', customs: true });
  });
});
