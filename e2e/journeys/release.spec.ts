import { execFile } from 'node:child_process';
import type * as contracts from '@shop/contracts';
import type { ReplyOf } from '@shop/contracts';
import type { Browser, Page } from 'playwright';
import { expect, test } from 'playwright/test';
import { type CheckoutCopy, checkoutOf } from '../support/checkout-copy.ts';
import { checkoutRoot, type Shop, startShop } from '../support/shop.ts';

type Status = ReplyOf<typeof contracts.getReleaseStatus>;

let shop: Shop;
let team: CheckoutCopy;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startShop();
  team = await checkoutOf('mf-checkout');
});
test.afterAll(async () => {
  team?.remove();
  await shop?.stop();
});

/** Runs `npm run release -- …` against the running shop, as an operator would. */
const release = (...words: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/cli.mjs', 'release', ...words],
      { cwd: checkoutRoot(), env: { ...process.env, DATA_DIR: shop.dataDir } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, said: `${stdout}${stderr}`.trim() }),
    );
  });
const accepted = async (...words: string[]): Promise<string> => {
  const { code, said } = await release(...words);
  if (code !== 0) throw new Error(`release ${words.join(' ')}: ${said}`);
  return said;
};
const status = async (): Promise<Status> => JSON.parse(await accepted('status', '--json')) as Status;

/** What runs where, one line a pointer, without the one that a test moves. */
const othersThan = ({ rollouts }: Status, name: string, region: string): string[] =>
  rollouts
    .filter((row) => row.name !== name || row.region !== region)
    .map((row) => `${row.region} ${row.name} ${row.stable} ${row.rev}`)
    .sort();

/** The heading a new visitor reads at an address; a registry snapshot may be a second old. */
async function headingAt(browser: Browser, address: string, expected: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await expect(async () => {
    await page.goto(`${shop.origin}${address}`);
    await expect(page.locator('main h1')).toHaveText(expected, { timeout: 3000 });
  }).toPass({ timeout: 20_000 });
  await context.close();
}

const publishedKey = async (folder: string): Promise<string> =>
  (JSON.parse(await accepted('publish', '--from', folder, '--json')) as { key: string }).key;

test('a checkout with mf-checkout alone builds it and puts it into the running shop, in one market', async ({
  browser,
  page,
}) => {
  const before = await status();
  // A tab that stays open over the release; it has not asked for the cart page yet.
  await page.goto(`${shop.origin}/?region=pl`);
  await expect(page.locator('main h1')).toBeVisible();

  team.reword('mf-checkout', 'pl-PL', 'Koszyk', 'Koszyk po nowemu');
  team.reword('mf-checkout', 'en-US', 'Cart', 'The new cart');
  const started = Date.now();
  const key = await publishedKey(await team.build('mf-checkout'));
  expect(before.rollouts.map(({ stable }) => stable)).not.toContain(key);
  await headingAt(browser, '/koszyk/?region=pl', 'Koszyk');

  const published = Date.now();
  await accepted('promote', 'mf-checkout', key, '--region', 'pl');
  await headingAt(browser, '/koszyk/?region=pl', 'Koszyk po nowemu');
  console.log(
    `built and published in ${published - started} ms, seen ${Date.now() - published} ms after the promotion`,
  );
  await headingAt(browser, '/cart/', 'Cart');
  const during = await status();
  expect(othersThan(during, 'mf-checkout', 'pl')).toEqual(othersThan(before, 'mf-checkout', 'pl'));

  await openCart(page);
  // The old view stays until the new one is there, so for a moment the page has both headings.
  await expect(page.locator('main h1', { hasText: 'Koszyk' })).toBeVisible();
  await expect(page.locator('main h1')).toHaveCount(1);

  await accepted('rollback', 'mf-checkout', '--region', 'pl', '--reason', 'the proof is over');
  await headingAt(browser, '/koszyk/?region=pl', 'Koszyk');
  const after = await status();
  expect(othersThan(after, 'mf-checkout', 'pl')).toEqual(othersThan(before, 'mf-checkout', 'pl'));
  expect(stableOf(after, 'pl', 'mf-checkout')).toBe(stableOf(before, 'pl', 'mf-checkout'));
  expect(after.events.map(({ action }) => action).slice(0, 3)).toEqual(['rollback', 'promote', 'publish']);
});

const openCart = (page: Page) => page.locator('header a[href="/koszyk/"]').click();
const stableOf = ({ rollouts }: Status, region: string, name: string) =>
  rollouts.find((row) => row.region === region && row.name === name)?.stable;

test('mf-quotes goes to a share of visitors, is killed, and bad promotions are refused', async ({
  browser,
}) => {
  team.add('mf-quotes');
  team.reword('mf-quotes', 'pl-PL', 'Poproś o wycenę', 'Wycena po nowemu');
  const key = await publishedKey(await team.build('mf-quotes'));
  expect(JSON.parse(await accepted('publish', '--from', await folderOfQuotes(), '--json'))).toEqual({
    key,
    created: false,
  });
  const before = await status();
  const current = before.rollouts.find((row) => row.region === 'pl' && row.name === 'mf-quotes');
  if (!current) throw new Error('pl has no mf-quotes.');

  for (const [words, why] of [
    [['promote', 'mf-quotes', 'no-such-build', '--region', 'pl'], /No release of mf-quotes/],
    [['promote', 'mf-quotes', key, '--region', 'pl', '--rev', String(current.rev + 7)], /Somebody else/],
    [['promote', 'mf-quotes', key, '--region', 'atlantis'], /region/],
    [['promote', 'mf-quotes', key, '--region', 'pl', '--share', '250'], /percentage/],
    [['promote', 'mf-checkout', key, '--region', 'pl'], /No release of mf-checkout/],
    [['rollback', 'mf-quotes', '--region', 'se'], /mf-quotes/],
  ] as const) {
    const { code, said } = await release(...words);
    expect([words.join(' '), code]).toEqual([words.join(' '), 1]);
    expect(said).toMatch(why);
  }
  expect((await status()).rollouts).toEqual(before.rollouts);

  await accepted('promote', 'mf-quotes', key, '--region', 'pl', '--share', '100');
  await headingAt(browser, '/wycena?region=pl', 'Wycena po nowemu');
  await headingAt(browser, '/quote', 'Ask for a quote');
  await accepted('rollback', 'mf-quotes', '--region', 'pl');
  await headingAt(browser, '/wycena?region=pl', 'Poproś o wycenę');
});

const folderOfQuotes = () => team.build('mf-quotes');
