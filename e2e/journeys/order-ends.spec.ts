// Covers: mf-account api/src/sales/cancellation api/src/sales/refunds
import { randomUUID } from 'node:crypto';
import type { Order } from '@shop/contracts';
import { expect } from 'playwright/test';
import { expectToFit } from '../support/expect-to-fit.ts';
import { createAudit, refuseConsent } from '../support/main-job.ts';
import { type Shop, startShop } from '../support/shop.ts';
import {
  addLine,
  card,
  cards,
  fillIn,
  openCart,
  plainVariants,
  readTotal,
  register,
  type Shopper,
} from '../support/shopper.ts';
import { test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

/** A placed order of plain boxes in a custom size, paid by card. */
async function placeOrder(shopper: Shopper): Promise<Order> {
  const { number } = await openCart(shopper);
  const [variant = 0] = await plainVariants(shopper, 1);
  await addLine(shopper, number, variant, 120);
  await fillIn(shopper, number);
  const payment_method_id = await card(shopper, cards.success);
  const paid = await shopper.call<{ order: Order }>('POST', `/v2/${number}/stripe/payment_intents/pay`, {
    body: { payment_method_id, expected_total: await readTotal(shopper, number) },
    key: randomUUID(),
  });
  expect(paid.status).toBe(200);
  return paid.body.order;
}

test('a buyer orders the same again, then cancels the first order and sees the money go back', async ({
  page,
}) => {
  const shopper = await register(() => [shop.origin, shop.origin]);
  const order = await placeOrder(shopper);
  const after = createAudit(page, 'order-ends');

  await page.goto(`${shop.origin}/logowanie/?region=pl`);
  await refuseConsent(page);
  await page.locator('main input[name="email"]').fill(shopper.email);
  await page.locator('main input[name="password"]').fill('correct horse battery');
  await page.locator('main form button[type="submit"]').click();
  await expect(page).not.toHaveURL(/logowanie/);

  const open = async () => {
    await page.getByRole('link', { name: 'Zamówienia' }).first().click();
    await page.getByRole('link', { name: order.number }).click();
    await expect(page.getByRole('heading', { name: `Zamówienie ${order.number}` })).toBeVisible();
  };
  await open();
  await after('placed-order');
  await page.getByRole('button', { name: 'Zamów ponownie' }).click();
  await expect(page).toHaveURL(/koszyk|cart/);
  const cart = await shopper.call<Order>('GET', '/v2/orders/current');
  expect(cart.body.number).not.toBe(order.number);
  expect(cart.body.line_items).toMatchObject([
    { variant_id: order.line_items[0]?.variant_id, quantity: 120, total: order.line_items[0]?.total },
  ]);

  await page.goto(`${shop.origin}/konto/?region=pl`);
  await open();
  await page.getByRole('button', { name: 'Anuluj zamówienie' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Zapłaconą kwotę zwrócimy')).toBeVisible();
  await dialog.getByRole('button', { name: 'Anuluj zamówienie' }).click();
  await expect(dialog.getByText('Wybierz powód').last()).toBeVisible();
  await after('asked');
  await page.setViewportSize({ width: 360, height: 740 });
  await after('asked-on-a-phone');
  await expectToFit(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByLabel('Dlaczego?').selectOption('ordered_by_mistake');
  await dialog.getByRole('button', { name: 'Anuluj zamówienie' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Anulowano /)).toBeVisible();
  const refunds = page.getByRole('table', { name: 'Zwroty pieniędzy' });
  await expect(refunds.getByText('Zwrócono')).toBeVisible();
  await expect(page.getByText(/^KOR-\d{4}-\d{6}$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anuluj zamówienie' })).toHaveCount(0);
  await after('canceled');

  const [row] = await shop.query<{ total: string; taken: string; given: string; state: string; why: string }>(
    `select o.total::text, o.payment_state as state, k.reason as why,
       (select sum(amount) from sandbox_intents i where i.idempotency_key like o.number || '-%' and i.status = 'succeeded')::text as taken,
       (select sum(r.amount) from sandbox_refunds r where r.status = 'succeeded')::text as given
     from orders o join cancellations k on k.order_id = o.id where o.number = $1`,
    [order.number],
  );
  expect(row).toMatchObject({
    state: 'refunded',
    why: 'ordered_by_mistake',
    taken: row?.total,
    given: row?.total,
  });
});
