// Covers: api/src/customers/consents
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readDataLayer } from '../support/browser-storage.ts';
import { choose } from '../support/choose.ts';
import { waitUntilLoaded } from '../support/main-job.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.stop();
});

const banner = (page: Page) => page.getByTestId('consent-banner');
const preferencesOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ph-pref') ?? 'null') as unknown);
test.beforeEach(({ pageConsole }) => {
  pageConsole.allow(
    /status of 404 .*segment_sessions\/append/,
    'A page that is left before its analytics session is created: the next page creates it.',
  );
});

const everything = { functional: true, analytics: true, advertising: true, essential: true };

test('banner, preferences and their cancelling lead where the specification says', async ({ page }) => {
  await page.goto(shop.origin);
  await expect(banner(page)).toBeVisible();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });

  await button('Read more').click();
  await expect(button('Read more')).toHaveAttribute('aria-expanded', 'true');
  await button('Change options').click();
  await expect(dialog('Privacy preferences')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  const rows = dialog('Privacy preferences').locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await expect(rows.first().getByRole('checkbox')).toHaveCount(0);
  for (const index of [1, 2, 3]) await expect(rows.nth(index).getByRole('checkbox')).not.toBeChecked();

  await button('Cancel').click();
  await expect(dialog('Close without a choice?')).toBeVisible();
  await button('Cancel').click();
  await expect(banner(page)).toBeVisible();

  await button('Change options').click();
  await button('Cancel').click();
  await button('Back').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  expect(await preferencesOf(page)).toBeNull();

  await page.reload();
  await expect(banner(page)).toBeVisible();
  await button('Change options').click();
  await choose(rows.nth(2).getByRole('checkbox'));
  await button('Save preferences').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await preferencesOf(page)).toEqual({
    functional: false,
    analytics: true,
    advertising: false,
    essential: true,
  });
  await page.reload();
  await waitUntilLoaded(page);
  await expect(banner(page)).toHaveCount(0);

  await page.evaluate(() => window.dispatchEvent(new Event('ph-cookie-consent-open')));
  await expect(dialog('Privacy preferences')).toBeVisible();
  await expect(rows.nth(2).getByRole('checkbox')).toBeChecked();
});

test('accepting in one tab closes the consent dialog of the other', async ({ page, context }) => {
  const second = await context.newPage();
  await page.goto(shop.origin);
  await second.goto(shop.origin);
  await expect(banner(page)).toBeVisible();
  await expect(banner(second)).toBeVisible();
  await page.getByRole('button', { name: 'Accept all', exact: true }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(second)).toHaveCount(0);
  expect(await preferencesOf(second)).toEqual(everything);
  await expect.poll(() => readDataLayer(second)).toBeGreaterThan(0);
});

test('consentDisabled must be the text "true"; then everything is allowed without asking', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('consentDisabled', '1'));
  await page.goto(shop.origin);
  await expect(banner(page)).toBeVisible();
  await page.addInitScript(() => localStorage.setItem('consentDisabled', 'true'));
  await page.reload();
  await waitUntilLoaded(page);
  await expect(banner(page)).toHaveCount(0);
  expect(await preferencesOf(page)).toEqual(everything);
});

test('crawlers are not asked and nothing is allowed for them', async ({ browser }) => {
  for (const userAgent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'Yahoo! Slurp']) {
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    await page.goto(shop.origin);
    await waitUntilLoaded(page);
    await expect(banner(page)).toHaveCount(0);
    expect(await preferencesOf(page)).toBeNull();
    await context.close();
  }
});
