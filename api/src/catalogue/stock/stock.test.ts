import type { StockItem } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { bundles } from '../../../test/domains.ts';
import {
  buyerOf,
  cards,
  type OrderShop,
  outcome,
  problem,
  readyBuyer,
  startOrderShop,
  warsaw,
} from '../../../test/shops.ts';
import { storeOfRun } from '../../../test/start-test-api.ts';
import { returnStock } from './stock.repo.ts';
import { stock } from './stock.ts';

const key = 'a staff key for counting boxes';
let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    settings: { staffKeys: { warehouse: key } },
    more: (ports) => [bundles(ports), stock()],
  });
  // The fixture's plain boxes as catalogue rows; 180 is printed to order, 181 is a custom size.
  for (const id of [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 180, 181])
    await shop.db.execute(sql`
      insert into variants (id, sku, region, product, external_pim_id, size_type, configuration)
      overriding system value
      values (${id}, ${`box-${id}`}, 'pl', ${id === 180 ? 'mailer-box-full-color' : 'shipping-box-plain'},
        ${`pim-${id}`}, ${id === 181 ? 'custom' : 'standard'}, '{}')`);
});
afterAll(() => shop.cleanup());

const staff = (method: string, path: string, body?: object) =>
  shop.call(method, path, { headers: { authorization: `Bearer ${key}` }, ...(body ? { body } : {}) });
const set = (id: string, on_hand: number) =>
  staff('PUT', `/v2/stock_items/${id}`, { stock_item: { on_hand } });
const item = async (id: string): Promise<StockItem | undefined> =>
  ((await staff('GET', `/v2/stock_items?q[external_pim_id_in][]=${id}`)).body as { stock_items: StockItem[] })
    .stock_items[0];
const counts = async (id: string) => {
  const { on_hand, reserved, available } = (await item(id)) ?? {};
  return [on_hand, reserved, available];
};
const ready = (variant_id: number, quantity: number) => readyBuyer(shop, { variant_id, quantity });
const chargesOf = async (number: string): Promise<number> =>
  (
    await shop.db.query(
      sql`select 1 from sandbox_intents where idempotency_key like ${`${number}-%`} and status <> 'canceled'`,
    )
  ).length;
const due = () => shop.db.execute(sql`update jobs set run_at = now() where name = 'stock.expire'`);

describe('staff count', () => {
  it('refuses a count on what was sold or counted since, and keeps the reason', async () => {
    const count = (on_hand: number, revision: number, reason = 'Ten were wet') =>
      staff('PUT', '/v2/stock_items/pim-102', { stock_item: { on_hand }, revision, reason });
    await set('pim-102', 40);
    const seen = (await item('pim-102'))?.revision ?? -1;
    expect((await count(30, seen)).body).toMatchObject({ on_hand: 30, revision: seen + 1 });
    expect((await count(29, seen)).body).toMatchObject({ code: 'stock_conflict' });
    // A sale moves it on as well.
    await shop.db.execute(sql`update stock_items set on_hand = on_hand - 3 where pim_id = 'pim-102'`);
    expect((await count(29, seen + 1)).body).toMatchObject({ code: 'stock_conflict' });
    expect((await item('pim-102'))?.on_hand).toBe(27);
    const rows = await shop.db.query<{ reason: string | null }>(
      sql`select reason from stock_counts where pim_id = 'pim-102' order by id`,
    );
    expect(rows.map(({ reason }) => reason)).toEqual([null, 'Ten were wet']);
    const found = await staff('GET', '/v2/stock_items?q[id_or_sku_cont]=M-102');
    expect((found.body as { stock_items: StockItem[] }).stock_items.map(({ id }) => id)).toEqual(['pim-102']);
    await staff('DELETE', '/v2/stock_items/pim-102');
  });

  it('sets, lists and filters what lies in stock', async () => {
    expect((await set('pim-101', 500)).body).toMatchObject({
      id: 'pim-101',
      skus: ['box-101'],
      on_hand: 500,
      reserved: 0,
      available: 500,
    });
    await set('pim-102', 3);
    expect(await counts('pim-102')).toEqual([3, 0, 3]);
    const list = async (query: string) =>
      ((await staff('GET', `/v2/stock_items?${query}`)).body as { stock_items: StockItem[] }).stock_items.map(
        ({ id }) => id,
      );
    expect(await list('')).toEqual(['pim-101', 'pim-102']);
    expect(await list('q[available_lteq]=10')).toEqual(['pim-102']);
    expect(await list('q[product_eq]=shipping-box-plain&per_page=1&page=2')).toEqual(['pim-102']);
    expect(await list('q[product_eq]=tote-bag')).toEqual([]);
    expect((await staff('DELETE', '/v2/stock_items/pim-102')).status).toBe(200);
    expect(await item('pim-102')).toBeUndefined();
    expect((await staff('DELETE', '/v2/stock_items/pim-102')).status).toBe(404);
  });

  it('refuses what is made to order, what is not sold, and nonsense', async () => {
    expect(problem(await set('pim-180', 5)).fields?.[0]?.code).toBe('made_to_order');
    expect((await set('pim-181', 5)).status).toBe(404);
    expect((await set('nothing', 5)).status).toBe(404);
    expect(problem(await set('pim-101', -1)).code).toBe('invalid_input');
    expect(problem(await set('pim-101', 1.5)).code).toBe('invalid_input');
  });

  it('is for staff alone', async () => {
    const { token } = await shop.member();
    const calls = [
      ['GET', '/v2/stock_items', undefined],
      ['PUT', '/v2/stock_items/pim-101', { stock_item: { on_hand: 1 } }],
      ['DELETE', '/v2/stock_items/pim-101', undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      expect((await shop.call(method, path, { token, ...(body ? { body } : {}) })).status).toBe(404);
      expect((await shop.call(method, path, body ? { body } : {})).status).toBe(401);
    }
    expect(await counts('pim-101')).toEqual([500, 0, 500]);
  });
});

describe('a cart', () => {
  it('reports at once what is short, and does not sell more than there is', async () => {
    await set('pim-103', 100);
    const { buyer, number, order } = await ready(103, 100);
    expect(order.requirements).toEqual([]);
    const more = await buyer.call('POST', `/v2/orders/${number}/line_item`, {
      line_item: { variant_id: 103, quantity: 1 },
    });
    expect([more.status, problem(more).code, problem(more).fields?.[0]?.limit]).toEqual([
      422,
      'out_of_stock',
      100,
    ]);
    expect(problem(more).requirements).toMatchObject([{ code: 'unavailable' }]);
    const line = `/orders/${number}/line_items/${order.line_items[0]?.id}`;
    expect(problem(await buyer.call('PUT', line, { line_item: { quantity: 101 } })).code).toBe(
      'out_of_stock',
    );
    const bundle = { order_id: number, quantity: 2, line_items_params: [{ variant_id: 103, quantity: 30 }] };
    expect(problem(await buyer.call('POST', '/v2/bundles', bundle))).toMatchObject({
      code: 'out_of_stock',
      fields: [{ path: 'line_items_params.0.quantity' }],
    });
    await set('pim-103', 99);
    const read = await buyer.read(number);
    expect(read).toMatchObject({
      state: 'cart',
      requirements: [{ field: `line_items.${order.line_items[0]?.id}`, code: 'unavailable' }],
    });
    expect((await buyer.call('PUT', line, { line_item: { quantity: 99 } })).status).toBe(200);
    expect((await buyer.read(number)).requirements).toEqual([]);
  });
});

describe('an order', () => {
  it('takes what it reserved: on hand falls once, by card, by transfer and in a bundle', async () => {
    await set('pim-104', 1000);
    const card = await ready(104, 100);
    expect(outcome(await card.buyer.pay(card.number, await card.buyer.card(cards.success))).status).toBe(
      'succeeded',
    );
    expect(await counts('pim-104')).toEqual([900, 0, 900]);
    await card.buyer.pay(card.number, await card.buyer.card(cards.success));
    await shop.work();
    expect(await counts('pim-104')).toEqual([900, 0, 900]);
    const transfer = await ready(104, 50);
    expect((await transfer.buyer.transfer(transfer.number)).status).toBe(200);
    expect(await counts('pim-104')).toEqual([850, 0, 850]);
    const bundled = await ready(102, 30);
    await bundled.buyer.call('POST', '/v2/bundles', {
      order_id: bundled.number,
      quantity: 3,
      line_items_params: [{ variant_id: 104, quantity: 40 }],
    });
    expect((await bundled.buyer.transfer(bundled.number)).status).toBe(200);
    expect(await counts('pim-104')).toEqual([730, 0, 730]);
  });

  it('releases what it reserved when the card is declined, and can be paid again', async () => {
    await set('pim-105', 30);
    const { buyer, number } = await ready(105, 30);
    expect((await buyer.pay(number, await buyer.card(cards.declined))).status).toBe(402);
    expect(await counts('pim-105')).toEqual([30, 0, 30]);
    expect((await buyer.pay(number, await buyer.card(cards.success))).status).toBe(200);
    expect(await counts('pim-105')).toEqual([0, 0, 0]);
  });

  it('holds it while the bank asks, and while the gateway decides later', async () => {
    await set('pim-106', 60);
    const asked = await ready(106, 30);
    const paid = outcome(await asked.buyer.pay(asked.number, await asked.buyer.card(cards.secure)));
    expect(paid.status).toBe('requires_action');
    expect(await counts('pim-106')).toEqual([60, 30, 30]);
    // Its own reservation does not make it short.
    expect((await asked.buyer.read(asked.number)).requirements).toEqual([]);
    const late = await ready(106, 30);
    expect(outcome(await late.buyer.pay(late.number, await late.buyer.card(cards.delayed))).status).toBe(
      'processing',
    );
    expect(await counts('pim-106')).toEqual([60, 60, 0]);
    expect(problem(await set('pim-106', 59))).toMatchObject({ fields: [{ code: 'too_small', limit: 60 }] });
    expect(problem(await staff('DELETE', '/v2/stock_items/pim-106')).fields?.[0]?.code).toBe('reserved');
    expect((await asked.buyer.confirm(asked.number, paid.payment_intent_id, 'pass')).status).toBe(200);
    await shop.work();
    expect(await counts('pim-106')).toEqual([0, 0, 0]);
    expect((await late.buyer.read(late.number)).state).toBe('complete');
  });

  it('frees it once when the buyer fails at the bank, or the gateway says no later', async () => {
    await set('pim-107', 100);
    const asked = await ready(107, 40);
    const paid = outcome(await asked.buyer.pay(asked.number, await asked.buyer.card(cards.secure)));
    await asked.buyer.confirm(asked.number, paid.payment_intent_id, 'fail');
    await asked.buyer.confirm(asked.number, paid.payment_intent_id, 'fail');
    const late = await ready(107, 60);
    await late.buyer.pay(late.number, await late.buyer.card(cards.delayedFailure));
    expect(await counts('pim-107')).toEqual([100, 60, 40]);
    await shop.work();
    await shop.work();
    expect(await counts('pim-107')).toEqual([100, 0, 100]);
  });

  it('loses it after half an hour without authentication; the authentication is canceled', async () => {
    await set('pim-108', 30);
    const { buyer, number } = await ready(108, 30);
    const paid = outcome(await buyer.pay(number, await buyer.card(cards.secure)));
    await shop.work();
    expect(await counts('pim-108')).toEqual([30, 30, 0]);
    await due();
    await shop.work();
    expect(await counts('pim-108')).toEqual([30, 0, 30]);
    expect((await buyer.confirm(number, paid.payment_intent_id, 'pass')).status).toBe(402);
    const other = await ready(108, 30);
    expect((await other.buyer.transfer(other.number)).status).toBe(200);
    expect(problem(await buyer.pay(number, await buyer.card(cards.success))).code).toBe('out_of_stock');
    expect(await chargesOf(number)).toBe(0);
  });

  it('frees it when the cart is changed while the bank asks', async () => {
    await set('pim-109', 100);
    const { buyer, number, order } = await ready(109, 60);
    const paid = outcome(await buyer.pay(number, await buyer.card(cards.secure)));
    const line = `/orders/${number}/line_items/${order.line_items[0]?.id}`;
    expect((await buyer.call('PUT', line, { line_item: { quantity: 100 } })).status).toBe(200);
    expect(problem(await buyer.confirm(number, paid.payment_intent_id, 'pass')).code).toBe('cart_changed');
    expect(await counts('pim-109')).toEqual([100, 0, 100]);
    expect(outcome(await buyer.pay(number, await buyer.card(cards.secure))).status).toBe('requires_action');
    expect(await counts('pim-109')).toEqual([100, 100, 0]);
    expect((await buyer.transfer(number)).status).toBe(200);
    expect(await counts('pim-109')).toEqual([0, 0, 0]);
  });

  it('puts it back once when it is canceled', async () => {
    await set('pim-110', 50);
    const { buyer, number, order } = await ready(110, 50);
    await buyer.transfer(number);
    expect(await counts('pim-110')).toEqual([0, 0, 0]);
    for (let time = 0; time < 2; time += 1) await shop.db.transaction((tx) => returnStock(tx, order.id));
    expect(await counts('pim-110')).toEqual([50, 0, 50]);
  });
});

describe('invariant 15: on hand − reserved ≥ 0 always, and one buyer gets the last of it', () => {
  it('of ten who pay for the last pieces one is charged; the others are refused before anything is', async () => {
    await set('pim-101', 30);
    // All see it in stock before anybody pays.
    const buyers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { buyer, number, order } = await ready(101, 30);
        return { buyer, number, order, token: await buyer.card(cards.success) };
      }),
    );
    expect(buyers.every(({ order }) => order.requirements.length === 0)).toBe(true);
    const replies = await Promise.all(buyers.map(({ buyer, number, token }) => buyer.pay(number, token)));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(9);
    for (const reply of refused)
      expect([reply.status, problem(reply).code, problem(reply).requirements?.[0]?.code]).toEqual([
        422,
        'out_of_stock',
        'unavailable',
      ]);
    expect(await counts('pim-101')).toEqual([0, 0, 0]);
    const charged = await Promise.all(buyers.map(({ number }) => chargesOf(number)));
    expect(charged.filter((count) => count > 0)).toHaveLength(1);
    // The carts of the buyers who were too late can still be changed.
    const loser = buyers[replies.findIndex(({ status }) => status !== 200)];
    expect((await loser?.buyer.read(loser.number))?.state).toBe('cart');
  });

  it('two orders of the same two things in opposite order never wait for each other for ever', async () => {
    for (const id of ['pim-102', 'pim-103']) await set(id, 10_000);
    const made = await Promise.all(
      [
        [102, 103],
        [103, 102],
        [102, 103],
        [103, 102],
      ].map(async ([first = 0, second = 0]) => {
        const { buyer, number } = await ready(first, 30);
        await buyer.add(number, { variant_id: second, quantity: 30 });
        return { buyer, number };
      }),
    );
    const replies = await Promise.all(made.map(({ buyer, number }) => buyer.transfer(number)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await counts('pim-102')).toEqual([9880, 0, 9880]);
    expect(await counts('pim-103')).toEqual([9880, 0, 9880]);
  });

  it(`every reservation has ended, and the ledger says what the shelf says (${storeOfRun()})`, async () => {
    const rows = await shop.db.query<{ reserved: number; held: bigint }>(sql`
      select s.reserved, coalesce((select sum(r.quantity) from stock_reservations r
        where r.pim_id = s.pim_id and r.outcome is null), 0)::bigint as held from stock_items s`);
    for (const { reserved, held } of rows) expect([reserved, held]).toEqual([0, 0n]);
    expect(rows.length).toBeGreaterThan(5);
  });
});

it('is no burden to what is made to order: what is counted takes at most six statements more to pay', async () => {
  const run = async (variant: number) => {
    const buyer = buyerOf(shop, (await shop.member()).token);
    const { number } = await buyer.open();
    await buyer.add(number, { variant_id: variant, quantity: 30 });
    await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
    await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
    await buyer.submit(number, 'payment', {
      payments_attributes: [{ payment_method: 'card' }],
      accepted_terms: true,
    });
    const token = await buyer.card(cards.success);
    const before = shop.db.statements();
    expect((await buyer.pay(number, token)).status).toBe(200);
    return shop.db.statements() - before;
  };
  const plain = await run(150);
  const counted = await run(102);
  expect(counted - plain).toBeGreaterThan(0);
  expect(counted - plain).toBeLessThanOrEqual(6);
  expect(plain).toBeLessThanOrEqual(40);
});
