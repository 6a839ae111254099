// Covers: api/src/sales/payments api/src/platform/webhooks
import { createHmac } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { findInconsistencies, readStripeBooks } from '../support/order-counts.ts';
import { startTwoProcesses, type TwoProcesses } from '../support/processes.ts';
import { type Random, seeded, seedOfRun } from '../support/random.ts';
import {
  addLine,
  fillIn,
  openCart,
  type PayReply,
  pay,
  plainVariants,
  register,
  retryWhileBusy,
} from '../support/shopper.ts';
import { type Intent, startFakeStripe } from '../support/stripe.ts';

const secret = 'whsec_of_the_fault_suite';
let shop: TwoProcesses;
let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let variant: number;
test.beforeAll(async () => {
  stripe = await startFakeStripe();
  shop = await startTwoProcesses({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_hooks',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_hooks',
      STRIPE_API_BASE: stripe.url,
      STRIPE_WEBHOOK_SECRET: secret,
    },
  });
  [variant = 0] = await plainVariants(await register(() => shop.urls), 1);
});
test.afterAll(async () => {
  await shop.stop();
  stripe.close();
});

/** An order whose bank decides about the payment later. */
const waiting = async (): Promise<{ readonly number: string; readonly intent: Intent }> => {
  const buyer = await register(() => shop.urls);
  const { number } = await openCart(buyer);
  await addLine(buyer, number, variant, 100);
  await fillIn(buyer, number);
  const { body, status, text } = await retryWhileBusy(() => pay(buyer, number, 'pm_later'));
  if (status !== 200) throw new Error(text);
  const { payment_intent_id } = body as PayReply & { payment_intent_id: string };
  const intent = stripe.intents.get(payment_intent_id);
  if (!intent) throw new Error(`the stand-in has no ${payment_intent_id}`);
  return { number, intent };
};

/** An event as Stripe sends it: with the state at that time, which may be long past. */
const eventOf = (intent: Intent, kind: string, status: string) => ({
  id: `evt_${intent.id}_${kind}`,
  object: 'event',
  type: `payment_intent.${kind}`,
  data: { object: { ...intent, status } },
});
type Event = ReturnType<typeof eventOf>;

interface Sending {
  readonly key?: string;
  /** Seconds since 1970. */
  readonly at?: number;
}

/** Returns the status; 0 when the process died without a reply. */
const send = async (
  event: Event,
  to: 0 | 1,
  { key = secret, at = Math.floor(Date.now() / 1000) }: Sending = {},
): Promise<number> => {
  const body = JSON.stringify(event);
  const signature = createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
  // A gateway also repeats what a busy shop did not accept.
  for (const end = Date.now() + 60_000; ; ) {
    const reply = await fetch(`${shop.urls[to]}/api/gateway/stripe/webhooks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
      body,
    }).catch(() => null);
    await reply?.text();
    if (reply?.status !== 503 || Date.now() > end) return reply?.status ?? 0;
  }
};

/** The events of a payment that succeeds or fails, in order. */
const lives = {
  succeeded: [
    ['created', 'requires_payment_method'],
    ['processing', 'processing'],
    ['succeeded', 'succeeded'],
  ],
  canceled: [
    ['created', 'requires_payment_method'],
    ['processing', 'processing'],
    ['payment_failed', 'requires_payment_method'],
    ['canceled', 'canceled'],
  ],
} as const;
type Ending = keyof typeof lives;

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] => {
  const left = [...items];
  return items.map(() => {
    const one = random.integer(0, left.length - 1);
    return left.splice(one, 1)[0] as Item;
  });
};

/** Waits until no job for these events is left. Those that failed because two of them met are due again at once. */
const settled = async () => {
  await expect
    .poll(async () => {
      await shop.query(
        `update jobs set run_at = now() where name = 'stripe.event' and state = 'waiting' and run_at > now()`,
      );
      return shop.query(`select state, last_error from jobs where name = 'stripe.event' and state <> 'done'`);
    })
    .toEqual([]);
  expect(await shop.query(`select kind from payment_events where applied_at is null`)).toEqual([]);
};

/** An order whose events came in order, to one process, each once. */
const toldInOrder = async (ending: Ending) => {
  const { number, intent } = await waiting();
  intent.status = ending;
  for (const [kind, status] of lives[ending]) {
    expect(await send(eventOf(intent, kind, status), 0)).toBe(200);
    await settled();
  }
  return readStripeBooks(shop, stripe, number);
};

test('invariant 21: signed events in any order, doubled and over both processes end as in order', async () => {
  const expected = { succeeded: await toldInOrder('succeeded'), canceled: await toldInOrder('canceled') };
  expect(expected.succeeded).toMatchObject({ orders: 1, status: 'OK', payments: 'completed' });
  expect(expected.succeeded.captured).toBe(expected.succeeded.recorded);
  expect(expected.canceled).toMatchObject({ recorded: 0, captured: 0 });
  const random = seeded(seedOfRun());
  for (let run = 0; run < 20; run += 1) {
    const ending = random.pick(['succeeded', 'succeeded', 'canceled'] as const);
    const { number, intent } = await waiting();
    const life = lives[ending].map(([kind, status]) => eventOf(intent, kind, status));
    const told = shuffled([...life, ...life, random.pick(life)], random);
    // The bank decides at some moment in between; earlier events describe a state that is not reached yet.
    const decided = random.integer(0, told.length - 1);
    for (const [index, event] of told.entries()) {
      if (index === decided) intent.status = ending;
      const both = random.integer(0, 2) === 0;
      const replies = both
        ? await Promise.all([send(event, 0), send(event, 1)])
        : [await send(event, random.pick([0, 1] as const))];
      expect(new Set(replies)).toEqual(new Set([200]));
    }
    // What a gateway sends after the decision; the other events may have come too early.
    const last = eventOf(intent, ending, ending);
    expect(await send({ ...last, id: `${last.id}_last` }, random.pick([0, 1] as const))).toBe(200);
    await settled();
    expect(await readStripeBooks(shop, stripe, number), `run ${run}, ${ending}`).toEqual(expected[ending]);
  }
  const [sums] = await shop.query<object>(
    `select (select count(*)::int from orders where placed_at is not null) as orders,
       (select coalesce(sum(amount), 0)::int from payments where state = 'completed') as recorded,
       (select count(*)::int from payment_events) as events`,
  );
  const captured = [...stripe.intents.values()]
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  expect(sums).toMatchObject({ recorded: captured });
  expect(await findInconsistencies(shop)).toEqual([]);
  console.log(`20 orders of events: ${JSON.stringify(sums)}, captured ${captured}`);
});

test('invariant 12: completed by calls, by retries under one key and by messages at once, it is one order', async () => {
  const buyer = await register(() => shop.urls);
  const numbers: string[] = [];
  for (let run = 0; run < 5; run += 1) {
    const { number } = await openCart(buyer);
    await addLine(buyer, number, variant, 100);
    await fillIn(buyer, number);
    const key = `key-${number}`;
    // A retry under one key, calls under other keys, and the gateway's event as soon as it has charged.
    const told = async () => {
      const charged = () =>
        [...stripe.intents.values()].find(({ metadata }) => metadata.charge_key.startsWith(`${number}-`));
      await expect.poll(charged, { intervals: [5] }).toBeTruthy();
      const intent = charged();
      if (!intent) return [];
      const event = eventOf(intent, 'succeeded', 'succeeded');
      return Promise.all([send(event, 0), send(event, 1), send(event, 0)]);
    };
    const calls = [0, 1, 0, 1].map((to) => retryWhileBusy(() => pay(buyer, number, 'pm_good', to, key)));
    const others = [0, 1].map((to) => retryWhileBusy(() => pay(buyer, number, 'pm_good', to)));
    const [replies, messages] = await Promise.all([Promise.all([...calls, ...others]), told()]);
    expect(messages).toEqual([200, 200, 200]);
    await settled();
    for (const { status, body } of replies)
      if (status !== 200) expect([409, 'request_in_progress']).toEqual([status, body.code]);
    const again = await Promise.all([0, 1].map((to) => pay(buyer, number, 'pm_good', to, key)));
    const shown = [...replies, ...again].flatMap(({ body }) =>
      body.order ? [JSON.stringify(body.order)] : [],
    );
    expect(new Set(shown).size).toBe(1);
    const books = await readStripeBooks(shop, stripe, number);
    expect(books).toMatchObject({ orders: 1, status: 'OK', payments: 'completed' });
    expect(books.captured).toBe(books.recorded);
    numbers.push(number);
  }
  const mailed = () => numbers.map((number) => shop.mails().filter((mail) => mail.includes(number)).length);
  await expect.poll(mailed).toEqual(numbers.map(() => 1));
  const [sums] = await shop.query<object>(
    `select count(*)::int as invoices from invoices i join orders o on o.id = i.order_id where o.number = any($1)`,
    [numbers],
  );
  expect(sums).toEqual({ invoices: numbers.length });
  expect(await findInconsistencies(shop)).toEqual([]);
  console.log(
    `completed n times: ${numbers.length} orders, mails ${JSON.stringify(mailed())}, ${JSON.stringify(sums)}`,
  );
});

for (const failpoint of ['webhook:after-store', 'webhook:before-apply-commit'])
  test(`killed at ${failpoint}: told again, the payment is applied once`, async () => {
    const { number, intent } = await waiting();
    await shop.kill(1);
    await shop.kill(0);
    await shop.revive(0, { FAILPOINTS: failpoint });
    intent.status = 'succeeded';
    const event = eventOf(intent, 'succeeded', 'succeeded');
    await send(event, 0);
    await shop.ended(0);
    const left = await readStripeBooks(shop, stripe, number);
    // The leases of its dead workers would end after half a minute; no worker runs, so they end now.
    await shop.query(`update jobs set lease_until = now() where state = 'running'`);
    await shop.restart();
    expect(await Promise.all([send(event, 0), send(event, 1)])).toEqual([200, 200]);
    await settled();
    const books = await readStripeBooks(shop, stripe, number);
    expect(books).toMatchObject({ orders: 1, status: 'OK', payments: 'completed' });
    expect(books.captured).toBe(books.recorded);
    expect(await findInconsistencies(shop)).toEqual([]);
    console.log(`${failpoint}: left ${JSON.stringify(left)}, then ${JSON.stringify(books)}`);
  });

test('a forged signature and an old message are refused and change nothing', async () => {
  const { number, intent } = await waiting();
  // The shop also asks the bank by itself, seconds after the payment; this prevents it.
  await shop.query(
    `update jobs set run_at = now() + interval '1 hour' where name = 'payments.watch' and state = 'waiting'`,
  );
  const before = await readStripeBooks(shop, stripe, number);
  intent.status = 'succeeded';
  const event = { ...eventOf(intent, 'succeeded', 'succeeded'), id: 'evt_forged' };
  expect(await send(event, 0, { key: 'whsec_guessed' })).toBe(422);
  // Correctly signed, but intercepted and sent again an hour later.
  expect(await send(event, 1, { at: Math.floor(Date.now() / 1000) - 3600 })).toBe(422);
  expect(await shop.query(`select 1 from payment_events where event_id = 'evt_forged'`)).toEqual([]);
  const { captured: _charged, ...after } = await readStripeBooks(shop, stripe, number);
  expect(before).toMatchObject(after);
  expect(await send(event, 0)).toBe(200);
  await settled();
  expect(await readStripeBooks(shop, stripe, number)).toMatchObject({ orders: 1, status: 'OK' });
});
