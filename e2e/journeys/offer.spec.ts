// Covers: mf-quotes api/src/business/quotes api/src/business/offers
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectToFit } from '../support/expect-to-fit.ts';
import { mailedLink } from '../support/mails.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

/** The smallest PNG: one transparent pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** The mailed link to the offer. */
const toOffer = () => mailedLink(shop, /http\S*\/oferta\/[\w-]{43}\/przeglad[^\s"<]*/);

test('a request is answered at once, its mailed link opens the offer, and two of three lines become an order', async ({
  page,
  pageConsole,
  browser,
}) => {
  pageConsole.allow(/status of 404 .*\/api\/offers\/x+\)/, 'There is no such offer.');
  await page.goto(`${shop.origin}/wycena?region=pl&product=shipping-box-plain&l=300&w=200&h=150&q=500`);
  await page.getByTestId('consent-essential').click();
  await page.locator('input[name="quantities"]').fill('500, 1000, 2500');
  // Three steps; an answer that nobody asked for is not needed.
  const next = page.locator('main form button[type="submit"]');
  await next.click();
  await page.getByTestId('quote-files').setInputFiles({
    name: 'wzór.png',
    mimeType: 'image/png',
    buffer: onePixel,
  });
  await expectAccessible(page, 'request, delivery and files');
  await next.click();
  await page.locator('input[name="name"]').fill('Anna Nowak');
  await page.locator('input[name="email"]').fill('anna@example.com');
  await page.locator('main form button[type="submit"]').click();
  // The file goes with the request, once it has a number.
  await expect(page.locator('#quote-files ~ ul').getByText('wzór.png')).toBeVisible();
  await page.getByRole('button', { name: 'Zobacz ofertę teraz' }).click();
  await expect(page.locator('input[name^="line-"]')).toHaveCount(3);
  await expectAccessible(page, 'offer');

  await expect.poll(toOffer).toContain('/oferta/');
  const link = new URL(await toOffer());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(link.href);
  const lines = page.locator('input[name^="line-"]');
  await expect(lines).toHaveCount(3);
  await expectToFit(page);
  await expectAccessible(page, 'offer on a phone');
  const order = page.locator('main form button[type="submit"]');
  await order.click();
  await expect(page.getByText('Wybierz przynajmniej jedną pozycję.')).toBeVisible();
  // By keyboard alone.
  for (const place of [0, 2]) {
    await lines.nth(place).focus();
    await page.keyboard.press('Space');
  }
  await order.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/zamowienie\/R[0-9A-Z]{13}/);
  const number = /R[0-9A-Z]{13}/.exec(page.url())?.[0] ?? '';
  expect(
    await shop.query(
      `select l.quantity, l.gross = round((o.price->>'total_gross')::numeric * 100) as kept
       from cart_lines l join carts c on c.id = l.cart_id join offer_lines o on o.id = l.offer_line_id
       where c.number = $1 order by l.quantity`,
      [number],
    ),
  ).toEqual([
    { quantity: 500, kept: true },
    { quantity: 2500, kept: true },
  ]);

  // Anybody else with the link sees that it is used, and by which order.
  const other = await (await browser.newContext()).newPage();
  await other.goto(link.href);
  await expect(other.getByTestId('offer-accepted')).toContainText(number);
  await other.goto(new URL(`/oferta/${'x'.repeat(43)}/przeglad${link.search}`, shop.origin).href);
  await expect(other.getByText('Pod tym adresem nie ma oferty')).toBeVisible();
});
