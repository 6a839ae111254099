import type { Order } from '@shop/contracts';
import { money } from '@shop/money';
import { sql } from 'drizzle-orm';
import { storeOfRun } from '../../../test/start-test-api.ts';
import { buyerOf, cards, outcome, problem, readyBuyer, warsaw } from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { creditWallet } from './credit-wallet.ts';
import { restoreWallet } from './restore-wallet.ts';
import { ledger, staffOf, userIdOf, walletOf } from './wallet.fixture.ts';
import { wallet } from './wallet.ts';

let shop: OrderShop;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [wallet(ports)] });
  staff = staffOf(shop);
});
afterAll(() => shop.cleanup());

/** A buyer with a cart ready for payment and a wallet balance. */
const richBuyer = async (amount: string) => {
  const ready = await readyBuyer(shop);
  const userId = await userIdOf(shop, ready.buyer.token);
  if (amount !== '0.00') expect((await staff.enter(userId, amount)).status).toBe(200);
  const apply = (yes = true) =>
    ready.buyer.call('PUT', '/v1/wallet', { currency: 'PLN', apply: yes, order_number: ready.number });
  const balance = async () => walletOf(await ready.buyer.call('GET', '/v1/wallet?currency=PLN')).balance;
  return { ...ready, userId, apply, balance };
};
const minus = (left: string, right: string): string => (Number(left) - Number(right)).toFixed(2);

describe('reading a wallet', () => {
  it('is empty at first, in the currency of the region, then in the one it was set to', async () => {
    const { buyer } = await richBuyer('0.00');
    expect(walletOf(await buyer.call('GET', '/v1/wallet'))).toMatchObject({
      currency: 'PLN',
      balance: '0.00',
      entries: [],
      total_count: 0,
      applied_to: null,
    });
    expect((await buyer.call('PUT', '/v1/wallet', { currency: 'EUR' })).body).toMatchObject({
      currency: 'EUR',
    });
    expect(walletOf(await buyer.call('GET', '/v1/wallet')).currency).toBe('EUR');
    expect(walletOf(await buyer.call('GET', '/v1/wallet?currency=SEK')).currency).toBe('SEK');
    expect(problem(await buyer.call('GET', '/v1/wallet?currency=XXX')).code).toBe('invalid_input');
  });

  it('keeps currencies apart and pages its entries, newest first', async () => {
    const { buyer, userId } = await richBuyer('10.00');
    await staff.enter(userId, '2.50', { reason: 'A second one' });
    await staff.enter(userId, '7.00', { currency: 'EUR' });
    const first = walletOf(await buyer.call('GET', '/v1/wallet?currency=PLN&per_page=1'));
    expect(first).toMatchObject({
      balance: '12.50',
      balances: [
        { currency: 'EUR', balance: '7.00' },
        { currency: 'PLN', balance: '12.50' },
      ],
      entries: [{ amount: '2.50', balance_after: '12.50', kind: 'credit', reason: 'A second one' }],
      count: 1,
      total_count: 2,
      pages: 2,
    });
    const second = walletOf(await buyer.call('GET', '/v1/wallet?currency=PLN&per_page=1&page=2'));
    expect(second.entries).toMatchObject([{ amount: '10.00', balance_after: '10.00' }]);
  });
});

describe('entries by staff', () => {
  it('take back no more than is there, and once per key', async () => {
    const { userId, balance } = await richBuyer('10.00');
    expect(problem(await staff.enter(userId, '-10.01')).code).toBe('wallet_insufficient');
    const key = crypto.randomUUID();
    const taken = await staff.enter(userId, '-4.00', {}, key);
    expect((await staff.enter(userId, '-4.00', {}, key)).text).toBe(taken.text);
    expect(await balance()).toBe('6.00');
  });

  it('are refused for nobody, for nothing, without a visible reason, and to customers', async () => {
    const { buyer, userId } = await richBuyer('1.00');
    expect((await staff.enter(2_000_000_000, '1.00')).status).toBe(404);
    expect(problem(await staff.enter(userId, '0.00')).code).toBe('invalid_input');
    expect(problem(await staff.enter(userId, '1.00', { reason: '\u200b\r\n ' })).code).toBe('invalid_input');
    expect(problem(await staff.enter(userId, '1.00', { reason: '\u200b\u2060\u200b' })).code).toBe(
      'invalid_input',
    );
    expect(problem(await staff.enter(userId, '1e3')).code).toBe('invalid_input');
    const visitor = await shop.visitor();
    expect((await staff.enter(await userIdOf(shop, visitor), '1.00')).status).toBe(404);
    const body = { user_id: userId, currency: 'PLN', amount: '5.00', reason: 'for me' };
    const own = await buyer.call('POST', '/v1/wallet/entries', body, {
      'idempotency-key': crypto.randomUUID(),
    });
    expect(own.status).toBe(404);
  });

  it('cannot be changed afterwards, by whatever writes', async () => {
    const { userId } = await richBuyer('1.00');
    for (const forbidden of [
      sql`update wallet_entries set amount = 99 where user_id = ${userId}`,
      sql`delete from wallet_entries where user_id = ${userId}`,
    ])
      await expect(shop.db.execute(forbidden)).rejects.toThrow(/cannot be changed or removed/);
  });

  it('stores an event once, however often it is delivered', async () => {
    const { userId, balance } = await richBuyer('1.00');
    const tell = () =>
      shop.db.transaction((tx) =>
        creditWallet(tx, userId, money(500n, 'PLN'), 'Referral', { key: `referral:${userId}` }),
      );
    expect((await Promise.all([tell(), tell(), tell()])).filter(Boolean)).toHaveLength(1);
    expect(await balance()).toBe('6.00');
  });
});

describe('paying with a wallet', () => {
  it('pays a part; the card pays the rest', async () => {
    const { buyer, number, order, apply, balance, userId } = await richBuyer('50.00');
    expect(walletOf(await apply()).applied_to).toBe(number);
    const shown = await buyer.read(number);
    const rest = minus(order.total, '50.00');
    expect(shown.wallet).toEqual({ applied: true, balance: '50.00', amount: '50.00', to_pay: rest });
    expect(shown.total).toBe(order.total);
    const paid = outcome(await buyer.pay(number, await buyer.card(cards.success))).order;
    expect(paid).toMatchObject({
      state: 'complete',
      payment_status: 'OK',
      total: order.total,
      wallet: { amount: '50.00', to_pay: rest },
      payments: [
        { payment_method: 'wallet', amount: '50.00', state: 'completed' },
        { payment_method: 'card', amount: rest, state: 'completed' },
      ],
    });
    expect(await buyer.read(number)).toEqual(paid);
    expect(await balance()).toBe('0.00');
    expect(await ledger(shop, userId)).toEqual([{ currency: 'PLN', balance: 0n, entries: 0n }]);
    // A repeated call charges nothing.
    await buyer.pay(number, await buyer.card(cards.success));
    expect((await buyer.read(number)).payments).toHaveLength(2);
  });

  it('pays all of an order without a gateway', async () => {
    const { buyer, number, order, balance } = await richBuyer('1000.00');
    expect((await buyer.read(number)).payment_methods).toContain('wallet');
    const chosen = await buyer.call('PUT', `/checkouts/${number}`, {
      order: { payments_attributes: [{ payment_method: 'wallet' }] },
    });
    expect(chosen.body).toMatchObject({
      payment_method: 'wallet',
      wallet: { applied: true, to_pay: '0.00' },
    });
    const done = await buyer.next(number, { expected_total: order.total });
    expect(done.body).toMatchObject({
      state: 'complete',
      payment_status: 'OK',
      payments: [{ payment_method: 'wallet', amount: order.total, state: 'completed' }],
    });
    expect(await balance()).toBe(minus('1000.00', order.total));
  });

  it('is not offered for all of an order that it does not cover', async () => {
    const { buyer, number } = await richBuyer('1.00');
    const chosen = await buyer.call('PUT', `/checkouts/${number}`, {
      order: { payments_attributes: [{ payment_method: 'wallet' }] },
    });
    expect(problem(chosen).code).toBe('payment_method_not_allowed');
    expect((await buyer.read(number)).payment_methods).not.toContain('wallet');
  });

  it('releases the hold when the card is declined, and holds it again for the next', async () => {
    const { buyer, number, order, apply, balance } = await richBuyer('50.00');
    await apply();
    expect(problem(await buyer.pay(number, await buyer.card(cards.declined))).decline_code).toBe(
      'card_declined',
    );
    expect(await balance()).toBe('50.00');
    expect((await buyer.read(number)).payment_status).toBe('FAILED');
    const paid = outcome(await buyer.pay(number, await buyer.card(cards.success))).order;
    expect(paid.payments.map(({ state }) => state)).toEqual(['void', 'failed', 'completed', 'completed']);
    expect(paid.payments.at(-1)?.amount).toBe(minus(order.total, '50.00'));
    expect(await balance()).toBe('0.00');
  });

  it('is free while the bank asks, and held again when the buyer has answered', async () => {
    const { buyer, number, apply, balance, userId } = await richBuyer('50.00');
    await apply();
    const asked = outcome(await buyer.pay(number, await buyer.card(cards.secure)));
    expect([asked.status, await balance()]).toEqual(['requires_action', '50.00']);
    const done = outcome(await buyer.confirm(number, asked.payment_intent_id, 'pass')).order;
    expect(done).toMatchObject({ state: 'complete', payment_status: 'OK', wallet: { amount: '50.00' } });
    expect(await balance()).toBe('0.00');

    const other = await richBuyer('50.00');
    await other.apply();
    const question = outcome(await other.buyer.pay(other.number, await other.buyer.card(cards.secure)));
    await staff.enter(other.userId, '-20.00');
    const refused = await other.buyer.confirm(other.number, question.payment_intent_id, 'pass');
    expect(problem(refused).code).toBe('cart_changed');
    expect(await other.balance()).toBe('30.00');
    expect((await other.buyer.read(other.number)).state).toBe('confirm');
    expect(await ledger(shop, userId)).toEqual([{ currency: 'PLN', balance: 0n, entries: 0n }]);
  });

  it('asks before the card pays more than was shown', async () => {
    const { buyer, number, order, apply, userId } = await richBuyer('50.00');
    await apply();
    await staff.enter(userId, '-30.00');
    const asked = await buyer.pay(number, await buyer.card(cards.success), { expected_total: order.total });
    expect(problem(asked)).toMatchObject({ code: 'cart_changed', current_total: order.total });
    expect((await buyer.read(number)).wallet).toMatchObject({ amount: '20.00' });
    const paid = outcome(await buyer.pay(number, await buyer.card(cards.success))).order;
    expect(paid.payments.at(-1)?.amount).toBe(minus(order.total, '20.00'));
  });

  it('pays beside a transfer, which asks for the rest', async () => {
    const { buyer, number, order, apply } = await richBuyer('50.00');
    await apply();
    const rest = minus(order.total, '50.00');
    expect((await buyer.transfer(number)).body).toMatchObject({
      order: {
        payment_status: 'WAITING',
        payments: [{ state: 'completed' }, { state: 'pending', amount: rest }],
      },
      transfer: { amount: rest, reference: number },
    });
  });

  it('is taken off the cart again, and belongs to no other currency and no other buyer', async () => {
    const { buyer, number, apply, order } = await richBuyer('50.00');
    await apply();
    await apply(false);
    expect((await buyer.read(number)).wallet).toMatchObject({
      applied: false,
      amount: '0.00',
      to_pay: order.total,
    });
    const euros = await buyer.call('PUT', '/v1/wallet', {
      currency: 'EUR',
      apply: true,
      order_number: number,
    });
    expect(problem(euros).code).toBe('currency_mismatch');
    const stranger = await richBuyer('5.00');
    const foreign = await stranger.buyer.call('PUT', '/v1/wallet', { apply: true, order_number: number });
    expect(foreign.status).toBe(404);
    expect((await buyer.read(number)).wallet).toMatchObject({ applied: false });
    await apply();
    expect(outcome(await buyer.pay(number, await buyer.card(cards.success))).order.state).toBe('complete');
    expect(problem(await apply()).code).toBe('cart_completed');
  });

  it('gets back what it paid, once and no more', async () => {
    const { buyer, number, apply, balance, order } = await richBuyer('50.00');
    await apply();
    await buyer.pay(number, await buyer.card(cards.success));
    const give = (amount?: bigint, key?: string) =>
      shop.db.transaction((tx) =>
        restoreWallet(tx, order.id, {
          ...(amount === undefined ? {} : { amount: money(amount, 'PLN') }),
          ...(key ? { key } : {}),
          actor: 'test',
        }),
      );
    expect(await give(1500n, `refund:${number}`)).toEqual(money(1500n, 'PLN'));
    expect(await give(1500n, `refund:${number}`)).toEqual(money(0n, 'PLN'));
    const all = await Promise.all([give(), give(), give()]);
    expect(all.reduce((sum, back) => sum + (back?.amount ?? 0n), 0n)).toBe(3500n);
    expect(await balance()).toBe('50.00');
  });
});

it('invariant 16: a wallet is the sum of its entries and never below zero, whatever races', async () => {
  const { buyer, number, apply, userId } = await richBuyer('60.00');
  await apply();
  // The same buyer cannot have a second open cart in another region with this currency: staff
  // corrections and credits race with the payment instead.
  const card = await buyer.card(cards.success);
  const calls = [
    () => buyer.pay(number, card),
    () => buyer.pay(number, card),
    ...Array.from({ length: 6 }, () => () => staff.enter(userId, '-25.00')),
    ...Array.from({ length: 3 }, () => () => staff.enter(userId, '10.00')),
    () => apply(false),
  ];
  const replies = await Promise.all(calls.map((call) => call()));
  for (const reply of replies) expect(reply.status).not.toBe(500);
  const [row] = await ledger(shop, userId);
  expect(row?.balance).toBe(row?.entries);
  expect(row?.balance).toBeGreaterThanOrEqual(0n);
  await buyer.pay(number, card);
  const end: Order = await buyer.read(number);
  const [sums] = await shop.db.query<{ paid: bigint; total: bigint }>(sql`
    select o.total, (select sum(amount) from payments p where p.order_id = o.id and p.state = 'completed')::bigint as paid
    from orders o where o.number = ${number} and placed_at is not null`);
  if (end.state === 'complete') expect(sums?.paid).toBe(sums?.total);
  const [after] = await ledger(shop, userId);
  expect(after?.balance).toBe(after?.entries);
});

it('invariant 16: two orders of one buyer never spend the same money', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { token } = await shop.member();
    const userId = await userIdOf(shop, token);
    await staff.enter(userId, '100.00', { currency: 'EUR' });
    const ready = async (region: string) => {
      const buyer = buyerOf(shop, token, region, 'EUR');
      const { number } = await buyer.open();
      await buyer.add(number, { variant_id: 101, quantity: 100 });
      await buyer.submit(number, 'address', {
        ship_address_attributes: { ...warsaw, country_iso: 'DE', zipcode: '10115', city: 'Berlin' },
      });
      await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
      await buyer.submit(number, 'payment', {
        payments_attributes: [{ payment_method: 'card' }],
        accepted_terms: true,
      });
      await buyer.call('PUT', '/v1/wallet', { currency: 'EUR', apply: true, order_number: number });
      const card = await buyer.card(cards.success);
      return { buyer, number, pay: () => buyer.pay(number, card) };
    };
    const orders = [await ready('eu'), await ready('de')];
    const replies = await Promise.all(orders.flatMap(({ pay }) => [pay(), pay()]));
    for (const reply of replies) expect([200, 409]).toContain(reply.status);
    // The second one was asked again and pays more by card.
    for (const { pay } of orders) {
      await pay();
      await pay();
    }
    let spent = 0;
    for (const { buyer, number } of orders) {
      const order = await buyer.read(number);
      expect(order).toMatchObject({ state: 'complete', payment_status: 'OK' });
      const paid = order.payments.filter(({ state }) => state === 'completed');
      expect(paid.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0)).toBe(
        Math.round(Number(order.total) * 100),
      );
      spent += Math.round(Number(order.wallet?.amount ?? 0) * 100);
    }
    expect(spent).toBeLessThanOrEqual(10_000);
    expect(await ledger(shop, userId)).toEqual([
      { currency: 'EUR', balance: BigInt(10_000 - spent), entries: BigInt(10_000 - spent) },
    ]);
  }
});

// PGlite has one connection, so nothing has to wait.
if (storeOfRun() === 'postgres')
  it('takes the lock of the user before that of the cart, as those do who open a cart', async () => {
    const { number, userId, buyer } = await richBuyer('50.00');
    // A row lock leaves its transaction id in the row, even after a rollback.
    const locker = async () =>
      (await shop.db.query(sql`select xmax::text as by from carts where number = ${number}`))[0];
    const before = await locker();
    let end: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    let holds: () => void = () => undefined;
    const holding = new Promise<void>((resolve) => {
      holds = resolve;
    });
    const other = shop.db.transaction(async (tx) => {
      await tx.query(sql`select 1 from users where id = ${userId} for no key update`);
      holds();
      await held;
    });
    await holding;
    // With a key the whole call is one transaction.
    const apply = () =>
      buyer.call(
        'PUT',
        '/v1/wallet',
        { currency: 'PLN', apply: true, order_number: number },
        { 'idempotency-key': crypto.randomUUID() },
      );
    const waited = await apply();
    end();
    await other;
    expect([waited.status, problem(waited).code]).toEqual([503, 'busy']);
    expect(await locker()).toEqual(before);
    expect((await apply()).status).toBe(200);
    expect(await locker()).not.toEqual(before);
  });
