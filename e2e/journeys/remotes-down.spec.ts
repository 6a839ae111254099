// Covers: shell
import type { Page, Route } from 'playwright';
import { expect } from 'playwright/test';
import { refuseConsent } from '../support/main-job.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { missingFilesOf, test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.stop();
});

/** One page of each remote that a visitor may open, and something that only this page has. */
const pages = {
  'mf-catalogue': { path: '/products/mailer-box-plain', sign: 'input[name="L"]' },
  'mf-editor': { path: '/box/design', sign: 'main h1' },
  'mf-checkout': { path: '/cart/', sign: 'main h1' },
  'mf-account': { path: '/sign_in/', sign: 'input[name="password"]' },
  'mf-quotes': { path: '/quote', sign: 'textarea[name="message"]' },
  'mf-plus-pro': { path: '/plus', sign: 'main h1' },
} as const;
type Remote = keyof typeof pages;
const remotes = Object.keys(pages) as Remote[];

const unavailable = (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' });
const filesOf = (remote: Remote) => `**/build/${remote}/**`;
const works = (page: Page, remote: Remote) => expect(page.locator(pages[remote].sign).first()).toBeVisible();

for (const [index, down] of remotes.entries()) {
  test(`${down} answers 503: the others work, and it recovers on "Try again"`, async ({
    page,
    pageConsole,
  }) => {
    pageConsole.allow(missingFilesOf(down), 'It answers 503.');
    const other = remotes[(index + 1) % remotes.length] ?? 'mf-quotes';
    await page.route(filesOf(down), unavailable);
    await page.goto(`${shop.origin}${pages[down].path}`);
    const panel = page.locator('main [role="alert"]');
    await expect(panel).toBeVisible();
    await expect(page.locator('header')).toBeVisible();
    await page.goto(`${shop.origin}${pages[other].path}`);
    await works(page, other);
    await page.goto(`${shop.origin}${pages[down].path}`);
    await expect(panel).toBeVisible();
    await page.unroute(filesOf(down), unavailable);
    await panel.getByRole('button').first().click();
    await works(page, down);
  });
}

test('a chunk that never answers leaves header, other remotes and Back usable', async ({ page }) => {
  await page.goto(`${shop.origin}/quote`);
  await refuseConsent(page);
  await works(page, 'mf-quotes');
  await page.route(filesOf('mf-plus-pro'), () => new Promise(() => undefined));
  await page.locator('footer a[href="/plus"]').click();
  await expect(page).toHaveURL(/\/plus$/);
  // The chunk has had no reply all this time, so whatever waits for it fails here, at any speed.
  await page.goBack();
  await works(page, 'mf-quotes');
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/plus$/);
  await page.locator('header a[href="/cart/"]').click();
  await works(page, 'mf-checkout');
});

test('a chunk changed by one byte is refused and never runs', async ({ page, pageConsole }) => {
  pageConsole.allow(missingFilesOf('mf-quotes'), 'Its chunk does not have the hash of the document.');
  await page.route(/\/build\/mf-quotes\/[^/]+\/(?!remoteEntry).*\.js$/, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `${await reply.text()}\n;window.tampered=true;` });
  });
  await page.goto(`${shop.origin}/quote`);
  await expect(page.locator('main [role="alert"]')).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});
