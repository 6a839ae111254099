// Covers: shell
import { type RouteId, routes } from '@shop/contracts';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { refuseConsent, registerOnPage, waitForHydration } from '../support/main-job.ts';
import { findButtons, press } from '../support/press.ts';
import { readShopDocument, sendRequest } from '../support/send-request.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.stop();
});

/** Not clicked: they end the crawl's session, or open a file chooser of the operating system. */
const leftAlone = /^(Sign out|Wyloguj się|Logga ut)$/;

interface Visited {
  readonly path: string;
  readonly route: string;
}
interface Findings {
  readonly pages: Visited[];
  readonly elsewhere: Set<string>;
  readonly problems: string[];
  pressed: number;
  readonly rested: string[];
  readonly dead: string[];
}

const nothingYet = (): Findings => ({
  pages: [],
  elsewhere: new Set(),
  problems: [],
  pressed: 0,
  rested: [],
  dead: [],
});

async function open(page: Page, path: string, found: Findings): Promise<void> {
  const reply = await page.goto(`${shop.origin}${path}`, { waitUntil: 'domcontentloaded' });
  if (!reply || reply.status() >= 400) found.problems.push(`${path} answers ${reply?.status()}`);
  await expect(page.locator('main h1, main h2, main [role="alert"]').first()).toBeVisible();
  await waitForHydration(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/**
 * Returns an address without parameters that only remember a place or a choice. `elsewhere`: other regions and
 * languages, and pages of the API, which do not belong to the shell.
 */
const addressOf = (href: string): { path: string; elsewhere: boolean } => {
  const url = new URL(href);
  const chosen = ['region', 'locale'].some((name) => url.searchParams.has(name));
  return { path: url.pathname, elsewhere: chosen || url.pathname.startsWith('/api/') };
};

/** Opens the page in the browser and returns the links that are there once its code has run. */
const readInBrowser = async (page: Page, path: string, found: Findings): Promise<string[]> => {
  await open(page, path, found);
  return page
    .locator('a[href]:not([download])')
    .evaluateAll((all) => all.map((anchor) => (anchor as HTMLAnchorElement).href));
};

/** Reads the document as the server renders it, with the browser's cookies. */
const readDocument = async (
  page: Page,
  path: string,
  found: Findings,
): Promise<{ route: string; links: string[] }> => {
  const reply = await page.request.get(`${shop.origin}${path}`);
  if (reply.status() >= 400) found.problems.push(`${path} answers ${reply.status()}`);
  const html = await reply.text();
  const anchors = html.match(/<a\s[^>]*>/g) ?? [];
  const shopDocument = /id="shop-document"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return {
    route: (JSON.parse(shopDocument) as { route?: { id: string } | null }).route?.id ?? 'none',
    links: anchors
      .filter((anchor) => !/\sdownload[\s=>]/.test(anchor))
      .flatMap((anchor) => /\shref="([^"]+)"/.exec(anchor)?.[1]?.replaceAll('&amp;', '&') ?? [])
      .map((href) => new URL(href, shop.origin + path).href),
  };
};

/**
 * Visits every page that can be reached by links from `home`, breadth first. The browser opens `inBrowser` pages of
 * each kind, and the others are requested as documents: what they render is the code of their kind.
 */
async function follow(
  page: Page,
  home: string,
  base: string,
  found: Findings,
  inBrowser: number,
): Promise<void> {
  const known = new Set([home]);
  const opened = new Map<string, number>();
  for (const path of known) {
    const { route, links: served } = await readDocument(page, path, found);
    const seen = opened.get(route) ?? 0;
    opened.set(route, seen + 1);
    const links = seen < inBrowser ? [...served, ...(await readInBrowser(page, path, found))] : served;
    // Other languages and regions are requested once per kind of page, since there are two dozen of them.
    const firstOfKind = !found.pages.some((one) => one.route === route);
    found.pages.push({ path, route });
    for (const href of links) {
      if (!href.startsWith(shop.origin)) continue;
      const { path: next, elsewhere } = addressOf(href);
      if (elsewhere || !next.startsWith(base) || (base === '' && /^\/[a-z]{2}-[a-z]{2}(\/|$)/.test(next))) {
        if (firstOfKind) found.elsewhere.add(href);
      } else known.add(next);
    }
  }
}

/**
 * Clicks all buttons of the given pages, each on the page as it first loads. A button that a page shares with an
 * earlier one of its kind is the same code and is clicked there.
 */
async function pressAll(
  page: Page,
  kinds: Iterable<Visited>,
  found: Findings,
  signedIn = false,
): Promise<void> {
  let chromeDone = false;
  const done = new Set<string>();
  for (const { path, route } of kinds) {
    const asks = !signedIn && route in routes && routes[route as RouteId].access !== 'public';
    const ready = async () => {
      await open(page, path, found);
      if (asks) await expect(page.locator('dialog:modal')).toBeVisible();
    };
    await ready();
    let untouched = true;
    const buttons = await findButtons(page);
    for (const { name, nth, chrome, rests } of buttons) {
      if (chrome && chromeDone) continue;
      const which = JSON.stringify([route, name, nth]);
      if (done.has(which)) continue;
      if (rests !== null || leftAlone.test(name)) {
        found.rested.push(`${route}: "${name}" ${rests ?? 'ends the session'}`);
        continue;
      }
      done.add(which);
      if (!untouched) await ready();
      untouched = false;
      const effects = await press(page, { name, nth }).catch((error: Error) => {
        found.problems.push(`${route} ${path}: "${name}" cannot be pressed: ${error.message.slice(0, 400)}`);
        return ['none'];
      });
      // An announcement that was closed before stays closed.
      if (effects === null) {
        found.rested.push(`${route}: "${name}" is no longer there`);
        continue;
      }
      found.pressed += 1;
      if (effects.length === 0) found.dead.push(`${route} ${path}: "${name}"`);
    }
    chromeDone = true;
  }
}

/** Two pages of each kind, the first and the last found: a configurator, and the form of a box that is only quoted. */
function kindsOf(pages: readonly Visited[], known: ReadonlySet<string> = new Set()): Visited[] {
  const own = pages.filter(({ route }) => !known.has(route));
  const byRoute = (visited: readonly Visited[]) => [
    ...new Map(visited.map((one) => [one.route, one])).values(),
  ];
  return [...new Set([...byRoute(own.toReversed()), ...byRoute(own)])];
}

async function judge(name: string, found: Findings): Promise<void> {
  for (const href of found.elsewhere) {
    const { pathname, search } = new URL(href);
    const first = await sendRequest(shop.origin, `${pathname}${search}`);
    const last = first.headers.location ? await sendRequest(shop.origin, first.headers.location) : first;
    if (last.status !== 200) found.problems.push(`${href} answers ${last.status}`);
  }
  console.log(
    [
      `${name}: ${found.pages.length} pages, ${found.elsewhere.size} addresses that are no pages of this market, ${found.pressed} buttons pressed, ${found.rested.length} not pressed`,
      ...found.pages.map(({ path, route }) => `  ${route} ${path}`),
      ...found.rested.map((line) => `  not pressed: ${line}`),
    ].join('\n'),
  );
  expect(found.problems).toEqual([]);
  expect(found.dead).toEqual([]);
}

/**
 * Links differ between markets, and every document is requested in each. Pages and buttons are the same code: in one
 * market more pages of a kind are opened and their buttons are pressed.
 */
const pressedIn = 'pl';
const openedOfKind = (region: string): number => (region === pressedIn ? 3 : 1);

for (const [region, home] of Object.entries({ eu: '/', pl: '/', se: '/sv-se' }))
  test(`${region}: every link from home opens a page${region === pressedIn ? ' and every button does something' : ''}`, async ({
    page,
  }) => {
    // Some two hundred page loads.
    if (region === pressedIn) test.slow();
    const found = nothingYet();
    const { basename } = readShopDocument(
      await sendRequest(shop.origin, `${home}?region=${region}`.replace('/sv-se?region=se', '/sv-se')),
    );
    await page.goto(`${shop.origin}${home}${basename === '' ? `?region=${region}` : ''}`);
    await refuseConsent(page);
    await follow(page, home, basename, found, openedOfKind(region));
    if (region === pressedIn) await pressAll(page, kindsOf(found.pages), found);
    await judge(region, found);
    expect(found.pages.length).toBeGreaterThan(15);
    if (region === pressedIn) expect(found.pressed).toBeGreaterThan(20);
  });

test('signed in: the account is reachable and works', async ({ page }) => {
  const found = nothingYet();
  await page.goto(`${shop.origin}/registration`);
  await refuseConsent(page);
  await registerOnPage(page, 'crawler@example.com');
  await expect(page).not.toHaveURL(/registration/);
  await follow(page, '/account', '', found, 2);
  const shared = new Set(['home', 'category', 'product', 'boxEditor', 'cart', 'quote', 'plus']);
  await pressAll(page, kindsOf(found.pages, shared), found, true);
  await judge('signed in', found);
  expect(kindsOf(found.pages, shared).length).toBeGreaterThan(4);
});
