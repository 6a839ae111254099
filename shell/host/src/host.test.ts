import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, shopDocumentSchema, wasmRealmPath } from '@shop/contracts';
import { markets, parsePublicHosts } from '@shop/regions';
import fc from 'fast-check';
import Fastify from 'fastify';
import { fixtureManifest, fixtureSettings } from './host.fixture.ts';
import { registerHost } from './register-host.ts';
import type { HostSettings } from './settings.ts';

/** The declaration of the editor's build. */
const editorPolicy = JSON.parse(
  readFileSync(path.join(__dirname, '../../../mf-editor/csp.json'), 'utf8'),
) as Manifest['csp'];

interface World {
  readonly settings?: Partial<HostSettings>;
  readonly manifests?: readonly Manifest[];
  readonly fail?: boolean;
}

/** Opens a host with these releases; records the cohorts of its registry requests. */
const openHost = ({ settings = {}, manifests = standard, fail = false }: World = {}) => {
  const asked: string[] = [];
  const app = Fastify();
  registerHost(app, {
    settings: { ...fixtureSettings, ...settings },
    registry: {
      releases: async (_region, cohort) => {
        if (fail) throw new Error('away');
        asked.push(cohort);
        return Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest]));
      },
      asset: async (name, build, path) => {
        if (fail) throw new Error('away');
        return build === 'a'.repeat(20) && path === 'app.33.js'
          ? Buffer.from(`/* ${name} */`.repeat(50))
          : null;
      },
    },
    clock: () => new Date('2026-11-27T12:00:00Z'),
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'localhost:8080', ...headers } });
  return { app, get, asked };
};
const standard = [fixtureManifest('shell'), fixtureManifest('mf-catalogue'), fixtureManifest('mf-checkout')];
const documentOf = (body: string) =>
  shopDocumentSchema.parse(
    JSON.parse(
      /<script type="application\/json" id="shop-document">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}',
    ),
  );
const policyOf = (header: unknown): Record<string, string[]> =>
  Object.fromEntries(
    String(header)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

describe('a document', () => {
  it('carries a shop document that keeps its contract, in the region and language of the address', async () => {
    const { get } = openHost();
    for (const [url, region, lang, currency] of [
      ['/', 'eu', 'en', 'EUR'],
      ['/?region=pl', 'pl', 'pl-PL', 'PLN'],
      ['/sv-se', 'se', 'sv-SE', 'SEK'],
    ] as const) {
      const { statusCode, body, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      const shop = documentOf(body);
      expect(shop).toMatchObject({ region, currency, route: { id: 'home' } });
      expect(body).toContain(`<html lang="${shop.languageTag}"`);
      expect(shop.languageTag.startsWith(lang)).toBe(true);
    }
  });

  it('names its own address and the same mesh in every region', async () => {
    const { get } = openHost();
    const mesh = (body: string) => body.match(/<link rel="alternate"[^>]*>/g) ?? [];
    const pl = (await get('/koszyk/?region=pl')).body;
    expect(pl).not.toContain('rel="canonical"');
    const home = (await get('/')).body;
    expect(home).toContain('<link rel="canonical" href="http://localhost:8080/?region=eu">');
    expect(mesh(home)).toEqual(mesh((await get('/sv-se')).body));
    expect(mesh(home).some((link) => link.includes('hreflang="x-default"'))).toBe(true);
  });

  it('loads the shell with integrity and preloads the matched remote alone, as the loader will ask for it', async () => {
    const { body } = await openHost().get('/koszyk/?region=pl');
    expect(body).toMatch(
      /<script defer data-shell nonce="[^"]+" src="\/build\/shell\/a{20}\/main\.11\.js" integrity="sha384-[^"]+"><\/script>/,
    );
    expect(body).toMatch(
      /<link rel="preload" as="script" href="\/build\/mf-checkout\/a{20}\/remoteEntry\.js" integrity="[^"]+">/,
    );
    expect(body).toMatch(
      /href="\/build\/mf-checkout\/a{20}\/app\.33\.js" integrity="[^"]+" crossorigin="anonymous">/,
    );
    expect(body).toMatch(/as="fetch" href="\/build\/mf-checkout\/a{20}\/locale-pl-PL\.66\.json"/);
    expect(body).not.toMatch(/href="\/build\/mf-catalogue/);
    expect(body).not.toMatch(/ style=/);
  });

  it('serves builds from another origin when told so', async () => {
    const { get } = openHost({ settings: { buildOrigin: 'https://cdn.example.com' } });
    const { body, headers } = await get('/');
    expect(body).toContain('src="https://cdn.example.com/build/shell/');
    expect(policyOf(headers['content-security-policy'])['script-src']).toContain('https://cdn.example.com');
    expect(documentOf(body).releaseSet.picks['mf-catalogue']?.base).toMatch(
      /^https:\/\/cdn\.example\.com\/build\//,
    );
    for (const script of body.match(/<script defer[^>]*>/g) ?? [])
      expect(script).toContain('crossorigin="anonymous"');
  });

  it('lets no text out of its JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (brand) => {
        const { get } = openHost({ settings: { brand: `${brand}</script><script>alert(1)</script>` } });
        const { body } = await get('/');
        expect(body).not.toContain('<script>alert(1)');
        expect(documentOf(body).brand).toContain('</script>');
      }),
      { numRuns: 20 },
    );
  });
});

describe('the policy', () => {
  it('is strict, with a nonce of its own in every document', async () => {
    const { get } = openHost();
    const first = await get('/');
    const second = await get('/');
    const policy = policyOf(first.headers['content-security-policy']);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['style-src']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    const nonce = policy['script-src']?.find((source) => source.startsWith("'nonce-"))?.slice(7, -1);
    expect(policy['script-src']).toEqual(["'self'", `'nonce-${nonce}'`]);
    for (const script of first.body.match(/<script(?![^>]*type="application)[^>]*>/g) ?? [])
      expect(script).toContain(`nonce="${nonce}"`);
    expect(second.headers['content-security-policy']).not.toBe(first.headers['content-security-policy']);
  });

  it('tells nobody an address that opens an order', async () => {
    const { get } = openHost();
    const plain = await get('/');
    const mailed = await get('/?order_token=opens-order-q7');
    expect(plain.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(mailed.headers['referrer-policy']).toBe('no-referrer');
    expect(mailed.headers['cache-control']).toBe('no-store');
    // Nor does the document pass it to canonical links, language links or the region switch.
    expect(mailed.body).not.toContain('opens-order');
  });

  it('is the union of what builds declare, without what would weaken it', async () => {
    const manifests = [
      ...standard,
      fixtureManifest('mf-editor', {
        csp: {
          'script-src': [
            "'wasm-unsafe-eval'",
            "'unsafe-inline'",
            "'unsafe-eval'",
            'https:',
            '*',
            'data: ; x',
          ],
          'worker-src': ['blob:'],
          'frame-src': ['https://js.stripe.com'],
          'connect-src': ['https://api.pay.example', 'https://api.stripe.com'],
          'frame-ancestors': ['https://evil.example.com'],
        },
      }),
    ];
    const { headers } = await openHost({ manifests }).get('/');
    const policy = policyOf(headers['content-security-policy']);
    expect(policy['script-src']).toContain("'wasm-unsafe-eval'");
    expect(String(headers['content-security-policy'])).not.toMatch(
      /'unsafe-inline'| 'unsafe-eval'| \*| https:( |;)/,
    );
    expect(policy['worker-src']).toEqual(['blob:']);
    expect(policy['frame-src']).toEqual(['https://js.stripe.com']);
    // Sources that this shop does not need are not allowed either.
    expect(policy['connect-src']).toEqual(["'self'", 'https://api.stripe.com']);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });
});

it('lets WebAssembly be compiled in one empty document and on no page', async () => {
  const { get } = openHost({ manifests: [...standard, fixtureManifest('mf-editor', { csp: editorPolicy })] });
  for (const page of ['/', '/products/mailer-box-full-color', '/box/design', '/cart', '/nowhere'])
    expect([page, (await get(page)).headers['content-security-policy']]).toEqual([
      page,
      expect.not.stringContaining('wasm'),
    ]);
  const { headers, body, statusCode } = await get(wasmRealmPath);
  expect(statusCode).toBe(200);
  expect(policyOf(headers['content-security-policy'])).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'wasm-unsafe-eval'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
  expect(body).toBe('<!doctype html><html lang="en"><title>WebAssembly</title></html>\n');
});

describe('the cohort', () => {
  it('is drawn once, kept, and decides the release set', async () => {
    const { get, asked } = openHost();
    const first = await get('/');
    const cohort = /cohort=([0-9a-f]{32}); Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000/.exec(
      String(first.headers['set-cookie']),
    )?.[1];
    expect(cohort).toBeDefined();
    const again = await get('/', { cookie: `cohort=${cohort}` });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(asked).toEqual([cohort, cohort]);
    expect(documentOf(again.body).cohort).toBe(cohort);
  });
  it('is drawn anew when the cookie is no cohort', async () => {
    const { get } = openHost();
    expect(String((await get('/', { cookie: 'cohort=<script>' })).headers['set-cookie'])).toMatch(
      /cohort=[0-9a-f]{32}/,
    );
  });
});

describe('what is not there', () => {
  it('answers 404 with the shop around it for pages that nobody has, or that this build lacks', async () => {
    const { get } = openHost();
    for (const url of ['/nowhere', '/sign_in/']) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(documentOf(body).route).toBeNull();
      expect(body).toContain('<script defer data-shell');
      expect(body).toContain('noindex');
    }
  });
  it('leaves the API to the API', async () => {
    const { app, get } = openHost();
    expect((await get('/api/nothing')).headers['content-type']).not.toMatch(/html/);
    expect((await app.inject({ method: 'POST', url: '/api/nothing?a=1' })).statusCode).toBe(404);
  });
  it('says of a page that it is only read', async () => {
    const { app } = openHost();
    for (const method of [
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'SEARCH',
    ] as const) {
      const bare = ['OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'].includes(method);
      const payload = bare ? {} : { payload: 'x', headers: { 'content-type': 'odd/type' } };
      const { statusCode, headers } = await app.inject({ method, url: '/produkty', ...payload });
      expect({ method, statusCode, allow: headers.allow }).toEqual({
        method,
        statusCode: 405,
        allow: 'GET, HEAD',
      });
    }
  });
  it('refuses host names it was not given, and regions that are closed', async () => {
    const { get } = openHost();
    expect((await get('/', { host: 'evil.example' })).statusCode).toBe(421);
    const closed = jest.replaceProperty(markets.de, 'open', false);
    expect((await get('/?region=de')).statusCode).toBe(404);
    closed.restore();
    expect((await get('/?region=de')).statusCode).toBe(200);
    const own = openHost({
      settings: { environment: 'production', publicHosts: parsePublicHosts('shop.example.pl=pl') },
    });
    const { body, statusCode } = await own.get('/', { host: 'shop.example.pl' });
    expect(statusCode).toBe(200);
    expect(documentOf(body).region).toBe('pl');
    expect((await own.get('/', { host: 'localhost' })).statusCode).toBe(421);
  });
  it('says so in words when no shell can be given', async () => {
    for (const world of [{ manifests: [] }, { fail: true }]) {
      const { statusCode, body } = await openHost(world).get('/?region=pl');
      expect(statusCode).toBe(503);
      expect(body).toContain('Sklep jest chwilowo niedostępny');
    }
  });
});

describe('addresses', () => {
  it('lead other ways to write a page to its own address', async () => {
    const { get } = openHost();
    expect((await get('/?region=se')).headers.location).toBe('/sv-se');
    expect((await get('/cart?region=pl')).headers.location).toBe('/koszyk/?region=pl');
    expect((await get('/sv-se/koszyk')).headers.location).toBe('/sv-se/varukorg/');
  });
  it('keep the region for the next page on localhost, and the language everywhere', async () => {
    const { get } = openHost();
    const { headers } = await get('/?region=pl&locale=en-US');
    const cookies = [headers['set-cookie']].flat().join();
    expect(cookies).toContain('region=pl');
    expect(cookies).toContain('locale=en-US');
    const next = await get('/', { cookie: 'region=pl; locale=en-US' });
    expect(documentOf(next.body)).toMatchObject({ region: 'pl', locale: 'en-US' });
  });
});

describe('files of builds', () => {
  it('may be kept for a year, compressed, with the right type', async () => {
    const { get } = openHost();
    const { headers, statusCode } = await get(`/build/mf-catalogue/${'a'.repeat(20)}/app.33.js`, {
      'accept-encoding': 'gzip, br',
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    });
  });
  it('that are missing are not remembered as missing', async () => {
    const { headers, statusCode } = await openHost().get(`/build/mf-catalogue/${'a'.repeat(20)}/none.js`);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });
  it('that cannot be read for the moment are not remembered as broken', async () => {
    const { get } = openHost({ fail: true });
    const { headers, statusCode } = await get(`/build/mf-catalogue/${'a'.repeat(20)}/app.33.js`);
    expect(statusCode).toBe(500);
    expect(headers['cache-control'] ?? '').not.toContain('max-age');
  });
  it('give shared images and nothing beside them', async () => {
    const { get } = openHost();
    expect((await get('/build/shared-images/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
    for (const url of [
      '/build/shared-images/../package.json',
      '/build/shared-images/%2e%2e%2fpackage.json',
      '/build/shared-images/none.svg',
    ])
      expect((await get(url)).statusCode).toBe(404);
  });
});

it('lets only production be indexed', async () => {
  expect((await openHost().get('/robots.txt')).body).toContain('Disallow: /\n');
  const { get } = openHost({
    settings: { environment: 'production', publicHosts: parsePublicHosts('shop.example.com') },
  });
  expect((await get('/robots.txt', { host: 'shop.example.com' })).body).toContain('Sitemap:');
  expect((await get('/sitemap.xml', { host: 'shop.example.com' })).body).toContain('<loc>');
});

it('maps every product that the region sells, and the one that is made to a brief', async () => {
  const map = (await openHost().get('/sitemap-eu.xml')).body;
  for (const slug of ['mailer-box-plain', 'bio-poly-mailer', 'printed-card', 'special-box'])
    expect(map).toContain(`/products/${slug}`);
  // A sample pack is no product page.
  expect(map).not.toContain('/products/sample-packs');
});

describe('an address that is not what it seems', () => {
  it.each([
    '//evil.example/',
    '/sv-se//evil.example/?region=pl',
    '/en-us//evil.example?region=pl',
    '/sv-se/\\evil.example/?region=pl',
    '/\\evil.example/?region=se',
    '//evil.example//?region=se',
  ])('%s leads to no other host', async (url) => {
    const { headers, statusCode } = await openHost().get(url);
    expect(statusCode).toBe(302);
    const to = String(headers.location);
    expect(new URL(to, 'http://localhost:8080').host).toBe('localhost:8080');
    expect(to).not.toMatch(/^[\\/]{2}/);
  });

  it.each(['//', '///', '//evil:99999/', '//%00/'])('%s is answered, not an error of ours', async (url) => {
    expect((await openHost().get(url)).statusCode).toBeLessThan(500);
  });

  it('a port that cannot be is an unknown host', async () => {
    const { statusCode } = await openHost().get('/', { host: 'localhost:99999' });
    expect(statusCode).toBe(421);
  });
});
