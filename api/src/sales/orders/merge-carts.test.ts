import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type OrderShop, startOrderShop } from './orders.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(() => shop.cleanup());

const pl = { 'x-region': 'pl' };
const open = async (token: string) =>
  (await shop.call('POST', '/v2/orders', { token, headers: pl, body: { currency: 'PLN' } })).body as Order;
const add = async (token: string, id: number, line: object) =>
  (await shop.call('POST', `/v2/orders/${id}/line_item`, { token, body: { line_item: line } })).body as Order;
const current = async (token: string) =>
  (await shop.call('GET', '/v2/orders/current', { token, headers: pl })).body as Order | null;
const lines = (order: Order | null) =>
  order?.line_items.map(({ variant_id, box_design, quantity }) => [
    variant_id,
    box_design?.id ?? null,
    quantity,
  ]);
const signIn = (token: string, email: string) =>
  shop.call('POST', '/sign_in', { token, body: { user: { email, password: 'correct horse battery' } } });

it('hands the visitor’s cart over to a new account, number, lines and design', async () => {
  const visitor = await shop.visitor();
  const cart = await open(visitor);
  const design = await shop.design(visitor);
  const before = await add(visitor, cart.id, { variant_id: 1, quantity: 30, box_design_id: design });
  const { token, email } = await shop.member(visitor);
  const after = await current(token);
  expect(after).toMatchObject({ number: cart.number, email, total: before.total });
  expect(lines(after)).toEqual([[1, design, 30]]);
});

it('adds the visitor’s lines to the account’s own cart and keeps every quantity', async () => {
  const { token, email } = await shop.member();
  const own = await open(token);
  await add(token, own.id, { variant_id: 101, quantity: 30 });
  const parent = (await add(token, own.id, { variant_id: 102, quantity: 5 })).line_items[1]?.id;
  await add(token, own.id, { variant_id: 103, quantity: 2, parent_id: parent });

  const visitor = await shop.visitor();
  const guest = await open(visitor);
  await add(visitor, guest.id, { variant_id: 101, quantity: 7 });
  await add(visitor, guest.id, { variant_id: 104, quantity: 9 });
  const twin = (await add(visitor, guest.id, { variant_id: 102, quantity: 1 })).line_items[2]?.id;
  await add(visitor, guest.id, { variant_id: 103, quantity: 4, parent_id: twin });

  const reply = await signIn(visitor, email);
  expect(reply.body).toMatchObject({ merged: { line_items: 4 } });
  const merged = await current((reply.body as { token: string }).token);
  expect(merged?.number).toBe(own.number);
  expect(lines(merged)?.toSorted()).toEqual([
    [101, null, 37],
    [102, null, 6],
    [103, null, 6],
    [104, null, 9],
  ]);
  const [sums] = await shop.db.query(sql`
    select c.total, sum(l.gross)::bigint as lines from carts c join cart_lines l on l.cart_id = c.id
    where c.number = ${own.number} group by c.total`);
  expect(sums).toMatchObject({ total: (sums as { lines: bigint }).lines });
});

it('uses the visitor’s cart up once when two sign in at the same time', async () => {
  const { token, email } = await shop.member();
  await add(token, (await open(token)).id, { variant_id: 101, quantity: 10 });
  const visitor = await shop.visitor();
  await add(visitor, (await open(visitor)).id, { variant_id: 101, quantity: 5 });
  const replies = await Promise.all([signIn(visitor, email), signIn(visitor, email)]);
  const moved = replies.flatMap(({ status, body }) =>
    status === 200 ? [(body as { merged: { line_items: number } }).merged.line_items] : [],
  );
  expect(moved.reduce((all, one) => all + one, 0)).toBe(1);
  expect(lines(await current(token))).toEqual([[101, null, 15]]);
});

it('does not give one account’s cart to another', async () => {
  const first = await shop.member();
  await add(first.token, (await open(first.token)).id, { variant_id: 101, quantity: 10 });
  const second = await shop.member();
  const reply = await signIn(first.token, second.email);
  expect(await current((reply.body as { token: string }).token)).toBeNull();
});
