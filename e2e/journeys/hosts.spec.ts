// Covers: shell
import { routeIds, routes, wasmRealmPath } from '@shop/contracts';
import { expect } from 'playwright/test';
import { readHead, readShopDocument, sendRequest } from '../support/send-request.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop({
    PUBLIC_HOSTS: ['com', 'pl', 'co.uk', 'cz', 'de', 'es', 'fr', 'it']
      .map((domain) => `packwright.${domain} *.packwright.${domain}`)
      .join(' '),
  });
});
test.afterAll(async () => {
  await shop.stop();
});

/** Sends a request under a host name, as a proxy in front of the shop would. */
const at = (host: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  sendRequest(shop.origin, path, { host, ...headers });

const placeAt = async (host: string, path: string) => {
  const { region, appType, locale, environment, currency, basename } = readShopDocument(await at(host, path));
  return { region, appType, locale, environment, currency, basename };
};

test('a host name says region, application type and environment', async () => {
  const pl = { region: 'pl', locale: 'pl-PL', currency: 'PLN', basename: '' };
  const eu = { region: 'eu', locale: 'en-US', currency: 'EUR', basename: '' };
  const expected = {
    'www.packwright.pl': { ...pl, appType: 'landing', environment: 'production' },
    'app.packwright.pl': { ...pl, appType: 'app', environment: 'production' },
    'dev.packwright.pl': { ...pl, appType: 'landing', environment: 'dev' },
    'app.dev.packwright.pl': { ...pl, appType: 'app', environment: 'dev' },
    'app.pr-12.staging.packwright.pl': { ...pl, appType: 'app', environment: 'staging' },
    'local.packwright.pl': { ...pl, appType: 'landing', environment: 'local' },
    'app.local.packwright.pl:8080': { ...pl, appType: 'app', environment: 'local' },
    'packwright.com': { ...eu, appType: 'landing', environment: 'local' },
    'app.packwright.com': { ...eu, appType: 'app', environment: 'local' },
    'dev.packwright.com': { ...eu, appType: 'landing', environment: 'dev' },
    'app.staging.packwright.com': { ...eu, appType: 'app', environment: 'staging' },
    'local.packwright.com': { ...eu, appType: 'landing', environment: 'local' },
    'www.packwright.co.uk': {
      region: 'gb',
      locale: 'en-US',
      currency: 'GBP',
      basename: '',
      appType: 'landing',
      environment: 'production',
    },
    localhost: { ...eu, appType: 'landing', environment: 'local' },
  };
  for (const [host, place] of Object.entries(expected)) expect(await placeAt(host, '/'), host).toEqual(place);
});

test('regions without a domain are a path prefix, and queries override what host and path say', async () => {
  expect(await placeAt('packwright.com', '/sv-se')).toMatchObject({
    region: 'se',
    locale: 'sv-SE',
    currency: 'SEK',
    basename: '/sv-se',
  });
  expect(await placeAt('packwright.com', '/en-us')).toMatchObject({ region: 'us', currency: 'USD' });
  expect(await placeAt('app.packwright.com', '/sv-se/varukorg/')).toMatchObject({
    region: 'se',
    appType: 'app',
  });
  expect(await placeAt('localhost', '/?region=pl&appType=app&locale=sv')).toMatchObject({
    region: 'pl',
    appType: 'app',
    locale: 'sv-SE',
    currency: 'PLN',
  });
  const moved = await at('localhost', '/?region=se');
  expect([moved.status, moved.headers.location]).toEqual([302, '/sv-se']);
  const remembered = (await at('localhost', '/?region=pl&appType=app')).cookies.join('\n');
  expect(remembered).toMatch(/^region=pl;(?!.*(Max-Age|Expires))/m);
  expect(remembered).toMatch(/^appType=app;(?!.*(Max-Age|Expires))/m);
});

test('unknown hosts are refused, every region is there, and an address of a language it is not read in is not', async () => {
  for (const host of ['evil.example', 'packwright.com.evil.example', '10.0.0.1'])
    expect((await at(host, '/')).status, host).toBe(421);
  for (const path of ['/ro-ro', '/nl-nl/winkelwagen/', '/?region=de', '/?region=cz'])
    expect((await at('packwright.com', path)).status, path).toBe(200);
  expect((await at('packwright.com', '/nl-nl/koszyk')).status).toBe(404);
});

for (const [region, home] of Object.entries({ eu: '/', pl: '/?region=pl', se: '/sv-se', us: '/en-us' }))
  test(`${region}: every path of the shared table opens its page or answers 404`, async () => {
    const { paths } = readShopDocument(await at('localhost', home));
    const suffix = region === 'pl' ? '?region=pl' : '';
    const samples: Record<string, string> = {
      ':product': paths['product:mailer-box-plain']?.split('/').at(-1) ?? '',
      ':category': paths['category:mailer-boxes']?.split('/').at(-1) ?? '',
      ':content': paths['content:about']?.split('/').at(-1) ?? '',
    };
    let asked = 0;
    for (const id of routeIds) {
      const pattern = paths[id] ?? '';
      const whole = pattern.replaceAll('?', '').replace(/:\w+/g, (param) => samples[param] ?? 'R123456789');
      const bare = pattern.replace(/\/:\w+\?/g, '') || '/';
      for (const path of new Set([whole, bare])) {
        if (/:\w+$/.test(path)) continue;
        const answer = await at('localhost', `${path}${suffix}`);
        expect(`${id} ${path} ${answer.status}`).toBe(
          `${id} ${path} ${routes[id].owner === null ? 404 : 200}`,
        );
        if (answer.status === 200) expect(readShopDocument(answer).route?.id, path).toBe(id);
        asked += 1;
      }
    }
    console.log(`${region}: ${asked} addresses of ${routeIds.length} pages`);
  });

test('payment and details open directly, in the forms of the specification', async () => {
  const opened = async (host: string, path: string) => {
    const first = await at(host, path);
    const answer = first.headers.location === undefined ? first : await at(host, first.headers.location);
    expect(answer.status, path).toBe(200);
    return readShopDocument(answer).route;
  };
  const order = { orderNumber: 'R123456789' };
  expect(await opened('packwright.com', '/order/R123456789/payment')).toEqual({
    id: 'payment',
    params: order,
  });
  expect(await opened('packwright.com', '/order/R123456789/details')).toEqual({
    id: 'orderDetails',
    params: order,
  });
  expect(await opened('app.packwright.pl', '/zamowienie/R123456789/platnosc')).toEqual({
    id: 'payment',
    params: order,
  });
  expect(await opened('app.packwright.pl', '/zamowienie/R123456789/dane')).toEqual({
    id: 'orderDetails',
    params: order,
  });
  expect(await opened('packwright.com', '/auth/sign_in/')).toEqual({ id: 'signIn', params: {} });
});

test('the policy of a document lets no foreign or inline script in, and builds may be kept for a year', async () => {
  const [one, two] = [await at('packwright.com', '/'), await at('packwright.com', '/')];
  const policy = one.headers['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|https?: |\*/);
  for (const part of [
    "default-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "style-src 'self'",
  ])
    expect(policy).toContain(part);
  // WebAssembly is compiled in a document of its own, which nobody else may frame.
  const realm = await at('packwright.com', wasmRealmPath);
  expect(realm.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  expect(realm.body).not.toContain('<script');
  const nonceOf = (text = '') => /'nonce-([^']+)'/.exec(text)?.[1];
  expect(nonceOf(policy)).toMatch(/^.{16,}$/);
  expect(nonceOf(policy)).not.toBe(nonceOf(two.headers['content-security-policy']));
  expect(one.body).not.toMatch(/ style="| on\w+="/);
  expect(one.headers['cache-control']).toBe('no-store');
  expect(one.headers['x-content-type-options']).toBe('nosniff');

  const scripts = [...one.body.matchAll(/<script defer[^>]* src="([^"]+)"([^>]*)>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, src = '', attributes] of scripts) {
    expect(attributes).toMatch(/integrity="sha(256|384|512)-/);
    const file = await at('packwright.com', src);
    expect(file.status).toBe(200);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  const missing = await at('packwright.com', `${scripts[0]?.[1] ?? ''}x`);
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('language, title and the mesh of alternates agree on every open region', async () => {
  const start = readHead(await at('local.packwright.com', '/products/mailer-box-plain'));
  expect(start.alternates.map(({ hreflang }) => hreflang).sort()).toEqual([
    'cs-CZ',
    'de-DE',
    'en',
    'en-GB',
    'en-US',
    'es-ES',
    'fr-FR',
    'it-IT',
    'nl-NL',
    'pl-PL',
    'ro-RO',
    'sv-SE',
    'x-default',
  ]);
  for (const { hreflang, href } of start.alternates) {
    const { host, pathname, search } = new URL(href);
    const answer = await at(host, `${pathname}${search}`);
    expect(answer.status, href).toBe(200);
    const head = readHead(answer);
    expect(head.alternates, href).toEqual(start.alternates);
    expect(head.canonical, href).toBe(href);
    expect(head.lang).toBe(hreflang === 'x-default' ? 'en' : hreflang);
    expect(head.title).toMatch(/^\S.* – Packwright$/);
  }
  for (const [host, path, title] of [
    ['local.packwright.pl', '/', 'Opakowania z własnym nadrukiem – Packwright'],
    ['packwright.com', '/', 'Custom-printed packaging – Packwright'],
    ['packwright.com', '/sv-se', 'Förpackningar med eget tryck – Packwright'],
  ] as const)
    expect(readHead(await at(host, path)).title).toBe(title);
});

test('robots: private pages are kept out, the sitemap names pages that are there, only production is indexed', async () => {
  expect(readHead(await at('packwright.com', '/cart/')).robots).toBe('noindex');
  expect(readHead(await at('packwright.com', '/no/such/page')).robots).toBe('noindex');
  expect(readHead(await at('packwright.com', '/')).robots).toBeUndefined();
  expect((await at('packwright.com', '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  const placesIn = async (host: string, path: string) =>
    [...(await at(host, path)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => new URL(href));
  const maps = await placesIn('local.packwright.pl', '/sitemap.xml');
  expect(maps.map(({ pathname }) => pathname)).toEqual(['/sitemap-pl.xml']);
  const pages = (await Promise.all(maps.map(({ host, pathname }) => placesIn(host, pathname)))).flat();
  expect(pages.length).toBeGreaterThan(40);
  for (const { host, pathname } of pages) expect((await at(host, pathname)).status, pathname).toBe(200);
});

test('a page of a market opens on its own host in a browser', async ({ browser, pageConsole }) => {
  pageConsole.allow(
    /Cross-Origin-Opener-Policy header/,
    'Chromium ignores this header where the origin is neither https nor localhost.',
  );
  const port = new URL(shop.origin).port;
  const own = await browser.browserType().launch({
    ...test.info().project.use.launchOptions,
    args: [
      ...(test.info().project.use.launchOptions?.args ?? []),
      '--host-resolver-rules=MAP *.packwright.pl 127.0.0.1',
    ],
  });
  pageConsole.watch(own);
  try {
    const page = await own.newPage();
    await page.goto(`http://app.local.packwright.pl:${port}/`);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL');
    await page.getByTestId('consent-essential').click();
    await expect
      .poll(async () =>
        (await page.context().cookies()).map(({ name, domain }) => `${name} ${domain}`).sort(),
      )
      // The choice is shared with the other hosts of the market, like token and cohort.
      .toEqual(['api-token .packwright.pl', 'cohort .packwright.pl', 'ph-pref .packwright.pl']);
  } finally {
    await own.close();
  }
});
