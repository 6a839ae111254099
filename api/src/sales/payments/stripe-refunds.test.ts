import { randomUUID } from 'node:crypto';
import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import Stripe from 'stripe';
import { outcome, readyBuyer } from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { minor, refundOf, refundsOf, staffOf } from '../refunds/refunds.fixture.ts';
import { type FakeStripe, startFakeStripe } from './stripe.fixture.ts';
import { createStripeProvider } from './stripe-provider.ts';

const webhookSecret = 'whsec_for_tests';
let stripe: FakeStripe;
let shop: OrderShop;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  stripe = await startFakeStripe();
  const settings = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', apiBase: stripe.url };
  shop = await startOrderShop({
    wrap: () => createStripeProvider(settings),
    stripeWebhookSecret: webhookSecret,
  });
  staff = staffOf(shop);
});
afterAll(async () => {
  await shop.cleanup();
  await stripe.close();
});
afterEach(() => stripe.cut(false));

const send = (id: string, type: string, object: object) => {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
  return fetch(`${shop.url}/api/gateway/stripe/webhooks`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }),
    },
    body: payload,
  });
};
const paid = async () => {
  const { buyer, number, order } = await readyBuyer(shop);
  const { payment_intent_id: intent } = outcome(await buyer.pay(number, 'pm_card_visa'));
  return { buyer, number, order, intent };
};
const statusOf = ({ payment_state, payment_status }: Order) => [payment_state, payment_status];

it('refunds through the SDK under a key of order, payment, payout and attempt', async () => {
  const { number, order } = await paid();
  const refund = refundOf(await staff.refund(number, { amount: '12.34' }));
  await shop.work();
  const request = stripe.requests.findLast(({ line }) => line === 'POST /v1/refunds');
  const [payout] = refund.payouts;
  expect(request?.key).toBe(`${number}-${payout?.payment_id}-refund-${payout?.id}-1`);
  expect([request?.form.get('amount'), request?.form.get('payment_intent')]).toEqual([
    '1234',
    stripe.refunds.at(-1)?.payment_intent,
  ]);
  expect(minor(order.total)).toBeGreaterThan(1234);
});

it('waits for a gateway that is silent and refunds once when it is back', async () => {
  const { buyer, number } = await paid();
  const before = stripe.refunds.length;
  await staff.refund(number, { full: true });
  stripe.cut(true);
  await shop.work();
  expect((await refundsOf(buyer, number))[0]?.state).toBe('pending');
  stripe.cut(false);
  await shop.db.execute(sql`update jobs set run_at = now() where state = 'waiting'`);
  await shop.work();
  await shop.work();
  expect((await refundsOf(buyer, number))[0]?.state).toBe('succeeded');
  expect(stripe.refunds.length).toBe(before + 1);
});

it('says why a refund was refused, and keeps it owed', async () => {
  const { buyer, number, intent } = await paid();
  stripe.disputes.push({
    id: `dp_${randomUUID()}`,
    object: 'dispute',
    amount: 1,
    payment_intent: intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  await staff.refund(number, { amount: '5.00' });
  await shop.work();
  expect((await refundsOf(buyer, number))[0]).toMatchObject({
    state: 'failed',
    payouts: [{ failure: 'charge_disputed' }],
  });
});

it('invariant 21: events of refunds and disputes may come twice and in any order, and end in the same state', async () => {
  const kinds = [
    ['charge.refunded', 'charge'],
    ['refund.created', 'refund'],
    ['refund.updated', 'refund'],
    ['charge.dispute.created', 'dispute'],
    ['charge.dispute.funds_withdrawn', 'dispute'],
    ['charge.dispute.closed', 'dispute'],
    ['payment_intent.succeeded', 'payment_intent'],
  ] as const;
  const order = fc.shuffledSubarray(
    [0, 1, 2, 3, 4, 5, 6, 0, 3, 5].map((kind, place) => ({ kind, place })),
    {
      minLength: 10,
      maxLength: 10,
    },
  );
  const runs = fc.sample(order, { numRuns: 6, seed: 4 });
  for (const run of runs) {
    const { buyer, number, order: ready, intent } = await paid();
    const ours = refundOf(await staff.refund(number, { amount: '5.00' }));
    // Simulates a refund made at the gateway itself, and a dispute that the bank opens and wins
    // over the rest.
    stripe.refunds.push({
      id: `re_${randomUUID()}`,
      object: 'refund',
      amount: 700,
      payment_intent: intent,
      metadata: {},
      failure_reason: null,
      status: 'succeeded',
    });
    const dispute = {
      id: `dp_${randomUUID()}`,
      object: 'dispute' as const,
      amount: minor(ready.total) - 1200,
      payment_intent: intent,
      reason: 'product_not_received',
      status: 'needs_response',
    };
    const half = Math.floor(run.length / 2);
    for (const [index, { kind }] of run.entries()) {
      if (index === 2) await shop.work();
      if (index === half) stripe.disputes.push(dispute);
      if (index === run.length - 1) dispute.status = 'lost';
      const [type, object] = kinds[kind] ?? kinds[0];
      const told =
        object === 'payment_intent'
          ? (stripe.intents.get(intent) ?? {})
          : { id: `${object}_1`, object, payment_intent: intent, status: 'told by mistake' };
      expect((await send(`evt_${number}_${kind}`, type, told)).status).toBe(200);
      if (index % 3 === 0) await shop.work();
    }
    await send(`evt_${number}_last`, 'charge.dispute.closed', dispute);
    await Promise.all([shop.work(), shop.work()]);
    const after = await buyer.read(number);
    expect(statusOf(after)).toEqual(['refunded', 'FAILED']);
    expect(after.refund_total).toBe('12.00');
    const refunds = await refundsOf(buyer, number);
    expect(refunds.map(({ reason, amount, state }) => [reason, amount, state])).toEqual([
      ['gateway', '7.00', 'succeeded'],
      ['price_reduction', '5.00', 'succeeded'],
    ]);
    expect(refunds[1]?.id).toBe(ours.id);
  }
}, 120_000);
