import type { CallApi } from '@shop/contracts';
import { findMovedPath, parsePublicHosts } from '@shop/regions';
import fastify from 'fastify';
import { isIndexable } from '../document.ts';
import { fixtureManifest, fixtureSettings } from '../host.fixture.ts';
import { registerHost } from '../register-host.ts';
import type { HostSettings } from '../settings.ts';
import { createLowestPriceLookup } from './lowest-prices.ts';
import { socialCard } from './social-card.ts';

const manifests = [fixtureManifest('shell'), fixtureManifest('mf-catalogue'), fixtureManifest('mf-checkout')];

const open = (settings: Partial<HostSettings> = {}) => host({ ...fixtureSettings, ...settings });
const host = (settings: HostSettings) => {
  const app = fastify();
  registerHost(app, {
    settings,
    registry: {
      releases: async () => Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest])),
      asset: async () => null,
    },
    clock: () => new Date('2026-11-28T10:00:00Z'),
  });
  return (url: string, host = 'localhost:8080') => app.inject({ url, headers: { host } });
};
const metaOf = (body: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(body)?.[1];
const graphOf = (body: string): Record<string, unknown>[] =>
  JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(body)?.[1] ?? '{"@graph":[]}')[
    '@graph'
  ];

it('lets search engines keep what everybody reads alike, and nothing of an account or behind a secret address', () => {
  const kept = ['home', 'category', 'product', 'content', 'quote', 'plus'] as const;
  const own = ['accountWallet', 'plusQuotes', 'payment', 'accountOrder', 'cart', 'search'] as const;
  const secret = ['customOffer', 'confirmEmail', 'plusQuote'] as const;
  expect([...kept, ...own, ...secret].filter(isIndexable)).toEqual(kept);
});

describe('what a page says of itself', () => {
  it('names the product in title, description and card, in the language of the page', async () => {
    const { body } = await open()('/produkty/pudelko-fasonowe-bez-nadruku?region=pl');
    expect(/<title>([^<]*)<\/title>/.exec(body)?.[1]).toMatch(/^Pudełko .+ – Packwright$/);
    expect(metaOf(body, 'description')).toMatch(/datę dostawy\.$/);
    expect(metaOf(body, 'og:locale')).toBe('pl_PL');
    expect(metaOf(body, 'og:url')).toBe(
      'http://localhost:8080/produkty/pudelko-fasonowe-bez-nadruku?region=pl',
    );
    expect(metaOf(body, 'og:image')).toBe(
      'http://localhost:8080/build/shared-images/social/mailer-box-plain.png',
    );
  });

  it('leads from home over the shelf to the product, and says what the product is', async () => {
    const graph = graphOf((await open()('/products/mailer-box-plain?region=eu')).body);
    expect(graph.map((part) => part['@type'])).toEqual(['BreadcrumbList', 'ProductGroup']);
    const trail = graph[0]?.itemListElement as { name: string; item: string; position: number }[];
    expect(trail.map(({ name, position }) => `${position} ${name}`)).toEqual([
      '1 Packwright',
      '2 Mailer boxes',
      '3 Plain mailer box',
    ]);
    expect(trail[1]?.item).toBe('http://localhost:8080/packaging/mailer-boxes?region=eu');
    // No price is known here, so none is claimed.
    expect(graph[1]).not.toHaveProperty('hasVariant');
  });

  it('names a page about the shop in its language, with a description of its own, and lists it in footer data', async () => {
    const { body, statusCode } = await open()('/polityka-prywatnosci?region=pl');
    expect(statusCode).toBe(200);
    expect(/<title>([^<]*)<\/title>/.exec(body)?.[1]).toBe('Polityka prywatności – Packwright');
    expect(metaOf(body, 'description')).toMatch(/^Co o Tobie przechowujemy/);
    expect(graphOf(body)[0]).toMatchObject({ '@type': 'BreadcrumbList' });
    const document = JSON.parse(/id="shop-document"[^>]*>([^<]*)</.exec(body)?.[1] ?? '{}');
    expect(document.elements.pages).toContainEqual({
      id: 'impressum',
      name: 'Dane firmy',
      href: '/dane-firmy',
    });
    expect(document.paths['content:returnsPolicy']).toBe('/zwroty');
    expect(document.company).toMatchObject({ name: 'Packwright sp. z o.o.', demonstration: true });
    expect((await open()('/kariera?region=pl')).statusCode).toBe(200);
    expect((await open()('/kariery?region=pl')).statusCode).toBe(404);
  });

  it('says who sells on the home page, and nothing on a page of one visitor', async () => {
    const get = open();
    expect(graphOf((await get('/')).body).map((part) => part['@type'])).toEqual(['Organization', 'WebSite']);
    const cart = (await get('/cart/')).body;
    expect(metaOf(cart, 'robots')).toBe('noindex');
    expect(metaOf(cart, 'og:title')).toBeUndefined();
  });
});

describe('addresses that were given out once', () => {
  it('are sent on for good where the page moved, and told to be gone where there is none', async () => {
    const get = open();
    const moved = await get('/sklep?region=pl');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/?region=pl']);
    const prefixed = await get('/sv-se/butik');
    expect([prefixed.statusCode, prefixed.headers.location]).toEqual([301, '/sv-se']);
    expect((await get('/mobile-app')).statusCode).toBe(410);
    expect((await get('/no-such-page')).statusCode).toBe(404);
  });

  it('know nothing of other paths', () => {
    const region = { domain: { pathBased: false, pathRegion: null } } as Parameters<typeof findMovedPath>[0];
    expect(findMovedPath(region, 'en-US', 'packwright', '/shopping')).toBeUndefined();
  });
});

describe('sitemaps', () => {
  it('are one for each region of the host, listed in one index', async () => {
    const get = open({ publicHosts: [{ host: 'packwright.pl', region: undefined }] });
    const index = (await get('/sitemap.xml', 'packwright.pl')).body;
    expect(index).toContain('<sitemapindex');
    const named = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, href]) => href);
    expect(named).toContain('http://packwright.pl/sitemap-pl.xml');
    const map = await get('/sitemap-pl.xml', 'packwright.pl');
    expect(map.statusCode).toBe(200);
    expect(map.body).toContain('/produkty/pudelko-fasonowe-bez-nadruku');
    expect(map.body).toContain('<loc>http://packwright.pl/regulamin?region=pl</loc>');
    expect(map.body).toContain('<loc>http://packwright.pl/kariera?region=pl</loc>');
    // Moved or removed pages are not listed.
    expect(map.body).not.toMatch(/sklep|aplikacja-mobilna/);
    // Every address of the mesh carries the whole mesh and a default.
    expect(map.body.match(/hreflang="x-default"/g)?.length).toBe(map.body.match(/<url>/g)?.length);
    expect((await get('/sitemap-xx.xml', 'packwright.pl')).statusCode).toBe(404);
  });

  it('are written once, so that whoever asks all day takes no work from others', async () => {
    // Every sitemap address uses the brand, so its reads measure the work.
    let reads = 0;
    const counted = Object.defineProperty({ ...fixtureSettings }, 'brand', {
      get: () => {
        reads += 1;
        return 'packwright';
      },
    });
    const get = host(counted);
    const first = (await get('/sitemap-eu.xml')).body;
    expect(first).toContain('<loc>http://localhost:8080/');
    const work = reads;
    // Another port or name must not cause new work, and each reply contains only its own name.
    const names = Array.from({ length: 20 }, (_, at) => [
      `localhost:${9000 + at}`,
      `n${at}.localhost:9000`,
    ]).flat();
    const bodies: string[] = [];
    for (const name of names) bodies.push((await get('/sitemap-eu.xml', name)).body);
    // Which regions are on the host is checked each time; their pages are cached.
    expect((reads - work) / names.length).toBeLessThan(work / 5);
    expect(bodies.map((body, at) => body.replaceAll(names[at] ?? '', () => 'localhost:8080'))).toEqual(
      names.map(() => first),
    );
    expect(bodies.map((body) => new Set(body.match(/[\w.]*localhost:\d+/g)))).toEqual(
      names.map((name) => new Set([name])),
    );
  });

  it('are another one for each kind of host that has addresses of its own', async () => {
    const get = open({
      environment: 'production',
      publicHosts: parsePublicHosts('*.packwright.pl packwright.pl'),
    });
    const first = async (host: string) =>
      /<loc>([^<]*)</.exec((await get('/sitemap-pl.xml', host)).body)?.[1];
    for (const host of ['www.packwright.pl', 'app.packwright.pl', 'app.staging.packwright.pl'])
      for (let time = 0; time < 2; time++) expect(await first(host)).toBe(`https://${host}/`);
  });
});

describe('the picture of a link', () => {
  it('is a PNG of 1200 by 630 drawn from the product, and of nothing that is not sold', async () => {
    const card = Buffer.from((await socialCard('mailer-box-plain')) ?? []);
    expect(card.subarray(1, 4).toString()).toBe('PNG');
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(Buffer.from((await socialCard('shop')) ?? []).equals(card)).toBe(false);
    const get = open();
    for (const name of ['no-such-thing', 'constructor', 'A', '..%2Fshop'])
      expect([name, (await get(`/build/shared-images/social/${name}.png`)).statusCode]).toEqual([name, 404]);
    // Concurrent requests share one rendering.
    const many = await Promise.all(
      [1, 2, 3].map(() => get('/build/shared-images/social/mailer-box-plain.png')),
    );
    for (const { statusCode, rawPayload } of many)
      expect([statusCode, rawPayload.equals(card)]).toEqual([200, true]);
  });
});

describe('offers', () => {
  const reply = {
    currency: 'PLN',
    tax: { country_iso: 'PL', rate: '0.23', shown_included: true },
    prices: [
      {
        product: 'mailer-box-plain',
        sku: 'MB',
        product_size: '212x148x61',
        quantity: 2500,
        price: '1.0000',
        total_net: '2500.00',
        total_gross: '3075.00',
      },
    ],
  };
  const asking = (answer: CallApi) => createLowestPriceLookup(answer, () => new Date(0));

  it('are the lowest price per piece as the market shows it, asked for once', async () => {
    const ask = jest.fn<ReturnType<CallApi>, Parameters<CallApi>>(async () => ({ status: 200, body: reply }));
    const offers = asking(ask);
    expect(await offers('pl', 'mailer-box-plain')).toMatchObject({
      price: '1.2300',
      currency: 'PLN',
      taxIncluded: true,
      quantity: 2500,
    });
    expect(await offers('pl', 'tote-bag')).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('are left out while the API refuses or does not answer, and asked for again', async () => {
    const ask = jest.fn<ReturnType<CallApi>, Parameters<CallApi>>(async () => ({ status: 503, body: {} }));
    const offers = asking(ask);
    expect(await offers('pl', 'mailer-box-plain')).toBeUndefined();
    expect(await offers('pl', 'mailer-box-plain')).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(await asking(() => new Promise(() => undefined))('pl', 'mailer-box-plain')).toBeUndefined();
  });
});
