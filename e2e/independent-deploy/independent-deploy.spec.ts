// Covers: api/src/releases/registry shared/releases shared/release-tool
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { expect } from 'playwright/test';
import { type CheckoutCopy, createCheckoutCopy } from '../support/checkout-copy.ts';
import { withoutDatabase } from '../support/database.ts';
import { type Job, refuseConsent, register, waitUntilLoaded } from '../support/main-job.ts';
import { type ReleaseStatus, releaseTool } from '../support/release-tool.ts';
import { readShopDocument, sendRequest } from '../support/send-request.ts';
import { checkoutRoot, type Shop, startShop } from '../support/shop.ts';
import { missingFilesOf, test } from '../support/test.ts';
import { readServedBuilds } from '../support/visitors.ts';

/**
 * One team releases its remote alone (docs/releases.md): from a checkout with nothing but `mf-checkout`, `shared/`
 * and `regions/`, into one market of a running shop, to a share of a thousand visitors, to all, and back.
 */
const remote = 'mf-checkout';
const visitors = 1000;

let shop: Shop;
let team: CheckoutCopy;
let tool: ReturnType<typeof releaseTool>;
/** A runs everywhere at first; B is what the team releases. */
let a: string;
let b: { readonly key: string; readonly build: string };
let published = 0;
const table: [step: string, seen: string][] = [];
const note = (step: string, seen: string | number) => table.push([step, String(seen)]);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  [shop, team] = await Promise.all([startShop(), createCheckoutCopy(remote)]);
  tool = releaseTool(shop);
  a = pointerIn(await tool.status(), 'pl', remote);
  team.reword(remote, 'pl-PL', 'Koszyk', 'Koszyk po nowemu');
  team.reword(remote, 'en-US', 'Cart', 'The new cart');
  const folder = await team.build(remote);
  published = Date.now();
  const { key } = await tool.publish(folder);
  b = { key, build: buildOf(key) };
});

test.afterAll(async () => {
  const width = Math.max(...table.map(([step]) => step.length));
  console.log(table.map(([step, seen]) => `${step.padEnd(width)}  ${seen}`).join('\n'));
  team?.remove();
  await shop?.stop();
});

const buildOf = (key: string): string => key.split('+')[1] ?? '';
const pointerIn = ({ rollouts }: ReleaseStatus, region: string, name: string): string =>
  rollouts.find((row) => row.region === region && row.name === name)?.stable ?? '';
const cartOf = (region: string) => (region === 'pl' ? '/koszyk/?region=pl' : '/cart/?region=eu');
const visit = (region: string, count: number = visitors) =>
  readServedBuilds(shop.origin, cartOf(region), remote, count);
const onB = (seen: readonly string[]): number => seen.filter((build) => build === b.build).length;
/** Waits until the host has seen the change in what a few visitors get: a second later, or when it gets the time. */
const untilSeen = (what: string, holds: (onB: number) => boolean) =>
  expect
    .poll(async () => holds(onB(await visit('pl', 100))), { message: `the host has seen ${what}` })
    .toBe(true);
/**
 * The distance from its share that a draw of a thousand exceeds less than once in twenty million times. Each run
 * draws anew.
 */
const farFrom = (share: number) => 5.5 * Math.sqrt(visitors * share * (1 - share));

/** Returns one hash for each other remote and the shell, over everything that the checkout has built of them. */
const builtOfOthers = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(checkoutRoot())
      .filter((name) => name.startsWith('mf-') && name !== remote)
      .concat('shell/browser')
      .map((name) => {
        const folder = path.join(checkoutRoot(), name, 'dist');
        const hash = createHash('sha256');
        for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
          if (file.isFile()) hash.update(readFileSync(path.join(file.parentPath, file.name)));
        return [name, hash.digest('hex')];
      }),
  );

/** Pointers and revisions of everything that the test does not change. */
const others = ({ rollouts }: ReleaseStatus): string[] =>
  rollouts
    .filter((row) => row.name !== remote || row.region !== 'pl')
    .map((row) => `${row.region} ${row.name} ${row.stable} ${row.rev}`)
    .sort();

/** The heading of the cart for a new visitor. */
async function newVisitorReads(browser: Browser, region: string, heading: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await expect
    .poll(async () => {
      await page.goto(`${shop.origin}${cartOf(region)}`);
      return page.locator('main h1').textContent();
    })
    .toBe(heading);
  await context.close();
}

test('a share of one market gets it, keeps it as the share grows, and loses it at a kill', async () => {
  const before = await tool.status();
  const built = builtOfOthers();
  expect(onB(await visit('pl', 100))).toBe(0);

  await tool.accepted('promote', remote, b.key, '--region', 'pl', '--share', '25');
  await untilSeen('a quarter', (some) => some > 0);
  const quarter = await visit('pl');
  note('25 % of pl', `${onB(quarter)} of ${visitors} on B`);
  expect(Math.abs(onB(quarter) - 250)).toBeLessThan(farFrom(0.25));
  expect(await visit('pl')).toEqual(quarter);
  note('second visit', `${visitors} of ${visitors} the same`);
  const elsewhere = onB(await visit('eu', 200));
  note('another region', `${elsewhere} of 200 on B`);
  expect(elsewhere).toBe(0);

  await tool.accepted('promote', remote, b.key, '--region', 'pl', '--share', '50');
  // More of these hundred than before. That none of 75 or so changes would come once in 10^13 runs.
  await untilSeen('a half', (some) => some > onB(quarter.slice(0, 100)));
  const half = await visit('pl');
  const kept = quarter.filter((build, at) => build === b.build && half[at] === b.build).length;
  note('ramp to 50 %', `${onB(half)} on B, ${kept} of ${onB(quarter)} earlier ones kept`);
  expect(kept).toBe(onB(quarter));
  expect(Math.abs(onB(half) - 500)).toBeLessThan(farFrom(0.5));

  await tool.accepted('kill', remote, '--region', 'pl', '--reason', 'part of the proof');
  await untilSeen('the kill', (some) => some === 0);
  const killed = onB(await visit('pl'));
  note('kill', `${killed} of ${visitors} on B`);
  expect(killed).toBe(0);

  const after = await tool.status();
  expect(others(after)).toEqual(others(before));
  expect(builtOfOthers()).toEqual(built);
  note('other remotes', 'pointers, revisions and files unchanged');
});

test('an open tab keeps its set over the promotion, the next document does not, and a cart lives through both', async ({
  browser,
  page,
}) => {
  const shopper = await cartWithOneLine(page);
  const tab = await (await browser.newContext()).newPage();
  await tab.goto(`${shop.origin}/?region=pl`);
  // Until the code is loaded a link opens another document, which would have its own release set.
  await waitUntilLoaded(tab);
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));

  const promoted = Date.now();
  await tool.accepted('promote', remote, b.key, '--region', 'pl');
  await newVisitorReads(browser, 'pl', 'Koszyk po nowemu');
  note(
    'promotion to the first visitor',
    `${Date.now() - promoted} ms (published ${promoted - published} ms before)`,
  );
  await newVisitorReads(browser, 'eu', 'Cart');

  // The code of its cart is requested only now, after the promotion.
  await tab.locator('header a[href="/koszyk/"]').click();
  await expect(tab.locator('main h1', { hasText: /^Koszyk$/ })).toBeVisible();
  const chunks = asked.filter((url) => url.includes(`/build/${remote}/`));
  expect(chunks.length).toBeGreaterThan(0);
  expect(chunks.filter((url) => !url.includes(`/${buildOf(a)}/`))).toEqual([]);
  note('tab open over the promotion', `still A, ${chunks.length} of its files first asked for afterwards`);
  await tab.reload();
  await expect(tab.locator('main h1')).toHaveText('Koszyk po nowemu');
  note('its next document', 'B');
  await tab.context().close();

  // The address was half filled on A's code. It is finished on A and paid on B.
  await finishAddress(page);
  expect(await linesOf(shopper)).toBe(1);
  await page.goto(`${shop.origin}${cartOf('pl')}`);
  await expect(page.locator('main h1')).toHaveText('Koszyk po nowemu');
  await expect(page.getByTestId('check-out')).toBeVisible();

  const rolledBack = Date.now();
  await tool.accepted('rollback', remote, '--region', 'pl', '--reason', 'the proof is over');
  await expect(async () => expect(onB(await visit('pl', 200))).toBe(0)).toPass();
  note('rollback to the last visitor', `${Date.now() - rolledBack} ms, nothing built`);
  await page.goto(`${shop.origin}${cartOf('pl')}`);
  await expect(page.locator('main h1')).toHaveText('Koszyk');
  await expect(page.getByTestId('check-out')).toBeVisible();
  expect(await linesOf(shopper)).toBe(1);
  note('cart and half-filled checkout', 'survive promotion and rollback');
  expect((await tool.status()).events.map(({ action }) => action).slice(0, 2)).toEqual([
    'rollback',
    'promote',
  ]);
});

test('bad promotions are refused with what to do, and a contract of another major with its name', async () => {
  const before = await tool.status();
  const rev = before.rollouts.find((row) => row.region === 'pl' && row.name === remote)?.rev ?? 0;
  for (const [words, why] of [
    [['promote', remote, 'no-such-build', '--region', 'pl'], /No release of mf-checkout/],
    [['promote', remote, b.key, '--region', 'pl', '--rev', String(rev + 7)], /Somebody else/],
    [['promote', remote, b.key, '--region', 'atlantis'], /region/],
    [['promote', remote, b.key, '--region', 'pl', '--share', '250'], /percentage/],
    [['promote', 'mf-quotes', b.key, '--region', 'pl'], /No release of mf-quotes/],
  ] as const) {
    const { code, said } = await tool.say(...words);
    expect([words.join(' '), code]).toEqual([words.join(' '), 1]);
    expect(said).toMatch(why);
  }
  team.contract(remote, '^4.0');
  const { key } = await tool.publish(await team.build(remote));
  const { code, said } = await tool.say('promote', remote, key, '--region', 'pl');
  expect(code).toBe(1);
  expect(said).toContain('^4.0');
  note('candidate for contract ^4', `refused: ${said.split('\n')[0]}`);
  expect((await tool.status()).rollouts).toEqual(before.rollouts);
});

test('with the registry away visitors get the last good set', async () => {
  const good = readShopDocument(await sendRequest(shop.origin, cartOf('pl'))).releaseSet.id;
  await withoutDatabase(shop, async () => {
    // Longer than a host caches what it has read: it must ask, and gets no reply.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const [document, again] = [await sendRequest(shop.origin, cartOf('pl')), await visit('pl', 50)];
    expect(document.status).toBe(200);
    expect(readShopDocument(document).releaseSet.id).toBe(good);
    expect(new Set(again)).toEqual(new Set([buildOf(a)]));
  });
  note('registry away', 'last good set, 51 of 51 documents');
  await expect(async () => expect((await sendRequest(shop.origin, '/readyz')).status).toBe(200)).toPass();
});

test('with all of it down the others work, and only the badge of the header asks for it', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(missingFilesOf(remote), 'All of it answers 503.');
  const asked = new Set<string>();
  await page.route(`**/build/${remote}/**`, (route) => {
    asked.add(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    return route.fulfill({ status: 503, body: 'Service Unavailable' });
  });
  await page.goto(`${shop.origin}/wycena?region=pl`);
  await expect(page.locator('textarea[name="message"]')).toBeVisible();
  await waitUntilLoaded(page);
  // Its slot falls back to a plain link.
  await expect(page.locator('header a[href="/koszyk/"]')).toBeVisible();
  await expect.poll(() => [...asked]).toEqual([expect.stringMatching(/^remoteEntry\./)]);
  note(
    'all of it down',
    `mf-quotes works; the badge of the header asked for ${[...asked].join()} and is a link`,
  );
  await page.unrouteAll();
});

/** A cart with one plain box and a half-filled address; the page stays there. */
async function cartWithOneLine(page: Page): Promise<string> {
  const email = 'half@example.com';
  await page.goto(`${shop.origin}/?region=pl`);
  await refuseConsent(page);
  await page.goto(`${shop.origin}/produkty/pudelko-fasonowe-bez-nadruku?region=pl`);
  await page.getByTestId('add-to-cart').click();
  await expect(page.locator('header a[href="/koszyk/"]')).toContainText('1');
  await page.locator('header a[href="/koszyk/"]').click();
  await register(page, { email } as Job);
  const field = (name: string) => page.locator(`[name="ship_address.${name}"]`);
  await field('firstname').fill('Åsa');
  await field('lastname').fill('Zielińska');
  await field('address1').fill('ul. Długa 1');
  return email;
}

async function finishAddress(page: Page): Promise<void> {
  const field = (name: string) => page.locator(`[name="ship_address.${name}"]`);
  await expect(field('address1')).toHaveValue('ul. Długa 1');
  await field('zipcode').fill('00-238');
  await field('city').fill('Warszawa');
  await field('phone').fill('+48 22 123 45 67');
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('input[name="card.number"]')).toBeVisible();
}

const linesOf = async (email: string): Promise<number> => {
  const [row] = await shop.query<{ lines: number }>(
    `select count(*)::int as lines from cart_lines l join carts c on c.id = l.cart_id
     join users u on u.id = c.user_id where u.email = $1 and c.completed_at is null`,
    [email],
  );
  return row?.lines ?? 0;
};
