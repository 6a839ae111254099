import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { fixtureVariant, type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { buyerOf, cards, outcome, warsaw } from './checkout.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(() => shop.cleanup());

const stockholm = { city: 'Stockholm', zipcode: '111 22', country_iso: 'SE', phone: '+46 8 123 456' };
const berlin = { city: 'Berlin', zipcode: '10115', country_iso: 'DE', phone: '+49 30 1234567' };
const markets = [
  ['pl', 'PLN', warsaw],
  ['eu', 'EUR', { ...warsaw, ...berlin }],
  ['se', 'SEK', { ...warsaw, ...stockholm }],
] as const;

/**
 * Every table whose rows belong to an order and have a currency, with the column that references
 * the order.
 */
const amountTables = () =>
  shop.db.query<{ name: string; key: string }>(sql`
    select c.table_name as name, k.column_name as key
    from information_schema.columns c
    join information_schema.columns k on k.table_schema = c.table_schema and k.table_name = c.table_name
      and k.column_name in ('order_id', 'cart_id')
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and c.column_name = 'currency' and t.table_type = 'BASE TABLE'
    order by 1`);

it('invariant 25: whoever buys in three markets pays each from its own list, and every row carries its currency', async () => {
  const { token } = await shop.member();
  const carts: { number: string; currency: string; total: string }[] = [];
  for (const [region, currency] of markets) {
    const buyer = buyerOf(shop, token, region, currency);
    const { number } = await buyer.open();
    const cart = await buyer.add(number, { variant_id: 101, quantity: 100 });
    expect(cart.currency).toBe(currency);
    const listed = fixtureVariant(101, currency, shop.book).priceOf(100);
    const [line] = await shop.db.query<{ amount: bigint }>(sql`
      select l.unit_price as amount from cart_lines l join carts c on c.id = l.cart_id where c.number = ${number}`);
    expect(line?.amount).toBe(listed?.unit.tenThousandths);
    carts.push({ number, currency, total: cart.total });
  }
  // The other markets' carts are unchanged: nothing was converted.
  for (const [index, [region, currency]] of markets.entries()) {
    const cart = await buyerOf(shop, token, region, currency).read(carts[index]?.number ?? '');
    expect({ currency: cart.currency, total: cart.total }).toEqual({
      currency: carts[index]?.currency,
      total: carts[index]?.total,
    });
  }
  for (const [index, [region, currency, address]] of markets.entries()) {
    const buyer = buyerOf(shop, token, region, currency);
    const number = carts[index]?.number ?? '';
    await buyer.submit(number, 'address', { ship_address_attributes: address });
    await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
    const payment = { payments_attributes: [{ payment_method: 'card' }], accepted_terms: true };
    const { total } = (await buyer.submit(number, 'payment', payment)).body as Order;
    const paid = outcome(await buyer.pay(number, await buyer.card(cards.success)));
    expect(paid.order).toMatchObject({ state: 'complete', currency, total });
  }
  await shop.work();
  const seen: string[] = [];
  for (const { name, key } of await amountTables()) {
    const [count] = await shop.db.query<{ rows: number; astray: number }>(sql`
      select count(*)::int as rows, count(*) filter (where t.currency <> c.currency)::int as astray
      from ${sql.identifier(name)} t join carts c on c.id = t.${sql.identifier(key)}`);
    expect([name, count?.astray]).toEqual([name, 0]);
    if ((count?.rows ?? 0) >= markets.length) seen.push(name);
  }
  expect(seen).toEqual(
    expect.arrayContaining(['cart_lines', 'invoices', 'order_lines', 'order_taxes', 'payments']),
  );
});

it('invariant 25: the database takes no amount of another currency into an order', async () => {
  const buyer = buyerOf(shop, (await shop.member()).token);
  const { number } = await buyer.open();
  await buyer.add(number, { variant_id: 101, quantity: 100 });
  for (const statement of [
    sql`update cart_lines set currency = 'EUR' where cart_id = (select id from carts where number = ${number})`,
    sql`insert into payments (order_id, currency, method, provider, amount, state, cart_version)
        select id, 'EUR', 'card', 'sandbox', 1, 'failed', version from carts where number = ${number}`,
  ])
    await expect(shop.db.execute(statement)).rejects.toThrow(/foreign key/);
});
