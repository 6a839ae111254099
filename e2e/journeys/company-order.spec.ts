// Covers: mf-plus-pro api/src/business/order-approvals
import type { Company } from '@shop/contracts';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { findOverflows } from '../support/expect-to-fit.ts';
import { tabTo, typeInto } from '../support/keyboard.ts';
import { fillCard, refuseConsent, waitUntilLoaded } from '../support/main-job.ts';
import { keepPicture } from '../support/picture.ts';
import { readShopDocument, sendRequest } from '../support/send-request.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { addLine, fillIn, openCart, plainVariants, register, type Shopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

const password = 'correct horse battery';

async function signIn(page: Page, { email }: Shopper): Promise<void> {
  await page.goto(`${shop.origin}/logowanie/?region=pl`);
  await refuseConsent(page);
  await page.locator('main input[name="email"]').fill(email);
  await page.locator('main input[name="password"]').fill(password);
  await page.locator('main form button[type="submit"]').click();
  await expect(page).not.toHaveURL(/logowanie/);
}

/** A company of the admin with a limit of 100.00 and a required purchase order number, with the member in it. */
async function foundCompany(admin: Shopper, member: Shopper): Promise<Company> {
  const address = {
    ...{ firstname: 'Ada', lastname: 'Nowak', address1: 'Prosta 1', city: 'Warszawa', zipcode: '00-838' },
    ...{ country_iso: 'PL', phone: '+48 22 123 45 67' },
  };
  const founded = await admin.call<Company>('POST', '/v2/companies', {
    body: { company: { name: 'Kartony sp. z o.o.', address } },
  });
  expect(founded.status, founded.text).toBe(200);
  const { id } = founded.body;
  const ruled = await admin.call<Company>('PATCH', `/v2/companies/${id}/rules`, {
    body: { rules: { order_limit: '100.00', po_required: true } },
  });
  expect(ruled.status, ruled.text).toBe(200);
  await shop.query(
    `insert into company_members (company_id, user_id, role) select $1, id, 'requester' from users where email = $2`,
    [id, member.email],
  );
  return ruled.body;
}

/** Audits the page at its size and in the narrowest window. */
async function audit(page: Page, step: string): Promise<void> {
  await waitUntilLoaded(page);
  await expectAccessible(page, step);
  await keepPicture(page, `company-order-${step}-wide`, false);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await findOverflows(page), `${step} at 320 px`).toEqual([]);
  await keepPicture(page, `company-order-${step}`);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('a member orders for the company by keyboard, asks for approval, and pays once the admin has given it', async ({
  page,
  browser,
}) => {
  const origins = () => [shop.origin, shop.origin] as const;
  const [admin, member] = [await register(origins), await register(origins)];
  const company = await foundCompany(admin, member);
  const { number } = await openCart(member);
  const [variant = 0] = await plainVariants(member, 1);
  await addLine(member, number, variant, 100);
  await fillIn(member, number);

  await signIn(page, member);
  await page.goto(`${shop.origin}/zamowienie/${number}?region=pl`);
  const choice = page.locator('select[name="company"]');
  await expect(choice).toHaveValue('');
  await tabTo(page, 'select[name="company"]');
  await page.keyboard.press('ArrowDown');
  await expect(choice).toHaveValue(String(company.id));
  await expect(page.getByText('Fakturę wystawimy na Kartony sp. z o.o.')).toBeVisible();
  await page.locator('main form button[type="submit"]').press('Enter');
  await expect(page.locator('input[name="po_number"]')).toBeFocused();
  await expect(page.getByText('zamawia tylko z numerem zamówienia zakupu')).toBeVisible();
  await audit(page, 'details');
  await typeInto(page, 'input[name="po_number"]', 'ZZ/2026/11-7');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'To zamówienie wymaga akceptacji' })).toBeVisible();
  await expect(page.getByText(/Bez akceptacji przechodzi zamówienie do 100,00/)).toBeVisible();
  await expect(page.locator('input[name="card.number"]')).toHaveCount(0);
  await audit(page, 'asking');
  await typeInto(page, 'textarea[name="note"]', 'Na targi');
  await tabTo(page, 'main form button[type="submit"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'To zamówienie czeka na akceptację' })).toBeFocused();
  await audit(page, 'waiting');

  const decider = await (await browser.newContext()).newPage();
  await signIn(decider, admin);
  const { paths } = readShopDocument(await sendRequest(shop.origin, '/?region=pl'));
  await decider.goto(`${shop.origin}${paths.plusOrders}?region=pl`);
  await decider.getByRole('button', { name: `Zaakceptuj zamówienie ${number}` }).click();
  const dialog = decider.getByRole('dialog');
  await expect(dialog.getByText('Na targi')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zaakceptuj', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  // Returning to the window is enough; two headless windows do not notice it.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(`Zamówienie ${number} zaakceptowano.`)).toBeVisible();
  await fillCard(page);
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByTestId('placed')).toBeVisible();
  await expect(
    page.getByText('Zamówienie dla: Kartony sp. z o.o., numer zamówienia zakupu ZZ/2026/11-7.'),
  ).toBeVisible();
  expect(
    await shop.query(
      `select o.company_id::int, o.snapshot->>'po_number' as po, o.snapshot->'bill_address'->>'company' as invoiced
       from orders o where o.number = $1`,
      [number],
    ),
  ).toEqual([{ company_id: company.id, po: 'ZZ/2026/11-7', invoiced: 'Kartony sp. z o.o.' }]);
});
