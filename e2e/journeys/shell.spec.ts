// Covers: shell
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { createOrderAwaitingApproval } from '../support/company.ts';
import { findOverflows } from '../support/expect-to-fit.ts';
import { tabTo, typeInto } from '../support/keyboard.ts';
import { refuseConsent, registerOnPage, waitUntilLoaded } from '../support/main-job.ts';
import { keepPicture } from '../support/picture.ts';
import { readShopDocument, sendRequest } from '../support/send-request.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.stop();
});

/** Public pages, and those of an account. */
const open = [
  'home',
  'category:mailer-boxes',
  'product:mailer-box-full-color',
  'product:special-box',
  'search',
  'cart',
  'quote',
  'signIn',
  'register',
  'plus',
  'content:impressum',
];
const own = [
  'account',
  'accountOrders',
  'accountBoxes',
  'accountSettings',
  'accountPrivacy',
  'accountWallet',
  'accountQuoteRequests',
  'orderDetails',
  'plusCatalogue',
  'plusPersonalDetails',
  'plusOrders',
];

// The two languages with the longest words; pages behind the sign-in in the longer of both.
for (const region of ['de', 'pl'])
  test(`${region}: every page at 320 px and at 200 % zoom${region === 'de' ? ', by axe in light and dark' : ''}`, async ({
    page,
    pageConsole,
  }) => {
    pageConsole.allow(/status of 404 .*\/no-such-page\)/, 'There is no such page.');
    pageConsole.allow(/status of 409 .*\/approve\)/, 'The order has changed since the request.');
    const { paths } = readShopDocument(await sendRequest(shop.origin, `/?region=${region}`));
    await page.goto(`${shop.origin}/?region=${region}`);
    await refuseConsent(page);
    const faults: string[] = [];
    const look = async (id: string) => {
      const path = id === 'nowhere' ? '/no-such-page' : paths[id]?.replace(/\/:\w+\?/g, '');
      if (path === undefined) throw new Error(`The shop has no page "${id}"`);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(`${shop.origin}${path}${id === 'search' ? '?q=0427' : ''}`);
      await waitUntilLoaded(page);
      await keepPicture(page, `320-${region}-${id.replace(':', '-')}`);
      faults.push(...(await findOverflows(page)).map((fault) => `${id} at 320 px: ${fault}`));
      if (region === 'de') {
        await expectAccessible(page, `${id}, light`);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page, `${id}, dark`, 'colours');
        await page.emulateMedia({ colorScheme: 'light' });
      }
      // The room that a window of 1280 px has at 200 %.
      await page.setViewportSize({ width: 640, height: 450 });
      faults.push(...(await findOverflows(page)).map((fault) => `${id} at 200 %: ${fault}`));
    };
    for (const id of [...open, 'nowhere']) await look(id);
    if (region === 'de') {
      await page.goto(`${shop.origin}${paths.register}`);
      await registerOnPage(page, 'shell@example.com');
      const waiting = await createOrderAwaitingApproval(shop, 'shell@example.com');
      for (const id of own) await look(id);
      // The last page, with an order that waits for approval: a refusal shows in the dialog, which fits as well.
      await page.getByRole('button', { name: `Freigeben: Bestellung ${waiting}` }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Gesamt mit MwSt.')).toBeVisible();
      await expectAccessible(page, 'deciding on an order');
      faults.push(...(await findOverflows(page)).map((fault) => `deciding on an order at 200 %: ${fault}`));
      await dialog.getByRole('button', { name: 'Freigeben', exact: true }).click();
      await expect(dialog.getByRole('alert')).toContainText('Es muss neu gefragt werden.');
    }
    expect(faults).toEqual([]);
  });

test('by keyboard alone: from the range to the payment', async ({ page }) => {
  await page.goto(`${shop.origin}/?region=pl`);
  await waitUntilLoaded(page);
  await tabTo(page, '[data-testid="consent-essential"]');
  await page.keyboard.press('Enter');

  // The skip link is the first stop. The range opens, the arrow keys move through it, Escape closes it.
  await page.locator('body').press('Control+Home');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, 'a[href="#main"]');
  await tabTo(page, '[data-testid="range-menu"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('#range')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#range')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('#range')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await tabTo(page, '#range a[href*="bez-nadruku"]');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('add-to-cart')).toBeVisible();
  await waitUntilLoaded(page);

  for (const [axis, size] of Object.entries({ L: '25', W: '20', H: '8' }))
    await typeInto(page, `input[name="${axis}"]`, size);
  await typeInto(page, 'input[name="quantity"]', '120');
  await page.keyboard.press('Tab');
  await waitUntilLoaded(page);
  await tabTo(page, '[data-testid="add-to-cart"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-cart-badge]')).toContainText('1');
  // The confirmation of the added product links to the cart.
  await expect(page).toHaveURL(/koszyk/);
  await expect(page.getByTestId('check-out')).toBeVisible();
  await waitUntilLoaded(page);
  await tabTo(page, '[data-testid="check-out"]');
  await page.keyboard.press('Enter');
  // What fits the order, skipped in one press.
  await expect(page.getByTestId('continue-to-details')).toBeVisible();
  await waitUntilLoaded(page);
  await tabTo(page, '[data-testid="continue-to-details"]');
  await page.keyboard.press('Enter');

  // The dialog takes the focus and keeps it.
  const dialog = page.locator('dialog:modal');
  await expect(dialog).toBeVisible();
  await typeInto(page, 'dialog input[name="firstName"]', 'Åsa');
  await typeInto(page, 'dialog input[name="lastName"]', 'Zielińska');
  await typeInto(page, 'dialog input[name="email"]', 'keyboard@example.com');
  await typeInto(page, 'dialog input[name="new-password"]', 'board-and-crease-42');
  await tabTo(page, 'dialog input[name="terms"]');
  await page.keyboard.press('Space');
  await tabTo(page, 'dialog button[type="submit"]');
  await page.keyboard.press('Enter');

  await expect(page.locator('input[name="ship_address.address1"]')).toBeVisible();
  const address = {
    firstname: 'Åsa',
    lastname: 'Zielińska',
    address1: 'Prosta 20',
    zipcode: '00-850',
    city: 'Warszawa',
    phone: '+48 22 123 45 67',
  };
  for (const [field, text] of Object.entries(address))
    await typeInto(page, `[name="ship_address.${field}"]`, text);
  await tabTo(page, 'main form button[type="submit"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="card.number"]')).toBeVisible();
});

test('what stands around a page: search, light, lost connection, progress, Pro', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/ERR_INTERNET_DISCONNECTED/, 'The connection is lost.');
  pageConsole.allow(/status of 404 .*\/pro\/features\//, 'The pages of Pro are not part of this shop.');
  await page.goto(`${shop.origin}/?region=pl`);
  await refuseConsent(page);

  // A search by code, then one without results, which offers links.
  const box = page.locator('header input[type="search"]');
  await box.fill('0427 bez nadruku');
  // Suggestions under the field: announced, reached by the arrow keys, closed by Escape.
  const suggestions = page.locator('header [role="option"]');
  await expect(suggestions.first()).toContainText(/bez nadruku/);
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await suggestions.first().getAttribute('id')) ?? '',
  );
  await expectAccessible(page, 'suggestions');
  await box.press('Escape');
  await expect(suggestions.first()).toBeHidden();
  await box.press('Enter');
  await expect(page).toHaveURL(/szukaj\?q=0427/);
  const found = page.locator('main article');
  await expect(found.first()).toBeVisible();
  await page.locator('main input[type="search"]').fill('łódź podwodna');
  await expect(found).toHaveCount(0);
  await expect(page.locator('main a[href*="/opakowania/"]').first()).toBeVisible();

  // Dark lasts for the visit without being stored permanently, and the document itself has it.
  await page.locator('footer select').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // A browser may write a cookie a moment after the page has set it.
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'theme'))
    .toBe(true);
  expect(await (await page.reload())?.text()).toMatch(/<html[^>]* data-theme="dark"/);
  await waitUntilLoaded(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await page.context().cookies()).find(({ name }) => name === 'theme')?.expires).toBe(-1);
  await page.locator('footer select').selectOption('system');

  await page.context().setOffline(true);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);

  // The old page stays, inert, while the next remote loads.
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/build/mf-quotes/**', async (route) => {
    await held;
    await route.fallback();
  });
  await page.locator('footer a[href$="/wycena"]').click();
  await expect(page.getByTestId('route-progress')).toBeVisible();
  await expect(page.locator('main [inert] h1')).toHaveCount(1);
  arrive();
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await expect(page.getByTestId('route-progress')).toHaveCount(0);

  // Another language keeps the form input.
  await page.locator('main textarea').first().fill('Na lampy, po jednej w pudełku');
  await page.locator('footer a[lang="en-US"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page.locator('main textarea').first()).toHaveValue('Na lampy, po jednej w pudełku');

  // A link into Pro asks first. A click beside the dialog cancels it; "Continue" opens the main site.
  await page.locator('main').evaluate((main) => {
    const link = document.createElement('a');
    link.href = '/pro/features/';
    link.id = 'to-pro';
    link.textContent = 'Packwright Pro';
    main.prepend(link);
  });
  const question = page.locator('dialog:modal');
  await page.locator('#to-pro').click();
  await expect(question).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', /.*/);
  await page.mouse.click(5, 5);
  await expect(question).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked', /.*/);
  await page.locator('#to-pro').click();
  await question.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/pro\/features\/\?region=eu/);
});

test('word of a newer version: once, after five minutes, and nothing is exchanged', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(
    /(RUNTIME-008[\s\S]* timed out|ChunkLoadError[\s\S]*\(timeout: )/,
    'Time moves by minutes while a file may be on its way.',
  );
  // Only the test moves the clock.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(`${shop.origin}/?region=pl`);
  await expect(page.getByTestId('consent-banner')).toBeVisible();
  // A document never changes its versions. It reports newer ones, once, after five minutes.
  await page.route('**/koszyk/', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ status: 200, headers: { 'x-release-set': 'another' } })
      : route.fallback(),
  );
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'HEAD' && asked.push(request.url()));
  await page.clock.fastForward('04:50');
  expect(asked).toHaveLength(0);
  await page.clock.fastForward('00:15');
  await expect(page.locator('[role="status"] button').first()).toBeVisible();
  await page.clock.fastForward('20:00');
  expect(asked).toHaveLength(1);
});
