import { routeIds, routes } from '@shop/contracts';
import fc from 'fast-check';
import { absoluteUrl, resolveAlternates } from './alternates.ts';
import { publishedContentPages } from './content-pages/index.ts';
import { allRegions, markets, openRegions } from './markets/index.ts';
import { hasPathTable } from './paths/index.ts';
import { localeIds } from './region.ts';
import {
  basenameOf,
  findPathConflicts,
  findPatternClashes,
  hrefOf,
  hrefOfAny,
  matchPath,
  pathsOf,
  slugPathsOf,
} from './site-paths.ts';
import { categorySlugs, idOfSlug, productSlugs, slugOf } from './slugs/products.ts';

const { pl, se, eu, us, gb, cz, es, fr, it: italy, ro } = markets;
const brand = 'packwright';

describe('the path table', () => {
  it('holds no address twice, in any region and language', () => {
    expect(allRegions.flatMap((region) => findPathConflicts(region))).toEqual([]);
  });

  it('would notice two pages on one address, optional parameters included', () => {
    expect(
      findPatternClashes([
        { id: 'orderDetails', pattern: '/order/:orderNumber?' },
        { id: 'payment', pattern: '/order/:id' },
        { id: 'cart', pattern: '/order/' },
        { id: 'cart', pattern: '/cart' },
      ]),
    ).toEqual(['/order/* is both orderDetails and payment', '/order is both orderDetails and cart']);
  });

  it('has its own table for every language of an open region', () => {
    for (const region of openRegions)
      expect(region.locales.filter((locale) => !hasPathTable(locale))).toEqual([]);
  });

  it('names in every pattern exactly the parameters of the contract', () => {
    for (const region of openRegions) {
      for (const locale of region.locales) {
        const paths = pathsOf(region, locale, brand);
        for (const id of routeIds) {
          const named = [...paths[id].matchAll(/:(\w+\??)/g)].map(([, name]) => name);
          expect({ id, named }).toEqual({ id, named: [...routes[id].params] });
        }
      }
    }
  });

  it.each([
    ['boxEditor', '/box/design'],
    ['productEditor', '/editor/product/design'],
    ['accountOrders', '/account/orders'],
    ['accountSettings', '/account/settings'],
    ['accountWallet', '/account/packwright-wallet'],
    ['accountBoxes', '/account/boxes'],
    ['accountReforestation', '/account/support-reforestation'],
    ['cart', '/cart/'],
    ['crossSell', '/cart/recommended-products-and-services/s'],
    ['orderDetails', '/order'],
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
    ['plusOrders', '/packwright-plus/orders'],
    ['plusPersonalDetails', '/packwright-plus/personal-details'],
    ['proFeatures', '/pro/features/'],
    ['proForSuppliers', '/pro/for-suppliers/'],
    ['proTermsConditions', '/pro/terms-conditions/'],
  ] as const)('keeps %s of the specification at %s', (id, path) => {
    expect(hrefOfAny(eu, 'en-US', brand, id, {})).toBe(path);
    expect(matchPath(eu, 'en-US', brand, path)).toMatchObject({ id, alias: false });
  });

  it.each([
    ['accountOrder', '/account/orders/R1', { orderNumber: 'R1' }],
    ['accountQuoteRequest', '/account/quote_requests/QR1', { qrNumber: 'QR1' }],
    ['customOffer', '/offer/T1/review', { token: 'T1' }],
    ['payment', '/order/R1/payment', { orderNumber: 'R1' }],
    ['paymentSummary', '/order/R1/payment/summary', { orderNumber: 'R1' }],
    ['plusQuote', '/packwright-plus/quotes/T1', { token: 'T1' }],
    ['plusOrder', '/packwright-plus/orders/R1/details', { orderNumber: 'R1' }],
    ['plusOrderPlaced', '/packwright-plus/orders/R1/placed', { orderNumber: 'R1' }],
    ['plusOrderItems', '/packwright-plus/orders/R1/items', { orderNumber: 'R1' }],
    ['plusOrderPaymentSummary', '/packwright-plus/orders/R1/payment-summary', { orderNumber: 'R1' }],
    ['productEditor', '/editor/product/design/1/2/', { id: '1', version: '2' }],
  ])('reads %s at %s', (id, path, params) => {
    expect(matchPath(eu, 'en-US', brand, path)).toMatchObject({ id, params });
  });
});

describe('matchPath', () => {
  it('reads back every address it writes, with any parameter value', () => {
    const page = fc.constantFrom(...routeIds);
    const value = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
    // Pages about the shop, products and categories are closed lists.
    const listed = fc.record({
      content: fc.constantFrom(...publishedContentPages),
      product: fc.constantFrom(...productSlugs),
      category: fc.constantFrom(...categorySlugs),
    });
    fc.assert(
      fc.property(page, fc.constantFrom(...openRegions), value, listed, (id, region, any, known) => {
        const text = id in known ? known[id as keyof typeof known] : any;
        // Every browser would resolve a lone dot before it reaches the server.
        fc.pre(!/^\.+$/.test(text));
        const params = Object.fromEntries(routes[id].params.map((name) => [name.replace('?', ''), text]));
        const path = hrefOfAny(region, region.locale, brand, id, params);
        const match = matchPath(region, region.locale, brand, path);
        // A value may equal a word that names another page; then the more specific page rightly wins.
        fc.pre(match?.id === id || match === undefined);
        expect(match).toMatchObject({ id, alias: false, canonical: path });
      }),
      { numRuns: 2000 },
    );
  });

  it('knows no product and no category that is not in the range', () => {
    for (const path of [
      '/products/mailer-box-plian',
      '/products/mailer-boxes',
      '/packaging/mailer-box-plain',
    ])
      expect([path, matchPath(eu, 'en-US', brand, path)]).toEqual([path, undefined]);
  });

  it('prefers words to parameters', () => {
    expect(matchPath(eu, 'en-US', brand, '/quote/success')?.id).toBe('quoteSuccess');
    expect(matchPath(eu, 'en-US', brand, '/order/R7/payment')?.id).toBe('payment');
  });

  it('does not mind a trailing slash', () => {
    expect(matchPath(eu, 'en-US', brand, '/cart')).toMatchObject({ id: 'cart', alias: false });
    expect(matchPath(eu, 'en-US', brand, '/account/orders/')).toMatchObject({
      id: 'accountOrders',
      alias: false,
    });
  });

  it('opens order details by number, in English and Polish, and sign-in by its auth link', () => {
    expect(matchPath(eu, 'en-US', brand, '/order/R7/details')).toEqual({
      id: 'orderDetails',
      params: { orderNumber: 'R7' },
      canonical: '/order/R7',
      alias: true,
    });
    expect(matchPath(pl, 'pl-PL', brand, '/zamowienie/R7/dane')).toMatchObject({
      canonical: '/zamowienie/R7',
    });
    expect(matchPath(pl, 'pl-PL', brand, '/auth/sign_in/')).toMatchObject({
      canonical: '/logowanie/',
      alias: true,
    });
  });

  it('sends an English address to its Polish twin in Poland', () => {
    expect(matchPath(pl, 'pl-PL', brand, '/order/R7/payment')).toMatchObject({
      id: 'payment',
      canonical: '/zamowienie/R7/platnosc',
      alias: true,
    });
  });

  it('puts the prefix of a path-based region before its paths and wants it there', () => {
    expect(basenameOf(se)).toBe('/sv-se');
    expect(hrefOf(se, 'sv-SE', brand, 'home', {})).toBe('/sv-se');
    expect(matchPath(se, 'sv-SE', brand, '/sv-se/')).toMatchObject({ id: 'home', alias: false });
    expect(matchPath(se, 'sv-SE', brand, '/sv-se/varukorg/')).toMatchObject({ id: 'cart' });
    expect(matchPath(se, 'sv-SE', brand, '/varukorg/')).toBeUndefined();
    expect(matchPath(us, 'en-US', brand, '/en-usa/cart/')).toBeUndefined();
  });

  it('knows no page at a made-up or malformed address', () => {
    expect(matchPath(eu, 'en-US', brand, '/no/such/page')).toBeUndefined();
    expect(matchPath(eu, 'en-US', brand, '/account/orders/%E0%A4%A')).toBeUndefined();
  });
});

describe('product and category addresses', () => {
  it('are translated, and read back to ids', () => {
    expect(hrefOf(pl, 'pl-PL', brand, 'product', { product: 'mailer-box-full-color' })).toBe(
      '/produkty/pudelko-fasonowe-pelny-kolor',
    );
    expect(matchPath(pl, 'pl-PL', brand, '/produkty/pudelko-fasonowe-pelny-kolor')).toMatchObject({
      params: { product: 'mailer-box-full-color' },
      alias: false,
    });
    expect(matchPath(pl, 'pl-PL', brand, '/produkty/mailer-box-full-color')).toMatchObject({ alias: true });
    expect(slugPathsOf(se, 'sv-SE', brand)['category:mailer-boxes']).toBe('/sv-se/forpackningar/postlador');
  });

  it.each(localeIds)(
    'are one to one in %s, and no other language uses a slug for something else',
    (locale) => {
      const ids = [...productSlugs, ...categorySlugs];
      const slugs = ids.map((id) => slugOf(locale, id));
      expect(slugs.map(idOfSlug)).toEqual(ids);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    },
  );
});

describe('alternatesOf', () => {
  it('is the same full mesh of valid tags for every page', () => {
    expect(resolveAlternates('cart', {}, brand)).toEqual([
      { hreflang: 'cs-CZ', region: 'cz', path: hrefOf(cz, 'cs-CZ', brand, 'cart', {}) },
      { hreflang: 'de-DE', region: 'de', path: '/warenkorb/' },
      { hreflang: 'es-ES', region: 'es', path: hrefOf(es, 'es-ES', brand, 'cart', {}) },
      { hreflang: 'en', region: 'eu', path: '/cart/' },
      { hreflang: 'fr-FR', region: 'fr', path: hrefOf(fr, 'fr-FR', brand, 'cart', {}) },
      { hreflang: 'en-GB', region: 'gb', path: '/cart/' },
      { hreflang: 'it-IT', region: 'it', path: hrefOf(italy, 'it-IT', brand, 'cart', {}) },
      { hreflang: 'nl-NL', region: 'nl', path: '/nl-nl/winkelwagen/' },
      { hreflang: 'pl-PL', region: 'pl', path: '/koszyk/' },
      { hreflang: 'ro-RO', region: 'ro', path: hrefOf(ro, 'ro-RO', brand, 'cart', {}) },
      { hreflang: 'sv-SE', region: 'se', path: '/sv-se/varukorg/' },
      { hreflang: 'en-US', region: 'us', path: '/en-us/cart/' },
      { hreflang: 'x-default', region: 'eu', path: '/cart/' },
    ]);
  });

  it('never shows the codes that are no language tags', () => {
    for (const { hreflang } of allRegions) {
      expect(['cz', 'se', 'en-EN', 'UK']).not.toContain(hreflang);
      expect(Intl.getCanonicalLocales(hreflang)).toEqual([hreflang]);
    }
  });

  it('makes absolute addresses on own hosts and on one origin', () => {
    const hosts = { appType: 'app', environment: 'staging', singleOrigin: undefined } as const;
    expect(absoluteUrl(pl, '/koszyk/', hosts)).toBe('https://app.staging.packwright.pl/koszyk/');
    const one = { ...hosts, singleOrigin: 'http://localhost:8080' };
    expect(absoluteUrl(gb, '/cart/', one)).toBe('http://localhost:8080/cart/?region=gb');
    expect(absoluteUrl(se, '/sv-se/varukorg/', one)).toBe('http://localhost:8080/sv-se/varukorg/');
  });
});
