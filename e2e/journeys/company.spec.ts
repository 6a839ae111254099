// Covers: mf-plus-pro api/src/business/companies
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { findOverflows } from '../support/expect-to-fit.ts';
import { tabTo, typeInto } from '../support/keyboard.ts';
import { readMails } from '../support/mails.ts';
import { refuseConsent, registerOnPage, waitUntilLoaded } from '../support/main-job.ts';
import { keepPicture } from '../support/picture.ts';
import { readShopDocument, sendRequest } from '../support/send-request.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

const invited = 'einkauf.verpackung@ausschreibungen-nord.example.com';

test('by keyboard alone a company is founded, somebody invited and taken back, and the rules are set', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/status of 422/, 'The server refuses a wrong VAT number.');
  const { paths } = readShopDocument(await sendRequest(shop.origin, '/?region=de'));
  await page.goto(`${shop.origin}${paths.register}?region=de`);
  await refuseConsent(page);
  await registerOnPage(page, 'gruenderin@example.com');
  await page.goto(`${shop.origin}${paths.account}`);
  await page.locator('main nav').getByRole('link', { name: 'Firma', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Eine Firma anlegen' })).toBeVisible();
  await waitUntilLoaded(page);
  await expectAccessible(page, 'founding, light');

  // The missing field has the focus; the server's refusal is in German.
  await typeInto(page, 'input[name="vat_id"]', 'DE123456789');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="name"]')).toBeFocused();
  for (const [field, text] of [
    ['name', 'Nordlicht Versand GmbH'],
    ['firstname', 'Ada'],
    ['lastname', 'Nowak'],
    ['address1', 'Hafenstraße 12'],
    ['zipcode', '20457'],
    ['city', 'Hamburg'],
    ['phone', '+49 40 123456'],
  ] as const)
    await typeInto(page, `input[name="${field}"]`, text);
  await page.keyboard.press('Enter');
  await expect(page.getByText('In dieser Nummer stimmt eine Ziffer nicht.')).toBeVisible();
  await expect(page.locator('input[name="vat_id"]')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nordlicht Versand GmbH. Ihre Rolle: Verwaltung.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Mindestens eine Person muss die Firma verwalten')).toBeVisible();

  // Only a member with a confirmed address can invite.
  await expect(page.getByText('gruenderin@example.com ist noch nicht bestätigt')).toBeVisible();
  await shop.query('update users set confirmed_at = now() where email = $1', ['gruenderin@example.com']);
  await typeInto(page, 'input[name="invited"]', invited);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: invited, exact: true })).toBeVisible();
  await expect(page.getByText('Offen', { exact: true })).toBeVisible();
  await expect(page.getByText('ist noch nicht bestätigt')).toHaveCount(0);
  await expect.poll(async () => (await readMails(shop)).join('\n')).toContain(invited);

  await tabTo(page, 'section[aria-labelledby="company-rules"] [data-change]');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="order_limit"]')).toBeFocused();
  await page.keyboard.type('1.250,50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1.250,50 €')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Regeln ändern' })).toBeFocused();

  await expectAccessible(page, 'the company, light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'the company, dark', 'colours');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await findOverflows(page)).toEqual([]);
  await keepPicture(page, 'company-320');

  // The button is gone with the invitation, so the focus is on the list's heading.
  await tabTo(page, `button[aria-label="Einladung an ${invited} zurückziehen"]`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'dialog button:not([aria-label]):last-of-type');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Zurückgezogen', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Einladungen' })).toBeFocused();
});
