// Covers: mf-account api/src/customers/privacy
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectToFit } from '../support/expect-to-fit.ts';
import { mailedLink, readMails } from '../support/mails.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

const password = 'tektura-i-fale-9';

const mails = async (): Promise<string> => (await readMails(shop)).join('\n');
const toConfirm = () => mailedLink(shop, /http:\/\/\S*\/potwierdz_email\/[^\s"<?]*/);
const toCopy = () => mailedLink(shop, /http:\/\/\S*\/api\/v1\/privacy\/exports\/[^\s"<]*/);

test('a customer chooses, signs another device out, fetches a copy of everything and has the account deleted', async ({
  page,
  pageConsole,
  request,
}) => {
  pageConsole.allow(/status of 401/, 'The session ends with the account.');
  await page.goto(`${shop.origin}/rejestracja?region=pl`);
  await page.getByTestId('consent-essential').click();
  await page.locator('input[name="firstName"]').fill('Anna');
  await page.locator('input[name="lastName"]').fill('Nowak');
  await page.locator('input[name="email"]').fill('anna.nowak@example.com');
  await page.locator('input[name="new-password"]').fill(password);
  await page.locator('input[name="terms"]').check();
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByRole('link', { name: 'Prywatność i dane' }).first()).toBeVisible();

  // Another device of the same person.
  const visitor = await (await request.get(`${shop.origin}/api/users/anonymous`)).json();
  const phone = await (
    await request.post(`${shop.origin}/api/sign_in`, {
      headers: { 'x-spree-token': visitor.token, 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' },
      data: { user: { email: 'anna.nowak@example.com', password } },
    })
  ).json();

  await page.getByRole('link', { name: 'Prywatność i dane' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prywatność i dane' })).toBeVisible();
  await expect(page.getByText('Safari, iPhone')).toBeVisible();
  await expectAccessible(page, 'privacy and data');

  await page.locator('input[name="newsletter"]').check();
  await expect(page.getByText('Zapisano. Dziękujemy.')).toBeVisible();
  await expect
    .poll(() => shop.query("select state from newsletter_subscriptions where region = 'pl'"))
    .toEqual([{ state: 'pending' }]);
  await page.getByRole('button', { name: 'Wyloguj: Safari, iPhone' }).click();
  await expect(page.getByText('Safari, iPhone')).toHaveCount(0);
  const there = await request.get(`${shop.origin}/api/users/me`, {
    headers: { 'x-spree-token': phone.token },
  });
  expect(there.status()).toBe(401);

  await page.getByRole('button', { name: 'Poproś o kopię' }).click();
  await expect.poll(toCopy).toContain('token=');
  const copyPage = await page.context().newPage();
  const link = await toCopy();
  await copyPage.goto(link);
  await expectAccessible(copyPage, 'the page of the copy');
  const [download] = await Promise.all([
    copyPage.waitForEvent('download'),
    copyPage.getByRole('button', { name: 'Pobierz' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.zip');
  await copyPage.goto(link);
  await copyPage.getByRole('button', { name: 'Pobierz' }).click();
  await expect(copyPage.getByText('Ten link został użyty')).toBeVisible();
  await copyPage.close();

  // Data stored under an address belongs to the account only if the address is confirmed.
  await expect.poll(toConfirm).toContain('potwierdz_email');
  const elsewhere = await (await request.get(`${shop.origin}/api/users/anonymous`)).json();
  const confirmed = await request.post(`${shop.origin}/api/user_confirmations/confirm`, {
    headers: { 'x-spree-token': elsewhere.token },
    data: { confirmation_token: new URL(await toConfirm()).pathname.split('/').at(-1) },
  });
  expect(confirmed.ok()).toBe(true);

  // On a phone, by keyboard.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Usuń moje konto' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'deleting the account');
  await dialog.locator('input[name="word"]').fill('usuń');
  await dialog.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Konto zostanie usunięte')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page, 'the day of the deletion');
  await expect.poll(mails).toContain('prywatnosc');

  await shop.query("update jobs set run_at = now() where name = 'privacy.erase'");
  await expect
    .poll(() => shop.query('select count(*)::int as n from users where email is not null'))
    .toEqual([{ n: 0 }]);
  await expect.poll(mails).not.toContain('anna.nowak@example.com');
  // After a reload the page has a visitor's session.
  await page.reload();
  await expect(page.locator('body')).not.toContainText('anna.nowak@example.com');
});
