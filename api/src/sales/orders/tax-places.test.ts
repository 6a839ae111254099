import type { Order, Problem } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { buyerOf, cards, outcome } from '../checkout/checkout.fixture.ts';
import { renderCii } from '../invoices/cii.ts';
import type { InvoiceDocument } from '../invoices/invoice-document.ts';
import { renderUbl } from '../invoices/ubl.ts';
import type { VatRegistry } from '../tax/vat-registry.ts';
import { type OrderShop, startOrderShop } from './orders.fixture.ts';

/** A register that knows every number. */
const vatRegistry: VatRegistry = {
  name: 'vies',
  covers: () => true,
  ask: async () => ({ kind: 'valid', name: 'Hill Ltd', address: null, consultationId: 'C-1' }),
};

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ vatRegistry });
});
afterAll(() => shop.cleanup());
beforeEach(() => {
  shop.book.unit = 12_345n;
  delete shop.book.next;
  shop.setClock(null);
});

const person = { firstname: 'Ana', lastname: 'Hill', address1: 'High Street 1', phone: '+48 22 123 45 67' };
const places = {
  buesingen: { country_iso: 'DE', zipcode: '78266', city: 'Büsingen' },
  livigno: { country_iso: 'IT', zipcode: '23041', city: 'Livigno' },
  belfast: { country_iso: 'GB', zipcode: 'BT1 5GS', city: 'Belfast' },
  douglas: { country_iso: 'GB', zipcode: 'IM1 3LY', city: 'Douglas' },
  jersey: { country_iso: 'GB', zipcode: 'JE2 3QA', city: 'Saint Helier' },
  paris: { country_iso: 'FR', zipcode: '75001', city: 'Paris' },
  bucharest: { country_iso: 'RO', zipcode: '030045', city: 'București' },
};

/** A buyer whose cart has been sent an address. */
const cartTo = async (address: object, more: object = {}) => {
  const { token } = await shop.member();
  const buyer = buyerOf(shop, token, 'eu', 'EUR');
  const { number } = await buyer.open();
  await buyer.add(number, { variant_id: 101, quantity: 100 });
  const reply = await buyer.submit(number, 'address', {
    ship_address_attributes: { ...person, ...address },
    ...more,
  });
  return { buyer, number, reply, order: reply.body as Order };
};
const placed = async (address: object) => {
  const { buyer, number } = await cartTo(address);
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  return outcome(await buyer.pay(number, await buyer.card(cards.success))).order;
};

describe('the tax of a place', () => {
  it.each([
    ['buesingen', [{ category: 'G', rate: '0.00', country_iso: 'DE', reason_code: 'export' }], true],
    ['livigno', [{ category: 'G', rate: '0.00', country_iso: 'IT', reason_code: 'export' }], true],
    ['belfast', [{ category: 'S', rate: '20.00', country_iso: 'XI', reason_code: null }], false],
    ['douglas', [{ category: 'S', rate: '20.00', country_iso: 'GB', reason_code: null }], true],
    ['paris', [{ category: 'S', rate: '20.00', country_iso: 'FR', reason_code: null }], false],
  ] as const)('in the cart: %s', async (place, taxes, papers) => {
    const { reply, order } = await cartTo(places[place]);
    expect(reply.status).toBe(200);
    expect(order.taxes).toMatchObject(taxes);
    expect(order.customs_papers).toBe(papers);
  });

  it('of Northern Ireland: intra-Community for a verified XI number, and only for that', async () => {
    const sold = async (address: object, vat_id: string) =>
      (await cartTo({ ...address, company: 'Hill Ltd', vat_id })).order;
    const xi = await sold(places.belfast, 'XI980780684');
    expect(xi.vat_check).toMatchObject({ verdict: 'valid', registry: 'vies', vat_id: 'XI980780684' });
    expect(xi.taxes).toMatchObject([{ category: 'K', rate: '0.00', country_iso: 'XI', amount: '0.00' }]);
    const british = await sold(places.belfast, 'GB980780684');
    expect(british.taxes).toMatchObject([{ category: 'S', rate: '20.00', country_iso: 'XI' }]);
    const toEngland = await sold({ ...places.belfast, zipcode: 'SW1A 1AA' }, 'XI980780684');
    expect(toEngland.taxes).toMatchObject([{ category: 'S', rate: '20.00', country_iso: 'GB' }]);
  });

  it('that no carrier serves is refused at its field before payment, and for an invoice it does not matter', async () => {
    const { reply, buyer, number } = await cartTo(places.jersey);
    expect(reply.status).toBe(422);
    expect((reply.body as Problem).requirements).toMatchObject([
      {
        step: 'address',
        field: 'ship_address.zipcode',
        code: 'not_served',
        message: 'The couriers of this shop do not serve Jersey. Choose another address.',
      },
    ]);
    expect((await buyer.read(number)).ship_address).toBeNull();
    const billed = await cartTo(places.paris, { bill_address_attributes: { ...person, ...places.jersey } });
    expect(billed.reply.status).toBe(200);
    expect(billed.order.taxes).toMatchObject([{ category: 'S', country_iso: 'FR' }]);
  });
});

describe('a midnight in Bucharest', () => {
  // There it is 1 August 2025 from 21:00 UTC on, in Warsaw and in UTC still July.
  it.each([
    ['2025-07-31T20:59:59Z', '2025-07-31', '19.00', '123.45'],
    ['2025-07-31T21:00:00Z', '2025-08-01', '21.00', '200.00'],
  ])('at %s it is %s for rate and price book', async (at, day, rate, net) => {
    shop.book.next = { validFrom: '2025-08-01', unit: 20_000n };
    shop.setClock(new Date(at));
    const { order } = await cartTo(places.bucharest);
    expect(order).toMatchObject({ supply_day: day, item_total: net, taxes: [{ rate, country_iso: 'RO' }] });
  });

  it('is stored with the order once, and read by everything after it', async () => {
    shop.setClock(new Date('2025-07-31T21:30:00Z'));
    const order = await placed(places.bucharest);
    expect(order).toMatchObject({ state: 'complete', supply_day: '2025-08-01', taxes: [{ rate: '21.00' }] });
    shop.setClock(null);
    const [row] = await shop.db.query<{ day: string; document: InvoiceDocument }>(sql`
      select o.snapshot ->> 'supply_day' as day, i.document from orders o join invoices i on i.order_id = o.id
      where o.number = ${order.number}`);
    expect(row?.day).toBe('2025-08-01');
    if (!row) throw new Error('no invoice');
    expect(row.document).toMatchObject({ taxPointDate: '2025-08-01', taxes: [{ rate: 2100 }] });
    expect(renderUbl(row.document)).toContain('<cbc:TaxPointDate>2025-08-01</cbc:TaxPointDate>');
    expect(renderCii(row.document)).toContain('<udt:DateString format="102">20250801</udt:DateString>');
  });
});
