// Covers: api/src/sales/checkout api/src/sales/payments
import { expect, test } from 'playwright/test';
import { countOrder, exactlyOnce, findInconsistencies } from '../support/order-counts.ts';
import { startTwoProcesses, type TwoProcesses } from '../support/processes.ts';
import {
  addLine,
  card,
  cards,
  fillIn,
  openCart,
  type PayReply,
  pay,
  plainVariants,
  readTotal,
  register,
  retryWhileBusy,
} from '../support/shopper.ts';

let shop: TwoProcesses;
test.beforeAll(async () => {
  shop = await startTwoProcesses();
});
test.afterAll(() => shop.stop());

/** A buyer with a ready cart. Every call goes to the surviving process unless it names one. */
const buyerAtTheTill = async () => {
  const buyer = await register(() => [shop.urls[1], shop.urls[1]]);
  const [variant = 0] = await plainVariants(buyer, 1);
  const { number } = await openCart(buyer);
  await addLine(buyer, number, variant, 100);
  await fillIn(buyer, number);
  return { buyer, number };
};

/** Sends a call to the dying process, which sends no reply. */
const askTheDying = async (buyer: { token: string }, path: string, body: object): Promise<void> => {
  const reply = await fetch(`${shop.urls[0]}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-region': 'pl',
      'x-spree-token': buyer.token,
      'idempotency-key': `dying-${path}`,
    },
    body: JSON.stringify(body),
  }).catch(() => null);
  expect(reply, 'a process that dies at its failpoint answers nothing').toBeNull();
};

for (const failpoint of [
  'complete:before-prepare-commit',
  'complete:after-prepare',
  'complete:after-charge',
  'complete:before-finalize-commit',
  'complete:after-finalize',
])
  test(`invariant 12: killed at ${failpoint}: the buyer tries again and has one order`, async () => {
    const { buyer, number } = await buyerAtTheTill();
    const payment_method_id = await card(buyer, cards.success);
    const expected_total = await readTotal(buyer, number);
    await shop.kill(0);
    await shop.revive(0, { FAILPOINTS: failpoint });
    await askTheDying(buyer, `/v2/${number}/stripe/payment_intents/pay`, {
      payment_method_id,
      expected_total,
    });
    await shop.ended(0);
    const left = await countOrder(shop, number);
    const again = await retryWhileBusy(() => pay(buyer, number, payment_method_id));
    expect([again.status, again.body.order?.state]).toEqual([200, 'complete']);
    await expect.poll(() => countOrder(shop, number)).toEqual(exactlyOnce);
    expect(await findInconsistencies(shop)).toEqual([]);
    console.log(`${failpoint}: left ${JSON.stringify(left)}, then ${JSON.stringify(exactlyOnce)}`);
  });

for (const failpoint of ['complete:after-charge', 'complete:before-finalize-commit'])
  test(`invariant 12: killed at ${failpoint}: the charge becomes an order although nobody calls again`, async () => {
    const { buyer, number } = await buyerAtTheTill();
    const payment_method_id = await card(buyer, cards.success);
    const expected_total = await readTotal(buyer, number);
    await shop.kill(0);
    await shop.revive(0, { FAILPOINTS: failpoint });
    await askTheDying(buyer, `/v2/${number}/stripe/payment_intents/pay`, {
      payment_method_id,
      expected_total,
    });
    await shop.ended(0);
    await expect.poll(() => countOrder(shop, number)).toEqual(exactlyOnce);
    expect(await findInconsistencies(shop)).toEqual([]);
  });

test('killed at confirm:after-provider: a passed 3-D Secure authentication is one order, under the same key after seconds', async () => {
  const { buyer, number } = await buyerAtTheTill();
  const asked = await pay(buyer, number, await card(buyer, cards.secure));
  const { payment_intent_id } = asked.body as PayReply & { payment_intent_id: string };
  const body = { payment_intent_id, sandbox_challenge: 'pass' };
  await shop.kill(0);
  await shop.revive(0, { FAILPOINTS: 'confirm:after-provider' });
  const path = `/v2/${number}/stripe/payment_intents/confirm`;
  await askTheDying(buyer, path, body);
  await shop.ended(0);
  // Repeats the call, as a browser does by itself. The key is free once nobody renews its claim.
  const again = () => buyer.call<PayReply & { code?: string }>('POST', path, { body, key: `dying-${path}` });
  const untilThen = new Set<string>();
  await expect
    .poll(
      async () => {
        const reply = await retryWhileBusy(again);
        if (reply.status !== 200) untilThen.add(`${reply.status} ${reply.body.code}`);
        return reply.body.order?.state;
      },
      { intervals: [500] },
    )
    .toBe('complete');
  for (const said of untilThen) expect(said).toBe('409 request_in_progress');
  await expect.poll(() => countOrder(shop, number)).toEqual(exactlyOnce);
  expect(await findInconsistencies(shop)).toEqual([]);
});
