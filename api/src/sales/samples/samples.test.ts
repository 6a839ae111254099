import type { listSamples, Order, Refund, ReplyOf, Variant } from '@shop/contracts';
import { markets } from '@shop/regions';
import { sql } from 'drizzle-orm';
import type { TestApi } from '../../../test/start-test-api.ts';
import { buyerOf, cards, outcome, problem, warsaw } from '../checkout/checkout.fixture.ts';
import { skuPl, startSampleShop } from './samples.fixture.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startSampleShop();
});
afterAll(() => shop.cleanup());

type Reply = ReplyOf<typeof listSamples>;
const list = async (region = 'pl', query = '') =>
  (await shop.call('GET', `/v2/samples?per_page=100${query}`, { headers: { 'x-region': region } }))
    .body as Reply;

const chosen = ['mailer-box-eco--cardboard-natural', 'paper-mailer--paper-kraft'];

const visitor = async (region = 'pl', currency = 'PLN') => {
  const buyer = buyerOf(shop, await shop.visitor(), region, currency);
  const pack = (body: object) => buyer.call('POST', '/custom_sample_pack', body);
  return { buyer, pack };
};
const member = async () => {
  const email = `samples-${Math.random().toString(36).slice(2)}@example.com`;
  const user = { email, password: 'correct horse battery' };
  const { body } = await shop.call('POST', '/sign_up', { token: await shop.visitor(), body: { user } });
  const buyer = buyerOf(shop, (body as { token: string }).token);
  return { buyer, email, pack: (wanted: object) => buyer.call('POST', '/custom_sample_pack', wanted) };
};

describe('POST custom_sample_pack', () => {
  it('puts the pack into a cart of its own making; a repeat changes nothing, another choice replaces it', async () => {
    const { buyer, pack } = await visitor();
    const first = (await pack({ sku: skuPl, samples: chosen, version: 1 })).body as Order;
    expect(first).toMatchObject({
      currency: 'PLN',
      flow_mode: 'sample-pack-mode',
      quantity: 1,
      sku: skuPl,
      line_items: [
        {
          sku: skuPl,
          variant: { sku: skuPl, external_pim_sku: skuPl },
          product: { slug: 'sample-packs', name: 'Zestaw próbek' },
          product_type: 'samples',
          quantity: 1,
          samples: [
            { id: chosen[0], product: 'mailer-box-eco', material: 'cardboard-natural' },
            { id: chosen[1], product: 'paper-mailer', material: 'paper-kraft' },
          ],
        },
      ],
    });
    await pack({ sku: skuPl, samples: chosen, version: '1' });
    const repeated = await buyer.read(first.number);
    expect(repeated.line_items).toEqual(first.line_items);
    await pack({ sku: skuPl, samples: ['tote-bag--cotton'] });
    const replaced = await buyer.read(first.number);
    expect(replaced.line_items).toMatchObject([
      { id: first.line_items[0]?.id, quantity: 1, samples: [{ id: 'tote-bag--cotton' }] },
    ]);
    expect(replaced.total).toBe(first.total);
  });

  it('costs 20.00 with Polish VAT, whatever is in it', async () => {
    const { pack } = await visitor();
    const order = (await pack({ sku: skuPl, samples: chosen })).body as Order;
    expect(order.line_items[0]).toMatchObject({ price: '16.2600', total: '16.26', total_gross: '20.00' });
  });

  it.each([
    [
      'another region’s sku',
      { sku: 'box-eu--samples--samples--samples--samples--samples' },
      'sku',
      'not_offered',
    ],
    ['a sku of four places', { sku: skuPl.slice(0, -'--samples'.length) }, 'sku', 'not_offered'],
    ['no sample', { samples: [] }, 'samples', 'too_few'],
    ['an unknown sample', { samples: [chosen[0], 'mailer-box-eco--gold'] }, 'samples.1', 'unknown'],
    ['a sample twice', { samples: [chosen[0], chosen[0]] }, 'samples.1', 'twice'],
    ['an older list', { version: 0 }, 'version', 'outdated'],
    ['no number as version', { version: "1' or 1=1" }, 'version', 'wrong_format'],
  ])('refuses %s and makes no cart', async (_, change, path, code) => {
    const { buyer, pack } = await visitor();
    const reply = await pack({ sku: skuPl, samples: chosen, version: 1, ...change });
    expect([reply.status, problem(reply).code]).toEqual([422, 'invalid_input']);
    expect(problem(reply).fields).toMatchObject([{ path, code }]);
    expect((await buyer.call('GET', '/v2/orders/current')).body).toBeNull();
  });

  it('refuses more than eight, by their number', async () => {
    const { pack } = await visitor();
    const nine = (await list()).samples.slice(0, 9).map(({ id }) => id);
    expect(problem(await pack({ sku: skuPl, samples: nine })).fields).toMatchObject([
      { path: 'samples', code: 'too_many', limit: 8 },
    ]);
    expect((await pack({ sku: skuPl, samples: nine.slice(0, 8) })).status).toBe(200);
  });

  it('says nothing is sold in a region that is not open', async () => {
    const { pack } = await visitor('de', 'EUR');
    const closed = jest.replaceProperty(markets.de, 'open', false);
    const sku = 'box-de--samples--samples--samples--samples--samples';
    expect(problem(await pack({ sku, samples: chosen })).code).toBe('unknown_product');
    closed.restore();
  });
});

describe('one pack an order', () => {
  const packOf = async () => (await list()).pack.variant_id;

  it('is bought as it is, once; a second one is refused however it is asked for', async () => {
    const { buyer, pack } = await visitor();
    const { number } = await buyer.open();
    const order = await buyer.add(number, { variant_id: await packOf(), quantity: 1 });
    expect(order.line_items[0]?.samples?.map(({ id }) => id)).toEqual((await list()).pack.standard);
    const line = `/orders/${number}/line_items/${order.line_items[0]?.id}`;
    const second = { variant_id: await packOf(), quantity: 1 };
    const refused = [
      await buyer.call('POST', `/v2/orders/${number}/line_item`, { line_item: second }),
      await buyer.call('POST', `/v2/orders/${number}/line_items/bulk_create`, {
        line_items_params: [second],
      }),
      await buyer.call('PUT', line, { line_item: { quantity: 2 } }),
    ];
    expect(refused.map((reply) => problem(reply).code)).toEqual(Array(3).fill('quantity_out_of_range'));
    expect(refused.map((reply) => problem(reply).fields?.[0]?.limit)).toEqual([1, 1, 1]);
    expect((await buyer.read(number)).quantity).toBe(1);
    await pack({ sku: skuPl, samples: chosen });
    expect((await buyer.read(number)).line_items).toMatchObject([
      { quantity: 1, samples: [{ id: chosen[0] }, { id: chosen[1] }] },
    ]);
  });

  it('has no price in another region, and cannot be made express', async () => {
    const { buyer } = await visitor('eu', 'EUR');
    const { number } = await buyer.open();
    const foreign = await buyer.call('POST', `/v2/orders/${number}/line_item`, {
      line_item: { variant_id: await packOf(), quantity: 1 },
    });
    expect(problem(foreign).code).toBe('quantity_out_of_range');
    const own = (await list('eu')).pack.variant_id;
    const express = await buyer.call('POST', `/v2/orders/${number}/line_item`, {
      line_item: { variant_id: own, quantity: 1, express_delivery_option_id: 1 },
    });
    expect(problem(express).code).toBe('express_not_offered');
    expect((await buyer.read(number)).line_items).toEqual([]);
  });

  it('invariant 18: signing in keeps one pack, the one that was chosen last', async () => {
    const account = await member();
    const own = (await account.pack({ sku: skuPl, samples: ['tote-bag--cotton'] })).body as Order;
    const guest = await visitor();
    await guest.pack({ sku: skuPl, samples: chosen });
    const signed = await guest.buyer.call('POST', '/sign_in', {
      user: { email: account.email, password: 'correct horse battery' },
    });
    const merged = await buyerOf(shop, (signed.body as { token: string }).token).read(own.number);
    expect(merged.line_items).toMatchObject([
      { quantity: 1, samples: [{ id: chosen[0] }, { id: chosen[1] }] },
    ]);
    expect(merged.total).toBe(own.total);
  });
});

describe('the order of a sample pack', () => {
  it('travels free by sample-packs in 3 days, needs no design and is placed', async () => {
    const { buyer, pack } = await member();
    const { number } = (await pack({ sku: skuPl, samples: chosen })).body as Order;
    await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
    expect(problem(await buyer.submit(number, 'delivery', { shipping_method: 'courier' })).code).toBe(
      'requirements_unmet',
    );
    const delivered = (await buyer.submit(number, 'delivery', { shipping_method: 'sample-packs' }))
      .body as Order;
    expect(delivered).toMatchObject({
      state: 'payment',
      ship_total: '0.00',
      requirements: expect.anything(),
    });
    expect(delivered.shipping_methods).toEqual([
      { id: 'sample-packs', cost: '0.00', days: [3, 3] },
      {
        id: 'pick-up',
        cost: '0.00',
        days: [0, 0],
        pick_up: expect.objectContaining({
          city: 'Pruszków',
          maps_url: expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//),
        }),
      },
    ]);
    await buyer.submit(number, 'payment', {
      payments_attributes: [{ payment_method: 'card' }],
      accepted_terms: true,
    });
    const paid = outcome(await buyer.pay(number, await buyer.card(cards.success)));
    expect(paid.order).toMatchObject({
      state: 'complete',
      flow_mode: 'sample-pack-mode',
      payment_status: 'OK',
    });
    expect((await buyer.read(number)).line_items[0]?.samples?.map(({ id }) => id)).toEqual(chosen);
  });

  it('goes along with boxes by courier, once there are any', async () => {
    const { buyer, pack } = await visitor();
    const { number } = (await pack({ sku: skuPl, samples: chosen })).body as Order;
    const { body } = await buyer.call('GET', '/v2/variants?q[product_eq]=mailer-box-plain&per_page=1');
    const [box] = (body as { variants: Variant[] }).variants;
    const order = await buyer.add(number, { variant_id: box?.id, quantity: 30 });
    expect(order.flow_mode).toBe('no-print-mode');
    expect(order.shipping_methods.map(({ id }) => id)).toEqual(['courier', 'pick-up', 'polish-post']);
  });

  it('takes its pack out of stock; when none is left none is sold', async () => {
    await shop.db.execute(sql`update stock_items set on_hand = 0 where pim_id = 'samples-pl'`);
    const { buyer, pack } = await visitor();
    const reply = await pack({ sku: skuPl, samples: chosen });
    expect([reply.status, problem(reply).code]).toEqual([422, 'out_of_stock']);
    expect(((await buyer.call('GET', '/v2/orders/current')).body as Order | null)?.line_items ?? []).toEqual(
      [],
    );
    await shop.db.execute(sql`update stock_items set on_hand = 500 where pim_id = 'samples-pl'`);
  });
});

it('canceled, its pack lies in stock again; ordered again, it holds the same samples', async () => {
  const onHand = async () =>
    (
      await shop.db.query<{ on_hand: number }>(
        sql`select on_hand from stock_items where pim_id = 'samples-pl'`,
      )
    )[0]?.on_hand;
  const { buyer, pack } = await member();
  const { number } = (await pack({ sku: skuPl, samples: chosen })).body as Order;
  await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
  await buyer.submit(number, 'delivery', { shipping_method: 'sample-packs' });
  await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'check' }],
    accepted_terms: true,
  });
  const before = await onHand();
  expect((await buyer.transfer(number)).status).toBe(200);
  expect(await onHand()).toBe((before ?? 0) - 1);
  const again = await buyer.call('POST', `/v2/orders/${number}/reorder`, undefined, {
    'idempotency-key': number,
  });
  expect(again.body).toMatchObject({
    added: 1,
    order: { line_items: [{ quantity: 1, samples: [{ id: chosen[0] }, { id: chosen[1] }] }] },
  });
  const cancel = { reason: 'changed_mind' };
  for (const key of ['one', 'two'])
    await buyer.call('PUT', `/orders/${number}/cancel`, cancel, {
      'idempotency-key': `${number}-${key}`,
    });
  expect((await buyer.read(number)).state).toBe('canceled');
  expect(await onHand()).toBe(before);
});

it('locks its buyer to open a cart, and not for one that is there', async () => {
  const { buyer, pack } = await visitor();
  const { id } = (await buyer.call('GET', '/users/me')).body as { id: number };
  // A row lock leaves its transaction id in the row.
  const locker = async () =>
    (await shop.db.query(sql`select xmax::text as by from users where id = ${id}`))[0];
  const choose = () => pack({ sku: skuPl, samples: chosen });
  const free = await locker();
  expect((await choose()).status).toBe(200);
  const opened = await locker();
  expect(opened).not.toEqual(free);
  expect((await choose()).status).toBe(200);
  expect(await locker()).toEqual(opened);
});

describe('the price of a pack comes back', () => {
  type Member = Awaited<ReturnType<typeof member>>;
  const packOf = async ({ pack }: Member) =>
    ((await pack({ sku: skuPl, samples: chosen })).body as Order).number;
  const boxesOf = async ({ buyer }: Member) => {
    const { number } = await buyer.open();
    const { body } = await buyer.call('GET', '/v2/variants?q[product_eq]=mailer-box-plain&per_page=1');
    await buyer.add(number, { variant_id: (body as { variants: Variant[] }).variants[0]?.id, quantity: 30 });
    return number;
  };
  const payFor = async ({ buyer }: Member, number: string, shipping_method: string) => {
    await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
    await buyer.submit(number, 'delivery', { shipping_method });
    await buyer.submit(number, 'payment', {
      payments_attributes: [{ payment_method: 'card' }],
      accepted_terms: true,
    });
    return outcome(await buyer.pay(number, await buyer.card(cards.success))).order;
  };
  /** What `begin_production` of fulfilment writes. */
  const produce = async (number: string) => {
    await shop.db.execute(
      sql`update orders set fulfilment_status = 'in_production' where number = ${number}`,
    );
    await shop.runJobs();
  };
  const given = async (number: string) =>
    shop.db.query<Pick<Refund, 'reason'> & { amount: bigint; quantity: number }>(sql`
      select r.reason, r.amount, l.quantity from refunds r join orders o on o.id = r.order_id
      join refund_lines l on l.refund_id = r.id where o.number = ${number}`);
  /** The whole price with Polish VAT; the pieces stay with the buyer. */
  const whole = [{ reason: 'sample_pack', amount: 2000n, quantity: 0 }];

  it('once, when production of the next packaging begins, however many orders follow', async () => {
    const account = await member();
    const pack = await packOf(account);
    await payFor(account, pack, 'sample-packs');
    await produce(pack);
    expect(await given(pack)).toEqual([]);
    const boxes = await boxesOf(account);
    await payFor(account, boxes, 'courier');
    await shop.runJobs();
    expect(await given(pack)).toEqual([]);
    await produce(boxes);
    expect(await given(pack)).toEqual(whole);
    const second = await packOf(account);
    await payFor(account, second, 'sample-packs');
    const more = await boxesOf(account);
    await payFor(account, more, 'courier');
    await produce(more);
    expect([await given(pack), await given(second)]).toEqual([whole, []]);
  });

  it('of the same order too, and not of a pack that was bought later', async () => {
    const account = await member();
    const earlier = await boxesOf(account);
    await payFor(account, earlier, 'courier');
    const both = await packOf(account);
    await boxesOf(account);
    await payFor(account, both, 'courier');
    await produce(earlier);
    expect(await given(both)).toEqual([]);
    await produce(both);
    expect(await given(both)).toEqual(whole);
  });
});
