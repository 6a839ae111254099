/**
 * Standard VAT rates by country and day. Rates have a first day, so that an order keeps the rate of its day. Source:
 * the Commission's "Taxes in Europe" database and gov.uk, read 2026-11; the specification's regional figures are
 * display defaults in the market files.
 */
export interface VatRate {
  readonly country: string;
  /** Basis points: 2550 = 25.5 %. */
  readonly rate: number;
  /** First day, `YYYY-MM-DD`. */
  readonly validFrom: string;
}

const since = (country: string, rate: number, validFrom = '2020-01-01'): VatRate => ({
  country,
  rate,
  validFrom,
});

export const vatRates: readonly VatRate[] = [
  since('AT', 2000),
  since('BE', 2100),
  since('BG', 2000),
  since('CY', 1900),
  since('CZ', 2100),
  since('DE', 1900),
  since('DE', 1600, '2020-07-01'),
  since('DE', 1900, '2021-01-01'),
  since('DK', 2500),
  since('EE', 2000),
  since('EE', 2200, '2024-01-01'),
  since('EE', 2400, '2025-07-01'),
  since('ES', 2100),
  since('FI', 2400),
  since('FI', 2550, '2024-09-01'),
  since('FR', 2000),
  since('GB', 2000),
  since('GR', 2400),
  since('HR', 2500),
  since('HU', 2700),
  since('IE', 2300),
  since('IE', 2100, '2020-09-01'),
  since('IE', 2300, '2021-03-01'),
  since('IT', 2200),
  since('LT', 2100),
  since('LU', 1700),
  since('LU', 1600, '2023-01-01'),
  since('LU', 1700, '2024-01-01'),
  since('LV', 2100),
  since('MT', 1800),
  since('NL', 2100),
  since('PL', 2300),
  since('PT', 2300),
  since('RO', 1900),
  since('RO', 2100, '2025-08-01'),
  since('SE', 2500),
  since('SI', 2200),
  since('SK', 2000),
  since('SK', 2300, '2025-01-01'),
];

/**
 * Standard rates of places that have their own within a country, by its key in the table of places. Sources: Portuguese
 * VAT code Art. 18(3) with the regional decrees, Austrian UStG 1994 § 10(4). That Austria left its 19 % in place during
 * the reduction of 2020 in Germany could not be checked in the law's older texts.
 */
export const placeRates: readonly VatRate[] = [
  since('AT-JM', 1900),
  since('PT-20', 1800),
  since('PT-20', 1600, '2021-07-01'),
  since('PT-30', 2200),
];
const allRates = [...vatRates, ...placeRates];

/**
 * Deliveries outside the EU and the United Kingdom are exports: the shop charges no VAT, the importer pays at the
 * border.
 */
export const exportCountries: readonly string[] = ['AU', 'CA', 'CH', 'NO', 'US'];

/**
 * Returns the standard rate of a country, or of a place with its own rate, on a day (`YYYY-MM-DD`), in basis points; 0
 * for exports, undefined for an unknown country. Whether VAT is charged depends on the order (buyer, verified VAT number).
 *
 * @example vatRateOn('RO', '2025-07-31') // 1900; on the next day 2100
 */
export function vatRateOn(country: string, day: string): number | undefined {
  if (exportCountries.includes(country)) return 0;
  let found: VatRate | undefined;
  for (const rate of allRates) {
    if (rate.country !== country || rate.validFrom > day) continue;
    if (!found || rate.validFrom >= found.validFrom) found = rate;
  }
  return found?.rate;
}
