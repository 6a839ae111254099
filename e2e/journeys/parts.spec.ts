// Covers: mf-checkout api/src/sales/schedules api/src/sales/wallet
import type { Order } from '@shop/contracts';
import { expect } from 'playwright/test';
import { choose } from '../support/choose.ts';
import { expectToFit } from '../support/expect-to-fit.ts';
import { createAudit, fillCard, refuseConsent, waitUntilLoaded } from '../support/main-job.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { addLine, openCart, plainVariants, register, type Shopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

const password = 'correct horse battery';

/** A company cart that lacks only the payment and is large enough for instalments. */
async function companyCart(shopper: Shopper): Promise<Order> {
  const { number } = await openCart(shopper);
  const [variant = 0] = await plainVariants(shopper, 1);
  await addLine(shopper, number, variant, 2500);
  const address = {
    firstname: 'Ada',
    lastname: 'Nowak',
    company: 'Kartony sp. z o.o.',
    address1: 'Prosta 1',
    city: 'Warszawa',
    zipcode: '00-838',
    country_iso: 'PL',
    phone: '+48 22 123 45 67',
  };
  await shopper.call('PUT', `/checkouts/${number}?state=address`, {
    body: { order: { ship_address_attributes: address } },
  });
  const { body } = await shopper.call<Order>('PUT', `/checkouts/${number}?state=delivery`, {
    body: { order: { shipping_method: 'courier' } },
  });
  return body;
}

const amount = (text: string | null): number => Number((text ?? '').replace(/[^\d,]/g, '').replace(',', '.'));

test('a company uses its wallet, sees the instalments before it agrees, pays the first now and the next from the account', async ({
  page,
}) => {
  const shopper = await register(() => [shop.origin, shop.origin]);
  const cart = await companyCart(shopper);
  expect(cart.installment_counts).toEqual([2, 3]);
  await shop.query(
    `insert into wallet_entries (user_id, currency, amount, kind, reason, actor)
     select id, 'PLN', 10000, 'credit', 'Za polecenie', 'test' from users where email = $1`,
    [shopper.email],
  );
  const after = createAudit(page, 'parts');

  await page.goto(`${shop.origin}/logowanie/?region=pl`);
  await refuseConsent(page);
  await page.locator('main input[name="email"]').fill(shopper.email);
  await page.locator('main input[name="password"]').fill(password);
  await page.locator('main form button[type="submit"]').click();
  await expect(page).not.toHaveURL(/logowanie/);

  await page.goto(`${shop.origin}/zamowienie/${cart.number}/platnosc?region=pl`);
  await page.locator('input[name="use_wallet"]').check();
  await expect(page.getByText('Portfel pokrywa')).toBeVisible();
  // One choice at a time: instalments cannot be chosen until the order has been read again.
  await waitUntilLoaded(page);
  await choose(page.getByLabel('Liczba rat: 3'));
  const parts = page.getByRole('table', { name: 'Płatność w ratach' }).locator('tbody tr');
  await expect(parts).toHaveCount(3);
  await waitUntilLoaded(page);
  const amounts = (await parts.locator('td:nth-child(3)').allTextContents()).map(amount);
  const total = Number(cart.total) - 100;
  expect(amounts.reduce((all, one) => all + Math.round(one * 100), 0)).toBe(Math.round(total * 100));
  await expect(page.getByText(/Teraz płacisz/)).toContainText(
    (await parts.first().locator('td:nth-child(3)').textContent()) ?? '?',
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await after('choice-on-a-phone');
  await expectToFit(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await fillCard(page);
  await after('choice');
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByTestId('placed')).toBeVisible();
  await expect(page.getByText('Opłacona')).toHaveCount(1);
  await after('placed');

  await page.getByTestId('view-order').click();
  await expect(page.getByRole('table', { name: 'Płatność w ratach' })).toBeVisible();
  await after('account-order');
  await page.getByRole('link', { name: 'Zapłać następną ratę' }).click();
  await expect(page.getByText('Rata 2 za to zamówienie')).toBeVisible();
  await page.locator('input[name="card.number"]').fill('4242 4242 4242 4242');
  await page.locator('input[name="card.month"]').fill('12');
  await page.locator('input[name="card.year"]').fill('30');
  await page.locator('input[name="card.cvc"]').fill('123');
  await after('next-part');
  await page.getByRole('button', { name: 'Zapłać ratę' }).click();
  await expect(page.getByTestId('placed')).toBeVisible();
  await expect(page.getByText('Opłacona')).toHaveCount(2);

  await page.getByTestId('view-order').click();
  await page.getByRole('link', { name: 'Portfel' }).click();
  await expect(page.getByTestId('wallet-balance')).toHaveText(/^0,00/);
  await expect(page.getByText('Uznanie: Za polecenie')).toBeVisible();
  await after('wallet');

  const [row] = await shop.query<{ status: string; paid: string; owed: string; total: string }>(
    `select o.payment_status as status, o.total::text,
       (select sum(amount) from payments p where p.order_id = o.id and p.state = 'completed')::text as paid,
       (select sum(i.amount) from payment_instalments i join payment_schedules s on s.id = i.schedule_id
         where s.order_id = o.id and s.status = 'accepted' and not exists (
           select 1 from payments p where p.instalment_id = i.id and p.state = 'completed'))::text as owed
     from orders o where o.number = $1`,
    [cart.number],
  );
  expect(row?.status).toBe('WAITING');
  expect(Number(row?.paid) + Number(row?.owed)).toBe(Number(row?.total));
});
