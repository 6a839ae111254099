// Covers: api/src/insight/analytics api/src/customers/identity
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { cookieDays, readBrowserStorage, readDataLayer } from '../support/browser-storage.ts';
import { choose } from '../support/choose.ts';
import {
  alterDocument,
  collectConsole,
  expectConsoleText,
  failureScenarios,
} from '../support/failure-scenarios.ts';
import { isHydrated, waitForHydration, waitUntilLoaded } from '../support/main-job.ts';
import { checkoutRoot, type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

// What the platform promises and only a browser shows. Every expected value is written out here:
// docs/platform-conformance.md.

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.stop();
});

test.beforeEach(({ pageConsole }) => {
  pageConsole.allow(
    /status of 404 .*segment_sessions\/append/,
    'A page that is left before its analytics session is created: the next page creates it.',
  );
});

const accept = (page: Page) => page.getByRole('button', { name: 'Accept all', exact: true }).click();

test('a first visit from home to product to cart keeps only what is essential and asks nobody else', async ({
  page,
  context,
}) => {
  const asked = new Set<string>();
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (origin !== shop.origin && protocol.startsWith('http')) foreign.push(request.url());
    if (pathname.startsWith('/api/')) asked.add(`${request.method()} ${pathname}`);
  });
  await page.goto(shop.origin);
  await waitUntilLoaded(page);
  await page.locator('main a[href*="/products/"]').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await waitUntilLoaded(page);
  await page.locator('header a[href$="/cart/"]').first().click();
  await expect(page).toHaveURL(/\/cart\/$/);
  await waitUntilLoaded(page);
  const essential = async () => {
    await expect(page.getByTestId('consent-banner')).toBeVisible();
    await expect.poll(() => cookieDays(context)).toEqual({ 'api-token': 31, cohort: 365 });
    await expect
      .poll(() => readBrowserStorage(page))
      .toEqual({ local: ['api-token'], session: [], databases: [], caches: [] });
    expect(foreign).toEqual([]);
    expect(await readDataLayer(page)).toBe(0);
  };
  await essential();
  for (const path of ['/quote', '/sign_in/', '/box/design']) {
    await page.goto(`${shop.origin}${path}`);
    await waitUntilLoaded(page);
    await essential();
  }
  expect([...asked].filter((line) => /segment|touch|acquisition|\/ip$|partner/.test(line))).toEqual([]);
});

test('after consent visits are measured by code of the shop alone, and a refusal takes all of it away', async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== shop.origin) foreign.push(request.url());
    if (/\/visits[\w-]*\./.test(pathname)) scripts.push(pathname);
  });
  await page.goto(`${shop.origin}/?anonymousId=from-landing&utm_source=news&utm_medium=(none)`);
  await waitUntilLoaded(page);
  expect(scripts).toEqual([]);
  const tracked = page.waitForRequest((request) => request.url().endsWith('/api/v1/segment_proxies/track'));
  await accept(page);
  const body = (await tracked).postDataJSON() as { batch: { event: string; anonymousId: string }[] };
  expect(body.batch.map(({ event }) => event)).toEqual(['page_view', 'view_item_list']);
  expect(body.batch[0]?.anonymousId).toBe('from-landing');
  expect((await (await tracked).response())?.status()).toBe(200);
  // The country is known only if the machine has an address in one.
  const kept = async () => {
    const { 'ph-country': country = 365, ...days } = await cookieDays(context);
    return { ...days, country };
  };
  await expect.poll(kept).toEqual({
    'api-token': 31,
    cohort: 365,
    'ph-attribution': 365,
    'ph-first-touch': 365,
    'ph-traffic': 183,
    country: 365,
  });
  await expect
    .poll(() => readBrowserStorage(page))
    .toEqual({ local: ['api-token', 'ph-pref'], session: [], databases: [], caches: [] });
  expect(scripts.length).toBeGreaterThan(1);
  expect(foreign).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('ph-cookie-consent-open')));
  await choose(page.locator('dialog tbody tr').nth(2).getByRole('checkbox'), false);
  await page.getByRole('button', { name: 'Save preferences', exact: true }).click();
  await expect.poll(async () => Object.keys(await cookieDays(context))).toEqual(['api-token', 'cohort']);
});

test('a script that does not load times out after 120 s and is reported as Blocked; the shop goes on', async ({
  page,
}) => {
  const said = collectConsole(page);
  await page.clock.install();
  let asked = 0;
  await page.route(/\/visits\.[\w]+\.js$/, () => {
    asked += 1;
  });
  await page.goto(shop.origin);
  await waitUntilLoaded(page);
  // From here on only the test moves the clock: the script is requested at one moment of it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await accept(page);
  await expect.poll(() => asked).toBe(1);
  const disabled = () => page.evaluate(() => (window as { analyticsDisabled?: boolean }).analyticsDisabled);
  await page.clock.fastForward(118_000);
  expect(await disabled()).toBeUndefined();
  await page.clock.fastForward(3_000);
  await expectConsoleText(said, 'log: Blocked');
  expect(await disabled()).toBe(true);
  await expect(page.locator('main h1')).toBeVisible();
});

test('says what went wrong in the words of the specification', async ({ browser, pageConsole }) => {
  for (const message of failureScenarios.flatMap(({ says }) => says))
    pageConsole.allow(message, 'The specification asks for it.');
  pageConsole.allow(/status of 404 .*\/api\/users\/anonymous/, 'There is no visitor to be had.');
  pageConsole.allow(/ERR_FAILED .*\/locale-pl-PL\./, 'The texts do not come.');
  pageConsole.allow(/status of 401 .*\/api\/users\/me/, 'The token is invalid.');
  pageConsole.allow(
    /^thrown: (Cannot read properties of null|Failed to construct 'URL')/,
    'The document or the reply of the API lacks what every page has.',
  );
  for (const { says, happens, path: at = '', consented = false } of failureScenarios) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const said = collectConsole(page);
    await happens(page);
    await page.goto(`${shop.origin}/${at}`);
    if (consented) await accept(page);
    for (const message of says) await expectConsoleText(said, message);
    // Either the shop is hydrated, or the host's own words say what to do.
    await expect
      .poll(async () => (await page.locator('#shop-error h1').isVisible()) || isHydrated(page), {
        message: `${says[0]}: the page has come to its end`,
      })
      .toBe(true);
    await expect(page.locator('main h1, #shop-error h1').filter({ visible: true }).first()).toBeVisible();
    await context.close();
  }
});

test('the analytics library comes from its CDN where one is configured: before consent it stores nothing', async ({
  page,
  context,
}) => {
  const cdn = 'https://cdn.example';
  const library = readFileSync(
    path.join(checkoutRoot(), 'node_modules/@segment/analytics-next/dist/umd/standalone.js'),
  );
  const fromCdn: string[] = [];
  await page.route(`${cdn}/**`, (route) => {
    fromCdn.push(new URL(route.request().url()).pathname);
    return route.request().url().endsWith('analytics.min.js')
      ? route.fulfill({ body: library, contentType: 'text/javascript' })
      : route.fulfill({ json: { integrations: {} }, headers: { 'access-control-allow-origin': '*' } });
  });
  await alterDocument(
    page,
    (html) => html.replace('"cdn":"","writeKey":""', `"cdn":"${cdn}","writeKey":"key"`),
    cdn,
  );
  await page.goto(shop.origin);
  const ready = () =>
    page.evaluate(() => (window as { analytics?: { initialized?: boolean } }).analytics?.initialized);
  await expect.poll(ready).toBe(true);
  await waitUntilLoaded(page);
  await expect.poll(() => cookieDays(context)).toEqual({ 'api-token': 31, cohort: 365 });
  await expect.poll(async () => (await readBrowserStorage(page)).local).toEqual(['api-token']);
  const tracked = page.waitForRequest((request) => request.url().endsWith('/api/v1/segment_proxies/track'));
  await accept(page);
  await tracked;
  expect((await readBrowserStorage(page)).local).toEqual(['api-token', 'ph-pref']);
  expect(fromCdn).toEqual(['/analytics.js/v1/key/analytics.min.js', '/v1/projects/key/settings']);
});

interface Seen {
  readonly gtag: number[];
  readonly analytics: number[];
}
/** When the page looked for Google's tag and for the library, in milliseconds since the first look. */
const looks = (page: Page, at: keyof Seen) =>
  page.evaluate((name) => {
    const times = [...new Set((window as unknown as { seen: Seen }).seen[name])];
    return times.map((time) => Math.round(time - (times[0] ?? 0)));
  }, at);

test('waits as long as the specification says, by a clock that the test moves', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.addInitScript(() => {
    const seen: Seen = { gtag: [], analytics: [] };
    let library: unknown;
    Object.defineProperties(window, {
      seen: { value: seen },
      gtag: { get: () => void seen.gtag.push(Date.now()) },
      analytics: {
        get: () => {
          seen.analytics.push(Date.now());
          return library;
        },
        set: (value: unknown) => {
          library = value;
        },
      },
    });
  });
  const cdn = 'https://cdn.example';
  await page.route(`${cdn}/**`, () => undefined);
  await alterDocument(
    page,
    (html) => html.replace('"cdn":"","writeKey":""', `"cdn":"${cdn}","writeKey":"key"`),
    cdn,
  );
  await page.goto(shop.origin, { waitUntil: 'commit' });
  await expect(page.getByTestId('consent-banner')).toBeVisible();

  await expect.poll(async () => (await looks(page, 'analytics')).length).toBeGreaterThan(0);
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('button'))
      if (button.textContent === 'Accept all') button.click();
  });
  await expect.poll(async () => (await looks(page, 'gtag')).length).toBe(1);
  await page.clock.runFor(10_000);
  // The library: every 71 ms. The tag: 20 ms, then 1.4 times as long each time, 2000 ms in all.
  const library = await looks(page, 'analytics');
  expect(library.slice(-3).map((time, index, all) => time - (all[index - 1] ?? time - 71))).toEqual([
    71, 71, 71,
  ]);
  const tag = await looks(page, 'gtag');
  expect(tag.slice(0, 5)).toEqual([0, 20, 48, 87, 142]);
  expect(tag.at(-1)).toBeGreaterThan(1_985);
  expect(tag.at(-1)).toBeLessThanOrEqual(2_000);
});

test('a browser without globalThis gets it before the shop starts; others are not sent the script', async ({
  browser,
}) => {
  for (const [missing, expected] of [
    [false, 0],
    [true, 1],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    let sent = 0;
    page.on('request', (request) => {
      if (request.url() === `${shop.origin}/build/shared-images/polyfill.js`) sent += 1;
    });
    if (missing) await page.addInitScript(() => Reflect.deleteProperty(window, 'globalThis'));
    await page.goto(shop.origin);
    await waitForHydration(page);
    expect(sent).toBe(expected);
    expect(await page.evaluate(() => 'globalThis' in window)).toBe(true);
    await context.close();
  }
});

test('a session that ends in the middle of a form asks to sign in, in place, and the form is saved', async ({
  page,
  pageConsole,
  context,
}) => {
  pageConsole.allow(/status of 401/, 'The session has ended.');
  const email = `expiry-${randomUUID()}@example.com`;
  const password = 'board-and-crease-42';
  const post = async (path: string, body: object, token: string) =>
    (await (
      await fetch(`${shop.origin}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-region': 'eu', 'x-spree-token': token },
        body: JSON.stringify(body),
      })
    ).json()) as { token: string };
  const visitor = (await (await fetch(`${shop.origin}/api/users/anonymous`)).json()) as { token: string };
  const { token } = await post('/sign_up', { user: { email, password } }, visitor.token);
  await context.addCookies([{ name: 'api-token', value: token, url: shop.origin }]);
  await page.goto(`${shop.origin}/account/settings`);
  await page.getByTestId('consent-essential').click();
  const name = page.locator('input[autocomplete="given-name"]');
  await name.fill('Wisława');
  await waitUntilLoaded(page);
  await shop.query('delete from user_tokens where user_id = (select id from users where email = $1)', [
    email,
  ]);
  // A read of the page that is still running may notice it first; then the dialog already covers the button.
  await page.locator('form', { has: name }).getByRole('button').dispatchEvent('click');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="email"]').fill(email);
  await dialog.locator('input[name="password"]').fill(password);
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveValue('Wisława');
  await expect
    .poll(async () => (await shop.query('select first_name from users where email = $1', [email]))[0])
    .toEqual({ first_name: 'Wisława' });
});
