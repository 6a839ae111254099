import { contentPages, publishedContentPages } from '../../src/content-pages/index.ts';
import { markets } from '../../src/markets/index.ts';
import { type LocaleId, localeIds } from '../../src/region.ts';
import { hrefOf, hrefOfAny, matchPath } from '../../src/site-paths.ts';
import { categorySlugs, productSlugs, slugOf } from '../../src/slugs/products.ts';

const brand = 'packwright';
const { eu, pl } = markets;

/** Specification 2.2, row by row, and our place of the three Plus pages. */
const table = [
  ['boxEditor', '/box/design'],
  ['productEditor', '/editor/product/design'],
  ['accountOrders', '/account/orders'],
  ['accountOrder', '/account/orders/R123'],
  ['accountSettings', '/account/settings'],
  ['accountWallet', '/account/packwright-wallet'],
  ['accountBoxes', '/account/boxes'],
  ['accountReforestation', '/account/support-reforestation'],
  ['accountQuoteRequest', '/account/quote_requests/QR123'],
  ['cart', '/cart/'],
  ['customOffer', '/offer/t0ken/review'],
  ['payment', '/order/R123/payment'],
  ['paymentSummary', '/order/R123/payment/summary'],
  ['orderDetails', '/order'],
  ['crossSell', '/cart/recommended-products-and-services/s'],
  ['samplePacks', '/sample-packs'],
  ['bundles', '/bundles'],
  ['signIn', '/sign_in/'],
  ['signOut', '/sign_out/'],
  ['register', '/registration'],
  ['quote', '/quote'],
  ['quoteSuccess', '/quote/success'],
  ['plusCatalogue', '/plus/catalogue/'],
  ['plusSuccess', '/plus/success'],
  ['plusItems', '/packwright-plus/items'],
  ['plusQuotes', '/packwright-plus/quotes'],
  ['plusQuote', '/packwright-plus/quotes/t0ken'],
  ['plusOrders', '/packwright-plus/orders'],
  ['plusOrder', '/packwright-plus/orders/R123/details'],
  ['plusOrderPlaced', '/packwright-plus/orders/R123/placed'],
  ['plusOrderItems', '/packwright-plus/orders/R123/items'],
  ['plusOrderPaymentSummary', '/packwright-plus/orders/R123/payment-summary'],
  ['plusPersonalDetails', '/packwright-plus/personal-details'],
  ['proFeatures', '/pro/features/'],
  ['proForSuppliers', '/pro/for-suppliers/'],
  ['proTermsConditions', '/pro/terms-conditions/'],
] as const;

it.each(table)('%s stands at %s', (id, path) => {
  const match = matchPath(eu, 'en-US', brand, path);
  expect([match?.id, match?.canonical, match?.alias]).toEqual([id, path, false]);
});

/** Each language's own word for a row, and the English address leading there. */
describe.each(localeIds)('in %s', (locale: LocaleId) => {
  it.each(table)('%s opens in the language, and by the English address %s', (id, path) => {
    const english = matchPath(eu, 'en-US', brand, path);
    const own = hrefOfAny(eu, locale, brand, id, english?.params ?? {});
    expect(matchPath(eu, locale, brand, own)).toMatchObject({ id, alias: false, canonical: own });
    expect(matchPath(eu, locale, brand, path)).toMatchObject({ id, canonical: own });
    expect(own).toMatch(/^[\w/-]+$/);
  });

  it('every product type and category has a landing path of its own', () => {
    const products = productSlugs.map((product) => hrefOfAny(eu, locale, brand, 'product', { product }));
    const categories = categorySlugs.map((category) =>
      hrefOfAny(eu, locale, brand, 'category', { category }),
    );
    expect(new Set([...products, ...categories]).size).toBe(42 + 5);
    for (const [index, path] of products.entries())
      expect(matchPath(eu, locale, brand, path)?.params.product).toBe(productSlugs[index]);
    for (const [index, path] of categories.entries())
      expect(matchPath(eu, locale, brand, path)?.params.category).toBe(categorySlugs[index]);
    expect(slugOf(locale, 'no-such-thing')).toBe('no-such-thing');
  });

  it('names every content page of section 2.2', () => {
    expect(Object.keys(contentPages(locale)).sort()).toEqual(
      (
        'about affiliates blog career contact designShowcase ecoBadge ecoProperties enterprise fscCertification ' +
        'help holidays impressum industries inspirations leadership mobileApp partners press privacyPolicy ' +
        'returnsPolicy services shop suppliers sustainability termsOfService whistleblowingPolicy'
      ).split(' '),
    );
    const paths = Object.values(contentPages(locale));
    expect(new Set(paths).size).toBe(27);
  });

  it('opens the written pages, and no other, at their address in the language', () => {
    for (const [id, path] of Object.entries(contentPages(locale))) {
      const match = matchPath(eu, locale, brand, path);
      if (!(publishedContentPages as readonly string[]).includes(id))
        expect([path, match]).toEqual([path, undefined]);
      else
        expect(match).toMatchObject({
          id: 'content',
          params: { content: id },
          canonical: path,
          alias: false,
        });
    }
  });
});

it.each([
  ['about', '/about', '/o-nas', '/ueber-uns'],
  ['contact', '/contact', '/kontakt', '/kontakt'],
  ['help', '/help', '/pomoc', '/hilfe'],
  ['services', '/services', '/uslugi', '/leistungen'],
  ['ecoProperties', '/eco-properties', '/wlasciwosci-ekologiczne', '/umwelteigenschaften'],
  ['fscCertification', '/fsc-certification', '/certyfikat-fsc', '/fsc-zertifizierung'],
  ['sustainability', '/sustainability', '/zrownowazony-rozwoj', '/nachhaltigkeit'],
  ['termsOfService', '/terms-of-service', '/regulamin', '/agb'],
  ['privacyPolicy', '/privacy-policy', '/polityka-prywatnosci', '/datenschutz'],
  ['returnsPolicy', '/returns-policy', '/zwroty', '/ruecksendungen'],
  ['impressum', '/impressum', '/dane-firmy', '/impressum'],
  ['career', '/career', '/kariera', '/karriere'],
  ['blog', '/blog', '/blog', '/blog'],
  ['whistleblowingPolicy', '/whistleblowing-policy', '/zglaszanie-nieprawidlowosci', '/hinweisgebersystem'],
  ['ecoBadge', '/eco-badge', '/odznaka-eko', '/eco-kennzeichen'],
  ['designShowcase', '/design-showcase', '/galeria-projektow', '/entwurfsgalerie'],
  ['inspirations', '/inspirations', '/inspiracje', '/inspiration'],
  ['press', '/press', '/prasa', '/presse'],
  ['leadership', '/leadership', '/zarzad', '/leitung'],
  ['affiliates', '/affiliates', '/program-partnerski', '/partnerprogramm'],
  ['partners', '/partners', '/partnerzy', '/partner'],
  ['suppliers', '/suppliers', '/dostawcy', '/lieferanten'],
  ['holidays', '/holidays', '/swieta', '/feiertage'],
  ['enterprise', '/enterprise', '/dla-duzych-firm', '/grossunternehmen'],
  ['industries', '/industries', '/branze', '/branchen'],
])('the page %s stands at %s, %s, %s', (content, english, polish, german) => {
  expect(hrefOf(eu, 'en-US', brand, 'content', { content })).toBe(english);
  expect(hrefOf(pl, 'pl-PL', brand, 'content', { content })).toBe(polish);
  expect(hrefOf(markets.de, 'de-DE', brand, 'content', { content })).toBe(german);
  expect(hrefOf(markets.se, 'en-US', brand, 'content', { content })).toBe(`/sv-se${english}`);
});

it.each([
  ['/zamowienie/R1/platnosc', 'payment', '/zamowienie/R1/platnosc'],
  ['/zamowienie/R1/dane', 'orderDetails', '/zamowienie/R1'],
  ['/order/R1/payment', 'payment', '/zamowienie/R1/platnosc'],
  ['/order/R1/details', 'orderDetails', '/zamowienie/R1'],
  ['/pudelko', 'boxEditor', '/pudelko'],
  ['/auth/sign_in/', 'signIn', '/logowanie/'],
])('in Poland %s opens %s', (path, id, canonical) => {
  expect(matchPath(pl, 'pl-PL', brand, path)).toMatchObject({ id, canonical });
});

it.each(['sign_in', 'sign_out', 'registration'])('auth/%s/ opens in every language', (page) => {
  for (const locale of localeIds)
    expect(matchPath(eu, locale, brand, `/auth/${page}/`)).toMatchObject({ alias: true });
});
