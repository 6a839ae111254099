import { euCountries, supportedCountries } from './countries.ts';
import { distantAreas, states, statesOf, unsupportedStateIds } from './states.ts';
import { findTaxPlace } from './tax-places/index.ts';
import { vatRateOn, vatRates } from './vat.ts';

describe('vatRateOn', () => {
  it.each([
    ['RO', '2025-07-31', 1900],
    ['RO', '2025-08-01', 2100],
    ['SE', '2026-11-27', 2500],
    ['FI', '2026-11-27', 2550],
    ['EE', '2025-07-01', 2400],
    ['SK', '2024-12-31', 2000],
    ['PL', '2026-11-27', 2300],
    ['GB', '2026-11-27', 2000],
    ['NO', '2026-11-27', 0],
    ['US', '2026-11-27', 0],
  ])('%s on %s is %d basis points', (country, day, rate) => {
    expect(vatRateOn(country, day)).toBe(rate);
  });

  it('knows every country the shop delivers to and none it has not heard of', () => {
    for (const country of supportedCountries)
      expect([country, vatRateOn(country, '2026-11-27')]).not.toContain(undefined);
    expect(vatRateOn('JP', '2026-11-27')).toBeUndefined();
    expect(vatRateOn('PL', '1999-01-01')).toBeUndefined();
  });

  it('stays within what the VAT directive allows: 15 % and more', () => {
    for (const { rate } of vatRates) expect(rate >= 1500 && rate <= 2700).toBe(true);
    expect(new Set(vatRates.map(({ country }) => country))).toEqual(new Set([...euCountries, 'GB']));
  });
});

describe('states', () => {
  it('leave 29 unserved', () => {
    expect(unsupportedStateIds).toHaveLength(29);
  });

  it('have unique ids and, within a country, unique codes', () => {
    const all = [...states, ...distantAreas];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ countryIso, code }) => `${countryIso}-${code}`)).size).toBe(all.length);
    expect([
      statesOf('US').length,
      statesOf('CA').length,
      statesOf('AU').length,
      statesOf('ES').length,
    ]).toEqual([62, 13, 8, 0]);
  });

  it('are recognised by state or by postal code', () => {
    const isServed = (country: string, postcode: string, region?: string) =>
      findTaxPlace({ country, postcode, region, day: '2026-11-29' }).served;
    expect(isServed('ES', '35001')).toBe(false);
    expect(isServed('ES', '28001')).toBe(true);
    expect(isServed('US', '96801', 'hi')).toBe(false);
    expect(isServed('US', '10001', 'NY')).toBe(true);
    expect(isServed('FR', '97400')).toBe(false);
  });
});
