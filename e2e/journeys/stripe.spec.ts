// Covers: mf-checkout api/src/sales/payments
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import { mailedLink } from '../support/mails.ts';
import { sendRequest } from '../support/send-request.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { addLine, fillIn, openCart, plainVariants, register } from '../support/shopper.ts';
import { serveStripeJs, startFakeStripe } from '../support/stripe.ts';
import { test } from '../support/test.ts';

let shop: Shop;
let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
test.beforeAll(async () => {
  stripe = await startFakeStripe();
  shop = await startShop({
    STRIPE_SECRET_KEY: 'sk_test_journey',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_journey',
    STRIPE_API_BASE: stripe.url,
  });
});
test.afterAll(async () => {
  await shop.stop();
  stripe.close();
});

/** A registered shopper on the payment page with a ready order. */
async function atPayment(page: Page, reachable = true): Promise<string> {
  const shopper = await register(() => [shop.origin, shop.origin]);
  const { number } = await openCart(shopper);
  const [variant = 0] = await plainVariants(shopper, 1);
  await addLine(shopper, number, variant, 60);
  await fillIn(shopper, number);
  await page.context().addCookies([{ name: 'api-token', value: shopper.token, url: shop.origin }]);
  await page.addInitScript((token) => localStorage.setItem('api-token', token), shopper.token);
  await page.exposeFunction('answerBank', stripe.agree);
  await serveStripeJs(page, { reachable });
  await page.goto(`${shop.origin}/zamowienie/${number}/platnosc?region=pl`);
  await page.getByTestId('consent-essential').click();
  return number;
}
const card = (page: Page) => page.locator('input[name="stripe-card"]');
const place = (page: Page) => page.locator('main form button[type="submit"]').click();
const placed = (page: Page) => expect(page.getByTestId('placed')).toBeVisible();

test('a declined card changes nothing, another one pays, and the mailed link opens the order', async ({
  page,
  pageConsole,
  browser,
}) => {
  pageConsole.allow(/status of 402/, 'The bank declines the first cards.');
  const number = await atPayment(page);
  await expect(card(page)).toBeVisible();
  await expectAccessible(page, 'payment');
  await page.locator('input[name="accepted_terms"]').check();
  await place(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await card(page).fill('pm_poor');
  await place(page);
  await expect(page.getByRole('alert')).toContainText('środków');
  await card(page).fill('pm_good');
  await place(page);
  await placed(page);
  expect(await shop.query('select state, decline_code from payments order by id')).toEqual([
    { state: 'failed', decline_code: 'insufficient_funds' },
    { state: 'completed', decline_code: null },
  ]);

  const toOrder = () => mailedLink(shop, /http\S*order_token=[\w-]{43}/);
  await expect.poll(toOrder).toContain(number);
  const link = await toOrder();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(visitor.locator('main table')).toBeVisible();
  await expect(visitor).not.toHaveURL(/order_token/);
  await expect(visitor.getByRole('dialog')).toHaveCount(0);
  const { pathname, search } = new URL(link);
  expect((await sendRequest(shop.origin, pathname + search)).headers['referrer-policy']).toBe('no-referrer');
});

test('the bank asks, and the order is placed after its answer', async ({ page }) => {
  await atPayment(page);
  await card(page).fill('pm_secure');
  await page.locator('input[name="accepted_terms"]').check();
  await place(page);
  await placed(page);
});

test('without Stripe.js the page says so, takes transfers, and tries again', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/ERR_FAILED .*js\.stripe\.com/, 'Stripe.js cannot be reached.');
  await atPayment(page, false);
  const again = page.getByRole('button', { name: 'Spróbuj ponownie' });
  await expect(again).toBeVisible();
  await page.unroute('https://js.stripe.com/**');
  await serveStripeJs(page, { reachable: true });
  await again.click();
  await expect(card(page)).toBeVisible();
  await choose(page.locator('main form').getByRole('radio').last());
  await expect(card(page)).toHaveCount(0);
  await page.locator('input[name="accepted_terms"]').check();
  await place(page);
  await placed(page);
});

test('lets Stripe in by the policy', async () => {
  const { headers } = await sendRequest(shop.origin, '/');
  expect(headers['content-security-policy']).toContain('https://js.stripe.com');
});
