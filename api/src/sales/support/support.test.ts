import { cards, readyBuyer } from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { support } from './support.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: () => [support()] });
});
afterAll(() => shop.cleanup());

const ask = (token: string, query: string) => shop.call('GET', `/support/order?${query}`, { token });

it('shows the products of the own order, or of one with its address, and distinguishes nothing else', async () => {
  const { buyer, number, email } = await readyBuyer(shop);
  expect((await ask(buyer.token, `number=${number}`)).status).toBe(404);
  await buyer.pay(number, await buyer.card(cards.success));
  const own = await ask(buyer.token, `number=${number}`);
  expect(own.body).toMatchObject({
    number,
    state: 'complete',
    products: [{ sku: 'box-101', product_type: 'shipping-box-plain', quantity: 100 }],
  });
  const stranger = await shop.visitor();
  const found = await ask(stranger, `number=${number.toLowerCase()}&email=${email.toUpperCase()}`);
  expect(found.body).toEqual(own.body);
  const refused = [
    await ask(stranger, `number=${number}`),
    await ask(stranger, `number=${number}&email=other@example.com`),
    await ask(stranger, `number=R000000000&email=${email}`),
  ];
  const answers = refused.map(({ status, body }) => ({ status, ...(body as object), request_id: '' }));
  expect(answers[0]).toMatchObject({ status: 404 });
  expect(answers).toEqual([answers[0], answers[0], answers[0]]);
});
