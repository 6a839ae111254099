// Covers: api/src/platform api/src/artwork/assets
import { randomBytes } from 'node:crypto';
import type { Problem } from '@shop/contracts';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { cartWithPrint } from '../support/designs.ts';
import { countOrder, exactlyOnce, findInconsistencies } from '../support/order-counts.ts';
import { startTwoProcesses, type TwoProcesses } from '../support/processes.ts';
import { card, cards, fillIn, pay, register } from '../support/shopper.ts';

/** Gives a process a small data folder that only it sees. Needs no rights, because it is in a user namespace. */
const diskOf = (size: string, then = 'true') => [
  ...['unshare', '-Urm', 'sh', '-c'],
  `mount -t tmpfs -o size=${size} tmpfs "$DATA_DIR" && ${then} && exec "$@"`,
  'small-disk',
];
const small = diskOf('400k');
/** A disk without a free byte. */
const full = diskOf('64k', 'head -c 65536 /dev/zero > "$DATA_DIR/ballast"');

let disk = small;
let shop: TwoProcesses;
test.beforeAll(async () => {
  shop = await startTwoProcesses({
    // The stored secret is in the data folder, which the two processes do not share here.
    env: { SESSION_SECRET: randomBytes(32).toString('hex') },
    through: (index) => (index === 0 ? disk : []),
  });
});
test.afterAll(() => shop.stop());

/** Noise, which no format compresses: about three bytes per pixel. */
const noise = (side: number): Promise<Buffer> =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

const upload = async (token: string, bytes: Buffer, to: 0 | 1) => {
  const reply = await fetch(`${shop.urls[to]}/api/assets`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-region': 'pl',
      'x-spree-token': token,
      'x-file-name': 'noise.png',
    },
    body: new Uint8Array(bytes),
  });
  return {
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
    body: (await reply.json()) as Problem,
  };
};

test('a full disk refuses artwork with a sentence and leaves no half of it', async () => {
  const { token } = await register(() => [shop.urls[0], shop.urls[0]]);
  const seen: number[] = [];
  // The first file is larger than the whole disk; for the last there is no room for a page of memory and its picture.
  for (const side of [480, 220, 200, 160, 120, 90, 60, 60, 40, 40, 40, 20, 20, 8, 8, 8, 8, 8, 8, 8, 8]) {
    const { status, body, retryAfter } = await upload(token, await noise(side), 0);
    seen.push(status);
    if (status === 200) continue;
    expect([status, body.code, retryAfter]).toEqual([503, 'busy', '60']);
    expect(body.detail).toMatch(/^There is no room .+\.$/);
  }
  expect(seen[0]).toBe(503);
  expect(seen.at(-1)).toBe(503);
  expect(seen).toContain(200);
  const [rows] = await shop.query<object>(
    `select count(*)::int as assets,
       (select count(*)::int from asset_variants v where not exists (select 1 from assets a where a.sha256 = v.sha256)) as orphans
     from assets`,
  );
  const kept = seen.filter((status) => status === 200).length;
  expect(rows).toEqual({ assets: kept, orphans: 0 });
  // A process with free space accepts what was refused.
  expect((await upload(token, await noise(480), 1)).status).toBe(200);
  console.log(`full disk: ${JSON.stringify(seen)}, then ${JSON.stringify(rows)}`);
});

test('with a full disk an order is placed; its mail and print file come when a process with space takes the job', async () => {
  disk = full;
  await shop.kill(0);
  await shop.revive(0);
  await shop.kill(1);
  const buyer = await register(() => [shop.urls[0], shop.urls[0]]);
  const { number } = await cartWithPrint(buyer);
  await fillIn(buyer, number);
  const paid = await pay(buyer, number, await card(buyer, cards.success));
  expect([paid.status, paid.body.order?.state]).toEqual([200, 'complete']);
  const jobs = () =>
    shop.query<{ name: string; state: string; last_error: string | null }>(
      `select name, state, last_error from jobs where name in ('orders.mail', 'production.files') order by name`,
    );
  // Whether the next attempt has just begun does not matter.
  const noRoom = (name: string) => ({
    name,
    state: expect.stringMatching(/^(waiting|running)$/),
    last_error: expect.stringContaining('ENOSPC'),
  });
  await expect.poll(jobs).toEqual([noRoom('orders.mail'), noRoom('production.files')]);
  const file = () =>
    shop.query(
      `select f.status, f.sha256 is not null as kept from production_files f join orders o on o.id = f.order_id where o.number = $1`,
      [number],
    );
  expect(await file()).toEqual([{ status: 'queued', kept: false }]);
  expect(await countOrder(shop, number)).toEqual({ ...exactlyOnce, mails: 0 });

  await shop.kill(0);
  await shop.revive(1);
  await shop.query(`update jobs set run_at = now() where state = 'waiting'`);
  // The process with the full disk may have died in another attempt: then its job is taken over when the lease ends.
  await expect.poll(() => countOrder(shop, number)).toEqual(exactlyOnce);
  await expect.poll(file).toEqual([{ status: 'ready', kept: true }]);
  expect(await findInconsistencies(shop)).toEqual([]);
  console.log(
    `full disk: ${JSON.stringify(await countOrder(shop, number))}, print file ${JSON.stringify(await file())}`,
  );
});
