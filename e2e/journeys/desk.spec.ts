// Covers: mf-desk api/src/releases api/src/staff
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectToFit } from '../support/expect-to-fit.ts';
import { makeAndSend, passCheck } from '../support/fulfilment.ts';
import { refuseConsent } from '../support/main-job.ts';
import { releaseTool } from '../support/release-tool.ts';
import { createRevisedBuild } from '../support/revised-build.ts';
import { checkoutRoot, type Shop, startShop } from '../support/shop.ts';
import {
  addLine,
  card,
  cards,
  fillIn,
  openCart,
  pay,
  plainVariants,
  register,
  type Shopper,
} from '../support/shopper.ts';
import { test } from '../support/test.ts';
import { codeOfKey } from '../support/totp.ts';
import { awaitTransfer, bankStatement } from '../support/transfers.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.stop();
});

const staff = { email: 'operator@example.com', password: 'correct horse battery' };
const orderManager = { ...staff, email: 'orders@example.com' };
const supporter = { ...staff, email: 'support@example.com' };
const createStaff = ({ email, password } = staff, ...more: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/cli.mjs', 'staff', 'account', 'create', email, ...more], {
    cwd: checkoutRoot(),
    env: { ...process.env, DATA_DIR: shop.dataDir, STAFF_PASSWORD: password },
  });

async function signIn(page: Page, { email, password }: typeof staff): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="email"]').fill(email);
  await dialog.locator('input[name="password"]').fill(password);
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toHaveCount(0);
}

/** A colleague asks for a credit to the buyer's wallet, by the API. */
async function askForCredit(buyer: Shopper): Promise<void> {
  const { body: visitor } = await buyer.call<{ token: string }>('GET', '/users/anonymous');
  const { body: session } = await buyer.call<{ token: string }>('POST', '/sign_in', {
    headers: { 'x-spree-token': visitor.token },
    body: { user: supporter },
  });
  const { body: me } = await buyer.call<{ id: number }>('GET', '/users/me');
  const wallet_entry = { user_id: me.id, currency: 'PLN', amount: '40.00', reason: 'For the delay' };
  const asked = await buyer.call('POST', '/v1/staff/requests', {
    headers: { 'x-spree-token': session.token },
    key: randomUUID(),
    body: { reason: 'The parcel was late', change: { kind: 'wallet_credit', wallet_entry } },
  });
  expect([asked.status, asked.text]).toEqual([200, expect.anything()]);
}

test('the staff sees what runs where, rolls out, stops, compares and looks as a visitor; a shopper is refused', async ({
  page,
  pageConsole,
  context,
}) => {
  pageConsole.allow(/status of 409 .*\/releases\/resume/, 'A second operator is faster.');
  const tool = releaseTool(shop);
  const revised = createRevisedBuild('mf-quotes');
  const [published, shopper] = await Promise.all([
    tool.publish(revised.folder),
    register(() => [shop.origin, shop.origin]),
    createStaff(),
  ]);
  revised.remove();
  const short = published.key.split('+')[1]?.slice(0, 7) ?? '';

  // A shopper sees what to do and no data; the API is not called.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.url().includes('/releases/')) asked.push(request.url());
  });
  const reply = await page.goto(`${shop.origin}/desk/releases`);
  expect(await reply?.text()).toContain('<meta name="robots" content="noindex">');
  await signIn(page, { email: shopper.email, password: 'correct horse battery' });
  await refuseConsent(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/for shop staff/);
  expect(asked).toEqual([]);
  const refused = await shopper.call('GET', '/releases/rollouts');
  expect(refused.status).toBe(404);
  await expectAccessible(page, 'a shopper is refused');
  await page.getByRole('button', { name: 'Sign in with another account' }).click();
  await signIn(page, staff);

  // The matrix, by keyboard, in both themes, and on a phone.
  const field = page.locator('[data-field="pl mf-quotes"]');
  await expect(field).toBeVisible();
  await page.locator('table button').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(page.locator('table tbody tr').nth(1).locator('button').last()).toBeFocused();
  await expectAccessible(page, 'matrix');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'matrix, dark', 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 320, height: 700 });
  await expectToFit(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(
    page
      .getByRole('menuitem', { name: 'Desk', exact: true })
      .or(page.getByRole('link', { name: 'Desk', exact: true })),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  const dialog = page.getByRole('dialog');
  /** Two clicks, the cell and the action; the reason between them is required. */
  const change = async (button: string | RegExp, reason: string) => {
    await field.click();
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: button }).click();
  };
  const promote = async () => {
    await field.click();
    await dialog.getByLabel('Release', { exact: true }).selectOption(published.key);
    await dialog.getByLabel('Share of visitors, %').fill('25');
    await dialog.getByRole('button', { name: 'Promote to 25%' }).click();
    await expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('First quarter of pl');
    await dialog.getByRole('button', { name: 'Promote to 25%' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(field).toContainText(short);
    await expect(field).toContainText('25%');
  };
  await promote();

  await change('Pause', 'Waiting for the figures');
  await expect(dialog).toHaveCount(0);
  await expect(field).toContainText('paused');

  // A second operator is faster: the first one sees what changed, and nothing is overwritten.
  await field.click();
  await dialog.getByLabel('Reason').fill('The figures look well');
  await tool.accepted('kill', 'mf-quotes', '--region', 'pl', '--reason', 'Totals look wrong');
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/Somebody else/);
  await expect(dialog.getByRole('alert')).toContainText(/paused\s*→\s*killed/);
  await expect(dialog.getByRole('alert')).toContainText('Totals look wrong');
  await expectAccessible(page, 'conflict');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'conflict, dark', 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('Escape');
  await expect(field).toContainText('killed');

  await promote();
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  await tab('Compare');
  const sides = page.getByLabel('Region');
  await expect(sides).toHaveCount(2);
  for (const side of [0, 1]) await sides.nth(side).selectOption('pl');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText(/^1 of \d+ differ\.$/)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'mf-quotes' })).toContainText('changed 1');

  // As a visitor who gets the candidate. One in four does, so sixty misses come once in thirty million runs.
  await tab('Preview as visitor');
  await page.getByLabel('Region').selectOption('pl');
  const look = page.getByRole('button', { name: 'Show releases' });
  const row = page.getByRole('row').filter({ hasText: 'mf-quotes' });
  for (let tries = 0; tries < 60; tries += 1) {
    await look.click();
    await expect(row).toBeVisible();
    if ((await row.textContent())?.includes('Candidate')) break;
    await page.getByRole('button', { name: 'New random cohort' }).click();
    // What the previous row gets is gone: the next row is the next one's.
    await expect(row).toHaveCount(0);
  }
  await expect(row).toContainText(short);
  const [shown] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /in a new tab/ }).click(),
  ]);
  await expect(shown.getByTestId('override-badge')).toBeVisible();
  expect(await shown.content()).toContain(published.key.split('+')[1] ?? '');
  await shown.close();

  await tab('Regions and remotes');
  await change(/^Roll back to/, 'Enough seen');
  await expect(dialog).toHaveCount(0);
  await expect(field).not.toContainText(short);

  await tab('History');
  await expect(page.getByRole('row').filter({ hasText: 'Enough seen' })).toContainText('candidate withdrawn');
  await expect(page.getByRole('row').filter({ hasText: 'Totals look wrong' })).toContainText('killed');
  await expectAccessible(page, 'history');
});

test('staff finds an order, holds, notes, refunds; approves a credit on a phone; invites and revokes', async ({
  page,
}) => {
  const [buyer] = await Promise.all([
    register(() => [shop.origin, shop.origin]),
    createStaff(orderManager),
    createStaff(supporter, '--role', 'support'),
  ]);
  const { number } = await openCart(buyer);
  const [variant] = await plainVariants(buyer, 1);
  await addLine(buyer, number, variant ?? 0, 30);
  await fillIn(buyer, number);
  expect((await pay(buyer, number, await card(buyer, cards.success))).status).toBe(200);

  await page.goto(`${shop.origin}/desk/orders`);
  await signIn(page, orderManager);
  await refuseConsent(page);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Ada Nowak');
  await expectAccessible(page, 'orders');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'orders, dark', 'colours');
  await page.emulateMedia({ colorScheme: 'light' });

  // By keyboard: the search of all pages opens the order.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await palette.getByRole('combobox').fill(number.slice(2));
  await expect(palette.getByRole('option', { name: number })).toBeVisible();
  await expectAccessible(page, 'search');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  await expect(palette).toHaveCount(0);
  await expectAccessible(page, 'order');

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Hold', exact: true }).click();
  await dialog.getByLabel('Reason').fill('The address is unclear');
  await dialog.getByRole('button', { name: 'Hold: 1' }).click();
  await expect(dialog).toContainText(`${number}: On hold.`);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('The address is unclear')).toBeVisible();
  await page.getByRole('button', { name: 'Release', exact: true }).click();
  await dialog.getByRole('button', { name: 'Release: 1' }).click();
  await expect(dialog).toContainText(`${number}: Released.`);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByLabel('New note').fill('Calls back\non Monday.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('article')).toContainText('on Monday.');

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.getByLabel('Refund by').selectOption('amount');
  await dialog.getByLabel(/^Amount/).fill('1.00');
  await dialog.getByRole('button', { name: 'Show preview' }).click();
  await expect(dialog).toContainText('A credit note corrects invoice');
  await expectAccessible(page, 'refund');
  await dialog.getByRole('button', { name: /^Refund / }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'KOR-' })).toBeVisible();

  // Checked in prepress, then made and sent from the list of production, by keyboard.
  const desk = page.getByRole('navigation', { name: 'Desk', exact: true });
  await page.setViewportSize({ width: 1024, height: 768 });
  await desk.getByRole('link', { name: 'Prepress' }).click();
  await passCheck(page, row);
  await desk.getByRole('link', { name: 'Production' }).click();
  await makeAndSend(page, row, buyer.email);

  // A second person approves a credit, on a phone.
  await askForCredit(buyer);
  await page.setViewportSize({ width: 360, height: 740 });
  await desk.getByRole('button', { name: 'Menu' }).click();
  await desk.getByRole('link', { name: 'Approvals' }).click();
  const request = page.getByRole('article').filter({ hasText: 'Wallet credit' });
  await expect(request).toContainText('The parcel was late');
  await expectToFit(page);
  await expectAccessible(page, 'approvals, phone');
  await request.getByRole('button', { name: 'Approve: Wallet credit' }).click();
  await dialog.getByRole('button', { name: /^Approve and credit/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Nothing waits for approval')).toBeVisible();
  expect((await buyer.call('GET', '/v1/wallet')).text).toContain('40.00');

  // A transfer is matched by an imported statement; what is less is booked by a person.
  const [exact, less] = [await awaitTransfer(buyer, variant ?? 0), await awaitTransfer(buyer, variant ?? 0)];
  const short = (Number(less.total) - 1).toFixed(2);
  await page.setViewportSize({ width: 1024, height: 768 });
  await desk.getByRole('link', { name: 'Transfers' }).click();
  await page.getByRole('button', { name: 'Import bank statement' }).click();
  await dialog.getByTestId('bank-statement').setInputFiles({
    name: 'november.xml',
    mimeType: 'application/xml',
    buffer: bankStatement([
      { amount: exact.total, text: `Order ${exact.number}` },
      { amount: short, text: `Order ${less.number}` },
    ]),
  });
  await expectAccessible(page, 'import of a statement');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const open = page.getByRole('row').filter({ hasText: less.number });
  await expect(open).toContainText('To match', { timeout: 20_000 });
  expect(
    (await buyer.call<{ payment_status: string }>('GET', `/orders/${exact.number}`)).body.payment_status,
  ).toBe('OK');
  await expectAccessible(page, 'transfers');
  await open.press('Enter');
  await expect(dialog).toContainText('stays outstanding');
  await expectAccessible(page, 'transfer');
  await dialog.getByRole('button', { name: `Book on ${less.number}` }).click();
  await expect(dialog).toHaveCount(0);
  await expect(open).toHaveCount(0);

  // People: an invitation with a role in one region, and its end, by keyboard.
  await page.setViewportSize({ width: 1024, height: 768 });
  await desk.getByRole('link', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Invite a person' }).click();
  await dialog.getByLabel('E-mail address').fill('new@example.com');
  await dialog.getByLabel('Support', { exact: true }).check();
  await dialog.getByLabel('Regions for: Support').selectOption('some');
  await dialog.getByLabel('Poland').check();
  await expectAccessible(page, 'invitation');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const people = page.getByRole('table', { name: 'People', exact: true });
  const invited = people.getByRole('row').filter({ hasText: 'new@example.com' });
  await expect(invited).toContainText('Support: Poland');
  await expectAccessible(page, 'people');
  await invited.getByRole('button', { name: 'Open: new@example.com' }).press('Enter');
  await dialog.getByRole('button', { name: 'Revoke access' }).click();
  await dialog.last().getByRole('button', { name: 'Revoke access' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(invited).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Access revoked' })).toBeVisible();
});

test('staff sets up an app and a passkey, and signs in again with the passkey as second step', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/status of 403 .*\/v1\/staff\//, 'The session has not proved its second factor yet.');
  const person = { ...staff, email: 'factor@example.com' };
  await createStaff(person);
  // A software authenticator of Chromium, which answers by itself.
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${shop.origin}/desk/security`);
  await signIn(page, person);
  await refuseConsent(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await dialog.getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page, 'set up an app');
  const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Six-digit code from the app').fill(codeOfKey(key));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, 'recovery codes');
  await dialog.getByLabel('I have saved the codes').check();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Name').fill('Laptop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'Laptop', exact: true })).toBeVisible();
  await expectAccessible(page, 'sign-in and security');

  // A new session proves it first, and gets to the page that it asked for.
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await page.goto(`${shop.origin}/desk/orders`);
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible();
  await expectAccessible(page, 'second step');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});
