import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { fixturePorts, type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { buyerOf, cards, outcome, problem, readyBuyer, warsaw } from './checkout.fixture.ts';
import { applyPaymentEvent, reconcilePayment } from './reconcile-payments.ts';

/** Simulated connection to the gateway: normal, the reply is lost, or the request never arrives. */
let wire: 'fine' | 'answer lost' | 'request lost' = 'fine';
const throughWire = (inner: PaymentProvider): PaymentProvider => ({
  ...inner,
  charge: async (request) => {
    if (wire === 'request lost') throw new Error('connection refused');
    const said = await inner.charge(request);
    if (wire === 'answer lost') throw new Error('socket hang up');
    return said;
  },
  confirm: async (intentId, challenge) => {
    if (wire === 'request lost') throw new Error('connection refused');
    const said = await inner.confirm(intentId, challenge);
    if (wire === 'answer lost') throw new Error('socket hang up');
    return said;
  },
});

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ wrap: throughWire });
});
afterAll(() => shop.cleanup());
beforeEach(() => {
  wire = 'fine';
  shop.book.unit = 12_345n;
});

const counts = async (number: string): Promise<unknown> => {
  const [row] = await shop.db.query(sql`
    select (select count(*)::int from orders where number = ${number} and placed_at is not null) as orders,
      (select count(*)::int from sandbox_intents where idempotency_key like ${`${number}-%`} and status = 'succeeded') as charged,
      (select count(*)::int from payments p join carts c on c.id = p.order_id where c.number = ${number} and p.state = 'completed') as paid,
      (select count(*)::int from jobs where name = 'orders.mail' and key = ${number}) as mails`);
  return row;
};
const once = { orders: 1, charged: 1, paid: 1, mails: 1 };
const openPayment = async (number: string): Promise<number> => {
  const [row] = await shop.db.query<{ id: bigint }>(
    sql`select p.id from payments p join carts c on c.id = p.order_id where c.number = ${number} and p.state = 'processing'`,
  );
  return Number(row?.id);
};

describe('a process that dies between charge and order', () => {
  it('holds the cart, and the next call takes up where it stopped', async () => {
    const { buyer, number } = await readyBuyer(shop);
    const card = await buyer.card(cards.success);
    wire = 'answer lost';
    const lost = await buyer.pay(number, card, {}, 'the same key');
    expect([lost.status, problem(lost).code]).toEqual([503, 'busy']);
    const edit = await buyer.call('POST', `/v2/orders/${number}/line_item`, {
      line_item: { variant_id: 101, quantity: 1 },
    });
    expect(problem(edit).code).toBe('completion_in_progress');
    wire = 'fine';
    expect(outcome(await buyer.pay(number, card, {}, 'the same key')).order).toMatchObject({
      number,
      state: 'complete',
    });
    expect(await counts(number)).toEqual(once);
  });

  it('gets its order from the watch when nobody calls again, however often it looks', async () => {
    const { buyer, number, order } = await readyBuyer(shop);
    wire = 'answer lost';
    await buyer.pay(number, await buyer.card(cards.success));
    const payment = await openPayment(number);
    shop.book.unit = 99_999n;
    const look = () => reconcilePayment(shop.db, fixturePorts(shop.deps, shop.book), shop.provider, payment);
    expect((await Promise.all([look(), look(), look()])).every((end) => end === 'over')).toBe(true);
    expect(await counts(number)).toEqual(once);
    expect(await buyer.read(number)).toMatchObject({
      state: 'complete',
      total: order.total,
      payment_status: 'OK',
    });
  });

  it('is given up only when the gateway never got it, after five minutes', async () => {
    const { buyer, number } = await readyBuyer(shop);
    wire = 'request lost';
    await buyer.pay(number, await buyer.card(cards.success));
    const payment = await openPayment(number);
    const look = () => reconcilePayment(shop.db, fixturePorts(shop.deps, shop.book), shop.provider, payment);
    expect(await look()).toBe('open');
    await shop.db.execute(
      sql`update payments set updated_at = now() - interval '6 minutes' where id = ${payment}`,
    );
    expect(await look()).toBe('over');
    expect(await buyer.read(number)).toMatchObject({ state: 'confirm', payment_status: 'FAILED' });
    wire = 'fine';
    expect(outcome(await buyer.pay(number, await buyer.card(cards.success))).order.state).toBe('complete');
    expect(await counts(number)).toEqual(once);
  });
});

describe('a process that dies while 3-D Secure is being confirmed', () => {
  const look = (payment: number) =>
    reconcilePayment(shop.db, fixturePorts(shop.deps, shop.book), shop.provider, payment);
  const asked = async () => {
    const { buyer, number } = await readyBuyer(shop);
    const { payment_intent_id } = outcome(await buyer.pay(number, await buyer.card(cards.secure)));
    return { buyer, number, payment_intent_id };
  };

  it('gets its order when the bank had answered', async () => {
    const { buyer, number, payment_intent_id } = await asked();
    wire = 'answer lost';
    expect((await buyer.confirm(number, payment_intent_id, 'pass')).status).toBe(503);
    expect(await look(await openPayment(number))).toBe('over');
    expect(await counts(number)).toEqual(once);
  });

  it('is asked again when the bank had not', async () => {
    const { buyer, number, payment_intent_id } = await asked();
    wire = 'request lost';
    expect((await buyer.confirm(number, payment_intent_id, 'pass')).status).toBe(503);
    const payment = await openPayment(number);
    expect(await look(payment)).toBe('open');
    await shop.db.execute(
      sql`update payments set updated_at = now() - interval '6 minutes' where id = ${payment}`,
    );
    await look(payment);
    expect((await buyer.read(number)).payments).toMatchObject([{ state: 'requires_action' }]);
    wire = 'fine';
    expect(outcome(await buyer.confirm(number, payment_intent_id, 'pass')).order.state).toBe('complete');
    expect(await counts(number)).toEqual(once);
  });
});

it('invariant 12: never ends inconsistent when it is paid and edited at the same time', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { buyer, number } = await readyBuyer(shop);
    const card = await buyer.card(cards.success);
    const edit = () =>
      buyer.call('POST', `/v2/orders/${number}/line_item`, { line_item: { variant_id: 102, quantity: 7 } });
    const calls = [() => buyer.pay(number, card), edit, () => buyer.pay(number, card), edit];
    const replies = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
    const codes = replies.map((reply) => (reply.status === 200 ? 'ok' : problem(reply).code));
    for (const code of codes)
      expect(['ok', 'completion_in_progress', 'cart_completed', 'cart_changed']).toContain(code);
    const end = await buyer.read(number);
    if (end.state !== 'complete') await buyer.pay(number, card);
    const order = await buyer.read(number);
    const [sums] = await shop.db.query<{ lines: bigint; paid: bigint; total: bigint; quantity: bigint }>(sql`
      select (select sum(gross) from order_lines l where l.order_id = o.id)::bigint as lines, o.total,
        (select sum(amount) from payments p where p.order_id = o.id and p.state = 'completed')::bigint as paid,
        (select sum(quantity) from order_lines l where l.order_id = o.id)::bigint as quantity
      from orders o where number = ${number} and placed_at is not null`);
    expect(sums).toMatchObject({ lines: sums?.total, paid: sums?.total, quantity: BigInt(order.quantity) });
    expect(await counts(number)).toEqual(once);
  }
});

it('invariant 22: keeps a placed order as it was agreed, whatever is changed afterwards', async () => {
  const { token } = await shop.member();
  const design = await shop.design(token, 'as ordered');
  const buyer = buyerOf(shop, token);
  const { number } = await buyer.open();
  await buyer.add(number, { variant_id: 1, quantity: 100, box_design_id: design });
  await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  const paid = outcome(await buyer.pay(number, await buyer.card(cards.success))).order;
  shop.book.unit = 1n;
  await shop.db.execute(
    sql`update box_designs set name = 'later', document = '{}', rev = 9 where id = ${design}`,
  );
  await shop.db.execute(
    sql`update carts set ship_address = '{}', shipping_method = null where number = ${number}`,
  );
  const read = await buyer.read(number);
  expect(read).toEqual(paid);
  expect(read.line_items[0]?.box_design).toMatchObject({ name: 'as ordered', rev: 1 });
  const [line] = await shop.db.query(sql`
    select design_rev, design_document from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`);
  expect(line).toEqual({ design_rev: 1, design_document: { made: 'as ordered' } });
  for (const forbidden of [
    sql`update orders set total = total + 1 where number = ${number}`,
    sql`update orders set snapshot = '{}' where number = ${number}`,
    sql`update order_lines set quantity = 1 where order_id = ${paid.id}`,
    sql`delete from order_taxes where order_id = ${paid.id}`,
  ]) {
    await expect(shop.db.execute(forbidden)).rejects.toThrow(/cannot be changed/);
  }
});

it('cannot hold two open payments of one order, whoever inserts them', async () => {
  const { buyer, number } = await readyBuyer(shop);
  await buyer.pay(number, await buyer.card(cards.delayed));
  const insert = (state: string) =>
    shop.db.execute(sql`
      insert into payments (order_id, currency, method, provider, amount, state, cart_version)
      select id, currency, 'card', 'sandbox', 1, ${state}, version from carts where number = ${number}`);
  for (const open of ['checkout', 'processing', 'requires_action', 'pending'])
    await expect(insert(open)).rejects.toThrow(/payments_one_open/);
  for (const over of ['completed', 'failed', 'void']) expect(await insert(over)).toBe(1);
});

it('invariant 21: ends the same whatever the order and number of a gateway’s events', async () => {
  const ports = fixturePorts(shop.deps, shop.book);
  const event = (id: string, intentId: string) =>
    applyPaymentEvent(shop.db, ports, shop.provider, { id, kind: 'payment_intent.settled', intentId });
  const ends: unknown[] = [];
  for (const order of [[0, 1, 2], [2, 1, 0], [1, 1, 0, 2, 2], [0]]) {
    const { buyer, number } = await readyBuyer(shop);
    const intent = outcome(await buyer.pay(number, await buyer.card(cards.delayed))).payment_intent_id;
    expect(await event(`early-${intent}`, intent)).toBe('applied');
    expect((await buyer.read(number)).state).toBe('confirm');
    await shop.db.execute(sql`update sandbox_intents set status = 'succeeded' where id = ${intent}`);
    await Promise.all(order.map((index) => event(`evt-${index}-${intent}`, intent)));
    expect(await event(`evt-${order[0]}-${intent}`, intent)).toBe('known');
    ends.push(await counts(number));
  }
  expect(ends).toEqual(ends.map(() => once));
});

it('sends one mail with a link that opens the order, and only to read', async () => {
  const { buyer, number, email, order } = await readyBuyer(shop);
  await buyer.transfer(number);
  await shop.work();
  await shop.work();
  const folder = join(shop.dataDir, 'mail');
  const mails = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const mine = mails.map(unfolded).filter((text) => text.includes(`To: ${email}`) && text.includes(number));
  expect(mine).toHaveLength(1);
  const [mail = ''] = mine;
  expect(mail).toContain(`Reference: ${number}`);
  const link = /order_token=([\w-]{43})/.exec(mail)?.[1] ?? '';
  const stranger = await shop.visitor();
  const ask = (token: string) =>
    shop.call('GET', `/orders/${number}`, { token: stranger, headers: { 'x-spree-order-token': token } });
  expect((await ask(link)).body).toMatchObject({ number, total: order.total, state: 'complete' });
  expect((await ask(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
  const write = await shop.call('PUT', `/orders/${number}`, {
    token: stranger,
    headers: { 'x-spree-order-token': link },
    body: { order: { email: 'x@example.com' } },
  });
  expect(write.status).toBe(404);
  const { body } = await shop.call('GET', `/orders/${number}`, { token: stranger });
  expect((body as Order).number).toBeUndefined();
});

/** Decodes quoted-printable, as far as these mails use it. */
const unfolded = (text: string): string => text.replace(/=\n/g, '').replaceAll('=3D', '=');
