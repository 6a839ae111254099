import { products } from '@shop/packaging';
import { sql } from 'drizzle-orm';
import { fulfilmentDomains } from '../../../test/shops.ts';
import { buyerOf, cards, outcome, problem, readyBuyer } from '../checkout/checkout.fixture.ts';
import { orderLinkToken } from '../orders/order-link.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import {
  atGateway,
  cancel,
  minor,
  paidOrder,
  refundsOf,
  shown,
  staffOf,
} from '../refunds/refunds.fixture.ts';
import { wallet } from '../wallet/wallet.ts';

let shop: OrderShop;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [wallet(ports), ...fulfilmentDomains(ports)],
  });
  staff = staffOf(shop);
});
afterAll(() => shop.cleanup());

const one = async <Row extends object>(query: Parameters<OrderShop['db']['query']>[0]): Promise<Row> => {
  const [row] = await shop.db.query<Row>(query);
  if (!row) throw new Error('no row');
  return row;
};

it('gives the coupon free: its last use is another buyer’s then', async () => {
  await shop.db.execute(sql`
    insert into coupons (code, note, kind, rate, usage_limit) values ('ONCE', 'test', 'percent', 1000, 1)`);
  const buy = async () => {
    const { buyer, number } = await readyBuyer(shop);
    const coupon = await buyer.call('PUT', `/orders/${number}/apply_coupon_code`, { coupon_code: 'ONCE' });
    return { buyer, number, coupon };
  };
  const first = await buy();
  await first.buyer.pay(first.number, await first.buyer.card(cards.success));
  expect(Number((await first.buyer.read(first.number)).promo_total)).toBeLessThan(0);
  expect(problem((await buy()).coupon).code).toBe('coupon_used_up');
  expect((await cancel(first.buyer, first.number)).status).toBe(200);
  const next = await buy();
  expect(next.coupon.status).toBe(200);
  expect(outcome(await next.buyer.pay(next.number, await next.buyer.card(cards.success))).status).toBe(
    'succeeded',
  );
  expect(Number((await next.buyer.read(next.number)).promo_total)).toBeLessThan(0);
});

it('puts back what was taken out of stock, once', async () => {
  const { buyer, number } = await paidOrder(shop);
  await shop.db.execute(sql`insert into stock_items (pim_id, on_hand) values ('pim-of-test', 5)`);
  await shop.db.execute(sql`
    insert into stock_reservations (order_id, pim_id, quantity, outcome, ended_at)
    select id, 'pim-of-test', 3, 'consumed', now() from orders where number = ${number}`);
  await Promise.all([cancel(buyer, number), cancel(buyer, number), staff.cancel(number)]);
  expect(await one(sql`select on_hand from stock_items where pim_id = 'pim-of-test'`)).toEqual({
    on_hand: 8,
  });
});

it('fills the wallet up again and pays the rest back to the card', async () => {
  const { buyer, number, order } = await readyBuyer(shop);
  const { id } = (await buyer.call('GET', '/users/me')).body as { id: number };
  await shop.db.execute(sql`
    insert into wallet_entries (user_id, currency, amount, kind, reason, actor) values (${id}, 'PLN', 5000, 'credit', 'test', 'test')`);
  expect((await buyer.call('PUT', '/v1/wallet', { apply: true, order_number: number })).status).toBe(200);
  const paid = outcome(await buyer.pay(number, await buyer.card(cards.success)));
  expect(paid.status).toBe('succeeded');
  const balance = () => one<{ balance: bigint }>(sql`select balance from wallets where user_id = ${id}`);
  expect(Number((await balance()).balance)).toBe(0);
  const part = await staff.refund(number, { amount: ((minor(order.total) - 4000) / 100).toFixed(2) });
  expect(part.status).toBe(200);
  // The card is refunded first, then the wallet with the rest.
  expect(Number((await balance()).balance)).toBe(1000);
  await cancel(buyer, number);
  await shop.work();
  expect(Number((await balance()).balance)).toBe(5000);
  expect(await atGateway(shop, number)).toMatchObject({ given: minor(order.total) - 5000 });
  expect(shown(await buyer.read(number))).toEqual(['canceled', 'refunded', 'OK']);
  const refunds = await refundsOf(buyer, number);
  expect(refunds.reduce((all, refund) => all + minor(refund.amount), 0)).toBe(minor(order.total));
});

describe('withdrawal', () => {
  const stocked = products.find((product) => product.designless === true && product.sizes.length > 0);
  /** Changes the order to plain stock boxes: these tests' price book has none. */
  const readyMade = async (number: string) => {
    const [size] = stocked?.sizes ?? [];
    const slug = stocked?.slug ?? '';
    await shop.db.execute(sql`alter table order_lines disable trigger order_lines_are_immutable`);
    await shop.db.execute(sql`
      update order_lines set item = jsonb_set(jsonb_set(item, '{slug}', to_jsonb(${slug}::text)), '{configuration,size}',
        jsonb_build_object('length', ${size?.L}::float8, 'width', ${size?.W}::float8, 'height', ${size?.H}::float8))
      where order_id = (select id from orders where number = ${number})`);
    await shop.db.execute(sql`alter table order_lines enable trigger order_lines_are_immutable`);
  };
  const byLink = async (number: string, token: string) => {
    const visitor = buyerOf(shop, await shop.visitor());
    return visitor.call(
      'PUT',
      `/orders/${number}/cancel`,
      { reason: 'changed_mind' },
      { 'x-spree-order-token': token },
    );
  };

  it('of ready-made goods needs no account, also while they are packed; the receipt says so', async () => {
    const { buyer, number } = await paidOrder(shop);
    await readyMade(number);
    await staff.produce(number);
    expect((await buyer.read(number)).cancelable).toBe('withdrawal');
    const link = orderLinkToken(shop.deps.settings.sessionSecret, number);
    expect((await byLink(number, `${link.slice(0, -2)}xx`)).status).toBe(404);
    expect((await byLink(number, link)).status).toBe(200);
    await shop.work();
    expect(shown(await buyer.read(number))).toEqual(['canceled', 'refunded', 'OK']);
    expect(
      await one(sql`select k.kind, r.reason from cancellations k join refunds r on r.order_id = k.order_id
      join orders o on o.id = k.order_id where o.number = ${number}`),
    ).toEqual({ kind: 'withdrawal', reason: 'withdrawal' });
  });

  it('is not had of what is made for the buyer, nor by a link for it', async () => {
    const { buyer, number } = await paidOrder(shop);
    const link = orderLinkToken(shop.deps.settings.sessionSecret, number);
    expect((await byLink(number, link)).status).toBe(404);
    await staff.produce(number);
    expect(problem(await cancel(buyer, number)).code).toBe('order_not_cancelable');
  });
});
