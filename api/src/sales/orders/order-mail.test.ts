import { buyerOf, cards, warsaw } from '../checkout/checkout.fixture.ts';
import { salesWords } from '../words/index.ts';
import { type OrderShop, startOrderShop } from './orders.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(() => shop.cleanup());

/** Places an order in Poland and returns its confirmation, as the buyer reads it. */
const confirmationOf = async (line: (token: string) => Promise<object>): Promise<string> => {
  const { token } = await shop.member();
  const buyer = buyerOf(shop, token);
  const { number } = await buyer.open();
  await buyer.add(number, await line(token));
  await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  expect((await buyer.pay(number, await buyer.card(cards.success))).status).toBe(200);
  await shop.work();
  const mail = (await shop.mails()).find((text) => text.includes(number));
  return mail?.replaceAll(/\s+/g, ' ') ?? '';
};

it('says what was bought, and speaks of artwork only where there is some', async () => {
  const { printed, unprinted, pieces } = salesWords['en-US'].orders;
  const plain = await confirmationOf(async () => ({ variant_id: 101, quantity: 100 }));
  expect(plain).toContain(`Shipping box 101: ${pieces}: 100`);
  expect(plain).toContain(unprinted);
  expect(plain).not.toContain(printed);
  const withArtwork = await confirmationOf(async (token) => ({
    variant_id: 1,
    quantity: 100,
    box_design_id: await shop.design(token),
  }));
  expect(withArtwork).toContain(`Mailer box 1: ${pieces}: 100`);
  expect(withArtwork).toContain(printed);
  expect(withArtwork).not.toContain(unprinted);
});
