import type { Order } from '@shop/contracts';
import { money } from '@shop/money';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { json } from '../../platform/index.ts';
import { type Buyer, buyerOf, cards, outcome, problem, warsaw } from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import type { CouponRow } from './coupons.repo.ts';
import { evaluateCoupon } from './evaluate-coupon.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(() => shop.cleanup());

let made = 0;
const coupon = async (rules: {
  rate?: number;
  amounts?: object;
  minimums?: object;
  regions?: string;
  products?: string;
  starts?: string;
  ends?: string;
  uses?: number;
  uses_each?: number;
}): Promise<string> => {
  made += 1;
  const code = `TEST${made}X`;
  await shop.db.execute(sql`
    insert into coupons (code, note, kind, rate, amounts, minimums, regions, products, starts_at, ends_at, usage_limit, user_limit)
    values (${code}, 'test', ${rules.rate ? 'percent' : 'amount'}, ${rules.rate ?? null}, ${json(rules.amounts ?? {})},
      ${json(rules.minimums ?? {})}, ${rules.regions ?? null}::text[], ${rules.products ?? null}::text[],
      now() + ${rules.starts ?? '-1 day'}::interval, now() + ${rules.ends ?? null}::interval,
      ${rules.uses ?? null}, ${rules.uses_each ?? null})`);
  return code;
};
const apply = (buyer: Buyer, number: string, coupon_code: string) =>
  buyer.call('PUT', `/orders/${number}/apply_coupon_code`, { coupon_code });
const cartOf = async (line: object = { variant_id: 101, quantity: 100 }) => {
  const buyer = buyerOf(shop, await shop.visitor());
  const { number } = await buyer.open();
  return { buyer, number, order: await buyer.add(number, line) };
};
const ready = async (code: string) => {
  const { token } = await shop.member();
  const buyer = buyerOf(shop, token);
  const { number } = await buyer.open();
  await buyer.add(number, { variant_id: 101, quantity: 100 });
  await apply(buyer, number, code);
  await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  const { body } = await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  return { buyer, number, order: body as Order };
};
const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));
const addsUp = (order: Order) =>
  expect(
    minor(order.item_total) + minor(order.ship_total) + minor(order.tax_total) + minor(order.promo_total),
  ).toBe(minor(order.total));

describe('a discount code', () => {
  it('takes a tenth of what is shown, in any case, and goes again', async () => {
    const code = await coupon({ rate: 1000 });
    const { buyer, number, order } = await cartOf();
    // 123.45 net, 151.84 gross; a tenth is 15.18, and 136.66 is charged: 111.11 net.
    expect([order.total, order.promo_code]).toEqual(['151.84', null]);
    expect((await apply(buyer, number, code.toLowerCase())).status).toBe(200);
    const with_ = await buyer.read(number);
    expect(with_).toMatchObject({
      promo_code: code,
      total: '136.66',
      promo_total: '-12.34',
      item_total: '123.45',
    });
    addsUp(with_);
    expect((await buyer.call('DELETE', `/orders/${number}/coupon_code`)).status).toBe(200);
    expect(await buyer.read(number)).toMatchObject({
      promo_code: null,
      promo_total: '0.00',
      total: '151.84',
    });
  });

  it('invariant 5: is one per order: another one takes its place', async () => {
    const [first, second] = [await coupon({ rate: 1000 }), await coupon({ amounts: { PLN: 2000 } })];
    const { buyer, number } = await cartOf();
    await apply(buyer, number, first);
    await apply(buyer, number, second);
    expect(await buyer.read(number)).toMatchObject({ promo_code: second, total: '131.84' });
  });

  it('invariant 5: takes no more than the goods are worth', async () => {
    const code = await coupon({ amounts: { PLN: 9_999_999 } });
    const { buyer, number } = await cartOf();
    await apply(buyer, number, code);
    const order = await buyer.read(number);
    expect([order.total, order.line_items[0]?.total_gross]).toEqual(['0.00', '0.00']);
    addsUp(order);
  });

  it('is only for its products, and leaves the others whole', async () => {
    const code = await coupon({ rate: 5000, products: '{mailer-box-full-color}' });
    const { buyer, number } = await cartOf();
    expect(problem(await apply(buyer, number, code)).code).toBe('coupon_not_for_cart');
    const before = await buyer.add(number, { variant_id: 1, quantity: 100 });
    await apply(buyer, number, code);
    const { line_items, ...order } = await buyer.read(number);
    expect(line_items.map(({ total_gross }) => total_gross)).toEqual([
      before.line_items[0]?.total_gross,
      '75.92',
    ]);
    addsUp({ line_items, ...order });
  });

  it('keeps its window by the clock of the database, its regions and its minimum', async () => {
    const { buyer, number } = await cartOf();
    const codeOf = async (rules: Parameters<typeof coupon>[0]) =>
      problem(await apply(buyer, number, await coupon(rules))).code;
    expect(await codeOf({ rate: 1000, starts: '-2 days', ends: '-1 hour' })).toBe('coupon_expired');
    expect(await codeOf({ rate: 1000, starts: '1 hour' })).toBe('coupon_expired');
    expect(await codeOf({ rate: 1000, regions: '{de}' })).toBe('coupon_not_for_cart');
    expect(await codeOf({ amounts: { EUR: 500 } })).toBe('coupon_not_for_cart');
    expect(await codeOf({ rate: 1000, minimums: { PLN: 15_185 } })).toBe('coupon_minimum_not_reached');
    expect(problem(await apply(buyer, number, 'NOSUCH')).code).toBe('coupon_unknown');
    expect(await buyer.read(number)).toMatchObject({ promo_code: null, total: '151.84' });
    expect((await apply(buyer, number, await coupon({ rate: 1000, minimums: { PLN: 15_184 } }))).status).toBe(
      200,
    );
  });

  it('is not put on somebody else’s cart', async () => {
    const code = await coupon({ rate: 1000 });
    const { buyer, number } = await cartOf();
    const other = buyerOf(shop, await shop.visitor());
    expect((await apply(other, number, code)).status).toBe(404);
    expect((await other.call('DELETE', `/orders/${number}/coupon_code`)).status).toBe(404);
    expect((await buyer.read(number)).promo_code).toBeNull();
  });

  it('stays with the order that is placed, whatever becomes of the coupon', async () => {
    const code = await coupon({ rate: 1000 });
    const { buyer, number, order } = await ready(code);
    const paid = outcome(await buyer.pay(number, await buyer.card(cards.success)));
    expect(paid.status).toBe('succeeded');
    await shop.db.execute(sql`update coupons set rate = 5000 where code = ${code}`);
    const placed = await buyer.read(number);
    expect(placed).toMatchObject({ promo_code: code, total: order.total, promo_total: order.promo_total });
    addsUp(placed);
  });

  it('invariant 17: the last use is taken once, by whoever is first', async () => {
    const code = await coupon({ rate: 1000, uses: 1 });
    const buyers = [await ready(code), await ready(code), await ready(code)];
    const cardsOf = await Promise.all(buyers.map(({ buyer }) => buyer.card(cards.success)));
    const replies = await Promise.all(
      buyers.map(({ buyer, number }, index) => buyer.pay(number, cardsOf[index] ?? '')),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect(problem(reply).code).toBe('cart_changed');
    }
    const [row] = await shop.db.query<{ n: bigint }>(sql`
      select count(*) as n from coupon_redemptions r join coupons k on k.id = r.coupon_id
      join carts c on c.id = r.order_id where k.code = ${code} and c.completed_at is not null`);
    expect(Number(row?.n)).toBe(1);
  });

  it('stands once in cart and order: the lines are before it and add up to the subtotal', async () => {
    const { buyer, number, order } = await ready(await coupon({ rate: 1000 }));
    const check = (shown: Order) => {
      const { summary, line_items, prices_include_tax: gross } = shown;
      expect(summary?.discount).toMatch(/^-/);
      const listed = line_items.map((line) => minor((gross ? line.list_total_gross : line.list_total) ?? ''));
      expect(listed.reduce((all, one) => all + one, 0n)).toBe(minor(summary?.subtotal ?? ''));
      const [line] = line_items;
      expect(minor(line?.list_total ?? '')).toBeGreaterThan(minor(line?.total ?? ''));
      return { summary, listed };
    };
    const before = check(order);
    const paid = outcome(await buyer.pay(number, await buyer.card(cards.success))).order;
    expect(check(paid)).toEqual(before);
    const [row] = await shop.db.query<{ list_net: bigint; net: bigint }>(sql`
      select l.list_net, l.net from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`);
    expect(row?.list_net).toBe(minor(paid.line_items[0]?.list_total ?? ''));
  });

  it('is not part of an order that it came too late for', async () => {
    const code = await coupon({ rate: 1000, uses: 1 });
    const [first, late] = [await ready(code), await ready(code)];
    expect((await first.buyer.pay(first.number, await first.buyer.card(cards.success))).status).toBe(200);
    const card = await late.buyer.card(cards.success);
    const asked = await late.buyer.pay(late.number, card, { expected_total: late.order.total });
    expect([asked.status, problem(asked).code]).toEqual([409, 'cart_changed']);
    // The buyer sees the total without the code, and that the code is used up.
    const seen = await late.buyer.read(late.number);
    expect(seen).toMatchObject({
      promo_code: code,
      promo_total: '0.00',
      total: problem(asked).current_total,
    });
    const paid = await late.buyer.pay(late.number, card, { expected_total: seen.total });
    const order = { promo_code: null, promo_total: '0.00', total: seen.total, state: 'complete' };
    expect(outcome(paid).order).toMatchObject(order);
    expect(await late.buyer.read(late.number)).toMatchObject(order);
    const [row] = await shop.db.query<{ n: bigint }>(sql`
      select count(*) as n from coupon_redemptions r join carts c on c.id = r.order_id where c.number = ${late.number}`);
    expect(Number(row?.n)).toBe(0);
  });

  it('is free again after a payment that failed', async () => {
    const code = await coupon({ rate: 1000, uses: 1 });
    const [first, second] = [await ready(code), await ready(code)];
    expect((await first.buyer.pay(first.number, await first.buyer.card(cards.declined))).status).toBe(402);
    expect((await second.buyer.pay(second.number, await second.buyer.card(cards.success))).status).toBe(200);
  });

  it('is used as often by one buyer as it may be', async () => {
    const code = await coupon({ rate: 1000, uses_each: 1 });
    const { buyer, number } = await ready(code);
    await buyer.pay(number, await buyer.card(cards.success));
    const next = await buyer.open();
    await buyer.add(next.number, { variant_id: 101, quantity: 100 });
    expect(problem(await apply(buyer, next.number, code)).code).toBe('coupon_used_up');
  });
});

it('never takes more than is there, nor from what it is not for', () => {
  const base = { id: 1, code: 'A', minimums: {}, regions: null, valid: true, left: true } as const;
  fc.assert(
    fc.property(
      fc.array(fc.record({ slug: fc.constantFrom('a', 'b'), cents: fc.bigInt(0n, 10n ** 9n) }), {
        minLength: 1,
      }),
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.boolean(),
      (lines, rate, fixed, percent) => {
        const rules: CouponRow = {
          ...base,
          kind: percent ? 'percent' : 'amount',
          rate: percent ? rate : null,
          amounts: { EUR: fixed },
          products: ['a'],
        };
        const found = evaluateCoupon(rules, {
          region: 'de',
          currency: 'EUR',
          lines: lines.map(({ slug, cents }) => ({ slug, amount: money(cents, 'EUR') })),
        });
        const worth = lines.reduce((all, { slug, cents }) => (slug === 'a' ? all + cents : all), 0n);
        if (!found.ok) return worth === 0n;
        return found.discount.amount >= 0n && found.discount.amount <= worth;
      },
    ),
  );
});
