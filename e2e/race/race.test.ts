// Covers: api/src/sales api/src/artwork/designs api/src/customers/identity api/src/staff
import type { Order } from '@shop/contracts';
import { expect, test } from 'playwright/test';
import { countOrder, exactlyOnce } from '../support/order-counts.ts';
import { startTwoProcesses, type TwoProcesses } from '../support/processes.ts';
import {
  addLine,
  card,
  cards,
  fillIn,
  openCart,
  pay,
  plainVariants,
  readTotal,
  register,
  retryWhileBusy,
  type Shopper,
} from '../support/shopper.ts';

let shop: TwoProcesses;
test.beforeAll(async () => {
  shop = await startTwoProcesses();
});
test.afterAll(() => shop.stop());

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const shopper = () => register(() => shop.urls);
const ledger = (number: string) => countOrder(shop, number);
const read = async (buyer: Shopper, number: string) =>
  (await buyer.call<Order>('GET', `/orders/${number}`)).body;

test('invariant 11: ten parallel "+1" on one cart, through two processes, lose none', async () => {
  const buyer = await shopper();
  const [variant = 0] = await plainVariants(buyer, 1);
  const { number } = await openCart(buyer);
  // 30 is the smallest quantity; the eleventh piece over 29 is what ten times "+1" must reach.
  await addLine(buyer, number, variant, 30);
  const replies = await times(10, (index) => retryWhileBusy(() => addLine(buyer, number, variant, 1, index)));
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const seen = replies.map(({ body }) => body.quantity).sort((a, b) => a - b);
  expect(seen).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
  // Each write saw the one before it: without the cart's lock two of them would return the same version.
  const versions = replies.map(({ body }) => body.version).sort((a, b) => a - b);
  expect(versions).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(await read(buyer, number)).toMatchObject({ quantity: 40, version: 12 });
  console.log('ten parallel +1 on 30: ends at 40, version 12, every reply true');
});

test('ten different lines added at once are all there, and the total is theirs', async () => {
  const buyer = await shopper();
  const variants = await plainVariants(buyer, 10);
  const { number } = await openCart(buyer);
  const replies = await times(10, (index) =>
    retryWhileBusy(() => addLine(buyer, number, variants[index] ?? 0, 30, index)),
  );
  const order = await read(buyer, number);
  expect(order.line_items).toHaveLength(10);
  // Each reply is about another state of the cart: without the lock two writes would return the same one.
  expect(new Set(replies.map(({ body }) => body.version)).size).toBe(10);
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  expect(order.line_items.reduce((all, line) => all + cents(line.total_gross), 0)).toBe(cents(order.total));
});

test('invariant 12: five parallel pay calls give one order, one payment, one mail', async () => {
  const buyer = await shopper();
  const [variant = 0] = await plainVariants(buyer, 1);
  const { number } = await openCart(buyer);
  await addLine(buyer, number, variant, 100);
  await fillIn(buyer, number);
  const token = await card(buyer, cards.success);
  const replies = await times(5, (index) => retryWhileBusy(() => pay(buyer, number, token, index)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(replies.map(({ body }) => JSON.stringify(body.order))).size).toBe(1);
  await expect.poll(() => ledger(number)).toEqual(exactlyOnce);
  console.log(`five parallel pay calls: ${JSON.stringify(await ledger(number))}`);
});

test('invariant 20: the same idempotency key at both processes runs once', async () => {
  const buyer = await shopper();
  const [variant = 0] = await plainVariants(buyer, 1);
  const { number } = await openCart(buyer);
  await addLine(buyer, number, variant, 100);
  await fillIn(buyer, number);
  const token = await card(buyer, cards.success);
  const replies = await times(5, (index) =>
    retryWhileBusy(() => pay(buyer, number, token, index, `key-${number}`)),
  );
  for (const { status, body } of replies)
    expect([status, body.code]).toEqual(status === 200 ? [200, undefined] : [409, 'request_in_progress']);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  await expect.poll(() => ledger(number)).toEqual(exactlyOnce);
});

test('five parallel transfer completions give one order', async () => {
  const buyer = await shopper();
  const [variant = 0] = await plainVariants(buyer, 1);
  const { number } = await openCart(buyer);
  await addLine(buyer, number, variant, 100);
  await fillIn(buyer, number);
  const body = { order_number: number, expected_total: await readTotal(buyer, number) };
  const replies = await times(5, (index) =>
    retryWhileBusy(() =>
      buyer.call<{ order: Order }>(
        'POST',
        '/check_payments',
        { body, key: `transfer-${number}-${index}` },
        index,
      ),
    ),
  );
  for (const reply of replies)
    expect(reply.body).toMatchObject({ order: { number, state: 'complete', payment_status: 'WAITING' } });
  await expect.poll(() => ledger(number)).toMatchObject({ orders: 1, payments: 1, captured: 0, mails: 1 });
});

test('pay against edit never ends inconsistent', async () => {
  const outcomes: Record<string, number> = {};
  for (let round = 0; round < 10; round += 1) {
    const buyer = await shopper();
    const [variant = 0, other = 0] = await plainVariants(buyer, 2);
    const { number } = await openCart(buyer);
    await addLine(buyer, number, variant, 100);
    await fillIn(buyer, number);
    const token = await card(buyer, cards.success);
    // The buyer names the total from before the edit: an earlier edit is never paid unseen.
    const seen = (await read(buyer, number)).total;
    const [paid, edited] = await Promise.all([
      retryWhileBusy(() => pay(buyer, number, token, round, `race-${number}`, seen)),
      retryWhileBusy(() => addLine(buyer, number, other, 50, round + 1)),
    ]);
    expect([200, 409]).toContain(paid?.status);
    if (edited?.status !== 200)
      expect(['cart_completed', 'completion_in_progress']).toContain(edited?.body.code);
    const order = await read(buyer, number);
    if (order.state !== 'complete') {
      expect(paid?.body.code).toBe('cart_changed');
      expect((await pay(buyer, number, token)).status).toBe(200);
    }
    const [sums] = await shop.query<{ total: string; lines: string; paid: string; quantity: number }>(
      `select o.total, o.quantity, (select sum(gross) from order_lines l where l.order_id = o.id)::text as lines,
         (select sum(amount) from payments p where p.order_id = o.id and p.state = 'completed')::text as paid
       from orders o where o.number = $1 and o.placed_at is not null`,
      [number],
    );
    expect([sums?.lines, sums?.paid]).toEqual([sums?.total, sums?.total]);
    expect((await read(buyer, number)).quantity).toBe(sums?.quantity);
    // What the reply says is what was ordered: an edit that succeeded before the payment is in it.
    if (edited?.status === 200) expect(sums?.quantity).toBe(150);
    const what = `pay ${paid?.body.code ?? 'ok'}, edit ${edited?.body.code ?? 'ok'}`;
    outcomes[what] = (outcomes[what] ?? 0) + 1;
    await expect.poll(() => ledger(number)).toEqual(exactlyOnce);
  }
  console.log(`pay against edit, 10 rounds: ${JSON.stringify(outcomes)}`);
});

/**
 * Starts a process that is killed while the gateway takes its four seconds to reply. If the kill comes too late, the
 * process has died by itself and has done nothing else meanwhile.
 */
const dying = { FAILPOINTS: 'complete:after-charge', WORKER: 'off' };

test('a process killed between charge and order leaves one order, one captured payment, one mail', async () => {
  // No worker watches the payment before it is requested again.
  await shop.restart(dying, { WORKER: 'off' });
  const buyer = await shopper();
  const [variant = 0] = await plainVariants(buyer, 1);
  const { number } = await openCart(buyer);
  await addLine(buyer, number, variant, 100);
  await fillIn(buyer, number);
  const token = await card(buyer, cards.slow);
  const unanswered = pay(buyer, number, token, 0).catch(() => undefined);
  await expect.poll(() => ledger(number)).toMatchObject({ charged: 1 });
  await shop.kill(0);
  expect(await unanswered).toBeUndefined();
  expect(await ledger(number)).toMatchObject({ orders: 0, charged: 1, captured: 0, mails: 0 });
  const edit = await addLine(buyer, number, variant, 1, 1);
  expect(edit.body.code).toBe('completion_in_progress');
  await shop.restart();
  expect((await pay(buyer, number, token, 1)).body.order).toMatchObject({ number, state: 'complete' });
  await expect.poll(() => ledger(number)).toEqual(exactlyOnce);
  console.log(`killed between charge and order: ${JSON.stringify(await ledger(number))}`);
});

test('a killed process’s charge becomes an order although nobody calls again', async () => {
  await shop.kill(0);
  await shop.revive(0, dying);
  const buyer = await shopper();
  const [variant = 0] = await plainVariants(buyer, 1);
  const { number } = await openCart(buyer);
  await addLine(buyer, number, variant, 100);
  await fillIn(buyer, number);
  const token = await card(buyer, cards.slow);
  const unanswered = pay(buyer, number, token, 0).catch(() => undefined);
  await expect.poll(() => ledger(number)).toMatchObject({ charged: 1 });
  await shop.kill(0);
  expect(await unanswered).toBeUndefined();
  await expect.poll(() => ledger(number)).toEqual(exactlyOnce);
  await shop.revive(0);
  expect(await read(buyer, number)).toMatchObject({ state: 'complete', payment_status: 'OK' });
});

test('a cart that is brought along while the account’s own is being paid is there afterwards, each line once', async () => {
  for (const number of [cards.success, cards.slow]) {
    const buyer = await shopper();
    const [own = 0, other = 0] = await plainVariants(buyer, 2);
    const paid = await openCart(buyer);
    await addLine(buyer, paid.number, own, 100);
    await fillIn(buyer, paid.number);
    const token = await card(buyer, number);
    const { body: visitor } = await buyer.call<{ token: string }>('GET', '/users/anonymous');
    const headers = { 'x-spree-token': visitor.token };
    const { body: brought } = await buyer.call<Order>('POST', '/v2/orders', {
      headers,
      body: { currency: 'PLN' },
    });
    await buyer.call('POST', `/v2/orders/${brought.number}/line_item`, {
      headers,
      body: { line_item: { variant_id: other, quantity: 40 } },
    });
    const user = { email: buyer.email, password: 'correct horse battery' };
    const [charged, signedIn] = await Promise.all([
      retryWhileBusy(() => pay(buyer, paid.number, token, 0)),
      retryWhileBusy(() => buyer.call('POST', '/sign_in', { headers, body: { user } }, 1)),
    ]);
    expect([charged.status, signedIn.status]).toEqual([200, 200]);
    const pieces = async () => {
      const current = (await buyer.call<Order | null>('GET', '/v2/orders/current')).body;
      const lines = [await read(buyer, paid.number), current].flatMap((order) => order?.line_items ?? []);
      return lines.map(({ variant_id, quantity }) => [variant_id, quantity]).sort();
    };
    await expect.poll(pieces).toEqual(
      [
        [own, 100],
        [other, 40],
      ].sort(),
    );
  }
});

test('eight visitors with carts sign in to one account at once: none is turned away, one cart has all of it', async () => {
  const buyer = await shopper();
  const [variant = 0, other = 0] = await plainVariants(buyer, 2);
  const { number } = await openCart(buyer);
  await addLine(buyer, number, other, 30);
  const visitors = await times(8, async (index) => {
    const { token } = (await buyer.call<{ token: string }>('GET', '/users/anonymous')).body;
    const headers = { 'x-spree-token': token };
    const { body: cart } = await buyer.call<Order>('POST', '/v2/orders', {
      headers,
      body: { currency: 'PLN' },
    });
    await buyer.call('POST', `/v2/orders/${cart.number}/line_item`, {
      headers,
      body: { line_item: { variant_id: variant, quantity: 30 + index } },
    });
    return headers;
  });
  const user = { email: buyer.email, password: 'correct horse battery' };
  // Without a retry: nobody has to know that others sign in.
  const replies = await times(8, (index) =>
    buyer.call<{ token?: string }>(
      'POST',
      '/sign_in',
      { headers: visitors[index] ?? {}, body: { user } },
      index,
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const merged = (await buyer.call<Order | null>('GET', '/v2/orders/current')).body;
  expect(merged?.number).toBe(number);
  const pieces = merged?.line_items.map((line) => [line.variant_id, line.quantity]);
  expect(pieces?.toSorted()).toEqual(
    [
      [other, 30],
      // 30 + 31 + … + 37
      [variant, 268],
    ].toSorted(),
  );
});

/** Returns the fewest statements of three writes: a job that runs every minute may have fallen into one of them. */
const fewest = async (write: () => Promise<{ readonly statements: number }>): Promise<number> =>
  Math.min((await write()).statements, (await write()).statements, (await write()).statements);

test('statements: a cart write the same for 1 and 60 lines, at most 12; a whole checkout at most 80', async () => {
  const buyer = await shopper();
  const variants = await plainVariants(buyer, 60);
  const { number } = await openCart(buyer);
  const [first = 0, ...others] = variants;
  await addLine(buyer, number, first, 30);
  const one = await fewest(() => addLine(buyer, number, first, 1));
  for (const id of others) await addLine(buyer, number, id, 30);
  const sixty = await fewest(() => addLine(buyer, number, first, 1));
  expect((await read(buyer, number)).line_items).toHaveLength(60);
  // The header leaves out BEGIN and COMMIT; they count here.
  const writes = { 'with 1 line': one + 2, 'with 60 lines': sixty + 2 };
  expect(writes['with 60 lines']).toBe(writes['with 1 line']);
  expect(writes['with 1 line']).toBeGreaterThan(5);
  expect(writes['with 1 line']).toBeLessThanOrEqual(12);
  const steps = await fillIn(buyer, number);
  const token = await card(buyer, cards.success);
  const paid = await pay(buyer, number, token);
  expect(paid.body.status).toBe('succeeded');
  // Three steps, PREPARE, the gateway's own and FINALIZE: six transactions.
  const whole = steps + paid.statements + 12;
  expect(whole).toBeLessThanOrEqual(80);
  console.log(
    `SQL statements, BEGIN and COMMIT included: cart write ${JSON.stringify(writes)}, checkout ${whole}`,
  );
});

test('four eyes: six approvals of one credit by two people at two processes credit it once', async () => {
  const [asker, first, second, buyer] = [await shopper(), await shopper(), await shopper(), await shopper()];
  for (const { email } of [asker, first, second])
    await shop.query(
      `with person as (update users set role = 'staff' where email = $1 returning id)
       insert into staff_roles (user_id, role, granted_by) select id, 'finance', 'test' from person`,
      [email],
    );
  const { body: me } = await buyer.call<{ id: number }>('GET', '/users/me');
  const entry = { user_id: me.id, currency: 'PLN', amount: '80.00', reason: 'For the delay' };
  const asked = await asker.call<{ id: number }>('POST', '/v1/staff/requests', {
    body: { reason: 'A late parcel', change: { kind: 'wallet_credit', wallet_entry: entry } },
    key: `ask-${me.id}`,
  });
  const approve = (who: Shopper, index: number) =>
    retryWhileBusy(() =>
      who.call<{ code?: string }>(
        'POST',
        `/v1/staff/requests/${asked.body.id}/approve`,
        { key: `approve-${me.id}-${index}` },
        index,
      ),
    );
  expect((await approve(asker, 9)).body.code).toBe('approval_own_request');
  const replies = await times(6, (index) => approve(index % 3 === 0 ? second : first, index));
  expect(replies.map(({ body }) => body.code ?? 'done').sort()).toEqual([
    ...Array(5).fill('approval_closed'),
    'done',
  ]);
  const entries = await shop.query<{ amount: string }>(
    'select amount::text from wallet_entries where user_id = $1',
    [me.id],
  );
  expect(entries).toEqual([{ amount: '8000' }]);
});
