import { currencies, formatMoney, money, parseMoney } from '@shop/money';
import fc from 'fast-check';
import { countryIds, countryOf, nonEuCountryIds, shippingCountriesOfEu } from '../countries.ts';
import { localeIds } from '../region.ts';
import { regionSchema } from '../region-schema.ts';
import { activePaymentMethods, productionTime, quantityRanges } from '../settings.ts';
import { allRegions, inRegionSwitch, markets, openRegions } from './index.ts';

const { eu, gb, pl, ro, se, us, de, fr, it: italy, es, nl, cz } = markets;

describe('every market', () => {
  it.each(allRegions.map((region) => [region.id, region] as const))(
    '%s is complete and well formed',
    (_, region) => {
      expect(regionSchema.safeParse(region).error?.issues ?? []).toEqual([]);
      expect(region.locales[0]).toBe(region.locale);
      expect(region.shippingCountries).toContain(region.defaultShippingCountryCode);
      expect(Object.keys(region.shipmentsConfig)).toEqual(
        expect.arrayContaining([...region.shippingMethods]),
      );
    },
  );

  it('stands in the region switch when it is open, unless its country is one of those left out of it', () => {
    expect(inRegionSwitch()).toEqual(openRegions);
    const made = [eu, { ...gb, countryCode: 'CY' }, pl, { ...us, countryCode: 'MT' }];
    expect(inRegionSwitch(made)).toEqual([eu, pl]);
  });

  it('names its pages of law, or it is not shipped', () => {
    const { termsOfService, ...others } = eu.externalLinks;
    expect(termsOfService).toBe('/terms-of-service');
    expect(regionSchema.safeParse({ ...eu, externalLinks: others }).success).toBe(false);
  });

  it.each(allRegions.map((region) => [region.id, region] as const))(
    'invariant 8: %s reads back what it writes',
    (_, region) => {
      fc.assert(
        fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (amount) => {
          const text = formatMoney(money(amount, region.currency), region.currencyFormatter);
          expect(parseMoney(text, region.currencyFormatter)).toBe(amount);
        }),
      );
    },
  );
});

/** Specification 9, "Regions". */
describe('the constants of the specification', () => {
  it.each([
    [eu, 'EUR', 23, '€', 'left', false],
    [gb, 'GBP', 20, '£', 'left', true],
    [pl, 'PLN', 23, 'zł', 'right', true],
    [ro, 'RON', 23, 'RON', 'right', false],
    [se, 'SEK', 23, 'kr', 'right', false],
    [us, 'USD', 0, '$', 'left', false],
  ])('currency, VAT and sign', (region, currency, vat, sign, position, shown) => {
    expect(currencies).toContain(currency);
    expect(region).toMatchObject({
      currency,
      vatAmount: vat,
      alwaysShowAddedTax: shown,
      currencyFormatter: { currencySign: sign, currencyPosition: position },
    });
  });

  it('amounts as each region writes them', () => {
    const written = (region: (typeof allRegions)[number]) =>
      formatMoney(money(123450, region.currency), region.currencyFormatter);
    expect([eu, gb, pl, ro, se, us, de, fr, italy, es, nl, cz].map(written)).toEqual([
      '€1,234.50',
      '£1,234.50',
      '1\u00a0234,50\u00a0zł',
      '1.234,50\u00a0RON',
      '1\u00a0234,50\u00a0kr',
      '$1,234.50',
      '1.234,50\u00a0€',
      '1\u202f234,50\u00a0€',
      '1.234,50\u00a0€',
      '1.234,50\u00a0€',
      '€\u00a01.234,50',
      '1\u00a0234,50\u00a0€',
    ]);
  });

  it('payment methods', () => {
    const all = [
      'paypal',
      'check',
      'stripe',
      'p24',
      'ideal',
      'bancontact',
      'eps',
      'giropay',
      'card',
      'hokodo',
    ];
    const without = all.filter((method) => method !== 'hokodo');
    expect(eu.paymentMethods).toEqual(all);
    expect(gb.paymentMethods).toEqual(['check', 'stripe', 'card', 'hokodo']);
    expect(pl.paymentMethods).toEqual(['check', 'stripe', 'p24', 'card', 'hokodo']);
    for (const region of [de, italy, es, nl, fr, cz]) expect(region.paymentMethods).toEqual(without);
    for (const region of [ro, se]) expect(region.paymentMethods).toEqual(['check', 'stripe', 'card']);
    expect(us.paymentMethods).toEqual(['stripe', 'card']);
  });

  it('payment methods end with their day', () => {
    expect(activePaymentMethods(eu, '2024-06-30')).toContain('giropay');
    expect(activePaymentMethods(eu, '2024-07-01')).not.toContain('giropay');
  });

  it('shipping', () => {
    expect(us.shippingMethods).toEqual(['courier']);
    expect(pl.shippingMethods).toContain('polish-post');
    expect(eu.shippingMethods).not.toContain('polish-post');
    expect(eu.shippingCountries).toEqual(shippingCountriesOfEu);
    expect([gb, pl, us].map(({ shippingCountries }) => shippingCountries)).toEqual([['GB'], ['PL'], ['US']]);
    expect([eu, gb, us, pl].map(({ delivery }) => delivery.compartment)).toEqual([
      [3, 5],
      [3, 5],
      [3, 5],
      [1, 2],
    ]);
    expect([eu, gb, us, pl].map(({ delivery }) => delivery.average)).toEqual([5, 5, 5, 3]);
    expect([eu, gb, us, pl].map(({ delivery }) => delivery.samplePacks)).toEqual([5, 3, 3, 3]);
    expect([us, pl].map(({ shipmentsConfig }) => shipmentsConfig.courier?.days)).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(eu.additionalCustoms).toEqual({ NO: 40, CH: 40 });
    expect([gb, pl, us, se].flatMap(({ additionalCustoms }) => Object.keys(additionalCustoms))).toEqual([]);
  });

  it('units and Plus', () => {
    expect(allRegions.filter(({ units }) => units === 'in')).toEqual([us]);
    const plus = allRegions.filter(({ supportsPlus }) => supportsPlus).map(({ id }) => id);
    expect(plus).toEqual(['de', 'eu', 'fr', 'gb', 'it', 'pl']);
    expect([productionTime, quantityRanges.length, quantityRanges[0]]).toEqual([21, 11, 30]);
  });

  it('path-based regions and their prefixes', () => {
    const prefixes = allRegions
      .filter(({ domain }) => domain.pathBased)
      .map(({ domain }) => domain.pathRegion);
    expect(prefixes).toEqual(['nl-nl', 'ro-ro', 'sv-se', 'en-us']);
  });

  it('country ids and aliases', () => {
    expect(countryIds).toMatchObject({ GB: 77, PL: 179, DE: 57 });
    expect(['CH', 'NO', 'GB', 'US'].map((iso) => countryIds[iso])).toEqual(nonEuCountryIds);
    expect(['UK', 'EN', 'CS', 'EL'].map(countryOf)).toEqual(['GB', 'GB', 'CZ', 'GR']);
    expect(countryOf('Poland')).toBeUndefined();
  });

  it('opens every region in its own language and in English, and the main region in all eleven', () => {
    expect(openRegions).toEqual(allRegions);
    for (const { locale, locales } of openRegions) {
      expect(locales[0]).toBe(locale);
      expect(locales).toContain('en-US');
      expect(new Set(locales).size).toBe(locales.length);
    }
    expect([...eu.locales].sort()).toEqual([...localeIds].sort());
    expect(openRegions.map((region) => `${region.id} ${region.locale}`)).toEqual([
      'cz cs-CZ',
      'de de-DE',
      'es es-ES',
      'eu en-US',
      'fr fr-FR',
      'gb en-US',
      'it it-IT',
      'nl nl-NL',
      'pl pl-PL',
      'ro ro-RO',
      'se sv-SE',
      'us en-US',
    ]);
  });
});
