import type { Configuration } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { json } from '../../platform/index.ts';
import { purgeVariants, saveVariants, variantFor } from './variants.repo.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [] });
});
afterAll(() => shop.cleanup());

const box = (length: number): Configuration => ({
  product: 'mailer-box-plain',
  size: { length, width: 150, height: 60 },
  material: 'cardboard-natural',
  print_mode: 'no-print',
  finish: 'foil-none',
  quality: 'standard',
});

it('forgets old sizes that nobody bought or designed, and only these', async () => {
  const { db } = shop;
  const [asked, carted, designed, fresh] = [
    await variantFor(db, box(201), 'pl'),
    await variantFor(db, box(202), 'pl'),
    await variantFor(db, box(203), 'pl'),
    await variantFor(db, box(204), 'pl'),
  ];
  await saveVariants(db, [{ configuration: box(205), region: 'pl', size_type: 'standard' }]);
  await db.execute(sql`update variants set created_at = now() - interval '31 days' where id <> ${fresh.id}`);
  const [user] = await db.query<{ id: number }>(sql`insert into users default values returning id`);
  const owner = user?.id ?? 0;
  await db.execute(sql`
    with cart as (
      insert into carts (number, user_id, region, currency) values ('R1', ${owner}, 'pl', 'PLN') returning id
    )
    insert into cart_lines (cart_id, currency, variant_id, quantity) select id, 'PLN', ${carted.id}, 30 from cart`);
  await db.execute(sql`
    insert into box_designs (user_id, name, product, configuration, document, status)
    values (${owner}, 'Box', 'mailer-box-plain', ${json(box(203))}, '{}', 'draft')`);
  expect(await purgeVariants(db)).toBe(1);
  const kept = await db.query<{ id: number }>(
    sql`select id from variants where size_type = 'custom' order by id`,
  );
  expect(kept.map(({ id }) => id)).toEqual([carted.id, designed.id, fresh.id]);
  expect((await variantFor(db, box(201), 'pl')).id).not.toBe(asked.id);
});
