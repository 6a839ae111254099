// Covers: mf-catalogue mf-editor api/src/catalogue/products
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectToFit } from '../support/expect-to-fit.ts';
import { refuseConsent, waitForHydration, waitUntilLoaded } from '../support/main-job.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.stop();
});

/** One product of each family: the fields of its size, and whether it folds. */
const families = [
  { family: 'carton', product: 'product-box', fields: { L: '8', W: '5', H: '14' }, folds: true },
  { family: 'rigid', product: 'rigid-box-two-pieces', fields: { L: '21', W: '15', H: '7' }, folds: true },
  { family: 'bag', product: 'paper-bag', fields: { L: '22', W: '10', H: '30' }, folds: true },
  { family: 'flat', product: 'packing-tape', fields: { L: '25', W: '5' }, folds: false },
] as const;

async function openProduct(page: Page, product: string): Promise<void> {
  await page.goto(`${shop.origin}/products/${product}`);
  await refuseConsent(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForHydration(page);
}

const fill = async (page: Page, name: string, value: string): Promise<void> => {
  const field = page.locator(`input[name="${name}"]`);
  await field.fill(value);
  await field.press('Tab');
};

for (const { family, product, fields, folds } of families)
  test(`${family}: ${product} is configured by the dimensions it has, and designed`, async ({ page }) => {
    await openProduct(page, product);
    for (const axis of ['L', 'W', 'H'])
      await expect(page.locator(`input[name="${axis}"]`), axis).toHaveCount(axis in fields ? 1 : 0);
    for (const [axis, value] of Object.entries(fields)) await fill(page, axis, value);
    await expect(page.locator('input[type="range"][max="100"]')).toHaveCount(folds ? 1 : 0);
    await waitUntilLoaded(page);
    await expect(page.getByTestId('ledger-total').first()).toBeVisible();
    await expectAccessible(page, `${family}: configurator`);

    await page.getByTestId('design').click();
    await expect(page.getByTestId('canvas')).toBeVisible();
    // Every side in the switch can be chosen, and the whole sheet as well.
    await expect(page.getByTestId('sides').getByRole('radio').nth(1)).toBeAttached();
    await page.getByTestId('add-text').click();
    await expect(page.getByTestId('object')).toHaveCount(1);
    await page.getByTestId('view-3d').click();
    await expect(page.getByTestId('canvas-3d').locator('canvas')).toBeVisible();
    await expect(page.getByTestId('fold')).toHaveCount(folds ? 1 : 0);
    await waitUntilLoaded(page);
    await expectAccessible(page, `${family}: editor`);
  });

test('what is sold plain is added at once and has no design', async ({ page }) => {
  await openProduct(page, 'bio-poly-mailer-plain');
  await expect(page.getByTestId('design')).toHaveCount(0);
  await expect(page.locator('input[name="W"]')).toHaveCount(0);
  const add = page.getByTestId('add-to-cart');
  await expect(page.getByTestId('ledger-total').first()).toBeVisible();
  // The button shows why it is disabled until the price is loaded.
  await expect(add).not.toHaveAttribute('aria-disabled', 'true');
  await add.click();
  await expect(page.getByTestId('check-out')).toBeVisible();
});

test('the special box leads to the quote form', async ({ page }) => {
  await openProduct(page, 'special-box');
  await expect(page.locator('input[name="L"]')).toHaveCount(0);
  await expectAccessible(page, 'special box');
  await page.locator('main a[href*="quote"]').first().click();
  await expect(page).toHaveURL(/quote/);
});

for (const width of [1280, 320])
  test(`at ${width} px the fitting finds the size of what is typed, by keyboard, and sets it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openProduct(page, 'mailer-box-plain');
    const opener = page.getByTestId('fit-open');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const panel = page.getByTestId('fit-panel');
    await expect(panel).toBeVisible();

    // 2 × 10 cm by 8 cm by 5 cm high, upright, 5 mm to every wall: only rows of two are possible.
    for (const [name, value] of [
      ['fit-0-L', '10'],
      ['fit-0-W', '8'],
      ['fit-0-H', '5'],
      ['fit-0-quantity', '2'],
      ['fit-padding', '0.5'],
      ['fit-between', '0'],
    ] as const)
      await fill(page, name, value);
    await panel.locator('select').first().selectOption('upright');
    await expect(page.getByTestId('fit-facts')).toBeVisible();
    await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(panel.getByRole('img')).toHaveAccessibleName(/2/);
    await waitUntilLoaded(page);
    await expectAccessible(page, `fitting at ${width}`);
    await expectToFit(page);

    await page.getByTestId('fit-use').focus();
    await page.keyboard.press('Enter');
    // The smallest of all has two items side by side along their short side; with the padding 17 × 11 × 6 cm.
    for (const [axis, size] of Object.entries({ L: '17', W: '11', H: '6' }))
      await expect(page.locator(`input[name="${axis}"]`), axis).toHaveValue(size);
    await expect(page).toHaveURL(/l=170.*w=110.*h=60/);

    await fill(page, 'fit-0-L', 'long');
    await expect(page.locator('input[name="fit-0-L"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByTestId('fit-use')).toHaveCount(0);
    await fill(page, 'fit-0-L', '150');
    await expect(panel.getByTestId('fit-use')).toHaveCount(0);
    await expectAccessible(page, `fitting without a box at ${width}`);
  });
