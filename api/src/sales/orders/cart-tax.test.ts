import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { cartCalls, type OrderShop, startOrderShop } from './orders.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(() => shop.cleanup());
beforeEach(() => {
  shop.book.unit = 12_345n;
});

const { open, add } = cartCalls(() => shop);

describe('tax and designs in the checkout', () => {
  const address = {
    firstname: 'Greta',
    lastname: 'Berg',
    address1: 'Hauptstraße 1',
    city: 'Berlin',
    zipcode: '10115',
    country_iso: 'DE',
    phone: '+49 30 1234567',
  };
  const cartTo = async (more: object, region = 'eu', currency = 'EUR') => {
    const { token } = await shop.member();
    const headers = { 'x-region': region };
    const cart = await open(token, headers, currency);
    await add(token, cart.id, { variant_id: 101, quantity: 100 });
    const order = { ship_address_attributes: { ...address, ...more } };
    const reply = await shop.call('PUT', `/checkouts/${cart.number}?state=address`, {
      token,
      headers,
      body: { order },
    });
    return { token, headers, order: reply.body as Order };
  };

  it('charge a business VAT until its number is verified, and then reverse the charge', async () => {
    const { token, order } = await cartTo({ company: 'Berg GmbH', vat_id: 'DE136695976' });
    expect(order.taxes).toMatchObject([{ category: 'S', rate: '19.00', country_iso: 'DE' }]);
    await shop.db.execute(sql`update carts set vat_verdict = 'verified' where number = ${order.number}`);
    const verified = (await add(token, order.id, { variant_id: 102, quantity: 1 })).body as Order;
    expect(verified.taxes).toMatchObject([
      { category: 'K', rate: '0.00', amount: '0.00', reason: expect.stringMatching(/Art. 138/) },
    ]);
    const other = {
      order: { ship_address_attributes: { ...address, company: 'Berg GmbH', vat_id: 'DE999999999' } },
    };
    const changed = (
      await shop.call('PUT', `/checkouts/${order.number}?state=address`, { token, body: other })
    ).body as Order;
    expect(changed.taxes).toMatchObject([{ category: 'S', rate: '19.00' }]);
  });

  it('show Polish consumers gross prices and Polish businesses net ones', async () => {
    const polish = { country_iso: 'PL', zipcode: '00-838', city: 'Warszawa' };
    const consumer = (await cartTo(polish, 'pl', 'PLN')).order;
    const business = (await cartTo({ ...polish, company: 'Nowak sp. z o.o.' }, 'pl', 'PLN')).order;
    expect([consumer.prices_include_tax, business.prices_include_tax]).toEqual([true, false]);
    expect([consumer.total, business.total]).toEqual(['151.84', '151.84']);
  });

  it('tax goods that are picked up where they lie, and charge customs on those that cross the border', async () => {
    const { token, order } = await cartTo({ country_iso: 'CH', zipcode: '8001', city: 'Zürich' });
    const choose = async (shipping_method: string) =>
      (
        await shop.call('PUT', `/checkouts/${order.number}?state=delivery`, {
          token,
          body: { order: { shipping_method } },
        })
      ).body as Order;
    expect(await choose('courier')).toMatchObject({
      ship_total: '40.00',
      taxes: [{ category: 'G', country_iso: 'CH' }],
    });
    expect(await choose('pick-up')).toMatchObject({
      ship_total: '0.00',
      taxes: [{ category: 'S', country_iso: 'PL', rate: '23.00' }],
    });
  });

  it('do not let a design of one size be bought as another', async () => {
    const { token } = await shop.member();
    const cart = await open(token);
    const design = await shop.design(token);
    await shop.db.execute(sql`
      update box_designs set configuration = jsonb_set(configuration, '{size,length}', '300') where id = ${design}`);
    const reply = await add(token, cart.id, { variant_id: 1, quantity: 30, box_design_id: design });
    expect((reply.body as Order).requirements[0]).toMatchObject({
      step: 'cart',
      code: 'invalid',
      message: expect.stringMatching(/another size/),
    });
    expect((reply.body as Order).state).toBe('cart');
  });

  it.each(['product', 'material', 'print_mode', 'finish', 'quality'])(
    'do not let a design be bought at the price of another %s',
    async (option) => {
      const { token } = await shop.member();
      const cart = await open(token);
      const design = await shop.design(token);
      const line = { variant_id: 1, quantity: 30, box_design_id: design };
      expect(((await add(token, cart.id, line)).body as Order).state).toBe('address');
      await shop.db.execute(sql`
        update box_designs set configuration = jsonb_set(configuration, ${`{${option}}`}::text[], '"dearer"')
        where id = ${design}`);
      const reply = await add(token, cart.id, line);
      expect((reply.body as Order).requirements[0]).toMatchObject({ step: 'cart', code: 'invalid' });
      expect((reply.body as Order).state).toBe('cart');
    },
  );
});
