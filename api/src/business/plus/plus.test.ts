import type { PlusItem } from '@shop/contracts';
import { buyerOf, cards, type OrderShop, startOrderShop, warsaw } from '../../sales/testing.ts';
import { plus } from './plus.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [plus(ports)] });
});
afterAll(() => shop.cleanup());

const placeOrder = async (buyer: ReturnType<typeof buyerOf>, lines: readonly object[]): Promise<string> => {
  const { number } = await buyer.open();
  for (const line of lines) await buyer.add(number, line);
  await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  await buyer.pay(number, await buyer.card(cards.success));
  return number;
};

it('lists what was ordered with today’s price, and orders it again', async () => {
  const { token } = await shop.member();
  const buyer = buyerOf(shop, token);
  const design = await shop.design(token, 'Spring');
  const first = await placeOrder(buyer, [{ variant_id: 1, quantity: 100, box_design_id: design }]);
  const second = await placeOrder(buyer, [
    { variant_id: 1, quantity: 500, box_design_id: design },
    { variant_id: 101, quantity: 40 },
  ]);
  expect(second).not.toBe(first);
  shop.book.unit = 20_000n;
  const { items } = (await buyer.call('GET', '/v2/plus/items')).body as { items: PlusItem[] };
  expect(items).toHaveLength(2);
  const item = items.find(({ variant_id }) => variant_id === 1);
  expect(item).toMatchObject({
    box_design_id: design,
    design_name: 'Spring',
    last_order_number: second,
    last_quantity: 500,
    total_quantity: 600,
    price: '1.8000',
    total: '900.00',
    currency: 'PLN',
  });
  const { number } = await buyer.open();
  const again = await buyer.add(number, {
    variant_id: 1,
    box_design_id: design,
    quantity: 500,
    purchase_trigger: 'plus-reorder',
  });
  expect(again).toMatchObject({
    item_total: '900.00',
    line_items: [{ purchase_trigger: 'plus-reorder', quantity: 500 }],
  });
});

it('is for members, and shows nobody else’s items', async () => {
  expect((await shop.call('GET', '/v2/plus/items', { token: await shop.visitor() })).status).toBe(401);
  const { token } = await shop.member();
  expect((await shop.call('GET', '/v2/plus/items', { token })).body).toEqual({ items: [] });
});
