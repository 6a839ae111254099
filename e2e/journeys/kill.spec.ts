// Covers: cli/src api/src/sales/checkout api/src/sales/payments
import { expect } from 'playwright/test';
import { drawArtwork } from '../support/artwork.ts';
import { readMails } from '../support/mails.ts';
import {
  configure,
  design,
  fillCard,
  type Job,
  refuseConsent,
  register,
  submitAddress,
} from '../support/main-job.ts';
import { seeded, seedOfRun } from '../support/random.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

const seed = seedOfRun();
const quietly = { after: async () => undefined };
/** What a browser reports of requests to a process that is killed or not there yet. */
const lost =
  /net::ERR_(CONNECTION_(RESET|REFUSED|CLOSED)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/;
let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.stop();
});

/** Mails in the shop's folder that mention an order and go to its buyer. */
const mailsAbout = async (number: string): Promise<string[]> =>
  (await readMails(shop)).filter((mail) => mail.includes(number));

async function job(name: string): Promise<Job> {
  const random = seeded(seed);
  return {
    size: { L: 212, W: 148, H: 61 },
    quantity: 500,
    artwork: await drawArtwork('svg', random),
    text: `Kill ${seed}`,
    email: `${name}-${seed}@example.com`,
    address: {
      street: 'Hauptstraße 1',
      zip: '10115',
      city: 'Berlin',
      country: 'DE',
      phone: '+49 30 1234567',
    },
  };
}

test('killed between cart and address: cart and design are there after the restart', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(lost, 'The shop is killed.');
  const shopper = await job('address');
  await page.goto(shop.origin);
  await refuseConsent(page);
  await configure(page, shopper, quietly);
  await design(page, shopper, quietly);
  const before = await shop.query<{ number: string; design: string }>(
    'SELECT c.number, l.box_design_id AS design FROM carts c JOIN cart_lines l ON l.cart_id = c.id',
  );

  await shop.crash();
  await shop.restart();

  await page.reload();
  await expect(page.getByTestId('check-out')).toBeVisible();
  const after = await shop.query<{ number: string; design: string }>(
    'SELECT c.number, l.box_design_id AS design FROM carts c JOIN cart_lines l ON l.cart_id = c.id',
  );
  expect(before).toHaveLength(1);
  expect(after).toEqual(before);
  await register(page, shopper);
  await submitAddress(page, shopper, quietly);
});

test('killed between payment and confirmation: one order, one captured payment, one mail', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(lost, 'The shop is killed.');
  pageConsole.allow(/status of 409 .*payment_intents/, 'The dead process holds the key of the payment.');
  const shopper = await job('payment');
  await page.goto(shop.origin);
  await refuseConsent(page);
  await configure(page, shopper, quietly);
  await design(page, shopper, quietly);
  await register(page, shopper);
  await submitAddress(page, shopper, quietly);
  const number = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  await fillCard(page);

  // The charge succeeds and its reply is lost: the server dies before the browser gets it.
  let asked = false;
  let dead = false;
  await page.route('**/payment_intents/pay', async (route) => {
    if (asked) return route.continue();
    asked = true;
    await route.fetch().catch(() => undefined);
    await shop.crash();
    dead = true;
    await route.abort('connectionreset');
  });
  await page.locator('main form button[type="submit"]').click();
  await expect.poll(() => dead).toBe(true);
  await shop.restart();
  // Either the page's own retry reached the shop again and the order is placed, or the form is still filled and is
  // sent again: as often as it takes, because the dead process holds the payment's key for some seconds more.
  const again = page.locator('main form button[type="submit"]:not([aria-disabled="true"])');
  const placed = page.getByTestId('placed');
  await expect(async () => {
    await expect(again.or(placed)).toBeVisible();
    if (await placed.isVisible()) return;
    await expect(page.locator('input[name="card.number"]')).toHaveValue(/4242/, { timeout: 1000 });
    await again.click({ timeout: 1000 });
    await expect(placed).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect(await placed.getAttribute('data-order')).toBe(number);

  const [counts] = await shop.query<{ orders: number; captured: number }>(
    `SELECT (SELECT count(*)::int FROM orders WHERE number = $1 AND placed_at IS NOT NULL) AS orders,
            (SELECT count(*)::int FROM payments p JOIN carts c ON c.id = p.order_id WHERE c.number = $1 AND p.state = 'completed') AS captured`,
    [number],
  );
  expect(counts).toEqual({ orders: 1, captured: 1 });
  await expect.poll(async () => (await mailsAbout(number)).length).toBe(1);
});
