import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asset } from '@shop/contracts';
import sharp from 'sharp';
import { identity } from '../../../test/domains.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { testArtwork } from '../../../test/test-artwork.ts';
import { assets } from './assets.ts';
import { defaultQuota } from './storage-quota.ts';

/** Returns a picture of noise: all differ and have about the same size. */
const picture = (seed: number) =>
  sharp({
    create: {
      width: 16,
      height: 16,
      channels: 3,
      background: { r: seed, g: 0, b: 0 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

let shop: TestApi;
let size: number;
beforeAll(async () => {
  size = (await picture(1)).length;
  const quota = { visitor: 2 * size, account: 3 * size };
  shop = await startTestApi({ domains: () => [identity(), assets({ artwork: testArtwork(), quota })] });
});
afterAll(() => shop.cleanup());

const upload = async (token: string, seed: number) =>
  shop.call('POST', '/assets', {
    token,
    bytes: await picture(seed),
    headers: { 'x-file-name': `${seed}.png` },
  });
const full = { code: 'storage_used_up', status: 422 };

it('is two gigabytes for an account and half of one for a visitor', () => {
  expect(defaultQuota).toEqual({ account: 2_147_483_648, visitor: 524_288_000 });
});

it('refuses what is over it and keeps none of it, until something is deleted or the visitor has an account', async () => {
  const token = await shop.visitor();
  const first = (await upload(token, 1)).body as Asset;
  expect(first.bytes).toBe(size);
  expect((await upload(token, 2)).status).toBe(200);
  const before = await readdir(join(shop.dataDir, 'files'), { recursive: true });
  expect((await upload(token, 3)).body).toMatchObject(full);
  expect(await readdir(join(shop.dataDir, 'files'), { recursive: true })).toEqual(before);
  // Another person has their own quota.
  expect((await upload(await shop.visitor(), 3)).status).toBe(200);
  expect((await shop.call('DELETE', `/assets/${first.id}`, { token })).status).toBe(200);
  expect((await upload(token, 3)).status).toBe(200);
  const made = await shop.call('POST', '/sign_up', {
    token,
    body: { user: { email: 'full@example.com', password: 'correct horse battery' } },
  });
  const account = (made.body as { token: string }).token;
  expect((await upload(account, 4)).status).toBe(200);
  expect((await upload(account, 5)).body).toMatchObject(full);
});

it('holds for uploads at the same time', async () => {
  const token = await shop.visitor();
  const replies = await Promise.all([11, 12, 13, 14].map((seed) => upload(token, seed)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422]);
});
