import type { Order } from '@shop/contracts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { buyerOf, cards, outcome, problem, readyBuyer, warsaw } from './checkout.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(() => shop.cleanup());

describe('the steps', () => {
  it('stand one further after each, and none can be skipped', async () => {
    const { token, email } = await shop.member();
    const buyer = buyerOf(shop, token);
    const { number } = await buyer.open();
    const early = await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
    expect([early.status, problem(early).code]).toEqual([422, 'requirements_unmet']);
    expect(problem(early).requirements?.map(({ step }) => step)).toEqual(
      expect.arrayContaining(['cart', 'address']),
    );
    expect((await buyer.read(number)).shipping_method).toBeNull();

    await buyer.add(number, { variant_id: 101, quantity: 100 });
    const states: string[] = [(await buyer.read(number)).state];
    const walk: [string, object][] = [
      ['cart', {}],
      ['address', { ship_address_attributes: warsaw }],
      ['delivery', { shipping_method: 'courier' }],
      ['payment', { payments_attributes: [{ payment_method: 'card' }] }],
      ['confirm', { accepted_terms: true }],
    ];
    for (const [step, fields] of walk) {
      const reply = await buyer.submit(number, step, fields);
      expect([step, reply.status]).toEqual([step, 200]);
      states.push((reply.body as Order).state);
    }
    expect(states).toEqual(['address', 'address', 'delivery', 'payment', 'confirm', 'confirm']);
    expect(await buyer.read(number)).toMatchObject({
      email,
      requirements: [],
      ship_address: { city: 'Warszawa', company: null },
      billCountryIso: 'PL',
    });
  });

  it('name every part that an address lacks, and store nothing', async () => {
    const { buyer, number } = await readyBuyer(shop);
    const { zipcode, phone, ...rest } = warsaw;
    const reply = await buyer.submit(number, 'address', { ship_address_attributes: rest });
    expect(
      problem(reply)
        .requirements?.map(({ field }) => field)
        .sort(),
    ).toEqual(['ship_address.phone', 'ship_address.zipcode']);
    expect((await buyer.read(number)).ship_address).toMatchObject({ zipcode, phone });
  });

  it('ask a visitor to register where guests may not order', async () => {
    const buyer = buyerOf(shop, await shop.visitor());
    const { number } = await buyer.open();
    await buyer.add(number, { variant_id: 101, quantity: 10 });
    const reply = await buyer.submit(number, 'address', {
      email: 'guest@example.com',
      ship_address_attributes: warsaw,
    });
    expect(problem(reply).requirements).toMatchObject([
      { field: 'user', message: 'Sign in or register to order.' },
    ]);
  });

  it('offer only what the region offers', async () => {
    const { buyer, number } = await readyBuyer(shop);
    const reply = await buyer.submit(number, 'payment', {
      payments_attributes: [{ payment_method: 'ideal' }],
    });
    expect(problem(reply).code).toBe('payment_method_not_allowed');
    const sea = await buyer.submit(number, 'delivery', { shipping_method: 'palettes' });
    expect(problem(sea).requirements).toMatchObject([{ field: 'shipping_method', code: 'not_offered' }]);
    expect((await buyer.read(number)).payment_methods).not.toContain('ideal');
  });

  it('charge what delivery costs, with its VAT', async () => {
    const { buyer, number, order } = await readyBuyer(shop);
    const post = (await buyer.submit(number, 'delivery', { shipping_method: 'polish-post' })).body as Order;
    expect([order.ship_total, post.ship_total]).toEqual(['0.00', '15.00']);
    expect(Number(post.total) - Number(order.total)).toBeCloseTo(18.45, 2);
  });

  it('take the terms from the consents too', async () => {
    const { buyer, number } = await readyBuyer(shop);
    const type = 'terms_and_conditions_and_privacy_policy';
    const say = (status: string) =>
      buyer.call('POST', '/v2/orders/consents', { order_number: number, consents: [{ type, status }] });
    expect((await say('declined')).status).toBe(200);
    expect((await buyer.read(number)).requirements).toMatchObject([{ field: 'accepted_terms' }]);
    await say('granted');
    expect((await buyer.read(number)).requirements).toEqual([]);
  });
});

it('goes through a whole checkout in at most 80 statements', async () => {
  const { token } = await shop.member();
  const buyer = buyerOf(shop, token);
  const design = await shop.design(token);
  const { number } = await buyer.open();
  await buyer.add(number, { variant_id: 1, quantity: 100, box_design_id: design });
  const card = await buyer.card(cards.success);
  const before = shop.db.statements();
  await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  expect(outcome(await buyer.pay(number, card)).status).toBe('succeeded');
  const used = shop.db.statements() - before;
  // Six transactions with BEGIN and COMMIT on top: three steps, PREPARE, the gateway's own, FINALIZE.
  expect(used + 12).toBeLessThanOrEqual(80);
});
