import { randomUUID } from 'node:crypto';
import type { Problem, Shipment, StaffProductionLine } from '@shop/contracts';
import { emptyDesign, serializeDesign } from '@shop/design';
import { addDays, dayIn, sellerTimeZone } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { production, qa, shipments } from '../../fulfilment/composition.ts';
import { noArtwork } from '../../fulfilment/testing.ts';
import { json } from '../../platform/index.ts';
import { buyerOf, cards, type OrderShop, readyBuyer, startOrderShop, warsaw } from '../../sales/testing.ts';
import { staffOrders } from '../orders/staff-orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [qa(), shipments(), production(ports, { artwork: noArtwork }), staffOrders(ports)],
  });
});
afterAll(() => shop.cleanup());

const asStaff = (method: string, path: string, body?: object) =>
  shop.call(method, path, {
    headers: {
      authorization: 'Bearer a staff key for tests',
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(body ? { body } : {}),
  });
const list = async (query = '') =>
  (await asStaff('GET', `/v1/staff/production_lines?${query}`)).body as {
    lines: StaffProductionLine[];
    next_cursor: string | null;
  };
const numbers = async (query = '') => (await list(query)).lines.map(({ order_number }) => order_number);
const today = () => dayIn(sellerTimeZone, new Date());

/** A paid order that is promised to leave so many days from today; null: without a promise. */
const promised = async (days: number | null) => {
  const { buyer, number } = await readyBuyer(shop, { variant_id: 101, quantity: 100 });
  await buyer.pay(number, await buyer.card(cards.success));
  const day = days === null ? null : addDays(today(), days);
  await shop.db.execute(sql`update orders set dispatch_on = ${day}::date where number = ${number}`);
  const { line_items } = await buyer.read(number);
  return { buyer, number, line: line_items[0]?.id ?? 0, day };
};

it('lists what has not left, the next promise first, with what is late and what it waits for', async () => {
  const none = await promised(null);
  const soon = await promised(3);
  const late = await promised(-2);
  // Placed, and its transfer is awaited.
  const { buyer, number: unpaid } = await readyBuyer(shop);
  await buyer.submit(unpaid, 'payment', { payments_attributes: [{ payment_method: 'check' }] });
  await buyer.transfer(unpaid);
  await asStaff('POST', `/v1/staff/orders/${late.number}/hold`, { revision: 0, reason: 'No board' });
  const { lines } = await list();
  expect(lines.map(({ order_number }) => order_number)).toEqual([late.number, soon.number, none.number]);
  expect(lines.map((line) => [line.late, line.dispatch_on])).toEqual([
    [true, late.day],
    [false, soon.day],
    [false, null],
  ]);
  expect(lines[0]).toMatchObject({
    line_item_id: late.line,
    quantity: 100,
    to_make: 100,
    packed: 0,
    stage: 'check',
    obstacles: ['on_hold'],
    print_file: null,
    thumbnail: null,
    approval: 'none',
    quality: 'waiting',
    comments: 0,
  });
  expect(await numbers(`text=${unpaid}`)).toEqual([]);
  expect(await numbers(`ids=${soon.line},${none.line},999999`)).toEqual([soon.number, none.number]);

  // One page after the other has each line once, those without a promise included.
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof list>> = await list(
      `per_page=1${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    seen.push(...page.lines.map(({ order_number }) => order_number));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual([late.number, soon.number, none.number]);

  expect(await numbers('late=true')).toEqual([late.number]);
  expect(await numbers(`due_lteq=${soon.day}`)).toEqual([late.number, soon.number]);
  expect(await numbers(`due_lteq=${addDays(today(), 2)}`)).toEqual([late.number]);
  expect(await numbers(`text=${soon.number.slice(1)}`)).toEqual([soon.number]);
  expect(await numbers('region=ro')).toEqual([]);
  expect(await numbers('express=true')).toEqual([]);

  // Packed pieces stay on the list until their parcel leaves.
  await asStaff('PUT', `/v1/orders/${soon.number}/begin_production`);
  expect(await numbers('stage=print')).toEqual([soon.number]);
  const parcel = await asStaff('POST', '/shipments', {
    order_number: soon.number,
    carrier: 'dpd',
    tracking_number: 'DPD-1234',
    line_items: [{ line_item_id: soon.line, quantity: 100 }],
  });
  expect((await list('stage=ship')).lines).toMatchObject([{ to_make: 0, packed: 100 }]);
  // A scanned code is exact, in any case; a part of one opens nothing.
  for (const code of ['dpd-1234', soon.number.toLowerCase()])
    expect(await numbers(`code=${code}`)).toEqual([soon.number]);
  expect([...(await numbers('code=DPD-123')), ...(await numbers('code=DPD-12345'))]).toEqual([]);
  await asStaff('PUT', `/shipments/${(parcel.body as Shipment).id}`, { state: 'shipped' });
  expect(await numbers()).toEqual([late.number, none.number]);
});

it('filters by the quality check, counts comments, and is for staff alone', async () => {
  const { buyer, number, line } = await promised(9);
  const judge = (state: string) =>
    asStaff('POST', '/qa_state_changes', { order_number: number, line_item_id: line, state });
  await asStaff('POST', '/qa_comments', { order_number: number, line_item_id: line, text: 'Low resolution' });
  const mine = (query: string) => list(`text=${number}&${query}`);
  expect((await mine('quality=open')).lines).toMatchObject([{ quality: 'waiting', comments: 1 }]);
  await judge('in_check');
  expect((await mine('quality=waiting')).lines).toEqual([]);
  expect((await mine('quality=open')).lines).toMatchObject([{ quality: 'in_check' }]);
  await judge('passed');
  expect((await mine('quality=open')).lines).toEqual([]);
  expect((await mine('quality=passed')).lines).toHaveLength(1);
  for (const query of ['stage=transit', 'due_lteq=tomorrow', 'cursor=abc', 'text=ab', 'size=1'])
    expect(((await asStaff('GET', `/v1/staff/production_lines?${query}`)).body as Problem).code).toBe(
      'invalid_input',
    );
  expect((await buyer.call('GET', '/v1/staff/production_lines')).status).toBe(404);
});

it('checks an ordered design with the rules of the editor, and knows goods without one', async () => {
  const plain = await promised(20);
  const found = (id: number) => asStaff('GET', `/v1/staff/production_lines/${id}/preflight`);
  expect((await found(plain.line)).body).toEqual({ findings: null });
  expect((await found(999_999)).status).toBe(404);
  const { token } = await shop.member();
  const buyer = buyerOf(shop, token);
  const { number } = await buyer.open();
  const empty = emptyDesign({
    structure: { id: 'fefco-0427', version: 1 },
    params: { L: 212, W: 148, H: 61, t: 1.5 },
    print: { mode: 'print-color-hd', material: 'cardboard-white', inside: false, white: false, units: 'mm' },
  });
  const design = await shop.design(token);
  await shop.db.execute(
    sql`update box_designs set document = ${json(serializeDesign(empty))} where id = ${design}`,
  );
  await buyer.add(number, { variant_id: 1, quantity: 500, box_design_id: design });
  await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  await buyer.pay(number, await buyer.card(cards.success));
  const line = (await buyer.read(number)).line_items[0]?.id ?? 0;
  expect((await found(line)).body).toMatchObject({ findings: [{ id: 'empty_design', side: null }] });
});
