import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { fulfilmentDomains } from '../../../test/shops.ts';
import { storeOfRun } from '../../../test/start-test-api.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { buyerOf, cards, jobsOf, outcome, problem, readyBuyer, rowsIn, warsaw } from './checkout.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: fulfilmentDomains });
});
afterAll(() => shop.cleanup());
beforeEach(() => {
  shop.book.unit = 12_345n;
});

describe('paying by card', () => {
  it('places the order once, with one mail and one print file job', async () => {
    const { token } = await shop.member();
    const design = await shop.design(token);
    const buyer = buyerOf(shop, token);
    const { number } = await buyer.open();
    await buyer.add(number, { variant_id: 1, quantity: 100, box_design_id: design });
    await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
    await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
    const ready = (
      await buyer.submit(number, 'payment', {
        payments_attributes: [{ payment_method: 'card' }],
        accepted_terms: true,
      })
    ).body as Order;
    const paid = outcome(
      await buyer.pay(number, await buyer.card(cards.success), { expected_total: ready.total }),
    );
    expect(paid).toMatchObject({
      status: 'succeeded',
      order: { number, state: 'complete', payment_status: 'OK', total: ready.total },
    });
    expect(paid.order.payments).toMatchObject([
      { state: 'completed', amount: ready.total, payment_method: 'card' },
    ]);
    expect(paid.order.line_items[0]?.box_design).toMatchObject({ design_status: 'ordered' });
    expect([
      await jobsOf(shop, 'orders.mail', number),
      await jobsOf(shop, 'production.files', number),
    ]).toEqual([1, 1]);
    const mine = (await buyer.call('GET', '/orders/mine')).body as { orders: unknown[] };
    expect(mine).toMatchObject({
      total_count: 1,
      orders: [{ number, state: 'complete', total: ready.total, quantity: 100 }],
    });
    expect((await buyer.call('GET', '/v2/orders/current')).body).toBeNull();
    const next = await buyer.call('POST', `/v2/orders/${number}/line_item`, {
      line_item: { variant_id: 101, quantity: 1 },
    });
    expect(problem(next).code).toBe('cart_completed');
    expect((await buyer.open()).number).not.toBe(number);
  });

  it('asks for an idempotency key, and answers the same bytes to the same one', async () => {
    const { buyer, number, order } = await readyBuyer(shop);
    const token = await buyer.card(cards.success);
    const bare = await buyer.call('POST', `/v2/${number}/stripe/payment_intents/pay`, {
      payment_method_id: token,
      expected_total: order.total,
    });
    expect(problem(bare).code).toBe('idempotency_key_required');
    const [first, second] = [
      await buyer.pay(number, token, {}, `k-${number}`),
      await buyer.pay(number, token, {}, `k-${number}`),
    ];
    expect(second.text).toBe(first.text);
    const other = await buyer.pay(number, 'pm_other', {}, `k-${number}`);
    expect([other.status, problem(other).code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('answers five calls at once with one order, one payment and one charge', async () => {
    const { buyer, number } = await readyBuyer(shop);
    const token = await buyer.card(cards.success);
    const replies = await Promise.all(Array.from({ length: 5 }, () => buyer.pay(number, token)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map((reply) => JSON.stringify(outcome(reply).order))).size).toBe(1);
    expect([
      await rowsIn(shop, 'orders', number),
      await rowsIn(shop, 'payments', number),
      await rowsIn(shop, 'sandbox_intents', number),
    ]).toEqual([1, 1, 1]);
    expect(await jobsOf(shop, 'orders.mail', number)).toBe(1);
  });

  it.each([
    [cards.declined, 'card_declined'],
    [cards.poor, 'insufficient_funds'],
  ])('leaves the cart as it was when %s is declined', async (card, decline) => {
    const { buyer, number, order } = await readyBuyer(shop);
    const reply = await buyer.pay(number, await buyer.card(card));
    expect([reply.status, problem(reply).code, problem(reply).decline_code]).toEqual([
      402,
      'payment_failed',
      decline,
    ]);
    const after = await buyer.read(number);
    expect(after).toMatchObject({
      state: 'confirm',
      payment_status: 'FAILED',
      total: order.total,
      quantity: 100,
    });
    await buyer.add(number, { variant_id: 102, quantity: 1 });
    const paid = await buyer.pay(number, await buyer.card(cards.success));
    expect(outcome(paid).order).toMatchObject({ number, state: 'complete', payment_status: 'OK' });
    expect(outcome(paid).order.payments.map(({ state }) => state)).toEqual(['failed', 'completed']);
  });

  it('charges nobody who does not name the total they saw', async () => {
    const { buyer, number, order } = await readyBuyer(shop);
    const token = await buyer.card(cards.success);
    const key = () => ({ 'idempotency-key': crypto.randomUUID() });
    const intents = `/v2/${number}/stripe/payment_intents`;
    for (const [path, body] of [
      [`${intents}/pay`, { payment_method_id: token }],
      [`${intents}/initiate_stripe_redirect_payment`, { payment_method_type: 'p24' }],
      ['/check_payments', { order_number: number }],
    ] as const) {
      const refused = await buyer.call('POST', path, body, key());
      expect([refused.status, problem(refused).code]).toEqual([422, 'invalid_input']);
      expect(problem(refused).fields?.map(({ path: field }) => field)).toEqual(['expected_total']);
    }
    expect([await rowsIn(shop, 'payments', number), await rowsIn(shop, 'orders', number)]).toEqual([0, 0]);
    // Another tab adds boxes: the total that this one shows is no longer the cart's.
    await buyer.add(number, { variant_id: 102, quantity: 1 });
    for (const reply of [
      await buyer.pay(number, token, { expected_total: order.total }),
      await buyer.redirect(number, 'p24', { expected_total: order.total }),
      await buyer.transfer(number, { expected_total: order.total }),
    ])
      expect([reply.status, problem(reply).code]).toEqual([409, 'cart_changed']);
    expect(await rowsIn(shop, 'payments', number)).toBe(0);
  });

  it('asks before it charges more than was seen, and lets a lower price pass', async () => {
    const { buyer, number, order } = await readyBuyer(shop);
    const token = await buyer.card(cards.success);
    shop.book.unit = 20_000n;
    const dearer = await buyer.pay(number, token, { expected_total: order.total });
    expect([dearer.status, problem(dearer).code, problem(dearer).current_total]).toEqual([
      409,
      'cart_changed',
      '246.00',
    ]);
    const unseen = await buyer.pay(number, token, { expected_total: order.total });
    expect(problem(unseen).code).toBe('cart_changed');
    shop.book.unit = 10_000n;
    const cheaper = outcome(await buyer.pay(number, token, { expected_total: '246.00' }));
    expect(cheaper.order).toMatchObject({
      state: 'complete',
      total: '123.00',
      payments: [{ amount: '123.00' }],
    });
  });

  it('wants what is missing, and a version that is current', async () => {
    const { token } = await shop.member();
    const buyer = buyerOf(shop, token);
    const { number } = await buyer.open();
    const reply = await buyer.pay(number, await buyer.card(cards.success));
    expect([reply.status, problem(reply).code]).toEqual([422, 'requirements_unmet']);
    expect([await rowsIn(shop, 'payments', number), await rowsIn(shop, 'orders', number)]).toEqual([0, 0]);
    const ready = await readyBuyer(shop);
    const path = `/v2/${ready.number}/stripe/payment_intents/pay`;
    const body = {
      payment_method_id: await ready.buyer.card(cards.success),
      expected_total: ready.order.total,
    };
    const seen = (version: number) =>
      ready.buyer.call('POST', path, body, {
        'idempotency-key': `seen-${version}`,
        'if-match': `"${version}"`,
      });
    const stale = await seen(ready.order.version - 1);
    expect([stale.status, problem(stale).code]).toEqual([409, 'stale_cart']);
    expect(await rowsIn(shop, 'payments', ready.number)).toBe(0);
    expect((await seen(ready.order.version)).body).toMatchObject({ order: { state: 'complete' } });
  });

  it('refuses bad cards at the gateway and keeps no number', async () => {
    const buyer = buyerOf(shop, await shop.visitor());
    const send = (number: string, exp_year = 2099) =>
      buyer.call('POST', '/gateway/stripe/card', { number, exp_month: 1, exp_year, cvc: '123' });
    expect(problem(await send('4242 4242 4242 4241')).decline_code).toBe('incorrect_number');
    expect(problem(await send(cards.success, 2021)).decline_code).toBe('expired_card');
    expect(await send(cards.success)).toMatchObject({ status: 200, body: { last4: '4242', brand: 'visa' } });
    const [row] = await shop.db.query<{ all_of_it: string }>(
      sql`select string_agg(c::text, '') as all_of_it from sandbox_cards c`,
    );
    expect(row?.all_of_it).not.toContain('42424242');
  });
});

describe('3-D Secure', () => {
  it('places the order when the bank approves, and repeats the required action until then', async () => {
    const { buyer, number } = await readyBuyer(shop);
    const token = await buyer.card(cards.secure);
    const asked = outcome(await buyer.pay(number, token));
    expect(asked).toMatchObject({
      status: 'requires_action',
      order: { state: 'confirm', payment_status: 'WAITING' },
    });
    expect(outcome(await buyer.pay(number, token)).payment_intent_id).toBe(asked.payment_intent_id);
    const both = await Promise.all([1, 2].map(() => buyer.confirm(number, asked.payment_intent_id, 'pass')));
    for (const reply of both)
      expect(outcome(reply)).toMatchObject({ status: 'succeeded', order: { state: 'complete' } });
    expect([await rowsIn(shop, 'payments', number), await rowsIn(shop, 'orders', number)]).toEqual([1, 1]);
  });

  it('gives the cart back when the bank says no', async () => {
    const { buyer, number } = await readyBuyer(shop);
    const asked = outcome(await buyer.pay(number, await buyer.card(cards.secure)));
    const reply = await buyer.confirm(number, asked.payment_intent_id, 'fail');
    expect([reply.status, problem(reply).decline_code]).toEqual([402, 'authentication_failed']);
    expect((await buyer.add(number, { variant_id: 102, quantity: 1 })).quantity).toBe(101);
  });

  it('does not charge a cart that was changed meanwhile', async () => {
    const { buyer, number } = await readyBuyer(shop);
    const asked = outcome(await buyer.pay(number, await buyer.card(cards.secure)));
    const edited = await buyer.add(number, { variant_id: 102, quantity: 5 });
    const reply = await buyer.confirm(number, asked.payment_intent_id, 'pass');
    expect([problem(reply).code, problem(reply).current_total]).toEqual(['cart_changed', edited.total]);
    const paid = outcome(await buyer.pay(number, await buyer.card(cards.success)));
    expect(paid.order).toMatchObject({ state: 'complete', total: edited.total });
    const [intent] = await shop.db.query(
      sql`select status from sandbox_intents where id = ${asked.payment_intent_id}`,
    );
    expect(intent).toEqual({ status: 'canceled' });
  });
});

it('lets nobody pay, confirm or place somebody else’s order', async () => {
  const { buyer, number } = await readyBuyer(shop);
  const asked = outcome(await buyer.pay(number, await buyer.card(cards.secure)));
  const stranger = (await readyBuyer(shop)).buyer;
  const token = await stranger.card(cards.success);
  const replies = await Promise.all([
    stranger.pay(number, token),
    stranger.confirm(number, asked.payment_intent_id, 'pass'),
    stranger.transfer(number),
    stranger.next(number),
    stranger.redirect(number, 'p24'),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await buyer.read(number)).payments).toMatchObject([{ state: 'requires_action' }]);
  expect(await rowsIn(shop, 'orders', number)).toBe(0);
});

// PGlite has one connection, so nothing has to wait.
if (storeOfRun() === 'postgres')
  it('answers busy, not an error, when a lock is held too long', async () => {
    const { buyer, number } = await readyBuyer(shop);
    const token = await buyer.card(cards.success);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = shop.db.transaction(async (tx) => {
      await tx.query(sql`select 1 from carts where number = ${number} for update`);
      await held;
    });
    const reply = await buyer.pay(number, token);
    release();
    await holding;
    expect([reply.status, problem(reply).code, reply.headers.get('retry-after')]).toEqual([503, 'busy', '1']);
    expect(outcome(await buyer.pay(number, token)).order.state).toBe('complete');
  });

it('confirms a payment with the card it was begun with, and with no other', async () => {
  const { buyer, number } = await readyBuyer(shop);
  const [secure, other] = [await buyer.card(cards.secure), await buyer.card(cards.success)];
  const asked = outcome(await buyer.pay(number, secure));
  const confirm = (payment_method_id: string) =>
    buyer.call(
      'POST',
      `/v2/${number}/stripe/payment_intents/confirm`,
      { payment_intent_id: asked.payment_intent_id, payment_method_id, sandbox_challenge: 'pass' },
      { 'idempotency-key': crypto.randomUUID() },
    );
  const refused = await confirm(other);
  expect([refused.status, problem(refused).code]).toEqual([422, 'invalid_input']);
  expect(problem(refused).fields).toMatchObject([{ path: 'payment_method_id' }]);
  expect(await buyer.read(number)).toMatchObject({
    state: 'confirm',
    payments: [{ state: 'requires_action' }],
  });
  expect(outcome(await confirm(secure)).order).toMatchObject({ state: 'complete', payment_status: 'OK' });
});
