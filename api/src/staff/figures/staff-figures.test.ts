import type { StaffAssignment, StaffFigures } from '@shop/contracts';
import { addDays, dayIn, sellerTimeZone } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type OrderShop, readyBuyer, startOrderShop } from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: () => [staff()] });
});
afterAll(() => shop.cleanup());

const operator = { authorization: 'Bearer a staff key for tests' };
const asStaff = (method: string, path: string, body?: object) =>
  shop.call(method, path, {
    headers: { ...operator, 'idempotency-key': crypto.randomUUID() },
    ...(body ? { body } : {}),
  });
// Whenever the test runs, also over midnight, what it does lies within these two days.
const today = dayIn(sellerTimeZone, new Date());
const tomorrow = addDays(today, 1);
const figures = async (query: string) =>
  (await asStaff('GET', `/v1/staff/figures?from=${today}&to=${tomorrow}&${query}`)).body as StaffFigures;
const sum = (amounts: readonly string[]): string =>
  amounts.reduce((cents, amount) => cents + Math.round(Number(amount) * 100), 0).toString();
const person = async (roles: StaffAssignment[], region: string) => {
  const user = { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery' };
  await asStaff('POST', '/v1/staff/accounts', { ...user, first_name: 'Eva', last_name: 'Nowak', roles });
  const { body } = await shop.call('POST', '/sign_in', { token: await shop.visitor(), body: { user } });
  const { token } = body as { token: string };
  return () =>
    shop.call('GET', `/v1/staff/figures?from=${today}&to=${tomorrow}`, {
      token,
      headers: { 'x-region': region },
    });
};

const sell = async () => {
  const sold = await readyBuyer(shop);
  await sold.buyer.pay(sold.number, await sold.buyer.card('4242 4242 4242 4242'));
  await shop.work();
  return sold;
};
/** Requests of a market, with their state and the reason why they were lost. */
const ask = (region: string, requests: readonly (readonly [string, string | null])[]) =>
  shop.db.execute(sql`
    insert into quote_requests (qr_number, user_id, region, type, quantities, message, email, full_name, status,
      lost_reason, answer_by)
    select 'QR-' || ${region}::text || n, (select min(user_id) from orders), ${region}, 0, '{100}', 'Boxes',
      'ada@example.com', 'Ada', made ->> 0, made ->> 1, now()
    from json_array_elements(${JSON.stringify(requests)}::json) with ordinality asked (made, n)`);

it('adds up what was sold without tax, the same by every grouping, and what was given back', async () => {
  const sold = [await sell(), await sell()];
  const first = sold[0]?.number;
  await asStaff('POST', '/v1/refunds', { order_number: first, full: true, reason: 'defect' });
  await shop.db.execute(sql`update orders set canceled_at = now() where number = ${first}`);

  // The couriers of this market are free: a delivery of 15.00 is added to what the order is taxed for.
  await shop.db.execute(sql`insert into order_taxes (order_id, currency, category, rate, country, base, amount)
    select id, 'PLN', 'S', 800, 'PL', 1500, 120 from orders where number = ${first}`);

  const net = sum([...sold.flatMap(({ order }) => [order.total, `-${order.tax_total}`]), '15.00']);
  const byRegion = await figures('by=region');
  expect(byRegion.sales).toEqual([
    { key: 'pl', currency: 'PLN', orders: 2, quantity: expect.any(Number), net: expect.any(String) },
  ]);
  for (const by of ['month', 'day', 'region', 'product'])
    expect([by, sum((await figures(`by=${by}`)).sales.map((row) => row.net))]).toEqual([by, net]);
  const byProduct = (await figures('by=product')).sales;
  expect(byProduct.map(({ key, net: amount }) => [key, key === 'delivery' ? amount : ''])).toEqual([
    [sold[0]?.order.line_items[0]?.product.slug, ''],
    ['delivery', '15.00'],
  ]);
  expect(byProduct[0]).toMatchObject({ orders: 2, quantity: byRegion.sales[0]?.quantity });
  expect(byRegion.totals).toEqual([
    {
      currency: 'PLN',
      orders: 2,
      canceled: 1,
      net: byRegion.sales[0]?.net,
      refunded: sold[0]?.order.total,
    },
  ]);
  expect((await figures('region=ro')).sales).toEqual([]);
  const past = await asStaff('GET', '/v1/staff/figures?from=2020-01-01&to=2020-12-31');
  expect(past.body).toMatchObject({ sales: [], totals: [], dispatch: { promised: 0, lead_days: null } });
});

it('counts requests that were won and lost, and orders that left on the promised day', async () => {
  const [left, waits] = [await sell(), await sell()];
  await ask('se', [
    ['closed', 'Too dear'],
    ['closed', 'Too dear'],
    ['closed', null],
    ['received', null],
  ]);
  const { quotes } = await figures('region=se');
  expect(quotes).toEqual({
    received: 4,
    offered: 0,
    won: 0,
    lost: 3,
    reasons: [
      { reason: 'Too dear', count: 2 },
      { reason: null, count: 1 },
    ],
  });

  await shop.db.execute(sql`update orders set dispatch_on = ${tomorrow}::date, fulfilment_status = 'shipped'
    where number = ${left.number}`);
  await shop.db.execute(
    sql`update orders set dispatch_on = ${tomorrow}::date where number = ${waits.number}`,
  );
  await shop.db.execute(sql`
    insert into shipments (order_id, carrier, state, actor, shipped_at)
    select id, 'dhl', 'shipped', 'staff:1', placed_at + interval '12 hours' from orders where number = ${left.number}`);
  const { dispatch } = await figures('region=pl');
  expect(dispatch).toEqual({ promised: 2, on_time: 1, late: 0, lead_days: 0.5 });
  // Left a day after the promise.
  await shop.db.execute(
    sql`update orders set dispatch_on = ${addDays(today, -1)}::date where number = ${left.number}`,
  );
  const late = await asStaff('GET', `/v1/staff/figures?from=${addDays(today, -1)}&to=${addDays(today, -1)}`);
  expect(late.body).toMatchObject({ dispatch: { promised: 1, on_time: 0, late: 1 } });
});

it('shows the figures of a person’s regions alone, to those who may see them', async () => {
  await sell();
  await ask('ro', [['received', null]]);
  const inRomania = await person([{ role: 'finance', regions: ['ro'] }], 'ro');
  expect((await inRomania()).body).toMatchObject({ sales: [], totals: [], quotes: { received: 1 } });
  const printer = await person([{ role: 'production', regions: null }], 'pl');
  expect((await printer()).status).toBe(403);
});

it.each([
  ['from=2026-11-02&to=2026-11-01', 'query.to'],
  ['from=2020-01-01&to=2026-01-01', 'query.from'],
  ['from=2026-02-30&to=2026-03-01', 'query.from'],
])('refuses %s at its field', async (query, path) => {
  const reply = await asStaff('GET', `/v1/staff/figures?${query}`);
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({ code: 'invalid_input', fields: [{ path }] });
});
