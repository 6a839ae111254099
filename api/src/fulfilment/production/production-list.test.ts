import type { ProductionLine } from '@shop/contracts';
import { dayIn } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { storeOfRun } from '../../../test/start-test-api.ts';
import { keys } from '../../platform/composition.ts';
import { fail } from '../../platform/index.ts';
import {
  buyerOf,
  cards,
  type OrderShop,
  problem,
  readyBuyer,
  startOrderShop,
  warsaw,
} from '../../sales/testing.ts';
import { qa } from '../qa/qa.ts';
import { shipments } from '../shipments/shipments.ts';
import { production } from './production.ts';
import { csvCell } from './production-csv.ts';

let shop: OrderShop;
beforeAll(async () => {
  const artwork = { rasterise: async () => fail('artwork_unsupported') };
  shop = await startOrderShop({
    store: storeOfRun(),
    more: (ports) => [keys(), production(ports, { artwork }), qa(), shipments()],
  });
});
afterAll(() => shop.cleanup());

const operator = { authorization: 'Bearer a staff key for tests' };
const staff = (method: string, path: string, body?: object) =>
  shop.call(method, path, { headers: operator, ...(body ? { body } : {}) });
const linesOf = (body: unknown) => (body as { production_list: ProductionLine[] }).production_list;
const listed = async (query = '') => linesOf((await staff('GET', `/production_list?${query}`)).body);
const numbers = async (query: string) => (await listed(query)).map(({ order_number }) => order_number);

const paid = async (line: object = { variant_id: 101, quantity: 100 }) => {
  const { buyer, number } = await readyBuyer(shop, line);
  await buyer.pay(number, await buyer.card(cards.success));
  return { buyer, number };
};
const designed = async () => {
  const { token } = await shop.member();
  const buyer = buyerOf(shop, token);
  const design = await shop.design(token);
  const { number } = await buyer.open();
  await buyer.add(number, { variant_id: 1, quantity: 500, box_design_id: design });
  await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  await buyer.pay(number, await buyer.card(cards.success));
  return { number };
};

it('lists what is paid and not made yet, with what makers need to know; every filter changes the result', async () => {
  const today = () => dayIn('Europe/Warsaw', new Date());
  // Midnight may pass in between.
  const begun = today();
  const { number: plain, buyer } = await paid();
  const { number: printed } = await designed();
  const { number: unpaid } = await readyBuyer(shop);
  const { number: gone } = await paid();
  await staff('PUT', `/v1/orders/${gone}/cancel`, { reason: 'other', note: '' });

  const all = await numbers('per_page=100');
  expect(all).toEqual([plain, printed]);
  expect([all.includes(unpaid), all.includes(gone)]).toEqual([false, false]);
  const [line] = await listed(`order_number=${printed}`);
  expect(line).toMatchObject({
    order_number: printed,
    sku: 'box-1',
    structure: 'fefco-0427',
    quantity: 500,
    to_make: 500,
    express: false,
    region: 'pl',
    fulfilment_status: 'none',
    print_file: { status: 'queued', url: null },
    approval: 'none',
    quality: 'waiting',
  });
  expect((await listed(`order_number=${plain}`))[0]?.print_file).toBeNull();

  expect(await numbers('q[product_eq]=shipping-box-plain')).toEqual([plain]);
  expect(await numbers('q[region_eq]=pl')).toHaveLength(2);
  expect(await numbers('q[region_eq]=se')).toEqual([]);
  expect(await numbers('q[express_eq]=true')).toEqual([]);
  expect(await numbers(`q[placed_at_gteq]=${begun}&q[placed_at_lteq]=${today()}`)).toHaveLength(2);
  expect(await numbers('q[placed_at_lteq]=2020-01-01')).toEqual([]);
  expect(await numbers('q[placed_at_gteq]=2100-01-01')).toEqual([]);
  await staff('PUT', `/v1/orders/${plain}/begin_production`);
  expect(await numbers('q[state_eq]=in_production')).toEqual([plain]);
  expect(await numbers('q[state_eq]=none')).toEqual([printed]);

  const first = (await staff('GET', '/production_list?per_page=1')).body as { next_cursor: string };
  expect(await numbers(`per_page=1&cursor=${first.next_cursor}`)).toEqual([printed]);
  expect(await numbers('per_page=1&page=2')).toEqual([printed]);

  const id = (await listed(`order_number=${plain}`))[0]?.line_item_id ?? 0;
  const pack = (quantity: number) =>
    staff('POST', '/shipments', {
      order_number: plain,
      carrier: 'gls',
      tracking_number: 'GLS-1234',
      line_items: [{ line_item_id: id, quantity }],
    });
  await pack(30);
  expect((await listed(`order_number=${plain}`))[0]).toMatchObject({ quantity: 100, to_make: 70 });
  await pack(70);
  expect(await numbers('')).toEqual([printed]);
  expect((await buyer.call('GET', '/production_list')).status).toBe(404);
  expect((await shop.call('GET', '/production_list')).status).toBe(401);
  for (const query of ['q[placed_at_gteq]=yesterday', 'q[state_eq]=delivered', 'q[shoe_size]=42'])
    expect(problem(await staff('GET', `/production_list?${query}`)).code).toBe('invalid_input');
});

it('waits for a transfer', async () => {
  const { buyer, number } = await readyBuyer(shop);
  await buyer.submit(number, 'payment', { payments_attributes: [{ payment_method: 'check' }] });
  await buyer.transfer(number);
  expect(await numbers(`order_number=${number}`)).toEqual([]);
  await shop.db.execute(sql`update orders set payment_state = 'paid' where number = ${number}`);
  expect(await numbers(`order_number=${number}`)).toEqual([number]);
});

it('is read with a key of the scope, and with no other', async () => {
  const key = async (scopes: readonly string[]) =>
    ((await staff('POST', '/v1/staff/api_keys', { name: 'Plant', scopes })).body as { key: string }).key;
  const read = async (scopes: readonly string[]) =>
    (
      await shop.call('GET', '/production_list', {
        headers: { authorization: `Bearer ${await key(scopes)}` },
      })
    ).status;
  expect(await read(['staff:production:read'])).toBe(200);
  expect(await read(['staff:orders:*'])).toBe(403);
  const shared = async (scopes: readonly string[]) =>
    (await shop.call('GET', '/shipments', { headers: { authorization: `Bearer ${await key(scopes)}` } }))
      .status;
  expect(await shared(['staff:orders:read'])).toBe(200);
  expect(await shared(['orders:read'])).toBe(403);
});

it('comes as a table in which no cell is a formula', async () => {
  const { number } = await paid();
  const reply = await staff('GET', `/production_list/csv?order_number=${number}`);
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toContain('attachment');
  const [names, row, end] = reply.text.split('\r\n');
  expect(names?.startsWith('order_number,line_item_id,')).toBe(true);
  expect(row?.startsWith(`${number},`)).toBe(true);
  expect(end).toBe('');
  expect(csvCell('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`);
  expect([csvCell('a,b'), csvCell(-1), csvCell(null), csvCell('plain')]).toEqual([
    '"a,b"',
    '-1',
    '',
    'plain',
  ]);
});
