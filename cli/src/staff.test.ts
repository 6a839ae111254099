import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { offers, quotes } from '@shop/api/business/composition';
import { setImportedBooks } from '@shop/api/catalogue';
import { eu2026 } from '@shop/api/catalogue/composition';
import { keys } from '@shop/api/platform/composition';
import { invoices } from '@shop/api/sales/composition';
import { type OrderShop, startOrderShop } from '@shop/api/sales/testing';
import { staff as staffDomain } from '@shop/api/staff/composition';
import { testArtwork } from '@shop/api/test/test-artwork.ts';
import type { ApiKey, Offer, QuoteRequest } from '@shop/contracts';
import { readArguments } from '@shop/release-tool';
import { sql } from 'drizzle-orm';
import { staff, staffUsage } from './staff.ts';

let shop: OrderShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'staff-'));
  shop = await startOrderShop({
    more: (ports) => [
      quotes({ artwork: testArtwork() }),
      offers(ports),
      invoices(ports),
      keys(),
      staffDomain(),
    ],
  });
});
afterAll(async () => {
  setImportedBooks([]);
  await shop.cleanup();
  await rm(folder, { recursive: true, force: true });
});

/** Runs `npm run staff -- …` against the test shop; returns its output. */
const run = async (words: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const args = readArguments(words);
  if (typeof args === 'string') throw new Error(args);
  const [out, err]: [string[], string[]] = [[], []];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  const error = jest.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line));
  try {
    const code = await staff(folder, { SHOP_URL: shop.url, SHOP_KEY: 'a staff key for tests', ...env }, args);
    return { code, out: out.join('\n'), err: err.join('\n') };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
};

it('makes an account whose shown password signs in, lists it and takes it out', async () => {
  const made = await run(['account', 'create', 'desk@example.com', '--name', 'Eva Maria Lind']);
  const password = /shown once: (\S+)/.exec(made.out)?.[1] ?? '';
  expect([made.code, made.out]).toEqual([0, expect.stringContaining('Eva Maria Lind')]);
  const signIn = async () =>
    shop.call('POST', '/sign_in', {
      token: await shop.visitor(),
      body: { user: { email: 'desk@example.com', password } },
    });
  const signedIn = await signIn();
  expect(signedIn.status).toBe(200);
  const { token } = signedIn.body as { token: string };
  expect((await shop.call('GET', '/v1/staff/access_log', { token })).status).toBe(200);
  const listed = await run(['account', 'list', '--json']);
  const [account] = (JSON.parse(listed.out) as { accounts: { id: number; email: string }[] }).accounts;
  expect(account?.email).toBe('desk@example.com');
  await run([
    'account',
    'create',
    'clerk@example.com',
    '--role',
    'finance',
    '--region',
    'pl',
    '--region',
    'de',
  ]);
  expect((await run(['account', 'list'])).out).toContain('clerk@example.com  [finance in pl de]');
  expect((await run(['account', 'create', 'x@example.com', '--role', 'king'])).code).toBe(1);
  await shop.db.execute(sql`insert into staff_totp (user_id, sealed, last_step)
    values (${account?.id}, ${Buffer.alloc(48)}, 0)`);
  expect((await run(['account', 'list'])).out).toContain('[admin], second factor');
  const reset = await run(['account', 'reset-factors', String(account?.id)]);
  expect([reset.code, reset.out]).toEqual([0, expect.stringContaining('No second factor is left')]);
  expect((await run(['account', 'list'])).out).not.toContain('second factor');
  expect((await run(['account', 'revoke', String(account?.id)])).code).toBe(0);
  expect((await shop.call('GET', '/v1/staff/access_log', { token })).status).toBe(401);
  const weak = await run(['account', 'create', 'other@example.com'], { STAFF_PASSWORD: 'password' });
  expect([weak.code, weak.err]).toEqual([1, expect.stringContaining('password')]);
});

it('makes a key that works within its scopes until it is revoked', async () => {
  const made = await run([
    'key',
    'create',
    'pipeline',
    '--scope',
    'staff:keys:read',
    '--days',
    '30',
    '--json',
  ]);
  const { id, key, expires_at } = JSON.parse(made.out) as ApiKey & { key: string };
  expect(Date.parse(expires_at ?? '') - Date.now()).toBeGreaterThan(29 * 86_400_000);
  const call = () => shop.call('GET', '/v1/staff/api_keys', { headers: { authorization: `Bearer ${key}` } });
  expect((await call()).status).toBe(200);
  expect((await run(['key', 'list'])).out).toContain('pipeline');
  expect((await run(['key', 'revoke', String(id)])).out).toContain('revoked');
  expect((await call()).status).toBe(401);
});

it('brings a price book in from a file', async () => {
  const file = path.join(folder, 'book.json');
  await writeFile(file, JSON.stringify({ ...eu2026, id: 'eu-2098', validFrom: '2098-01-01' }));
  const done = await run(['prices', 'import', 'book.json']);
  expect([done.code, done.out]).toEqual([
    0,
    expect.stringMatching(/^eu-2098 is in effect from 2098-01-01 in .*prices were published\.$/),
  ]);
  expect((await run(['prices', 'list'])).out).toMatch(/eu-2098 .*imported/);
  await writeFile(file, JSON.stringify({ ...eu2026, id: 'eu-2097', validFrom: '2097-01-01', boards: {} }));
  expect(await run(['prices', 'import', 'book.json'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('board'),
  });
  await writeFile(file, '{');
  expect(await run(['prices', 'import', 'book.json'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('not valid JSON'),
  });
  expect(await run(['prices', 'import', 'gone.json'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('does not exist'),
  });
});

it('imports exchange rates as the NBP publishes them', async () => {
  await writeFile(
    path.join(folder, 'nbp.json'),
    '[{"table":"A","no":"039/A/NBP/2022","effectiveDate":"2022-02-25","rates":[{"currency":"euro","code":"EUR","mid":4.6608}]}]',
  );
  const first = await run(['exchange-rates', 'import', 'nbp.json']);
  expect([first.code, first.out]).toEqual([0, '1 tables from 2022-02-25 to 2022-02-25: 1 rates were added.']);
  expect((await run(['exchange-rates', 'import', 'nbp.json'])).out).toContain('already stored');
  expect((await run(['exchange-rates', 'list'])).out).toBe('2022-02-25  EUR  4.6608  039/A/NBP/2022');
  await writeFile(
    path.join(folder, 'hmrc.csv'),
    'Country/Territories,Currency,Currency Code,Currency Units per £1,Start date,End date\nEurozone,Euro,EUR,1.1681,01/09/2026,30/09/2026\n',
  );
  expect((await run(['exchange-rates', 'import', 'hmrc.csv'])).out).toBe(
    '1 periods from 2026-09-01 to 2026-09-30: 1 rates were added.',
  );
  expect((await run(['exchange-rates', 'list'])).out).toContain(
    '2026-09-01 to 2026-09-30  GBP 1 = EUR 1.1681  HMRC',
  );
  await writeFile(path.join(folder, 'nbp.json'), '[]');
  expect(await run(['exchange-rates', 'import', 'nbp.json'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('has no rate'),
  });
});

it('answers a quote request with an offer at the totals named', async () => {
  const { token } = await shop.member();
  const { body } = await shop.call('POST', '/v2/quote_requests', {
    token,
    body: {
      quote_request: {
        type: 0,
        configuration: {
          product: 'shipping-box-plain',
          size: { length: 300, width: 200, height: 150 },
          material: 'cardboard-natural',
          print_mode: 'no-print',
          finish: 'foil-none',
          quality: 'standard',
        },
        quantities: [500],
        message: '',
        email: 'buyer@example.com',
        full_name: 'Anna Nowak',
      },
    },
  });
  const quote = body as QuoteRequest;
  const made = await run([
    'offer',
    'create',
    quote.qr_number,
    '--line',
    '500=999.50',
    '--line',
    '1000',
    '--json',
  ]);
  const offer = JSON.parse(made.out) as Offer;
  expect(offer.line_items.map(({ quantity, total }) => [quantity, total])).toEqual([
    [500, '999.50'],
    [1000, expect.any(String)],
  ]);
  expect((await run(['offer', 'create', quote.qr_number, '--line', '500'])).out).toContain('version 2');
});

it('says in one sentence what is missing', async () => {
  for (const [words, sentence] of [
    [['account', 'create'], 'Give an e-mail address'],
    [['account', 'revoke', 'x'], 'Give the number'],
    [['key', 'create', 'x'], '--scope'],
    [['key', 'create', 'x', '--scope', 'orders:read', '--days', '-1'], 'days'],
    [['offer', 'create', 'QR1'], '--line'],
    [['offer', 'create', 'QR1', '--line', 'many'], '--line'],
    [['offer', 'create', 'QR1', '--line', '5', '--until', 'soon'], '--until'],
    [['offer', 'create', 'QRNOTHING', '--line', '5'], 'nothing at this address'],
    [['key', 'create', 'x', '--scope', 'everything'], 'scopes'],
  ] as const) {
    const said = await run(words.map((word) => (word === '-1' ? '0' : word)));
    expect([words, said.code]).toEqual([words, 1]);
    expect(said.err.toLowerCase()).toContain(sentence.toLowerCase());
    expect(said.err).not.toMatch(/\n\s+at /);
  }
  expect((await run(['nothing', 'here'])).code).toBe(2);
  expect(await run(['--help'])).toMatchObject({ code: 0, out: staffUsage });
  const away = await run(['account', 'list'], { SHOP_URL: 'http://127.0.0.1:1' });
  expect([away.code, away.err]).toEqual([1, expect.stringContaining('No shop answers')]);
});
