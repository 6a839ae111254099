// Covers: mf-checkout mf-editor api/src/artwork/assets
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { drawArtwork } from '../support/artwork.ts';
import { hostileArtwork } from '../support/hostile-artwork.ts';
import {
  fillAddress,
  fillCard,
  type Job,
  refuseConsent,
  register,
  submitAddress,
  waitUntilLoaded,
} from '../support/main-job.ts';
import { seeded, seedOfRun } from '../support/random.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

const seed = seedOfRun();
const quietly = { after: async () => undefined };
let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.stop();
});

const markets = {
  pl: {
    path: '/produkty/mailer-box-plain?region=pl',
    low: /^Co najmniej/,
    high: /^Najwyżej/,
    text: /^Wpisz liczbę/,
  },
  eu: { path: '/products/mailer-box-plain', low: /^At least/, high: /^At most/, text: /^Enter a number/ },
  se: { path: '/sv-se/produkter/mailer-box-plain', low: /^Minst/, high: /^Högst/, text: /^Skriv ett tal/ },
};

for (const [region, { path, low, high, text }] of Object.entries(markets))
  test(`${region}: a size that cannot be made is refused at its field, in the shopper's language`, async ({
    page,
  }) => {
    await page.goto(`${shop.origin}${path}`);
    await refuseConsent(page);
    const field = page.locator('input[name="H"]');
    const good = await field.inputValue();
    for (const [typed, sentence] of [
      ['0', low],
      ['-4', low],
      ['9999', high],
      ['high', text],
    ] as const) {
      await field.fill(typed);
      await field.press('Tab');
      await expect(field, typed).toHaveAttribute('aria-invalid', 'true');
      await expect(field, typed).toHaveAccessibleDescription(sentence);
      await expect(field, 'what was typed stays').toHaveValue(typed);
    }
    // It still takes the focus and shows the reason.
    await expect(page.getByTestId('add-to-cart')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByTestId('add-to-cart')).toHaveAccessibleDescription(/\S/);
    await field.fill(good);
    await field.press('Tab');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByTestId('ledger-total').first()).toBeVisible();
    expect(await shop.query('SELECT id FROM cart_lines')).toEqual([]);
  });

/** A saved design with one line of text. */
async function startDesign(page: Page): Promise<void> {
  await page.goto(shop.origin);
  await refuseConsent(page);
  await page.getByTestId('configure').click();
  await page.getByTestId('design').click();
  await expect(page.getByTestId('canvas')).toBeVisible();
  await page.getByTestId('add-text').click();
  await expect(page.getByTestId('object')).toHaveCount(1);
  await saved(page);
}

const saved = (page: Page) => expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'saved');

test('artwork that cannot be printed is refused with its own sentence, and the design stays', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/status of 422 .*\/api\/assets/, 'The API refuses the artwork.');
  await startDesign(page);
  for (const { file, sentence } of hostileArtwork()) {
    await page.getByTestId('artwork-input').setInputFiles({ ...file });
    const refused = page.locator('main [role="alert"]', { hasText: sentence });
    await expect(refused.last(), file.name).toBeVisible();
    await expect(page.getByTestId('object'), file.name).toHaveCount(1);
  }
  await page.getByTestId('artwork-input').setInputFiles({ ...(await drawArtwork('png', seeded(seed))) });
  await expect(page.getByTestId('object')).toHaveCount(2);
  await saved(page);
  await page.reload();
  await expect(page.getByTestId('object')).toHaveCount(2);
});

test('a connection lost while saving loses nothing and is made good by itself', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/ERR_CONNECTION_RESET .*\/api\/box_designs\//, 'The connection is lost while saving.');
  await startDesign(page);
  const saves = '**/api/box_designs/*';
  await page.route(saves, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
  );
  await page.getByTestId('text-content').fill('Kept on the way');
  await expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'offline');
  await page.reload();
  await expect(page.getByTestId('object')).toHaveCount(1);
  await page.unroute(saves);
  await saved(page);
  const stored = () => shop.query<{ document: unknown }>('SELECT document FROM box_designs');
  await expect.poll(async () => JSON.stringify(await stored())).toContain('Kept on the way');
});

/** Adds a plain box to the cart, without the editor. */
async function putInCart(page: Page): Promise<void> {
  await page.goto(`${shop.origin}/products/mailer-box-plain`);
  await waitUntilLoaded(page);
  await page.getByTestId('add-to-cart').click();
  await expect(page.locator('header a[href="/cart/"]')).toContainText('1');
  await page.locator('header a[href="/cart/"]').click();
  await expect(page.getByTestId('check-out')).toBeVisible();
}

const payButton = (page: Page) => page.locator('main form button[type="submit"]');
const alertIn = (page: Page, sentence: string) =>
  page.locator('main [role="alert"]', { hasText: sentence }).first();

const countsOf = async (number: string) => {
  const [counts] = await shop.query<{ orders: number; captured: number }>(
    `SELECT (SELECT count(*)::int FROM orders WHERE number = $1 AND placed_at IS NOT NULL) AS orders,
            (SELECT count(*)::int FROM payments p JOIN carts c ON c.id = p.order_id WHERE c.number = $1 AND p.state = 'completed') AS captured`,
    [number],
  );
  return counts;
};

test('address, card, bank and connection fail one after the other, and it ends in exactly one order', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/status of 422 .*state=address/, 'The postal code does not match the country.');
  pageConsole.allow(/status of 402 .*payment_intents/, 'The bank declines the card.');
  pageConsole.allow(/ERR_CONNECTION_RESET .*payment_intents\/pay/, 'The connection is lost while paying.');
  const shopper: Job = {
    size: { L: 0, W: 0, H: 0 },
    quantity: 30,
    artwork: await drawArtwork('svg', seeded(seed)),
    text: '',
    email: `careless-${seed}@example.com`,
    address: {
      street: 'Hauptstraße 1',
      zip: '10115',
      city: 'Berlin',
      country: 'DE',
      phone: '+49 30 1234567',
    },
  };
  await page.goto(shop.origin);
  await refuseConsent(page);
  await putInCart(page);
  await register(page, shopper);

  await page.locator('main form button[type="submit"]').click();
  for (const name of ['address1', 'zipcode', 'city', 'phone'])
    await expect(page.locator(`[name="ship_address.${name}"]`), name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name="ship_address.address1"]')).toHaveAccessibleDescription(
    'Fill in this field.',
  );
  await fillAddress(page, { ...shopper, address: { ...shopper.address, zip: 'ABC' } });
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('[name="ship_address.zipcode"]')).toHaveAccessibleDescription(
    'Enter a postal code such as 10115.',
  );
  // What is stored stands in the field once it is left.
  for (const [name, typed, shown] of [
    ['zipcode', 'D-10115', '10115'],
    ['phone', '030 1234567', '+49 30 1234567'],
  ] as const) {
    const field = page.locator(`[name="ship_address.${name}"]`);
    await field.fill(typed);
    await field.press('Tab');
    await expect(field).toHaveValue(shown);
  }
  await submitAddress(page, shopper, quietly);
  const number = new URL(page.url()).pathname.split('/').at(-2) ?? '';

  await fillCard(page, '4000 0000 0000 0002');
  await payButton(page).click();
  await expect(alertIn(page, 'Your bank declined this card.')).toBeVisible();
  await expect(page.locator('input[name="card.number"]')).toHaveValue(/0002$/);

  await fillCard(page, '4000 0025 0000 3155');
  await payButton(page).click();
  await page.getByRole('button', { name: 'Decline payment' }).click();
  await expect(alertIn(page, 'Your bank could not confirm that it was you.')).toBeVisible();
  expect(await countsOf(number)).toEqual({ orders: 0, captured: 0 });

  await fillCard(page);
  const pays = '**/payment_intents/pay';
  await page.route(pays, (route) => route.abort('connectionreset'));
  await payButton(page).click();
  await expect(alertIn(page, 'You are offline.')).toBeVisible();
  await expect(page.locator('input[name="card.number"]')).toHaveValue(/4242$/);
  await page.unroute(pays);

  await payButton(page).dblclick();
  await expect(page.getByTestId('placed')).toHaveAttribute('data-order', number);
  expect(await countsOf(number)).toEqual({ orders: 1, captured: 1 });

  // The same shopper again: this time the 3-D Secure challenge succeeds.
  await putInCart(page);
  await page.getByTestId('check-out').click();
  await page.getByTestId('continue-to-details').click();
  await submitAddress(page, shopper, quietly);
  const second = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  expect(second).not.toBe(number);
  await fillCard(page, '4000 0025 0000 3155');
  await payButton(page).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByTestId('placed')).toHaveAttribute('data-order', second);
  expect(await countsOf(second)).toEqual({ orders: 1, captured: 1 });
});
