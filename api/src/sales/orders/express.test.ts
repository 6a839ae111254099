import type { Order, PlusItem, Problem } from '@shop/contracts';
import { fromDecimal, sum } from '@shop/money';
import { sql } from 'drizzle-orm';
import { plus } from '../../../test/domains.ts';
import { buyerOf, cards, warsaw } from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from './orders.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [plus(ports)] });
});
afterAll(() => shop.cleanup());

const markets = { pl: 'PLN', eu: 'EUR', gb: 'GBP' } as const;
const open = async (token: string, region: keyof typeof markets): Promise<Order> => {
  const headers = { 'x-region': region };
  const reply = await shop.call('POST', '/v2/orders', {
    token,
    headers,
    body: { currency: markets[region] },
  });
  return reply.body as Order;
};
const add = (token: string, id: number | string, line: object) =>
  shop.call('POST', `/v2/orders/${id}/line_item`, { token, body: { line_item: line } });
const change = (token: string, order: Order, line: object) =>
  shop.call('PUT', `/orders/${order.id}/line_items/${order.line_items[0]?.id}`, {
    token,
    body: { line_item: line },
  });

describe('express production of a line', () => {
  it('is an amount of its own within the line, and the order still adds up', async () => {
    const token = await shop.visitor();
    const { id } = await open(token, 'eu');
    const order = (await add(token, id, { variant_id: 1, quantity: 100, express_delivery_option_id: 1 }))
      .body as Order;
    // 100 × 1.2345 = 123.45; express: 12.80 and 8 % of it, 9.876, rounded half up.
    expect(order.line_items).toMatchObject([
      {
        price: '1.2345',
        total: '146.13',
        express_delivery_option_id: 1,
        express: { days_saved: 4, total: '22.68' },
      },
    ]);
    expect(order).toMatchObject({ item_total: '146.13', express_total: '22.68' });
    const amounts = [order.item_total, order.ship_total, order.tax_total].flatMap(
      (text) => fromDecimal(text, 'EUR') ?? [],
    );
    expect(sum(amounts, 'EUR')).toEqual(fromDecimal(order.total, 'EUR'));
  });

  it('shows prices with VAT where the region does, line by line', async () => {
    for (const region of ['pl', 'gb'] as const) {
      const token = await shop.visitor();
      const { id } = await open(token, region);
      const plain = (await add(token, id, { variant_id: 1, quantity: 100 })).body as Order;
      const both = (await add(token, id, { variant_id: 1, quantity: 100, express_delivery_option_id: 2 }))
        .body as Order;
      const [goods, fast] = both.line_items;
      const cents = (text: string | undefined) => Math.round(Number(text) * 100);
      // The displayed amounts add up: the goods cost the same with and without express.
      expect(cents(fast?.total_gross) - cents(fast?.express?.total_gross)).toBe(cents(goods?.total_gross));
      expect(goods?.total_gross).toBe(plain.line_items[0]?.total_gross);
      expect(cents(both.total)).toBe(cents(goods?.total_gross) + cents(fast?.total_gross));
    }
  });

  it('can be chosen and left on a line, and is priced anew with the quantity', async () => {
    const token = await shop.visitor();
    const { id } = await open(token, 'eu');
    const order = (await add(token, id, { variant_id: 1, quantity: 100 })).body as Order;
    expect(order.line_items[0]?.express).toBeNull();
    const fast = (await change(token, order, { express_delivery_option_id: 2 })).body as Order;
    expect(fast.line_items[0]?.express).toMatchObject({ days_saved: 7, total: '54.72' });
    const more = (await change(token, order, { quantity: 500 })).body as Order;
    // 500 × 1.1110 = 555.50: 32.50 and 18 % of it.
    expect(more.line_items[0]).toMatchObject({ total: '687.99', express: { total: '132.49' } });
    const slow = (await change(token, order, { express_delivery_option_id: null })).body as Order;
    expect(slow.line_items[0]).toMatchObject({ total: '555.50', express: null });
    expect(slow.express_total).toBe('0.00');
  });

  it.each([
    [{ variant_id: 1, quantity: 100, express_delivery_option_id: 99 }, 'invalid_input', 'unknown'],
    [{ variant_id: 1, quantity: 5001, express_delivery_option_id: 1 }, 'express_not_offered', 'quantity'],
    [{ variant_id: 1, quantity: 100, express_delivery_option_id: 1.5 }, 'invalid_input', 'wrong_type'],
    [{ variant_id: 1, quantity: 100, express_delivery_option_id: '1' }, 'invalid_input', 'wrong_type'],
  ])('refuses %j with %s at its field, and adds nothing', async (line, code, why) => {
    const token = await shop.visitor();
    const { id } = await open(token, 'eu');
    const reply = await add(token, id, line);
    expect(reply.status).toBe(422);
    expect(reply.body as Problem).toMatchObject({
      code,
      fields: [{ path: 'line_item.express_delivery_option_id', code: why }],
    });
    expect(((await shop.call('GET', `/orders/${id}`, { token })).body as Order).line_items).toEqual([]);
  });

  it('refuses a quantity that the option of the line does not take', async () => {
    const token = await shop.visitor();
    const { id } = await open(token, 'eu');
    const order = (await add(token, id, { variant_id: 1, quantity: 1000, express_delivery_option_id: 2 }))
      .body as Order;
    const reply = await change(token, order, { quantity: 1200 });
    expect(reply.body as Problem).toMatchObject({ code: 'express_not_offered', status: 422 });
    const same = (await add(token, id, { variant_id: 1, quantity: 100, express_delivery_option_id: 2 })).body;
    expect(same).toMatchObject({ code: 'express_not_offered' });
  });

  it('asks to leave an option that has ended, before anything is paid', async () => {
    const token = await shop.visitor();
    const { id } = await open(token, 'eu');
    await add(token, id, { variant_id: 1, quantity: 100, box_design_id: await shop.design(token) });
    await shop.db.execute(sql`update cart_lines set express_delivery_option_id = 77 where cart_id = ${id}`);
    const order = (await shop.call('GET', `/orders/${id}`, { token })).body as Order;
    expect(order.requirements).toContainEqual(
      expect.objectContaining({
        code: 'not_offered',
        field: `line_items.${order.line_items[0]?.id}.express_delivery_option_id`,
      }),
    );
  });

  it('comes along when a visitor signs in: equal lines add up, others stay apart', async () => {
    const guest = await shop.visitor();
    const { id } = await open(guest, 'eu');
    await add(guest, id, { variant_id: 1, quantity: 100, express_delivery_option_id: 1 });
    await add(guest, id, { variant_id: 1, quantity: 50 });
    const { token } = await shop.member(guest);
    const order = (await shop.call('GET', '/v2/orders/current', { token, headers: { 'x-region': 'eu' } }))
      .body as Order;
    expect(
      order.line_items.map(({ quantity, express_delivery_option_id, express }) => [
        quantity,
        express_delivery_option_id,
        express?.total,
      ]),
    ).toEqual([
      [100, 1, '22.68'],
      [50, null, undefined],
    ]);
  });

  it('is kept by the placed order and offered again with it', async () => {
    const { token } = await shop.member();
    const buyer = buyerOf(shop, token);
    const design = await shop.design(token);
    const { number } = await buyer.open();
    await buyer.add(number, {
      variant_id: 1,
      quantity: 100,
      box_design_id: design,
      express_delivery_option_id: 1,
    });
    await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
    await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
    await buyer.submit(number, 'payment', {
      payments_attributes: [{ payment_method: 'card' }],
      accepted_terms: true,
    });
    await buyer.pay(number, await buyer.card(cards.success));
    const order = (await shop.call('GET', `/orders/${number}`, { token })).body as Order;
    expect(order.state).toBe('complete');
    expect(order.line_items[0]).toMatchObject({ express_delivery_option_id: 1, express: { days_saved: 4 } });
    const [row] = await shop.db.query<{ express_delivery_option_id: bigint; express_net: bigint }>(
      sql`select express_delivery_option_id, express_net from order_lines where order_id = ${order.id}`,
    );
    expect(Number(row?.express_delivery_option_id)).toBe(1);
    expect(Number(row?.express_net)).toBeGreaterThan(0);
    const { items } = (await shop.call('GET', '/v2/plus/items', { token })).body as { items: PlusItem[] };
    expect(items[0]?.last_express_delivery_option_id).toBe(1);
  });
});
