import type { BundleReply, Order, Problem } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { buyerOf, problem, readyBuyer } from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { bundles } from './bundles.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [bundles(ports)] });
});
afterAll(() => shop.cleanup());

const visitor = async () => {
  const buyer = buyerOf(shop, await shop.visitor());
  const order = await buyer.open();
  const bundle = async (order_id: number | string, quantity: number, ...lines: object[]) =>
    (await buyer.call('POST', '/v2/bundles', { order_id, quantity, line_items_params: lines }))
      .body as BundleReply;
  return { buyer, order, bundle };
};
const quantities = ({ line_items }: Order) =>
  line_items.map(({ variant_id, quantity }) => [variant_id, quantity]);
const cents = (amount: string) => Math.round(Number(amount) * 100);

describe('POST v2/bundles', () => {
  it('buys several lines as one thing, multiplied by how many are bought', async () => {
    const { buyer, order, bundle } = await visitor();
    const made = await bundle(
      order.number,
      3,
      { variant_id: 101, quantity: 30 },
      { variant_id: 102, quantity: 10 },
    );
    expect(made).toMatchObject({ quantity: 3, order: { number: order.number } });
    const read = await buyer.read(order.number);
    expect(quantities(read)).toEqual([
      [101, 90],
      [102, 30],
    ]);
    expect(read.line_items.map(({ bundle_id }) => bundle_id)).toEqual([made.id, made.id]);
    expect(read.bundles).toEqual([
      { id: made.id, quantity: 3, line_item_ids: read.line_items.map(({ id }) => id) },
    ]);
    // The price is that of the total quantity: 90 pieces, not three times 30.
    const alone = await visitor();
    const { line_items } = await alone.buyer.add(alone.order.number, { variant_id: 101, quantity: 90 });
    expect(read.line_items[0]?.total).toBe(line_items[0]?.total);
  });

  it('uses the caller’s open cart where none is named, and answers 404 where there is none', async () => {
    const buyer = buyerOf(shop, await shop.visitor());
    const lines = { line_items_params: [{ variant_id: 101, quantity: 30 }] };
    expect((await buyer.call('POST', '/v2/bundles', lines)).status).toBe(404);
    const { number } = await buyer.open();
    expect((await buyer.call('POST', '/v2/bundles', lines)).body).toMatchObject({
      order: { number },
      quantity: 1,
    });
  });

  it('keeps the same thing in a bundle and beside it apart', async () => {
    const { buyer, order, bundle } = await visitor();
    await bundle(order.number, 1, { variant_id: 101, quantity: 30 }, { variant_id: 101, quantity: 5 });
    await buyer.add(order.number, { variant_id: 101, quantity: 40 });
    await bundle(order.number, 2, { variant_id: 101, quantity: 30 });
    expect(quantities(await buyer.read(order.number))).toEqual([
      [101, 35],
      [101, 40],
      [101, 60],
    ]);
  });

  it.each([
    [
      'a variant that is not sold',
      { variant_id: 900, quantity: 30 },
      'line_items_params.1.variant_id',
      'invalid_input',
    ],
    [
      'a design of nobody',
      { variant_id: 1, quantity: 30, box_design_id: '3f6b4bb6-30f1-4d1c-9b1f-0f6b5c7f2a10' },
      'line_items_params.1.box_design_id',
      'invalid_input',
    ],
    [
      'a parent of another cart',
      { variant_id: 102, quantity: 30, parent_id: 1 },
      'line_items_params.1.parent_id',
      'invalid_input',
    ],
    [
      'too many pieces',
      { variant_id: 102, quantity: 90_000 },
      'line_items_params.1.quantity',
      'quantity_out_of_range',
    ],
    [
      'more than an order holds',
      { variant_id: 102, quantity: 9_000_000 },
      'line_items_params.1.quantity',
      'quantity_out_of_range',
    ],
    [
      'no such express option',
      { variant_id: 102, quantity: 30, express_delivery_option_id: 77 },
      'line_items_params.1.express_delivery_option_id',
      'invalid_input',
    ],
    ['a quantity of none', { variant_id: 102, quantity: 0 }, 'line_items_params.1.quantity', 'invalid_input'],
  ])('adds no line when one is refused: %s', async (_, refused, path, code) => {
    const { buyer, order } = await visitor();
    const reply = await buyer.call('POST', '/v2/bundles', {
      order_id: order.number,
      quantity: 2,
      line_items_params: [{ variant_id: 101, quantity: 30 }, refused],
    });
    expect([reply.status, problem(reply).code]).toEqual([422, code]);
    expect(problem(reply).fields?.map((field) => field.path)).toContain(path);
    expect(await buyer.read(order.number)).toMatchObject({
      version: order.version,
      line_items: [],
      bundles: [],
    });
  });
});

describe('PATCH v2/bundles and POST v2/bundles/destroy', () => {
  const patch = (buyer: Awaited<ReturnType<typeof visitor>>['buyer'], body: object, extra = {}) =>
    buyer.call('PATCH', '/v2/bundles', body, extra);

  it('changes and removes the bundle as one, and leaves the rest alone', async () => {
    const { buyer, order, bundle } = await visitor();
    await buyer.add(order.number, { variant_id: 103, quantity: 50 });
    const { id } = await bundle(
      order.number,
      1,
      { variant_id: 101, quantity: 30 },
      { variant_id: 102, quantity: 45 },
    );
    const reply = await patch(buyer, { bundle_id: id, quantity: 4, order_id: order.id });
    expect(reply.body).toMatchObject({ id, quantity: 4 });
    const changed = await buyer.read(order.number);
    expect(quantities(changed)).toEqual([
      [103, 50],
      [101, 120],
      [102, 180],
    ]);
    expect(changed.line_items.reduce((all, line) => all + cents(line.total_gross), 0)).toBe(
      cents(changed.total),
    );
    const gone = await buyer.call('POST', '/v2/bundles/destroy', { bundle_id: id });
    expect(gone.status).toBe(200);
    expect(await buyer.read(order.number)).toMatchObject({ bundles: [], line_items: [{ variant_id: 103 }] });
    expect((await buyer.call('POST', '/v2/bundles/destroy', { bundle_id: id })).status).toBe(404);
    expect((await patch(buyer, { bundle_id: id, quantity: 2, order_id: order.id })).status).toBe(404);
  });

  it('refuses to change or remove one line of it, but takes its design', async () => {
    const { buyer, order, bundle } = await visitor();
    const { line_item_ids } = await bundle(order.number, 2, { variant_id: 1, quantity: 30 });
    const line = `/orders/${order.number}/line_items/${line_item_ids[0]}`;
    const more = await buyer.call('PUT', line, { line_item: { quantity: 31 } });
    expect(problem(more)).toMatchObject({ code: 'invalid_input', fields: [{ code: 'in_bundle' }] });
    expect(problem(await buyer.call('DELETE', line)).fields?.[0]?.code).toBe('in_bundle');
    expect(problem(await buyer.call('DELETE', `/v2${line}`)).fields?.[0]?.code).toBe('in_bundle');
    const box_design_id = await shop.design(buyer.token);
    expect((await buyer.call('PUT', line, { line_item: { box_design_id } })).status).toBe(200);
    expect((await buyer.read(order.number)).line_items).toMatchObject([
      { quantity: 60, box_design: { id: box_design_id } },
    ]);
  });

  it('refuses a quantity that one of its lines is not sold in', async () => {
    const { buyer, order, bundle } = await visitor();
    const { id } = await bundle(
      order.number,
      1,
      { variant_id: 101, quantity: 30 },
      { variant_id: 102, quantity: 60_000 },
    );
    for (const quantity of [2, 10_000_000])
      expect(problem(await patch(buyer, { bundle_id: id, quantity, order_id: order.id })).code).toBe(
        'quantity_out_of_range',
      );
    expect(await buyer.read(order.number)).toMatchObject({ version: 2, bundles: [{ quantity: 1 }] });
  });

  it('obeys If-Match and refuses a placed order', async () => {
    const { buyer, number } = await readyBuyer(shop);
    const made = (
      await buyer.call('POST', '/v2/bundles', {
        order_id: number,
        line_items_params: [{ variant_id: 102, quantity: 30 }],
      })
    ).body as BundleReply;
    const change = { bundle_id: made.id, quantity: 2, order_id: number };
    expect(problem(await patch(buyer, change, { 'if-match': '"1"' })).code).toBe('stale_cart');
    expect((await buyer.transfer(number)).status).toBe(200);
    expect(problem(await patch(buyer, change)).code).toBe('cart_completed');
    expect(
      problem(await buyer.call('POST', '/v2/bundles/destroy', { ...change, quantity: undefined })).code,
    ).toBe('cart_completed');
    // The order shows the bundle.
    expect(await buyer.read(number)).toMatchObject({
      state: 'complete',
      bundles: [{ id: made.id, quantity: 1, line_item_ids: made.line_item_ids }],
    });
  });

  it('keeps somebody else’s bundle out of sight and unchanged', async () => {
    const one = await visitor();
    const other = await visitor();
    const { id } = await one.bundle(one.order.number, 1, { variant_id: 101, quantity: 30 });
    for (const order_id of [one.order.number, other.order.number]) {
      expect((await patch(other.buyer, { bundle_id: id, quantity: 9, order_id })).status).toBe(404);
      expect(
        (await other.buyer.call('POST', '/v2/bundles/destroy', { bundle_id: id, order_id })).status,
      ).toBe(404);
    }
    const bulk = { bundle_id: id, line_items_params: [{ variant_id: 102, quantity: 30 }] };
    const path = (number: string) => `/v2/orders/${number}/line_items/bulk_create`;
    expect((await other.buyer.call('POST', path(one.order.number), bulk)).status).toBe(404);
    expect(problem(await other.buyer.call('POST', path(other.order.number), bulk)).fields?.[0]?.path).toBe(
      'bundle_id',
    );
    expect(quantities(await one.buyer.read(one.order.number))).toEqual([[101, 30]]);
  });
});

describe('POST v2/orders/{id}/line_items/bulk_create', () => {
  const bulk = (buyer: Awaited<ReturnType<typeof visitor>>['buyer'], number: string, body: object) =>
    buyer.call('POST', `/v2/orders/${number}/line_items/bulk_create`, body);
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ variant_id: 101 + index, quantity: 30 }));

  it('fills an empty bundle, and adds lines of their own without one', async () => {
    const { buyer, order } = await visitor();
    const empty = (await buyer.call('POST', '/v2/bundles', { order_id: order.number, quantity: 2 }))
      .body as BundleReply;
    expect(empty.line_item_ids).toEqual([]);
    await bulk(buyer, order.number, { bundle_id: empty.id, line_items_params: many(2) });
    await bulk(buyer, order.number, { bundle_id: null, line_items_params: many(2) });
    const read = await buyer.read(order.number);
    expect(quantities(read)).toEqual([
      [101, 60],
      [102, 60],
      [101, 30],
      [102, 30],
    ]);
    expect(read.bundles?.[0]?.line_item_ids).toHaveLength(2);
  });

  it('names the refused line by its place and adds none', async () => {
    const { buyer, order } = await visitor();
    const lines = many(20).with(17, { variant_id: 999, quantity: 30 });
    const reply = await bulk(buyer, order.number, { line_items_params: lines });
    expect((reply.body as Problem).fields).toMatchObject([{ path: 'line_items_params.17.variant_id' }]);
    expect((await buyer.read(order.number)).line_items).toEqual([]);
    expect(problem(await bulk(buyer, order.number, { line_items_params: [] })).code).toBe('invalid_input');
    expect(problem(await bulk(buyer, order.number, { line_items_params: many(101) })).code).toBe(
      'invalid_input',
    );
  });

  it('takes as many statements for sixty lines as for one, at most twelve', async () => {
    const { buyer, order } = await visitor();
    const count = async (lines: object[]) => {
      const before = shop.db.statements();
      expect((await bulk(buyer, order.number, { line_items_params: lines })).status).toBe(200);
      return shop.db.statements() - before + 2;
    };
    const one = await count(many(1));
    const sixty = await count(many(60));
    expect(sixty).toBe(one);
    expect(one).toBeGreaterThan(5);
    expect(sixty).toBeLessThanOrEqual(12);
    expect((await buyer.read(order.number)).line_items).toHaveLength(60);
  });
});

it('a bundle moves along when its visitor signs in, and nothing of it is lost or merged', async () => {
  const { token, email } = await shop.member();
  const own = buyerOf(shop, token);
  const { number } = await own.open();
  await own.add(number, { variant_id: 101, quantity: 30 });
  const { buyer, order, bundle } = await visitor();
  const { id } = await bundle(
    order.number,
    2,
    { variant_id: 101, quantity: 40 },
    { variant_id: 102, quantity: 15 },
  );
  const signed = await buyer.call('POST', '/sign_in', { user: { email, password: 'correct horse battery' } });
  const member = buyerOf(shop, (signed.body as { token: string }).token);
  const merged = await member.read(number);
  expect(quantities(merged)).toEqual([
    [101, 30],
    [101, 80],
    [102, 30],
  ]);
  const changed = await member.call('PATCH', '/v2/bundles', { bundle_id: id, quantity: 1, order_id: number });
  expect(quantities((changed.body as BundleReply).order)).toEqual([
    [101, 30],
    [101, 40],
    [102, 15],
  ]);
});

it('invariant 25: every row of a bundle carries the currency of its order', async () => {
  for (const [region, currency] of [
    ['eu', 'EUR'],
    ['gb', 'GBP'],
  ] as const) {
    const buyer = buyerOf(shop, await shop.visitor(), region, currency);
    const { number } = await buyer.open();
    const lines = [101, 102, 103].map((variant_id) => ({ variant_id, quantity: 30 }));
    await buyer.call('POST', '/v2/bundles', { order_id: number, quantity: 2, line_items_params: lines });
    const rows = await shop.db.query<{ currency: string }>(sql`
      select l.currency from cart_lines l join carts c on c.id = l.cart_id where c.number = ${number}`);
    expect(rows.map((row) => row.currency)).toEqual([currency, currency, currency]);
  }
});

it('invariants 1 and 4: a discount is spread over the lines of bundles to the last minor unit', async () => {
  for (const region of [
    ['pl', 'PLN'],
    ['eu', 'EUR'],
  ] as const) {
    const buyer = buyerOf(shop, await shop.visitor(), ...region);
    const { number } = await buyer.open();
    await buyer.call('POST', '/v2/bundles', {
      order_id: number,
      quantity: 7,
      line_items_params: [31, 33, 37].map((quantity, index) => ({ variant_id: 101 + index, quantity })),
    });
    const before = await buyer.read(number);
    const coupon = await buyer.call('PUT', `/orders/${number}/apply_coupon_code`, { coupon_code: 'DEMO10' });
    expect(coupon.status).toBe(200);
    const order = coupon.body as Order;
    const sum = (values: string[]) => values.reduce((all, value) => all + cents(value), 0);
    expect(sum(order.line_items.map(({ total_gross }) => total_gross))).toBe(cents(order.total));
    expect(sum([order.item_total, order.ship_total, order.tax_total, order.promo_total])).toBe(
      cents(order.total),
    );
    // 10 % of the displayed amount, rounded half up once.
    const shown = region[0] === 'pl' ? before.total : before.item_total;
    const paid = region[0] === 'pl' ? cents(order.total) : sum([order.item_total, order.promo_total]);
    expect(cents(shown) - paid).toBe(Math.floor(cents(shown) / 10 + 0.5));
  }
});

it('invariant 1: whatever bundles are made, changed and removed, the lines add up to the total', async () => {
  const { buyer, order } = await visitor();
  const alive: number[] = [];
  const step = fc.record({
    kind: fc.constantFrom('make', 'change', 'remove', 'line'),
    quantity: fc.integer({ min: 1, max: 7 }),
    pieces: fc.array(fc.integer({ min: 30, max: 400 }), { minLength: 1, maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(step, async ({ kind, quantity, pieces }) => {
      const lines = pieces.map((count, index) => ({ variant_id: 101 + index, quantity: count }));
      const id = alive[quantity % Math.max(1, alive.length)];
      if (kind === 'line') await buyer.add(order.number, { variant_id: 105, quantity });
      else if (kind === 'make' || id === undefined)
        alive.push(
          (
            (
              await buyer.call('POST', '/v2/bundles', {
                order_id: order.number,
                quantity,
                line_items_params: lines,
              })
            ).body as BundleReply
          ).id,
        );
      else if (kind === 'change')
        await buyer.call('PATCH', '/v2/bundles', { bundle_id: id, quantity, order_id: order.id });
      else {
        await buyer.call('POST', '/v2/bundles/destroy', { bundle_id: id });
        alive.splice(alive.indexOf(id), 1);
      }
      const read = await buyer.read(order.number);
      const sum = (values: string[]) => values.reduce((all, value) => all + cents(value), 0);
      expect(sum([read.item_total, read.ship_total, read.tax_total, read.promo_total])).toBe(
        cents(read.total),
      );
      expect(sum(read.line_items.map(({ total_gross }) => total_gross))).toBe(cents(read.total));
      expect(read.bundles?.map(({ id: known }) => known)).toEqual([...alive].sort((a, b) => a - b));
    }),
    { numRuns: 40 },
  );
});
