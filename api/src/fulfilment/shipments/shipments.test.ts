import { randomUUID } from 'node:crypto';
import type { Order, QaStateChange, Shipment } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { storeOfRun } from '../../../test/start-test-api.ts';
import { webhooks } from '../../platform/composition.ts';
import { readPdfText } from '../../platform/testing.ts';
import { cards, type OrderShop, problem, readyBuyer, startOrderShop } from '../../sales/testing.ts';
import { noArtwork } from '../production/production.fixture.ts';
import { production } from '../production/production.ts';
import { qa } from '../qa/qa.ts';
import { shipments } from './shipments.ts';
import { trackingUrl } from './tracking-url.ts';
import { computeFulfilment } from './update-fulfilment.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    store: storeOfRun(),
    more: (ports) => [webhooks(), qa(), shipments(), production(ports, { artwork: noArtwork })],
  });
});
afterAll(() => shop.cleanup());

const staffHeader = { authorization: 'Bearer a staff key for tests' };
const staff = (method: string, path: string, body?: object) =>
  shop.call(method, path, {
    headers: { ...staffHeader, ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}) },
    ...(body ? { body } : {}),
  });

const paidOrder = async (quantity = 100) => {
  const { buyer, number, email } = await readyBuyer(shop, { variant_id: 101, quantity });
  await buyer.pay(number, await buyer.card(cards.success));
  const order = await buyer.read(number);
  return { buyer, number, email, order, line: order.line_items[0]?.id ?? 0 };
};
const pack = (order_number: string, line_item_id: number, quantity: number, more: object = {}) =>
  staff('POST', '/shipments', {
    order_number,
    carrier: 'dpd',
    tracking_number: 'DPD0042',
    line_items: [{ line_item_id, quantity }],
    ...more,
  });
const move = (id: number, state: string, more: object = {}) =>
  staff('PUT', `/shipments/${id}`, { state, ...more });
const listOf = (body: unknown) => (body as { shipments: Shipment[] }).shipments;
const made = (reply: { body: unknown }) => reply.body as Shipment;
const statusOf = async (number: string): Promise<Order['fulfilment_status']> => {
  const [row] = await shop.db.query<{ status: Order['fulfilment_status'] }>(
    sql`select fulfilment_status as status from orders where number = ${number}`,
  );
  return row?.status;
};

it('sends an order in two shipments, notifies the buyer of each and shows the fulfilment status', async () => {
  const { buyer, number, email, line } = await paidOrder(100);
  expect((await buyer.read(number)).fulfilment_status).toBe('none');
  const first = await pack(number, line, 60, {
    weight_grams: 1500,
    line_items: [{ line_item_id: line, quantity: 60, pieces_per_carton: 25 }],
  });
  expect(first.body).toMatchObject({
    order_number: number,
    state: 'packed',
    fulfilment_status: 'in_production',
    line_items: [{ line_item_id: line, quantity: 60 }],
    shipped_at: null,
  });
  expect((await buyer.read(number)).fulfilment_status).toBe('in_production');
  const [packed] = listOf(
    (await shop.call('GET', `/shipments?order_number=${number}`, { token: buyer.token })).body,
  );
  expect(packed).toMatchObject({ weight_grams: 1500, line_items: [{ pieces_per_carton: 25 }] });
  const pdf = await fetch(`${shop.url}${packed?.packing_list_url}`);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const text = readPdfText(new Uint8Array(await pdf.arrayBuffer()));
  for (const part of [number, 'DPD0042', '2 × 25 + 1 × 10', '1.5 kg']) expect(text).toContain(part);
  const forged = `${shop.url}${packed?.packing_list_url.replace(/signature=.*/, 'signature=forged')}`;
  expect((await fetch(forged)).status).toBe(404);
  expect((await move(made(first).id, 'delivered')).status).toBe(409);
  expect((await move(made(first).id, 'shipped')).body).toMatchObject({
    state: 'shipped',
    fulfilment_status: 'partially_shipped',
    tracking_url: 'https://tracktrace.dpd.com.pl/parcelDetails?p1=DPD0042',
  });
  expect((await move(made(first).id, 'shipped')).status).toBe(200);
  expect((await move(made(first).id, 'packed')).status).toBe(409);
  expect((await move(made(first).id, 'shipped', { tracking_number: 'OTHER-1' })).status).toBe(409);
  const second = await pack(number, line, 40, { tracking_number: undefined });
  expect(problem(await move(made(second).id, 'shipped'))).toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'tracking_number', code: 'required' }],
  });
  await move(made(second).id, 'shipped', { tracking_number: 'DPD0043' });
  expect(await statusOf(number)).toBe('shipped');
  await move(made(first).id, 'delivered');
  expect(await statusOf(number)).toBe('shipped');
  await move(made(second).id, 'delivered');
  expect((await buyer.read(number)).fulfilment_status).toBe('delivered');

  await shop.work();
  const mails = (await shop.mails()).filter((mail) => mail.includes(email) && mail.includes('DPD004'));
  expect(mails).toHaveLength(2);
  expect(mails.filter((mail) => mail.includes('parcelDetails?p1=DPD0042'))).toHaveLength(1);
  const events = await shop.db.query<{ data: { tracking_number: string } }>(sql`
    select data from webhook_events where type = 'order.shipped' and resource = ${`order:${number}`} order by sequence`);
  expect(events.map(({ data }) => data.tracking_number)).toEqual(['DPD0042', 'DPD0043']);
});

it('invariant 13: never sends more pieces of a line than were ordered, also when ten pack at once', async () => {
  const { number, line } = await paidOrder(100);
  const replies = await Promise.all(Array.from({ length: 10 }, () => pack(number, line, 30)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(new Set(replies.filter(({ status }) => status !== 200).map((reply) => problem(reply).code))).toEqual(
    new Set(['shipment_exceeds_order']),
  );
  expect(problem(await pack(number, line, 11)).fields).toMatchObject([
    { path: 'line_items.0.quantity', code: 'too_big', limit: 10 },
  ]);
  const [sum] = await shop.db.query<{ sent: bigint }>(
    sql`select sum(quantity)::bigint as sent from shipment_lines where order_line_id = ${line}`,
  );
  expect(sum?.sent).toBe(90n);
  // A database constraint refuses it as well.
  const [one] = replies.filter(({ status }) => status === 200);
  await expect(
    shop.db.execute(
      sql`update shipment_lines set quantity = 41 where shipment_id = ${made(one ?? { body: {} }).id}`,
    ),
  ).rejects.toThrow();
});

it('does not send refunded pieces, and does not wait for them', async () => {
  const { number, line } = await paidOrder(100);
  const refund = await staff('POST', '/v1/refunds', {
    order_number: number,
    reason: 'defect',
    note: 'Torn.',
    lines: [{ line_item_id: line, quantity: 40 }],
  });
  expect(refund.status).toBe(200);
  expect(problem(await pack(number, line, 61)).code).toBe('shipment_exceeds_order');
  const parcel = made(await pack(number, line, 60));
  await move(parcel.id, 'shipped');
  expect(await statusOf(number)).toBe('shipped');
});

it('packs nothing of an order that is not paid, is canceled, or is not there', async () => {
  const { number, order } = await readyBuyer(shop);
  const line = order.line_items[0]?.id ?? 0;
  expect(problem(await pack(number, line, 1)).code).toBe('not_found');
  const { buyer, number: transferred, order: waiting } = await readyBuyer(shop);
  await buyer.submit(transferred, 'payment', { payments_attributes: [{ payment_method: 'check' }] });
  await buyer.transfer(transferred);
  expect(problem(await pack(transferred, waiting.line_items[0]?.id ?? 0, 1)).code).toBe('order_not_paid');
  const gone = await paidOrder();
  await staff('PUT', `/v1/orders/${gone.number}/cancel`, { reason: 'other', note: '' });
  expect(problem(await pack(gone.number, gone.line, 1)).code).toBe('order_canceled');
  const other = await paidOrder();
  const own = await paidOrder();
  expect(problem(await pack(own.number, other.line, 1))).toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'line_items.0.line_item_id', code: 'not_offered' }],
  });
  const twice = { line_items: [1, 1].map((quantity) => ({ line_item_id: own.line, quantity })) };
  expect(problem(await pack(own.number, own.line, 1, twice)).code).toBe('invalid_input');
  expect(problem(await pack(own.number, own.line, 1, { carrier: 'a friend' })).code).toBe('invalid_input');
  expect(problem(await pack(own.number, own.line, 1, { tracking_number: '1\r\nBcc: x' })).code).toBe(
    'invalid_input',
  );
  expect(listOf((await staff('GET', `/shipments?order_number=${own.number}`)).body)).toEqual([]);
});

it('cannot be canceled by its buyer once it is packed, and a packed parcel of a canceled order stays here', async () => {
  const { buyer, number, line } = await paidOrder();
  const parcel = made(await pack(number, line, 100));
  expect(problem(await buyer.call('PUT', `/orders/${number}/cancel`, { reason: 'other' })).code).toBe(
    'order_not_cancelable',
  );
  await staff('PUT', `/v1/orders/${number}/cancel`, { reason: 'buyer_asked', note: '' });
  expect(problem(await move(parcel.id, 'shipped')).code).toBe('order_canceled');
});

it('shows shipments to their buyer and to staff; every filter changes the result', async () => {
  const one = await paidOrder();
  const two = await paidOrder();
  const parcel = made(await pack(one.number, one.line, 50));
  const other = made(
    await pack(two.number, two.line, 50, { carrier: 'pick-up', tracking_number: undefined }),
  );
  expect((await move(other.id, 'shipped')).body).toMatchObject({ state: 'shipped', tracking_url: null });

  const own = await one.buyer.call('GET', '/shipments');
  expect(listOf(own.body).map(({ id }) => id)).toEqual([parcel.id]);
  expect((await one.buyer.call('GET', `/shipments/${parcel.id}`)).body).toMatchObject({ id: parcel.id });
  expect((await one.buyer.call('GET', `/shipments/${other.id}`)).status).toBe(404);
  expect((await shop.call('GET', '/shipments')).status).toBe(401);
  expect((await one.buyer.call('PUT', `/shipments/${parcel.id}`, { state: 'shipped' })).status).toBe(404);
  expect(
    (
      await one.buyer.call('POST', '/shipments', {
        order_number: one.number,
        carrier: 'dpd',
        line_items: [{ line_item_id: one.line, quantity: 1 }],
      })
    ).status,
  ).toBe(404);
  expect((await staff('GET', `/shipments/${parcel.id}`)).body).toMatchObject({ state: 'packed' });

  const ids = async (query: string) =>
    listOf((await staff('GET', `/shipments?${query}`)).body).map(({ id }) => id);
  const all = await ids('per_page=100');
  expect(all.slice(0, 2)).toEqual([other.id, parcel.id]);
  expect(await ids(`order_number=${one.number}`)).toEqual([parcel.id]);
  expect(await ids('q[state_eq]=packed')).not.toContain(other.id);
  expect(await ids('q[carrier_eq]=pick-up')).toEqual([other.id]);
  expect((await staff('GET', '/shipments?q[carrier_eq]=a+friend')).status).toBe(422);
  const first = (await staff('GET', '/shipments?per_page=1')).body as { next_cursor: string };
  expect(await ids(`per_page=1&cursor=${first.next_cursor}`)).toEqual([parcel.id]);
  expect(await ids('per_page=1&page=2')).toEqual([parcel.id]);
});

it('does not send or produce a line that failed its check, and does once it passed', async () => {
  const { number, line } = await paidOrder();
  const decide = (state: string, more: object = {}) =>
    staff('POST', '/qa_state_changes', { order_number: number, line_item_id: line, state, ...more });
  const parcel = made(await pack(number, line, 50));
  expect((await decide('in_check')).body).toMatchObject({ from_state: 'waiting', state: 'in_check' });
  expect(problem(await pack(number, line, 50)).code).toBe('quality_check_failed');
  expect(problem(await decide('failed'))).toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'reason' }],
  });
  await decide('failed', { reason: 'The fold cracks.', visible: true });
  expect(problem(await move(parcel.id, 'shipped')).code).toBe('quality_check_failed');
  expect(problem(await decide('passed')).code).toBe('transition_not_allowed');
  await decide('in_check');
  expect(((await decide('passed')).body as QaStateChange).from_state).toBe('in_check');
  expect((await move(parcel.id, 'shipped')).status).toBe(200);

  const held = await paidOrder();
  const about = { order_number: held.number, line_item_id: held.line };
  await staff('POST', '/qa_state_changes', { ...about, state: 'in_check' });
  await staff('POST', '/qa_state_changes', { ...about, state: 'failed', reason: 'Wrong board.' });
  const begin = () => staff('PUT', `/v1/orders/${held.number}/begin_production`);
  expect(problem(await begin()).code).toBe('quality_check_failed');
  await staff('POST', '/qa_state_changes', { ...about, state: 'waived', reason: 'The buyer takes it.' });
  expect((await begin()).status).toBe(200);
  expect(await statusOf(held.number)).toBe('in_production');
});

it('property: an order is shipped when nothing is left, and delivered when nothing travels', () => {
  const count = fc.integer({ min: 0, max: 2 });
  fc.assert(
    fc.property(
      fc.record({ begun: fc.boolean(), left: count, packed: count, shipped: count, travelling: count }),
      (facts) => {
        const status = computeFulfilment(facts);
        if (facts.shipped === 0)
          expect(status).toBe(facts.begun || facts.packed > 0 ? 'in_production' : 'none');
        else expect(status === 'partially_shipped').toBe(facts.left > 0 || facts.packed > 0);
        if (status === 'delivered') expect(facts.travelling).toBe(0);
      },
    ),
  );
});

it('makes a tracking address of the number alone', () => {
  expect(trackingUrl('ups', 'A&b=c')).toBe('https://www.ups.com/track?tracknum=A%26b%3Dc');
  expect([trackingUrl('pick-up', 'A1B2'), trackingUrl('dhl', null)]).toEqual([null, null]);
});
