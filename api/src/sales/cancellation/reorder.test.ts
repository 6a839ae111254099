import type { BundleReply, reorder as contract, Order, ReplyOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { bundles } from '../bundles/bundles.ts';
import { buyerOf, cards, problem, readyBuyer, warsaw } from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { paidOrder } from '../refunds/refunds.fixture.ts';

type Reordered = ReplyOf<typeof contract>;

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [bundles(ports)] });
});
afterAll(() => shop.cleanup());
beforeEach(() => {
  shop.book.unit = 12_345n;
});

const again = (
  buyer: Pick<ReturnType<typeof buyerOf>, 'call'>,
  number: string,
  key: string = crypto.randomUUID(),
) => buyer.call('POST', `/v2/orders/${number}/reorder`, undefined, { 'idempotency-key': key });
const reordered = (reply: { body: unknown }): Reordered => reply.body as Reordered;

it('puts the lines into the cart at today’s prices, once for each key', async () => {
  const { buyer, number, order } = await paidOrder(shop);
  shop.book.unit = 20_000n;
  const [one, two] = [await again(buyer, number, `k-${number}`), await again(buyer, number, `k-${number}`)];
  expect(two.text).toBe(one.text);
  expect(reordered(one)).toMatchObject({ added: 1, refused: [], without_express: [] });
  const cart = (await buyer.call('GET', '/v2/orders/current')).body as Order;
  expect(cart.number).not.toBe(number);
  expect(cart.line_items).toMatchObject([{ variant_id: 101, quantity: 100, total: '200.00' }]);
  expect(order.line_items[0]?.total).toBe('123.45');
  // A second click is a new intention: the quantities add up, as when a line is added twice.
  await again(buyer, number);
  const more = (await buyer.call('GET', '/v2/orders/current')).body as Order;
  expect(more.line_items).toMatchObject([{ quantity: 200 }]);
  const bare = await buyer.call('POST', `/v2/orders/${number}/reorder`);
  expect(problem(bare).code).toBe('idempotency_key_required');
});

it('takes the design as it was ordered: itself while it is unchanged, else a copy of what was printed', async () => {
  const { token } = await shop.member();
  const design = await shop.design(token, 'Spring');
  const buyer = buyerOf(shop, token);
  const { number } = await buyer.open();
  await buyer.add(number, { variant_id: 1, quantity: 100, box_design_id: design });
  const order = await finish(buyer, number);
  expect(order.state).toBe('complete');
  const same = reordered(await again(buyer, number));
  expect(same.order.line_items[0]?.box_design?.id).toBe(design);

  await shop.db.execute(
    sql`update box_designs set document = '{"made":"Summer"}', rev = rev + 1 where id = ${design}`,
  );
  const copied = reordered(await again(buyer, number));
  const copy = copied.order.line_items.find((line) => line.box_design?.id !== design)?.box_design?.id;
  const documents = await shop.db.query<{ made: string }>(
    sql`select document ->> 'made' as made from box_designs where id = ${copy ?? null}::uuid`,
  );
  expect(documents).toEqual([{ made: 'Spring' }]);

  await shop.db.execute(sql`update box_designs set deleted_at = now() where id = ${design}`);
  expect(reordered(await again(buyer, number))).toMatchObject({ added: 1, refused: [] });
});

it('reports what is not sold any more, and adds the rest', async () => {
  const { buyer, number } = await paidOrder(shop, cards.success, { variant_id: 101, quantity: 100 });
  const { buyer: other, number: two } = await readyBuyer(shop);
  await other.add(two, { variant_id: 102, quantity: 30 });
  await other.pay(two, await other.card(cards.success));
  expect((await other.read(two)).line_items).toHaveLength(2);
  // Variant 102 is discontinued, and 101 is not sold in that quantity now.
  await allowing(async () => {
    await shop.db.execute(sql`
      update order_lines set variant_id = 500 where variant_id = 102 and order_id = (select id from orders where number = ${two})`);
    await shop.db.execute(sql`
      update order_lines set quantity = 200000 where order_id = (select id from orders where number = ${number})`);
  });
  const left = reordered(await again(other, two));
  expect(left).toMatchObject({ added: 1, refused: [{ name: 'Shipping box 102', reason: 'no_longer_sold' }] });
  expect(left.order.line_items.map(({ variant_id }) => variant_id)).toEqual([101]);
  const none = reordered(await again(buyer, number));
  expect(none).toMatchObject({ added: 0, refused: [{ reason: 'quantity_not_offered' }] });
  expect(none.order.line_items).toEqual([]);
});

it('brings what was bought as one thing back as one thing, beside the same bought by itself', async () => {
  const buyer = buyerOf(shop, (await shop.member()).token);
  const { number } = await buyer.open();
  const bundle = async (quantity: number, ...line_items_params: object[]) =>
    (await buyer.call('POST', '/v2/bundles', { order_id: number, quantity, line_items_params }))
      .body as BundleReply;
  await bundle(2, { variant_id: 101, quantity: 100 }, { variant_id: 102, quantity: 50 });
  await buyer.add(number, { variant_id: 101, quantity: 30 });
  await bundle(3, { variant_id: 101, quantity: 40 });
  const placed = await finish(buyer, number);
  expect(placed.bundles?.map(({ quantity }) => quantity)).toEqual([2, 3]);

  const shapeOf = ({ bundles = [], line_items }: Order) => ({
    bundles: bundles.map(({ quantity, line_item_ids }) => [quantity, line_item_ids.length]),
    lines: line_items
      .map(({ variant_id, quantity, bundle_id }) => [
        variant_id,
        quantity,
        bundles.findIndex(({ id }) => id === bundle_id),
      ])
      .sort(),
  });
  const back = reordered(await again(buyer, number));
  expect(back).toMatchObject({ added: 4, refused: [] });
  expect(back.order.number).not.toBe(number);
  expect(shapeOf(back.order)).toEqual(shapeOf(placed));
  // It is a bundle again: a new quantity applies to all its lines.
  const [first] = back.order.bundles ?? [];
  const changed = await buyer.call('PATCH', '/v2/bundles', {
    bundle_id: first?.id,
    quantity: 1,
    order_id: back.order.number,
  });
  expect((changed.body as BundleReply).order.line_items.map(({ quantity }) => quantity).sort()).toEqual(
    [100, 120, 30, 50].sort(),
  );

  // The discontinued item is reported; the rest stays one bundle.
  await allowing(async () => {
    await shop.db.execute(sql`
      update order_lines set variant_id = 500 where variant_id = 102 and order_id = (select id from orders where number = ${number})`);
  });
  const left = reordered(await again(buyer, number));
  expect(left).toMatchObject({ added: 3, refused: [{ reason: 'no_longer_sold' }] });
  expect(
    left.order.bundles?.slice(-2).map(({ quantity, line_item_ids }) => [quantity, line_item_ids.length]),
  ).toEqual([
    [2, 1],
    [3, 1],
  ]);
});

it('is the owner’s alone, of placed orders alone, in the market’s own currency', async () => {
  const { buyer, number } = await paidOrder(shop);
  const stranger = buyerOf(shop, (await shop.member()).token);
  expect((await again(stranger, number)).status).toBe(404);
  expect((await stranger.call('GET', '/v2/orders/current')).body).toBeNull();
  const { buyer: shopper, number: cart } = await readyBuyer(shop);
  expect((await again(shopper, cart)).status).toBe(404);
  const abroad = buyerOf(shop, buyer.token, 'de', 'EUR');
  const refused = await again(abroad, number);
  expect([refused.status, problem(refused).code]).toEqual([422, 'currency_mismatch']);
});

async function finish(buyer: ReturnType<typeof buyerOf>, number: string): Promise<Order> {
  await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  await buyer.pay(number, await buyer.card(cards.success));
  return buyer.read(number);
}

/** Placed lines are immutable; lifts that for a moment, so that the past can differ from today. */
async function allowing(change: () => Promise<void>): Promise<void> {
  await shop.db.execute(sql`alter table order_lines disable trigger order_lines_are_immutable`);
  await change();
  await shop.db.execute(sql`alter table order_lines enable trigger order_lines_are_immutable`);
}
