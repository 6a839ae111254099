import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  buyerOf,
  cards,
  type OrderShop,
  outcome,
  readyBuyer,
  startOrderShop,
  warsaw,
} from '../../../test/shops.ts';
import { webhooks } from './webhooks.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: () => [webhooks()] });
});
afterAll(() => shop.cleanup());

const eventsOf = (number: string) =>
  shop.db.query<{
    type: string;
    sequence: number;
    data: { amount?: string; order_number?: string };
    user_id: number;
  }>(sql`
    select type, sequence, data, user_id from webhook_events where resource = ${`order:${number}`} order by sequence`);

it('sends one event each when an order is placed and paid, canceled, and refunded', async () => {
  const { buyer, number, order } = await readyBuyer(shop);
  expect(await eventsOf(number)).toEqual([]);
  const key = 'pay-once';
  const method = await buyer.card(cards.success);
  for (let again = 0; again < 2; again += 1)
    expect(outcome(await buyer.pay(number, method, {}, key))).toMatchObject({ status: 'succeeded' });
  const placed = await eventsOf(number);
  expect(placed.map(({ type, sequence }) => [type, sequence])).toEqual([
    ['order.placed', 1],
    ['order.paid', 2],
  ]);
  expect(placed[0]?.data).toMatchObject({ order_number: number, amount: order.total });
  for (let again = 0; again < 2; again += 1)
    expect((await buyer.call('PUT', `/orders/${number}/cancel`, { reason: 'other' })).status).toBe(200);
  await shop.runJobs();
  const ended = (await eventsOf(number)).slice(2);
  expect(ended.map(({ type }) => type)).toEqual(['order.canceled', 'order.refunded']);
  expect(ended[1]?.data.amount).toBe(order.total);
});

it('sends no event of an order whose payment was declined, and sends paid when the transfer arrives', async () => {
  const { buyer, number } = await readyBuyer(shop);
  await buyer.pay(number, await buyer.card(cards.declined));
  expect(await eventsOf(number)).toEqual([]);
  const { token } = await shop.member();
  const other = buyerOf(shop, token);
  const cart = await other.open();
  await other.add(cart.number, { variant_id: 101, quantity: 100 });
  await other.submit(cart.number, 'address', { ship_address_attributes: warsaw });
  await other.submit(cart.number, 'delivery', { shipping_method: 'courier' });
  const ready = (
    await other.submit(cart.number, 'payment', {
      payments_attributes: [{ payment_method: 'check' }],
      accepted_terms: true,
    })
  ).body as Order;
  expect((await other.transfer(ready.number)).status).toBe(200);
  expect((await eventsOf(ready.number)).map(({ type }) => type)).toEqual(['order.placed']);
});
