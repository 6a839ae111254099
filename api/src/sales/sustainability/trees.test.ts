import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { buyerOf, cards, problem, readyBuyer } from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { sustainability } from './sustainability.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [sustainability(ports)] });
});
afterAll(() => shop.cleanup());

const path = '/v1/sustainability';
const total = async () =>
  ((await shop.call('GET', `${path}/total_planted_trees`)).body as { total_planted_trees: number })
    .total_planted_trees;
const userId = async (token: string) =>
  ((await shop.call('GET', '/users/me', { token })).body as { id: number }).id;
const planted = (token: string, id: number | string) =>
  shop.call('GET', `${path}/users_planted_trees/${id}`, { token });
const trees = (order: Order) => order.line_items.find(({ service_name }) => service_name === 'tree');

it('adds up to one line of its own, changes its quantity and takes it away', async () => {
  const buyer = buyerOf(shop, await shop.visitor());
  const first = (await buyer.call('POST', `${path}/add_tree_line_item`, {})).body as Order;
  expect(trees(first)).toMatchObject({
    quantity: 1,
    parent_id: null,
    total: '8.90',
    product_type: 'service-tree',
  });
  const more = (await buyer.call('POST', `${path}/add_tree_line_item`, { order_id: first.id, quantity: 4 }))
    .body as Order;
  expect(trees(more)).toMatchObject({ quantity: 5, price: '8.9000', total: '44.50' });
  const set = await buyer.call('PUT', `${path}/update_quantity_of_trees`, { quantity: 10 });
  expect(trees(set.body as Order)).toMatchObject({ quantity: 10, total: '89.00', total_gross: '109.47' });
  expect(trees(await buyer.read(first.number))).toEqual(trees(set.body as Order));
  const byLine = await buyer.call('PUT', `/orders/${first.number}/line_items/${trees(first)?.id}`, {
    line_item: { quantity: 3 },
  });
  expect(trees(byLine.body as Order)).toMatchObject({ quantity: 3 });
  const gone = await buyer.call('PUT', `${path}/update_quantity_of_trees`, {
    order_id: first.number,
    quantity: 0,
  });
  expect((gone.body as Order).line_items).toEqual([]);
  expect((await buyer.call('PUT', `${path}/update_quantity_of_trees`, { quantity: 2 })).status).toBe(404);
});

it('refuses quantities that no order plants', async () => {
  const buyer = buyerOf(shop, await shop.visitor());
  for (const quantity of [0, -1, 1.5, 10_001])
    expect((await buyer.call('POST', `${path}/add_tree_line_item`, { quantity })).status).toBe(422);
  await buyer.call('POST', `${path}/add_tree_line_item`, { quantity: 9999 });
  const reply = await buyer.call('POST', `${path}/add_tree_line_item`, { quantity: 2 });
  expect([reply.status, problem(reply).code]).toEqual([422, 'quantity_out_of_range']);
  expect(trees(await buyer.open())).toMatchObject({ quantity: 9999 });
});

it('counts a tree when its order is paid, and no more once that is canceled or its price refunded', async () => {
  const { buyer, number } = await readyBuyer(shop);
  const id = await userId(buyer.token);
  const before = await total();
  await buyer.call('POST', `${path}/add_tree_line_item`, { order_id: number, quantity: 6 });
  expect(await total()).toBe(before);
  await buyer.pay(number, await buyer.card(cards.success));
  expect(await total()).toBe(before + 6);
  expect((await planted(buyer.token, id)).body).toEqual({ user_id: id, users_planted_trees: 6 });

  const [line] = await shop.db.query<{
    id: bigint;
    order_id: bigint;
    gross: bigint;
    net: bigint;
    tax: bigint;
  }>(sql`
    select l.id, l.order_id, l.gross, l.net, l.tax from order_lines l join orders o on o.id = l.order_id
    where o.number = ${number} and l.service = 'tree'`);
  if (!line) throw new Error('no trees');
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`
      with given as (
        insert into refunds (order_id, currency, amount, reason, actor)
        values (${line.order_id}, 'PLN', ${line.gross}, 'test', 'test') returning id)
      insert into refund_lines (refund_id, currency, order_line_id, quantity, net, tax)
      select id, 'PLN', ${line.id}, 4, ${line.net}, ${line.tax} from given`);
    await tx.execute(sql`update orders set payment_state = 'partially_refunded' where id = ${line.order_id}`);
  });
  expect(await total()).toBe(before + 2);
  await shop.db.execute(sql`update orders set canceled_at = now() where id = ${line.order_id}`);
  expect(await total()).toBe(before);
  expect((await planted(buyer.token, id)).body).toEqual({ user_id: id, users_planted_trees: 0 });
});

it('does not count an order that waits for its transfer', async () => {
  const { buyer, number } = await readyBuyer(shop);
  const before = await total();
  await buyer.call('POST', `${path}/add_tree_line_item`, { order_id: number, quantity: 6 });
  expect((await buyer.transfer(number)).status).toBe(200);
  expect((await buyer.read(number)).state).toBe('complete');
  expect(await total()).toBe(before);
});

it('shows nobody else’s trees', async () => {
  const { token } = await shop.member();
  const stranger = await shop.visitor();
  const id = await userId(token);
  expect((await planted(token, id)).status).toBe(200);
  expect((await planted(stranger, id)).status).toBe(404);
  for (const wrong of [`0${id}`, 'me', '-1', `${id}x`])
    expect((await planted(token, wrong)).status).toBe(404);
});

it('locks its buyer to open a cart, and not for one that is there', async () => {
  const buyer = buyerOf(shop, await shop.visitor());
  const id = await userId(buyer.token);
  // A row lock leaves its transaction id in the row.
  const locker = async () =>
    (await shop.db.query(sql`select xmax::text as by from users where id = ${id}`))[0];
  const plant = () => buyer.call('POST', `${path}/add_tree_line_item`, {});
  const free = await locker();
  expect((await plant()).status).toBe(200);
  const opened = await locker();
  expect(opened).not.toEqual(free);
  expect(trees((await plant()).body as Order)).toMatchObject({ quantity: 2 });
  expect(await locker()).toEqual(opened);
});
