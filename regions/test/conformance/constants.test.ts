import {
  bankDetails,
  countryIds,
  countryOf,
  digitalDesignAllowedCountries,
  hiddenInRegionSwitch,
  nonEuCountries,
  nonEuCountryIds,
  partiallySupported,
  supportedCountries,
} from '../../src/index.ts';
import { allRegions, markets } from '../../src/markets/index.ts';
import {
  analyticsTagIds,
  defaultQuantity,
  fallbackLocale,
  fallbackRegion,
  forcedTaxRegions,
  localeOf,
  pathBasedLocales,
  pickUpAddress,
  productionTime,
  quantityRanges,
  untranslatedInPlus,
  untranslatedInPro,
} from '../../src/settings.ts';
import { unsupportedStateIds } from '../../src/states.ts';

const { eu, gb, pl, de, it: italy, es, nl, ro, se, us, cz, fr } = markets;
const euStates = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
);

/** Specification 9 and 3 as docs/decisions read them: the figures stand here, not in the code. */
it.each([
  ['eu', 'EUR', 23, '€', 'left', ',', '.', false],
  ['gb', 'GBP', 20, '£', 'left', ',', '.', true],
  ['pl', 'PLN', 23, 'zł', 'right', '\u00a0', ',', true],
  ['ro', 'RON', 23, 'RON', 'right', '.', ',', false],
  ['se', 'SEK', 23, 'kr', 'right', '\u00a0', ',', false],
  ['us', 'USD', 0, '$', 'left', ',', '.', false],
] as const)(
  '%s trades in %s with %i percent, sign and separators',
  (id, currency, vatAmount, currencySign, currencyPosition, thousandSeparator, decimalSeparator, shown) => {
    expect(markets[id]).toMatchObject({
      currency,
      vatAmount,
      alwaysShowAddedTax: shown,
      currencyFormatter: { currencySign, currencyPosition, thousandSeparator, decimalSeparator },
    });
  },
);

it('trades in EUR in every other market', () => {
  expect([cz, de, es, fr, italy, nl].map(({ currency }) => currency)).toEqual(Array(6).fill('EUR'));
});

it('supports the countries of section 9, and hides CY and MT in the switcher', () => {
  expect([...supportedCountries].sort()).toEqual([...euStates, 'GB', 'CH', 'NO', 'AU', 'CA', 'US'].sort());
  expect([...partiallySupported].sort()).toEqual(['AU', 'CA', 'US']);
  expect(hiddenInRegionSwitch).toEqual(['CY', 'MT']);
  expect(['UK', 'EN', 'CS', 'EL', 'uk', 'DE'].map(countryOf)).toEqual(['GB', 'GB', 'CZ', 'GR', 'GB', 'DE']);
});

it('ships from each region where section 9 says', () => {
  expect([...eu.shippingCountries].sort()).toEqual([...euStates, 'GB', 'CH', 'NO'].sort());
  expect([gb, pl, us].map(({ shippingCountries }) => shippingCountries)).toEqual([['GB'], ['PL'], ['US']]);
});

const all = 'paypal check stripe p24 ideal bancontact eps giropay card';
it.each([
  ['eu', `${all} hokodo`],
  ['gb', 'check stripe card hokodo'],
  ['pl', 'check stripe p24 card hokodo'],
  ['de', all],
  ['it', all],
  ['es', all],
  ['nl', all],
  ['cz', all],
  ['fr', all],
  ['ro', 'check stripe card'],
  ['se', 'check stripe card'],
  ['us', 'stripe card'],
] as const)('%s is paid by %s', (id, methods) => {
  expect(markets[id].paymentMethods.join(' ')).toBe(methods);
});

it('ships by courier for nothing; us by courier alone, Poland by its post as well', () => {
  expect(us.shippingMethods).toEqual(['courier']);
  expect(pl.shippingMethods).toEqual(['courier', 'sample-packs', 'pick-up', 'polish-post']);
  expect(eu.shippingMethods).toEqual(['courier', 'sample-packs', 'pick-up']);
  for (const { shipmentsConfig } of allRegions) {
    expect(shipmentsConfig.courier?.free).toBe(true);
    expect(shipmentsConfig['sample-packs']?.free).toBe(true);
  }
  expect(allRegions.filter(({ shippingMethods }) => shippingMethods.includes('polish-post'))).toEqual([pl]);
});

it.each([
  ['eu', [3, 5], 5, 5, [3, 5], 5],
  ['gb', [3, 5], 5, 3, [3, 5], 3],
  ['us', [3, 5], 5, 3, [1, 2], 5],
  ['pl', [1, 2], 3, 3, [1, 2], 3],
] as const)(
  '%s delivers in the days of section 9',
  (id, compartment, average, samplePacks, courier, packs) => {
    const { delivery, shipmentsConfig } = markets[id];
    expect(delivery).toEqual({ compartment, average, samplePacks });
    expect(shipmentsConfig.courier?.days).toEqual(courier);
    expect(shipmentsConfig['sample-packs']?.days).toEqual([packs, packs]);
  },
);

it('charges 40 for customs to no and ch, and nothing elsewhere', () => {
  expect(eu.additionalCustoms).toEqual({ NO: 40, CH: 40 });
  for (const region of allRegions.filter(({ id }) => id !== 'eu'))
    expect(region.additionalCustoms).toEqual({});
  expect([...nonEuCountries].sort()).toEqual(['CH', 'GB', 'NO', 'US']);
});

it('holds its date patterns, and only Polish has 24 hours', () => {
  for (const { id, datesFormattingRules } of allRegions) {
    expect(datesFormattingRules).toEqual({
      weekdayDate: 'dddd, D MMMM',
      shortDate: 'D MMM',
      dateTime: id === 'pl' ? 'D MMMM YYYY, H:mm' : 'D MMMM YYYY, h:mmA',
    });
  }
});

it('knows the country ids of section 9', () => {
  expect(countryIds).toMatchObject({ GB: 77, PL: 179, DE: 57 });
  expect(['AU', 'CA', 'US'].map((iso) => countryIds[iso])).toEqual([13, 38, 232]);
  expect(nonEuCountryIds).toEqual([43, 167, 77, 232]);
});

it('counts production, quantities and taxes as section 9 does', () => {
  expect(productionTime).toBe(21);
  expect(defaultQuantity).toBe(30);
  expect(quantityRanges).toEqual([30, 60, 90, 120, 240, 500, 750, 1000, 1500, 2000, 2500]);
  expect([...forcedTaxRegions].sort()).toEqual(['gb', 'pl']);
  expect(allRegions.filter(({ units }) => units === 'in').map(({ id }) => id)).toEqual(['us']);
});

it('has Plus in eu, gb, pl, de, fr, it; untranslated in Plus and Pro are the lists of section 9', () => {
  expect(
    allRegions
      .filter(({ supportsPlus }) => supportsPlus)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['de', 'eu', 'fr', 'gb', 'it', 'pl']);
  expect([...untranslatedInPlus].sort()).toEqual(['cz', 'nl', 'ro', 'se']);
  expect([...untranslatedInPro].sort()).toEqual(
    'ch cz de es eu fr gb it nl no pl ro se shared us'.split(' '),
  );
});

it.each([
  ['cz', 'cs-CZ'],
  ['cs', 'cs-CZ'],
  ['de', 'de-DE'],
  ['en', 'en-US'],
  ['en-EN', 'en-US'],
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
  ['it', 'it-IT'],
  ['pl', 'pl-PL'],
  ['pt', 'pt-PT'],
  ['sv', 'sv-SE'],
  ['se', 'sv-SE'],
  ['ro', 'ro-RO'],
  ['nl', 'nl-NL'],
])('reads the code %s as %s', (code, locale) => {
  expect(localeOf(code)).toBe(locale);
});

it('falls back to eu and pl-PL, and finds the prefixes of se, nl, ro, us', () => {
  expect([fallbackRegion, fallbackLocale]).toEqual(['eu', 'pl-PL']);
  expect(pathBasedLocales).toEqual({ 'sv-se': 'se', 'ro-ro': 'ro', 'nl-nl': 'nl', 'en-us': 'us' });
});

it('speaks en-US in gb inside, and en-GB in public', () => {
  expect(gb).toMatchObject({ locale: 'en-US', languageTag: 'en-GB', hreflang: 'en-GB' });
});

it('has 29 unsupported states and an account for each currency, marked as demonstrations', () => {
  expect(new Set(unsupportedStateIds).size).toBe(29);
  expect(Object.keys(bankDetails).sort()).toEqual(['EUR', 'GBP', 'PLN', 'RON', 'SEK', 'USD']);
  for (const { accountNumber, swift, demonstration } of Object.values(bankDetails))
    expect([accountNumber.length > 8, swift.length >= 8, demonstration]).toEqual([true, true, true]);
  expect(ro.bank.accountNumber).toBe(bankDetails.RON.accountNumber);
  expect(se.bank.accountNumber).toBe(bankDetails.SEK.accountNumber);
});

it('has tag ids for production and for everything else, and collects orders near Warsaw', () => {
  expect(analyticsTagIds.production.measurement).not.toBe(analyticsTagIds.nonProduction.measurement);
  expect(pickUpAddress).toMatchObject({ city: 'Pruszków', countryIso: 'PL', demonstration: true });
  expect(pickUpAddress.mapsUrl).toMatch(/^https:/);
  expect([...digitalDesignAllowedCountries].sort()).toEqual(['AU', 'CA', 'CH', 'GB', 'NO', 'US']);
});

/** Section 3, "Region configuration": a field by its name there, where it stands here. */
it.each(allRegions.map((region) => [region.id, region] as const))(
  '%s has every field of section 3',
  (_, region) => {
    expect(Object.keys(region)).toEqual(
      expect.arrayContaining(
        (
          'domain locale languageTag hreflang iterableLocale currency vatAmount alwaysShowAddedTax currencyFormatter ' +
          'phoneCountryCode countryCode defaultShippingCountryCode productRegion mainRegion hasVat supportsPlus ' +
          'externalLinks outsideDomainLinks customDomains shipmentsConfig datesFormattingRules ' +
          'partiallySupportedCountries fscCertification contactEmail senderName phoneNumber additionalCustoms ' +
          'paymentMethods shippingMethods delivery pageTitle bank digitalDesignAllowedCountries'
        ).split(' '),
      ),
    );
    expect(Object.keys(region.domain).sort()).toEqual(['basename', 'pathBased', 'pathRegion', 'tld']);
    expect(region.externalLinks.termsOfService).toMatch(/^\/[a-z-]+$/);
    expect(region.externalLinks.privacyPolicy).toMatch(/^\/[a-z-]+$/);
  },
);

it('holds no FSC certificate in any market, as the page about it says', () => {
  expect(allRegions.map(({ fscCertification }) => fscCertification)).toEqual(allRegions.map(() => null));
});
