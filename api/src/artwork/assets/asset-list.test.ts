import type { Asset } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { identity, personalDataRegistry, privacy } from '../../../test/domains.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { testArtwork } from '../../../test/test-artwork.ts';
import { json } from '../../platform/index.ts';
import { assets } from './assets.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({
    domains: () => [
      identity(),
      privacy({ personalData: personalDataRegistry }),
      assets({ artwork: testArtwork() }),
    ],
  });
});
afterAll(() => shop.cleanup());

let shade = 0;
const upload = async (token: string, format: 'png' | 'jpeg' = 'png') => {
  shade += 1;
  const picture = sharp({
    create: { width: 8, height: 8, channels: 3, background: { r: shade, g: 0, b: 0 } },
  });
  const bytes = await (format === 'png' ? picture.png() : picture.jpeg()).toBuffer();
  return (await shop.call('POST', '/assets', { token, bytes })).body as Asset;
};
const listed = async (token: string, query = '') =>
  ((await shop.call('GET', `/assets?${query}`, { token })).body as { assets: Asset[] }).assets.map(
    ({ id }) => id,
  );

it('lists what its caller uploaded, newest first, by kind and page', async () => {
  const [token, other] = [await shop.visitor(), await shop.visitor()];
  const first = await upload(token);
  const second = await upload(token, 'jpeg');
  await upload(other);
  expect(await listed(token)).toEqual([second.id, first.id]);
  expect(await listed(token, 'q[kind_eq]=jpg')).toEqual([second.id]);
  expect(await listed(token, 'per_page=1&page=2')).toEqual([first.id]);
  expect((await shop.call('GET', '/assets?per_page=1', { token })).body).toMatchObject({
    count: 1,
    total_count: 2,
    pages: 2,
  });
  expect((await shop.call('GET', '/assets')).status).toBe(401);
});

it('deletes what nothing uses, with its bytes, and nothing of anybody else', async () => {
  const [token, other] = [await shop.visitor(), await shop.visitor()];
  const mine = await upload(token);
  expect((await shop.call('DELETE', `/assets/${mine.id}`, { token: other })).status).toBe(404);
  expect(await listed(token)).toEqual([mine.id]);
  const [row] = await shop.db.query<{ user_id: number }>(
    sql`select user_id from assets where id = ${mine.id}`,
  );
  await shop.db.execute(sql`
    insert into box_designs (user_id, name, product, configuration, document, status)
    values (${row?.user_id}, 'Box', 'mailer-box', '{}', ${json({ assets: [{ sha256: mine.sha256 }] })}, 'draft')`);
  expect((await shop.call('DELETE', `/assets/${mine.id}`, { token })).body).toMatchObject({
    code: 'asset_in_use',
  });
  await shop.db.execute(sql`update box_designs set deleted_at = now() where user_id = ${row?.user_id}`);
  expect((await shop.call('DELETE', `/assets/${mine.id}`, { token })).status).toBe(200);
  expect(await listed(token)).toEqual([]);
  expect((await shop.call('GET', `/assets/${mine.id}`, { token })).status).toBe(404);
  await shop.runJobs();
  expect(await shop.deps.files.has(mine.sha256)).toBe(false);
});
