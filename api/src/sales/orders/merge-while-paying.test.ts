import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { storeOfRun } from '../../../test/start-test-api.ts';
import { buyerOf, cards, outcome, readyBuyer } from '../checkout/checkout.fixture.ts';
import { lockCartById } from './cart.repo.ts';
import { mergeCarts } from './merge-carts.ts';
import { mergeAfterHold } from './merge-later.job.ts';
import { type OrderShop, startOrderShop } from './orders.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(() => shop.cleanup());

const lines = (order: Order | null): unknown =>
  order?.line_items.map(({ variant_id, quantity }) => [variant_id, quantity]).toSorted();
const current = async (token: string) =>
  (await shop.call('GET', '/v2/orders/current', { token, headers: { 'x-region': 'pl' } }))
    .body as Order | null;
const signIn = async (token: string, email: string) => {
  const reply = await shop.call('POST', '/sign_in', {
    token,
    body: { user: { email, password: 'correct horse battery' } },
  });
  return { status: reply.status, ...(reply.body as { token: string; merged: { line_items: number } }) };
};
const visitorWith = async (...of: readonly { variant_id: number; quantity: number }[]) => {
  const visitor = buyerOf(shop, await shop.visitor());
  const { number } = await visitor.open();
  for (const line of of) await visitor.add(number, line);
  return { visitor, number };
};

/** An account with a cart of 100 pieces, held by a charge without a gateway reply so far. */
const beingPaid = async (card: string) => {
  const ready = await readyBuyer(shop);
  const paid = await ready.buyer.pay(ready.number, await ready.buyer.card(card));
  expect(outcome(paid).status).toBe('processing');
  return ready;
};
/** Settles the gateway's delayed payments and runs the resulting jobs. */
const gatewayAnswers = async () => {
  await shop.db.execute(sql`update sandbox_intents set settles_at = now() where status = 'processing'`);
  await shop.db.execute(sql`update jobs set run_at = now() where state = 'waiting'`);
  await shop.work();
};

it('signs in while the account’s cart is being paid, and an empty cart is used up', async () => {
  const { email, number } = await beingPaid(cards.delayed);
  const { visitor } = await visitorWith();
  const reply = await signIn(visitor.token, email);
  expect([reply.status, reply.merged]).toEqual([200, { line_items: 0, designs: 0 }]);
  expect((await current(reply.token))?.number).toBe(number);
  await gatewayAnswers();
  expect(await current(reply.token)).toBeNull();
});

it('gives the account the visitor’s cart once the held one has become an order', async () => {
  const { email, buyer, number } = await beingPaid(cards.delayed);
  const { visitor, number: brought } = await visitorWith({ variant_id: 102, quantity: 40 });
  const reply = await signIn(visitor.token, email);
  expect([reply.status, reply.merged.line_items]).toEqual([200, 0]);
  await gatewayAnswers();
  const after = await current(reply.token);
  expect([after?.number, after?.email, lines(after)]).toEqual([brought, email, [[102, 40]]]);
  const order = await buyer.read(number);
  expect([order.state, lines(order)]).toEqual(['complete', [[101, 100]]]);
});

it('pours the visitor’s lines into the held cart once its payment has failed, each one once', async () => {
  const { email, number } = await beingPaid(cards.delayedFailure);
  const { visitor } = await visitorWith({ variant_id: 101, quantity: 30 }, { variant_id: 102, quantity: 40 });
  const reply = await signIn(visitor.token, email);
  expect(reply.status).toBe(200);
  await gatewayAnswers();
  // A repetition finds nothing.
  await shop.db.execute(
    sql`update jobs set state = 'waiting', run_at = now() where name = 'carts.merge-later'`,
  );
  await shop.work();
  const after = await current(reply.token);
  expect([after?.number, lines(after)]).toEqual([
    number,
    [
      [101, 130],
      [102, 40],
    ],
  ]);
});

it('takes along a cart that its visitor was paying when they signed in, once that has failed', async () => {
  const { token, email } = await shop.member();
  const { visitor, number } = await visitorWith({ variant_id: 101, quantity: 100 });
  // Simulates guest orders, which no region allows today.
  await shop.db.execute(sql`update carts set completing_at = now() where number = ${number}`);
  expect((await signIn(visitor.token, email)).status).toBe(200);
  expect(await current(token)).toBeNull();
  await shop.db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: bigint }>(sql`select id from carts where number = ${number}`);
    const held = row ? await lockCartById(tx, Number(row.id)) : null;
    if (!held) throw new Error('the cart is gone');
    await tx.execute(sql`update carts set completing_at = null where id = ${held.id}`);
    await mergeAfterHold(tx, held);
  });
  await shop.work();
  expect(lines(await current(token))).toEqual([[101, 100]]);
});

it('waits for a cart that is paid while the sign-in waits for its lock', async () => {
  const { buyer, number, email } = await readyBuyer(shop);
  const { visitor } = await visitorWith({ variant_id: 102, quantity: 40 });
  const card = await buyer.card(cards.delayed);
  const [paid, reply] = await Promise.all([buyer.pay(number, card), signIn(visitor.token, email)]);
  expect([200, 409]).toContain(paid.status);
  expect(reply.status).toBe(200);
  await gatewayAnswers();
  const all = [await buyer.read(number), await current(reply.token)];
  const pieces = new Map(
    all.flatMap((order) => order?.line_items.map((line) => [line.id, line] as const) ?? []),
  );
  expect([...pieces.values()].map((line) => [line.variant_id, line.quantity]).toSorted()).toEqual([
    [101, 100],
    [102, 40],
  ]);
});

it('creates no second cart where the account opens one while its visitor’s is transferred', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { token, email } = await shop.member();
    const { visitor } = await visitorWith({ variant_id: 102, quantity: 40 });
    const [opened, reply] = await Promise.all([
      buyerOf(shop, token).call('POST', '/v2/orders', { currency: 'PLN' }),
      signIn(visitor.token, email),
    ]);
    expect([opened.status, reply.status]).toEqual([200, 200]);
    expect(lines(await current(token))).toEqual([[102, 40]]);
  }
});

it('moves nothing of somebody who has an account', async () => {
  const { email } = await shop.member();
  const other = await shop.member();
  const ids = await shop.db.query<{ id: number }>(
    sql`select id from users where email in (${email}, ${other.email}) order by id`,
  );
  const moved = await shop.db.transaction((tx) =>
    mergeCarts(tx, ids[0]?.id ?? 0, ids[1]?.id ?? 0, async () => undefined),
  );
  expect(moved).toBe(0);
});

// PGlite has one connection, so nothing runs in parallel.
if (storeOfRun() === 'postgres')
  it('lets others write down what names the visitor while their cart is merged, and no second merge', async () => {
    const { visitor } = await visitorWith({ variant_id: 102, quantity: 40 });
    const account = await shop.member();
    const idOf = async (token: string) =>
      ((await shop.call('GET', '/users/me', { token })).body as { id: number }).id;
    const [from, to] = [await idOf(visitor.token), await idOf(account.token)];
    let inside: () => void = () => undefined;
    let end: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => {
      inside = resolve;
    });
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const merging = shop.db.transaction((tx) =>
      mergeCarts(tx, from, to, async () => {
        inside();
        await held;
      }),
    );
    await reached;
    try {
      // The lock of a foreign key to the visitor, such as that of an order placed at this moment.
      const named = await shop.db.query(sql`select id from users where id = ${from} for key share nowait`);
      expect(named).toHaveLength(1);
      const again = shop.db.query(sql`select id from users where id = ${from} for no key update nowait`);
      await expect(again).rejects.toMatchObject({ code: '55P03' });
    } finally {
      end();
      expect(await merging).toBe(1);
    }
  });
