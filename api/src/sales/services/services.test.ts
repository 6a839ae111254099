import { randomUUID } from 'node:crypto';
import type { listServices, Order, ReplyOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { fulfilmentDomains } from '../../../test/shops.ts';
import {
  type Buyer,
  buyerOf,
  cards,
  outcome,
  problem,
  readyBuyer,
  warsaw,
} from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { sustainability } from '../sustainability/sustainability.ts';
import { services } from './services.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [services(ports), sustainability(ports), ...fulfilmentDomains(ports)],
  });
});
afterAll(() => shop.cleanup());

type Listed = ReplyOf<typeof listServices>['services'];
const listed = async (region: string, query = '') =>
  (
    (await shop.call('GET', `/services${query}`, { headers: { 'x-region': region } })).body as {
      services: Listed;
    }
  ).services;
const cents = (amount: string): number => Math.round(Number(amount) * 100);
/**
 * Checks that Σ net − discount + delivery + VAT = total, and that the lines show the total without
 * delivery.
 */
const addsUp = (order: Order) => {
  const { item_total, promo_total, ship_total, tax_total, total } = order;
  expect([item_total, promo_total, ship_total, tax_total].reduce((all, one) => all + cents(one), 0)).toBe(
    cents(total),
  );
};
const found = (order: Order, service: string) =>
  order.line_items.find(({ service_name }) => service_name === service);
/** A visitor with 100 printed mailers (PLN 123.45 net) in the Polish cart. */
const printed = async (quantity = 100) => {
  const buyer = buyerOf(shop, await shop.visitor());
  const cart = await buyer.open();
  const order = await buyer.add(cart.number, { variant_id: 1, quantity });
  return { buyer, number: cart.number, parent: order.line_items[0]?.id ?? 0 };
};
const named = (buyer: Buyer, number: string, body: object) =>
  buyer.call('POST', `/v2/orders/${number}/line_item`, body);

describe('what may be bought', () => {
  it('lists the services of a region at the prices of its book, and no certificate that nobody holds', async () => {
    const polish = await listed('pl');
    expect(polish.map(({ service_name }) => service_name)).toEqual(['expert-check', 'warranty', 'tree']);
    expect(polish[0]).toMatchObject({
      sku: 'service-expert-check',
      name: 'Sprawdzenie projektu przez eksperta',
      price: '129.00',
      price_gross: '158.67',
      percent: null,
      vat_rate: '23.00',
    });
    expect(polish[1]).toMatchObject({ price: null, percent: '5.00', minimum_price: '49.00' });
  });
  it('has other prices, words and VAT elsewhere', async () => {
    const [swedish] = await listed('se');
    expect(swedish).toMatchObject({ name: 'Expertkontroll av originalet', price: '320.00', currency: 'SEK' });
    const [british] = await listed('gb');
    expect(british).toMatchObject({ price: '25.00', price_gross: '30.00', vat_rate: '20.00' });
  });
  it('filters by level and by name', async () => {
    expect((await listed('pl', '?q[level_eq]=order')).map(({ service_name }) => service_name)).toEqual([
      'tree',
    ]);
    expect((await listed('pl', '?q[service_name_eq]=warranty')).map(({ sku }) => sku)).toEqual([
      'service-warranty',
    ]);
    expect((await shop.call('GET', '/services?q[level_eq]=shop')).status).toBe(422);
    expect((await shop.call('GET', '/services?surprise=1')).status).toBe(422);
  });
});

describe('a service by its name', () => {
  it('hangs under its line, is in its paid assets, and follows its price', async () => {
    const { buyer, number, parent } = await printed(500);
    const reply = await named(buyer, number, {
      line_item: { service_name: 'warranty', parent_id: parent, purchase_trigger: 'cart' },
    });
    expect(reply.status).toBe(200);
    const read = await buyer.read(number);
    // 500 × 1.1110 = 555.53 net (a tenth less from 500); 5 % of it is 27.78, below the minimum of
    // 49.00.
    expect(found(read, 'warranty')).toMatchObject({
      variant_id: null,
      configuration: null,
      parent_id: parent,
      quantity: 1,
      purchase_trigger: 'cart',
      variant: { sku: 'service-warranty', external_pim_sku: 'service-warranty' },
      price: '49.0000',
      total: '49.00',
      total_gross: '60.27',
    });
    expect(read.line_items[0]?.paid_assets).toEqual([{ asset_type: 'service-warranty' }]);
    expect(read).toMatchObject({ quantity: 500, sku: 'box-1' });
    addsUp(read);
    const more = await buyer.call('PUT', `/orders/${number}/line_items/${parent}`, {
      line_item: { quantity: 5000 },
    });
    const [goods] = (more.body as Order).line_items;
    expect(cents(found(more.body as Order, 'warranty')?.total ?? '')).toBe(
      Math.round(cents(goods?.total ?? '') * 0.05),
    );
    addsUp(more.body as Order);
  });
  it('may stand beside line_item, and is bought once', async () => {
    const { buyer, number, parent } = await printed();
    for (const _ of [1, 2]) await named(buyer, number, { service_name: 'warranty', parent_id: parent });
    expect(
      (await buyer.read(number)).line_items.map(({ service_name, quantity }) => [service_name, quantity]),
    ).toEqual([
      [null, 100],
      ['warranty', 1],
    ]);
  });
  it('goes with its line', async () => {
    const { buyer, number, parent } = await printed();
    await named(buyer, number, { service_name: 'warranty', parent_id: parent });
    await buyer.call('DELETE', `/v2/orders/${number}/line_items/${parent}`);
    expect((await buyer.read(number)).line_items).toEqual([]);
  });
  it('is refused by field where it is asked for wrongly', async () => {
    const { buyer, number, parent } = await printed();
    const other = await printed();
    const cases: readonly (readonly [object, string])[] = [
      [{}, 'line_item'],
      [{ line_item: { quantity: 3 } }, 'line_item.variant_id'],
      [{ line_item: { variant_id: 3 } }, 'line_item.quantity'],
      [{ service_name: 'warranty' }, 'parent_id'],
      [{ service_name: 'warranty', parent_id: other.parent }, 'parent_id'],
      [{ line_item: { service_name: 'warranty', parent_id: other.parent } }, 'line_item.parent_id'],
      [{ line_item: { service_name: 'warranty', parent_id: parent, quantity: 2 } }, 'line_item.quantity'],
      [{ line_item: { service_name: 'warranty', parent_id: parent, variant_id: 1 } }, 'line_item.variant_id'],
      [
        { line_item: { service_name: 'warranty', parent_id: parent, box_design_id: randomUUID() } },
        'line_item.box_design_id',
      ],
      [{ service_name: 'tree', parent_id: parent }, 'parent_id'],
      [{ service_name: 'massage', parent_id: parent }, 'service_name'],
    ];
    for (const [body, path] of cases) {
      const reply = await named(buyer, number, body);
      expect([reply.status, problem(reply).fields?.[0]?.path]).toEqual([422, path]);
    }
    const refused = await named(buyer, number, { service_name: 'fsc-certificate', parent_id: parent });
    expect([refused.status, problem(refused).code]).toEqual([422, 'service_not_offered']);
    expect((await buyer.read(number)).line_items).toHaveLength(1);
  });
  it('is not another service’s parent, and has neither design, pace nor quantity', async () => {
    const { buyer, number, parent } = await printed();
    const order = (await named(buyer, number, { service_name: 'warranty', parent_id: parent })).body as Order;
    const id = found(order, 'warranty')?.id ?? 0;
    expect((await named(buyer, number, { service_name: 'expert-check', parent_id: id })).status).toBe(422);
    expect(
      (await named(buyer, number, { line_item: { variant_id: 1, quantity: 5, parent_id: id } })).status,
    ).toBe(422);
    for (const line_item of [{ quantity: 2 }, { box_design_id: null }, { express_delivery_option_id: 1 }]) {
      const reply = await buyer.call('PUT', `/orders/${number}/line_items/${id}`, { line_item });
      expect([reply.status, problem(reply).fields?.[0]?.code]).toEqual([422, 'fixed']);
    }
  });
  it('can be bought by the older path as well', async () => {
    const { buyer, number } = await printed();
    const reply = await buyer.call('POST', `/orders/${number}/line_items`, {
      line_item: { variant_id: 101, quantity: 30 },
    });
    expect((reply.body as Order).line_items.map(({ sku }) => sku)).toEqual(['box-1', 'box-101']);
  });
});

describe('the expert’s check', () => {
  it('is added once to a printed line, read back and taken off, by query or by body', async () => {
    const { buyer, number, parent } = await printed();
    for (const how of ['query', 'body']) {
      for (const _ of [1, 2])
        expect((await buyer.call('POST', '/v2/expert_checks', { parent_id: parent })).status).toBe(200);
      const read = await buyer.read(number);
      expect(read.line_items.filter(({ service_name }) => service_name === 'expert-check')).toHaveLength(1);
      expect(found(read, 'expert-check')).toMatchObject({
        parent_id: parent,
        total: '129.00',
        total_gross: '158.67',
      });
      const gone =
        how === 'query'
          ? await buyer.call('DELETE', `/v2/expert_checks?parent_id=${parent}`)
          : await buyer.call('DELETE', '/v2/expert_checks', { parent_id: parent });
      expect(gone.status).toBe(200);
      expect((await buyer.read(number)).line_items).toHaveLength(1);
    }
    expect((await buyer.call('DELETE', `/v2/expert_checks?parent_id=${parent}`)).status).toBe(404);
    expect((await buyer.call('DELETE', '/v2/expert_checks')).status).toBe(422);
  });
  it('is not for what is not printed', async () => {
    const { buyer, number } = await printed();
    const order = await buyer.add(number, { variant_id: 101, quantity: 30 });
    const plain = order.line_items.find(({ variant_id }) => variant_id === 101)?.id;
    const reply = await buyer.call('POST', '/v2/expert_checks', { parent_id: plain });
    expect([reply.status, problem(reply).code]).toEqual([422, 'service_not_offered']);
    expect((await buyer.read(number)).line_items).toHaveLength(2);
  });
  it('invariant 23: somebody else’s line is not found, and stays as it is', async () => {
    const { buyer, number, parent } = await printed();
    await buyer.call('POST', '/v2/expert_checks', { parent_id: parent });
    const before = await buyer.read(number);
    const stranger = buyerOf(shop, await shop.visitor());
    for (const reply of [
      await stranger.call('POST', '/v2/expert_checks', { parent_id: parent }),
      await stranger.call('DELETE', `/v2/expert_checks?parent_id=${parent}`),
      await stranger.call('POST', `/v2/line_items/${parent}/remove_from_order`),
      await named(stranger, number, { service_name: 'warranty', parent_id: parent }),
      await stranger.call('PUT', '/v1/sustainability/update_quantity_of_trees', {
        order_id: number,
        quantity: 0,
      }),
      await stranger.call('POST', '/v1/sustainability/add_tree_line_item', { order_id: number }),
    ])
      expect(reply.status).toBe(404);
    expect(await buyer.read(number)).toEqual(before);
  });
});

it('removes a line by its own id, with what hangs on it', async () => {
  const { buyer, number, parent } = await printed();
  const order = (await buyer.call('POST', '/v2/expert_checks', { parent_id: parent })).body as Order;
  const check = found(order, 'expert-check')?.id;
  const left = (await buyer.call('POST', `/v2/line_items/${check}/remove_from_order`)).body as Order;
  expect(left.line_items.map(({ id }) => id)).toEqual([parent]);
  expect((await buyer.call('POST', `/v2/line_items/${check}/remove_from_order`)).status).toBe(404);
  await buyer.call('POST', '/v2/expert_checks', { parent_id: parent });
  await buyer.call('POST', `/v2/line_items/${parent}/remove_from_order`);
  expect((await buyer.read(number)).line_items).toEqual([]);
});

it('no coupon takes anything off a service', async () => {
  await shop.db.query(sql`
    insert into coupons (code, note, kind, rate) values ('TENTH', 'test', 'percent', 1000) on conflict do nothing`);
  const { buyer, number, parent } = await printed();
  const without = (await buyer.call('PUT', `/orders/${number}/apply_coupon_code`, { coupon_code: 'TENTH' }))
    .body as Order;
  const withCheck = (await buyer.call('POST', '/v2/expert_checks', { parent_id: parent })).body as Order;
  expect(without.promo_total).not.toBe('0.00');
  expect(withCheck.promo_total).toBe(without.promo_total);
  expect(found(withCheck, 'expert-check')?.total_gross).toBe('158.67');
  addsUp(withCheck);
});

it('invariant 18: two carts merge to one check per line and to all trees', async () => {
  const { token, email } = await shop.member();
  const fill = async (buyer: Buyer, trees: number) => {
    const cart = await buyer.open();
    const order = await buyer.add(cart.number, { variant_id: 1, quantity: 50 });
    await buyer.call('POST', '/v2/expert_checks', { parent_id: order.line_items[0]?.id });
    await buyer.call('POST', '/v1/sustainability/add_tree_line_item', { quantity: trees });
    return cart.number;
  };
  const number = await fill(buyerOf(shop, token), 3);
  const visitor = await shop.visitor();
  const guest = buyerOf(shop, visitor);
  const guestNumber = await fill(guest, 4);
  const plain = await guest.add(guestNumber, { variant_id: 2, quantity: 30 });
  const parent = plain.line_items.find(({ variant_id }) => variant_id === 2)?.id;
  await named(guest, guestNumber, { service_name: 'warranty', parent_id: parent });
  const user = { email, password: 'correct horse battery' };
  const signedIn = await shop.call('POST', '/sign_in', { token: visitor, body: { user } });
  const merged = await buyerOf(shop, (signedIn.body as { token: string }).token).read(number);
  expect(
    merged.line_items.map(({ service_name, variant_id, quantity }) => [service_name ?? variant_id, quantity]),
  ).toEqual([
    [1, 100],
    ['expert-check', 1],
    ['tree', 7],
    [2, 30],
    ['warranty', 1],
  ]);
  addsUp(merged);
});

describe('an order with services', () => {
  const whole = async () => {
    const { buyer, number } = await readyBuyer(shop);
    const order = await buyer.read(number);
    const parent = order.line_items[0]?.id;
    await named(buyer, number, { service_name: 'warranty', parent_id: parent });
    await buyer.call('POST', '/v1/sustainability/add_tree_line_item', { order_id: number, quantity: 2 });
    return { buyer, number };
  };

  it('invariant 22: is placed as it was shown, and no call changes it afterwards', async () => {
    const { buyer, number } = await whole();
    const before = await buyer.read(number);
    expect(before.state).toBe('confirm');
    const paid = await buyer.pay(number, await buyer.card(cards.success));
    expect(outcome(paid)).toMatchObject({ status: 'succeeded' });
    const placed = await buyer.read(number);
    expect(placed).toMatchObject({ state: 'complete', total: before.total, flow_mode: 'no-print-mode' });
    expect(
      placed.line_items.map(({ service_name, total, quantity }) => [service_name, total, quantity]),
    ).toEqual(before.line_items.map(({ service_name, total, quantity }) => [service_name, total, quantity]));
    const id = placed.line_items[1]?.id;
    expect((await buyer.call('POST', `/v2/line_items/${id}/remove_from_order`)).status).toBe(409);
    const late = await buyer.call('PUT', '/v1/sustainability/update_quantity_of_trees', {
      order_id: number,
      quantity: 9,
    });
    expect(late.status).toBe(409);
    const again = await buyer.read(number);
    expect(again.line_items).toEqual(placed.line_items);
    // Invariant 25: every amount row is in the order's currency; and services have no print.
    const rows = await shop.db.query<{
      currency: string;
      service: string | null;
      parent: boolean;
      files: bigint;
    }>(sql`
      select l.currency, l.service, l.parent_id is not null as parent,
        (select count(*) from production_files f where f.order_line_id = l.id) as files
      from order_lines l join orders o on o.id = l.order_id where o.number = ${number} order by l.position`);
    expect(rows).toEqual([
      { currency: 'PLN', service: null, parent: false, files: 0n },
      { currency: 'PLN', service: 'warranty', parent: true, files: 0n },
      { currency: 'PLN', service: 'tree', parent: false, files: 0n },
    ]);
    const [invoice] = await shop.db.query<{ document: { lines: object[]; totals: { gross: string } } }>(sql`
      select i.document from invoices i join orders o on o.id = i.order_id where o.number = ${number}`);
    expect(invoice?.document.lines).toHaveLength(3);
    expect(invoice?.document.totals.gross).toBe(placed.total);
    await shop.work();
    const mail = (await shop.mails()).find(
      (text) => text.includes(number) && text.includes('Gwarancja dodruku'),
    );
    // Shown by its price: a warranty has no pieces.
    expect(mail).toMatch(/Gwarancja dodruku: PLN\s60\.27/);
    expect(mail).toMatch(/Posadzone drzewo: 2: PLN\s21\.89/);
  });

  it('is none of services alone', async () => {
    const { token } = await shop.member();
    const buyer = buyerOf(shop, token);
    const order = (await buyer.call('POST', '/v1/sustainability/add_tree_line_item', {})).body as Order;
    expect(order.requirements[0]).toMatchObject({ step: 'cart', field: 'line_items', code: 'blank' });
    const reply = await buyer.submit(order.number, 'address', { ship_address_attributes: warsaw });
    expect(problem(reply).code).toBe('requirements_unmet');
  });

  it('invariant 2: a verified business abroad owes the VAT of services by reverse charge, of goods as K', async () => {
    const { token } = await shop.member();
    const buyer = buyerOf(shop, token, 'de', 'EUR');
    const { number, id } = await buyer.open();
    // The tree is first: the tax of delivery must still follow the goods.
    await buyer.call('POST', '/v1/sustainability/add_tree_line_item', {});
    await buyer.add(number, { variant_id: 101, quantity: 100 });
    const berlin = {
      ...warsaw,
      city: 'Berlin',
      zipcode: '10115',
      country_iso: 'DE',
      company: 'GmbH',
      vat_id: 'DE136695976',
    };
    await buyer.submit(number, 'address', { ship_address_attributes: berlin });
    const charged = await buyer.read(number);
    expect(charged.taxes.map(({ category, rate, country_iso }) => [category, rate, country_iso])).toEqual([
      ['S', '23.00', 'PL'],
      ['S', '19.00', 'DE'],
    ]);
    await shop.db.query(sql`update carts set vat_verdict = 'verified' where id = ${id}`);
    const order = (await buyer.call('POST', '/v1/sustainability/add_tree_line_item', {})).body as Order;
    expect(order.taxes.map(({ category, rate, reason }) => [category, rate, reason === null])).toEqual([
      ['AE', '0.00', false],
      ['K', '0.00', false],
    ]);
    addsUp(order);
  });
});

it('invariants 1, 3 and 25: whatever boxes, services and trees a cart holds, it adds up in its own currency', async () => {
  const line = fc.record({
    variant: fc.constantFrom(1, 2, 3, 101, 102),
    quantity: fc.integer({ min: 1, max: 3000 }),
    check: fc.boolean(),
    warranty: fc.boolean(),
  });
  const basket = fc.record({
    region: fc.constantFrom(['pl', 'PLN'] as const, ['de', 'EUR'] as const, ['gb', 'GBP'] as const),
    lines: fc.uniqueArray(line, { minLength: 1, maxLength: 4, selector: ({ variant }) => variant }),
    trees: fc.integer({ min: 0, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(basket, async ({ region: [region, currency], lines, trees }) => {
      const buyer = buyerOf(shop, await shop.visitor(), region, currency);
      const { number } = await buyer.open();
      if (trees > 0) await buyer.call('POST', '/v1/sustainability/add_tree_line_item', { quantity: trees });
      for (const { variant, quantity, check, warranty } of lines) {
        const added = await buyer.add(number, { variant_id: variant, quantity });
        const parent = added.line_items.find(({ variant_id }) => variant_id === variant)?.id;
        if (check) await buyer.call('POST', '/v2/expert_checks', { parent_id: parent });
        if (warranty) await named(buyer, number, { service_name: 'warranty', parent_id: parent });
      }
      const order = await buyer.read(number);
      const asked = lines.flatMap(({ variant, check, warranty }) => [check && variant < 100, warranty]);
      expect(order.line_items).toHaveLength(
        lines.length + asked.filter(Boolean).length + (trees > 0 ? 1 : 0),
      );
      addsUp(order);
      const sums = (field: 'total' | 'total_gross') =>
        order.line_items.reduce((all, one) => all + cents(one[field]), 0);
      expect(sums('total')).toBe(cents(order.item_total));
      expect(sums('total_gross')).toBe(cents(order.total));
      expect(order.taxes.reduce((all, { amount }) => all + cents(amount), 0)).toBe(cents(order.tax_total));
      expect(order.quantity).toBe(lines.reduce((all, { quantity }) => all + quantity, 0));
      const rows = await shop.db.query<{ wrong: bigint }>(sql`
        select count(*) filter (where l.currency <> c.currency) as wrong
        from cart_lines l join carts c on c.id = l.cart_id where c.number = ${number}`);
      expect(rows[0]?.wrong).toBe(0n);
    }),
    { numRuns: 12 },
  );
});
