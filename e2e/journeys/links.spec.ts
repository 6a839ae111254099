// Covers: mf-editor mf-catalogue/src/samples mf-catalogue/src/bundles mf-checkout/src/cross-sell api/src/artwork/designs
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import { expectToFit } from '../support/expect-to-fit.ts';
import { mailedLink } from '../support/mails.ts';
import { waitUntilLoaded } from '../support/main-job.ts';
import { keepPicture } from '../support/picture.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

const phone = { width: 320, height: 720 };
const desktop = { width: 1280, height: 900 };

/** The mailed link that moves a design to an account. */
const takeOver = () => mailedLink(shop, /http\S*design_token=[\w-]+/);
const here = (address: string) => {
  const { pathname, search } = new URL(address);
  return new URL(pathname + search, shop.origin).href;
};
const narrow = async (page: Page, step: string) => {
  await page.setViewportSize(phone);
  await waitUntilLoaded(page);
  await expectToFit(page, step);
  await keepPicture(page, `links-${step}-320`);
  await expectAccessible(page, `${step} on a phone`);
  await page.setViewportSize(desktop);
  await waitUntilLoaded(page);
  await keepPicture(page, `links-${step}`);
};

test('a design goes by its links to a friend and to a desktop, and the cart sells what belongs to it', async ({
  page,
  pageConsole,
  browser,
}) => {
  pageConsole.allow(/status of 404 .*\/api\/box_designs\//, 'The link was revoked.');
  pageConsole.allow(/status of 404 .*\/users\/me\/designs/, 'The mailed link was used.');
  await page.goto(`${shop.origin}/box/design`);
  await page.getByTestId('consent-essential').click();
  await page.getByRole('button', { name: 'Start a mailer box' }).click();
  await expect(page.getByTestId('canvas')).toBeVisible();
  await page.getByTestId('add-text').click();
  await expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'saved');
  const mine = new URL(page.url()).pathname;

  // A link that allows a copy, made by keyboard.
  await page.getByRole('button', { name: /^Design:/ }).press('Enter');
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No active links.')).toBeVisible();
  await choose(dialog.getByRole('radio').nth(1));
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter');
  await expect(dialog.getByTestId('share-url')).toHaveValue(/^http/);
  const link = here(await dialog.getByTestId('share-url').inputValue());
  await expect(dialog.getByTestId('share')).toHaveCount(1);
  await narrow(page, 'share');

  const friend = await (await browser.newContext({ viewport: desktop })).newPage();
  await friend.goto(link);
  await friend.getByTestId('consent-essential').click();
  const copy = friend.getByRole('button', { name: 'Make a copy' });
  await expect(copy).toBeVisible();
  await narrow(friend, 'shared');
  await copy.click();
  await expect(friend.getByTestId('canvas')).toBeVisible();
  await expect(friend).not.toHaveURL(/access_token/);
  expect(new URL(friend.url()).pathname).not.toBe(mine);

  // A revoked link opens nothing.
  await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
  await expect(dialog.getByText('No active links.')).toBeVisible();
  await page.keyboard.press('Escape');
  const late = await (await browser.newContext({ viewport: desktop })).newPage();
  await late.goto(link);
  await late.getByTestId('consent-essential').click();
  await expect(late.getByRole('alert')).toContainText('This link is no longer active');
  await narrow(late, 'ended');

  // From the phone to the desktop.
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Continue on a computer' }).click();
  await dialog.locator('input[name="email"]').fill('desk@example.com');
  await expectAccessible(page, 'remind');
  await keepPicture(page, 'links-remind-320', false);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(takeOver).toContain('design_token=');
  const mailed = await takeOver();
  const desk = await (await browser.newContext({ viewport: desktop })).newPage();
  await desk.goto(mailed);
  await expect(desk.getByTestId('canvas')).toBeVisible();
  await desk.getByTestId('consent-essential').click();
  await expect(desk).not.toHaveURL(/design_token/);
  await late.goto(mailed);
  await expect(late.getByRole('alert')).toContainText('This link has already been used');
  await waitUntilLoaded(late);
  await expectAccessible(late, 'used');

  // The friend buys the copy, with reprint cover and trees, beside a sample pack and a bundle.
  await friend.getByTestId('add-to-cart').click();
  await expect(friend.getByTestId('check-out')).toBeVisible();
  await friend.getByRole('checkbox', { name: /reprint protection/ }).click();
  await expect(friend.getByTestId('service-line')).toHaveCount(1);
  const trees = friend.getByTestId('trees');
  await trees.locator('input').fill('3');
  await trees.getByRole('button', { name: 'Plant 3 trees' }).click();
  await expect(friend.getByText('Planted tree × 3')).toBeVisible();
  await friend.getByRole('contentinfo').getByRole('link', { name: 'Sample pack' }).click();
  await friend.getByRole('checkbox', { name: 'Natural kraft' }).first().check();
  await friend.getByRole('checkbox', { name: 'Tissue paper' }).check();
  await narrow(friend, 'sample-packs');
  await friend.getByTestId('add-own-pack').click();
  await expect(friend.getByTestId('check-out')).toBeVisible();
  await friend.getByRole('contentinfo').getByRole('link', { name: 'Sets' }).click();
  const set = friend.getByTestId('set-parcel');
  await choose(set.getByRole('radio').first());
  await expect(set.getByRole('button', { name: 'Add 30 sets' })).toBeEnabled();
  await narrow(friend, 'bundles');
  await set.getByRole('button', { name: 'Add 30 sets' }).click();
  await expect(friend.getByTestId('check-out')).toBeVisible();
  await expect(friend.getByRole('list', { name: 'Sample pack contents' }).getByRole('listitem')).toHaveCount(
    2,
  );
  const bundle = friend.getByTestId('bundle');
  await bundle.locator('input[inputmode="numeric"]').first().fill('60');
  // Two sheets of paper for each box.
  await expect(bundle.getByText('120 pieces')).toBeVisible();
  await narrow(friend, 'cart');
  await bundle.getByRole('button', { name: /^Remove/ }).click();
  await friend.getByRole('button', { name: 'Remove bundle', exact: true }).click();
  await expect(bundle).toHaveCount(0);

  // What fits the rest is recommended before the delivery step, added or skipped in one press.
  await friend.getByTestId('check-out').click();
  const card = friend.getByTestId('recommendation').filter({ hasText: 'Printed card' });
  await expect(card.getByRole('button')).toBeEnabled();
  await narrow(friend, 'cross-sell');
  await card.getByRole('button').click();
  await expect(card.getByText('In your order')).toBeVisible();
  await expect(friend.getByTestId('continue-to-details')).toHaveText('Continue to delivery');
});
