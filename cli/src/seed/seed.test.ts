import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { startWholeApi } from '../../test/whole-api.ts';
import type { CallApi } from './place-template-orders.ts';
import { readAmounts } from './run-seed.ts';
import { type SeedAmounts, seedShop } from './seed-shop.ts';

type Shop = Awaited<ReturnType<typeof startWholeApi>>;
let shop: Shop;
beforeAll(async () => {
  shop = await startWholeApi();
});
afterAll(() => shop.cleanup());

const call: CallApi = (method, path, { region, token, body }) =>
  shop.call(method, path, {
    headers: { 'x-region': region, 'idempotency-key': randomUUID() },
    ...(token === undefined ? {} : { token }),
    body,
  });

test('fills the shop with orders that the desk lists in every stage, twice', async () => {
  const seed = (amounts: SeedAmounts) => seedShop({ db: shop.db, call, now: new Date() }, amounts);
  // Enough for each stage to have one; the second run adds to it.
  await seed({ orders: 300, requests: 40, events: 50 });
  await seed({ orders: 20, requests: 40, events: 50 });
  const stages = await shop.db.query<{ stage: string; count: number }>(
    sql`select stage, count(*)::int as count from orders where email like 'buyer-%' group by stage`,
  );
  const count = Object.fromEntries(stages.map(({ stage, count }) => [stage, count]));
  expect(Object.values(count).reduce((all, one) => all + one, 0)).toBe(320);
  for (const stage of ['check', 'print', 'ship', 'transit', 'delivered', 'canceled'])
    expect(count[stage]).toBeGreaterThan(0);
  const [gaps] = await shop.db.query<{ gaps: number }>(sql`
    select count(*)::int as gaps from invoice_series s
    where s.last <> (select count(*) from invoices i where i.series = s.series and i.year = s.year)`);
  expect(gaps?.gaps).toBe(0);
  const [records] = await shop.db.query<{ requests: number; events: number }>(sql`
    select (select count(*)::int from quote_requests) as requests, (select count(*)::int from analytics_events) as events`);
  // Each run asks once in each of four markets as well.
  expect(records).toEqual({ requests: 88, events: 100 });
}, 120_000);

test.each([
  [{ orders: '200000' }, { orders: 200_000, requests: 50_000, events: 500_000 }],
  [
    { orders: '10', requests: '0', events: '1' },
    { orders: 10, requests: 0, events: 1 },
  ],
  [{ orders: 'many' }, expect.stringContaining('whole number')],
  [{ orders: '10', events: '-1' }, expect.stringContaining('whole number')],
])('reads the amounts %j', (args, amounts) => {
  expect(readAmounts({ requests: undefined, events: undefined, ...args })).toEqual(amounts);
});
