// Covers: api/src/sales/cancellation api/src/sales/refunds
import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { startTwoProcesses, type TwoProcesses } from '../support/processes.ts';
import {
  addLine,
  card,
  cards,
  fillIn,
  openCart,
  pay,
  plainVariants,
  register,
  type Shopper,
} from '../support/shopper.ts';

let shop: TwoProcesses;
test.beforeAll(async () => {
  shop = await startTwoProcesses();
});
test.afterAll(() => shop.stop());

/** A paid order; its buyer calls the first process only. */
const paidOrder = async (): Promise<{ buyer: Shopper; number: string }> => {
  const buyer = await register(() => [shop.urls[0], shop.urls[0]]);
  const [variant = 0] = await plainVariants(buyer, 1);
  const { number } = await openCart(buyer);
  await addLine(buyer, number, variant, 100);
  await fillIn(buyer, number);
  expect((await pay(buyer, number, await card(buyer, cards.success))).status).toBe(200);
  return { buyer, number };
};

const cancel = (buyer: Shopper, number: string) =>
  fetch(`${shop.urls[0]}/api/orders/${number}/cancel`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'x-region': 'pl',
      'x-spree-token': buyer.token,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ reason: 'changed_mind' }),
  }).catch(() => null);

/** Counts by SQL what shop and gateway hold of one order. */
const booksOf = async (number: string) => {
  const [row] = await shop.query<object>(
    `select (select canceled_at is not null from orders where number = $1) as canceled,
       (select payment_state from orders where number = $1) as state,
       (select count(*)::int from refunds r join orders o on o.id = r.order_id where o.number = $1) as refunds,
       (select count(*)::int from invoices i join orders o on o.id = i.order_id where o.number = $1 and i.kind = 'correction') as credit_notes,
       (select count(*)::int from sandbox_refunds r join sandbox_intents i on i.id = r.intent_id
         where i.idempotency_key like $1 || '-%') as at_gateway,
       (select sum(i.amount)::int from sandbox_intents i where i.idempotency_key like $1 || '-%' and i.status = 'succeeded')
         - (select coalesce(sum(r.amount), 0)::int from sandbox_refunds r join sandbox_intents i on i.id = r.intent_id
         where i.idempotency_key like $1 || '-%' and r.status = 'succeeded') as kept`,
    [number],
  );
  return row;
};
const canceledOnce = {
  canceled: true,
  state: 'refunded',
  refunds: 1,
  credit_notes: 1,
  at_gateway: 1,
  kept: 0,
};

for (const failpoint of [
  'refund:before-prepare-commit',
  'cancel:before-commit',
  'cancel:after-commit',
  'refund:after-prepare',
  'refund:after-provider',
  'refund:before-commit',
  'refund:after-commit',
])
  test(`invariant 13: killed at ${failpoint}: the order is canceled once and paid back once`, async () => {
    const { buyer, number } = await paidOrder();
    // Alone, so that this process runs the job and dies in it.
    await shop.kill(1);
    await shop.kill(0);
    await shop.revive(0, { FAILPOINTS: failpoint });
    await cancel(buyer, number);
    await shop.ended(0);
    const left = await booksOf(number);
    // The leases of its dead workers would end after half a minute; no worker runs, so they end now.
    await shop.query(`update jobs set lease_until = now() where state = 'running'`);
    await shop.restart();
    // The job may hold the order's lock at this moment.
    await expect.poll(async () => (await cancel(buyer, number))?.status).toBe(200);
    await expect.poll(() => booksOf(number)).toEqual(canceledOnce);
    await expect
      .poll(() =>
        shop.query(
          `select name, state, last_error from jobs where state <> 'done' and name like 'refunds.%'`,
        ),
      )
      .toEqual([]);
    expect(await booksOf(number)).toEqual(canceledOnce);
    console.log(`${failpoint}: left ${JSON.stringify(left)}`);
  });
