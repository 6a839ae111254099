import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Buyer, buyerOf, cards, outcome, readyBuyer } from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { cancel, staffOf } from '../refunds/refunds.fixture.ts';
import { passesLuhn, sandboxOutcomes } from './sandbox-cards.ts';

let shop: OrderShop;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  shop = await startOrderShop();
  staff = staffOf(shop);
});
afterAll(() => shop.cleanup());

interface Walk {
  readonly buyer: Buyer;
  readonly number: string;
  readonly token: string;
  readonly work: () => Promise<void>;
  readonly say: (
    intent: string,
    result: string,
    more?: object,
  ) => Promise<{ changed: boolean; messages: string[] }>;
}

/** Pays on a bank's page; returns the intent. */
const redirect = async ({ buyer, number }: Walk, type = 'p24'): Promise<string> =>
  outcome(await buyer.redirect(number, type)).payment_intent_id;
const byCard = async ({ buyer, number }: Walk, card: string): Promise<string> =>
  outcome(await buyer.pay(number, await buyer.card(card))).payment_intent_id;
const extraCards = {
  disputed: '4000 0000 0000 0259',
  refundDelayed: '4000 0000 0000 7726',
  refundFails: '4000 0000 0000 5126',
};

type Row = readonly [
  name: string,
  walk: (shop: Walk) => Promise<unknown>,
  state: Order['state'],
  paymentState: Order['payment_state'],
  status: Order['payment_status'],
];

/**
 * The action, and the state of the order and its payment afterwards; `payment_state` exists only on
 * placed orders.
 */
const rows: readonly Row[] = [
  ['success', (w) => byCard(w, cards.success), 'complete', 'paid', 'OK'],
  ['card_declined', (w) => byCard(w, cards.declined), 'confirm', undefined, 'FAILED'],
  ['insufficient_funds', (w) => byCard(w, cards.poor), 'confirm', undefined, 'FAILED'],
  ['a number nobody published', (w) => byCard(w, '5555 5555 5555 4444'), 'confirm', undefined, 'FAILED'],
  ['3-D Secure asked', (w) => byCard(w, cards.secure), 'confirm', undefined, 'WAITING'],
  [
    '3-D Secure passed',
    async (w) => w.buyer.confirm(w.number, await byCard(w, cards.secure), 'pass'),
    'complete',
    'paid',
    'OK',
  ],
  [
    '3-D Secure failed',
    async (w) => w.buyer.confirm(w.number, await byCard(w, cards.secure), 'fail'),
    'confirm',
    undefined,
    'FAILED',
  ],
  ['redirect open', (w) => redirect(w), 'confirm', undefined, 'WAITING'],
  [
    'redirect completed',
    async (w) => w.buyer.confirm(w.number, await redirect(w), 'pass'),
    'complete',
    'paid',
    'OK',
  ],
  [
    'redirect refused at the bank',
    async (w) => w.buyer.confirm(w.number, await redirect(w), 'fail'),
    'confirm',
    undefined,
    'FAILED',
  ],
  [
    'redirect abandoned',
    async (w) => w.say(await redirect(w), 'abandoned'),
    'confirm',
    undefined,
    'NOT_STARTED',
  ],
  [
    'redirect finished on another device, never back here',
    async (w) => w.say(await redirect(w), 'paid'),
    'complete',
    'paid',
    'OK',
  ],
  [
    'redirect finished there, message lost, opened here again',
    async (w) => {
      const intent = await redirect(w);
      await w.say(intent, 'paid', { messages: 'never' });
      const other = buyerOf(shop, w.token);
      await other.call(
        'POST',
        `/v2/${w.number}/stripe/payment_intents/confirm`,
        { payment_intent_id: intent },
        { 'idempotency-key': crypto.randomUUID() },
      );
    },
    'complete',
    'paid',
    'OK',
  ],
  [
    'delayed, not decided',
    async (w) => {
      await byCard(w, cards.delayed);
      return 'early';
    },
    'confirm',
    undefined,
    'DELAYED',
  ],
  ['delayed then paid', (w) => byCard(w, cards.delayed), 'complete', 'paid', 'OK'],
  ['delayed then failed', (w) => byCard(w, cards.delayedFailure), 'confirm', undefined, 'FAILED'],
  [
    'duplicate messages',
    async (w) => w.say(await redirect(w), 'paid', { messages: 'twice' }),
    'complete',
    'paid',
    'OK',
  ],
  [
    'reordered messages',
    async (w) => w.say(await redirect(w), 'paid', { messages: 'reordered' }),
    'complete',
    'paid',
    'OK',
  ],
  ['transfer awaited', (w) => w.buyer.transfer(w.number), 'complete', 'none', 'WAITING'],
  [
    'transfer in part',
    async (w) => {
      await w.buyer.transfer(w.number);
      await staff.book(w.number, '10.00', `part-${w.number}`);
    },
    'complete',
    'partially_paid',
    'WAITING',
  ],
  [
    'transfer above the total',
    async (w) => {
      await w.buyer.transfer(w.number);
      await staff.book(w.number, '9999.00', `above-${w.number}`);
    },
    'complete',
    'overpaid',
    'OK',
  ],
  [
    'partial refund by staff',
    async (w) => {
      await byCard(w, cards.success);
      await staff.refund(w.number, { amount: '10.00' });
    },
    'complete',
    'partially_refunded',
    'OK',
  ],
  [
    'partial refund at the gateway',
    async (w) =>
      w.say(await byCard(w, cards.success), 'refunded', { amount: '10.00', messages: 'reordered' }),
    'complete',
    'partially_refunded',
    'OK',
  ],
  [
    'full refund, told twice',
    async (w) => w.say(await byCard(w, cards.success), 'refunded', { messages: 'twice' }),
    'complete',
    'refunded',
    'OK',
  ],
  [
    'refund that arrives later',
    async (w) => {
      await byCard(w, extraCards.refundDelayed);
      await staff.refund(w.number, { full: true });
    },
    'complete',
    'refunded',
    'OK',
  ],
  [
    'refund that comes back',
    async (w) => {
      await byCard(w, extraCards.refundFails);
      await staff.refund(w.number, { full: true });
    },
    'complete',
    'paid',
    'OK',
  ],
  [
    'refund that arrived and was sent back',
    async (w) => {
      const intent = await byCard(w, cards.success);
      await staff.refund(w.number, { full: true });
      await w.work();
      await w.say(intent, 'refund_returned', { messages: 'reordered' });
    },
    'complete',
    'paid',
    'OK',
  ],
  ['dispute by card', (w) => byCard(w, extraCards.disputed), 'complete', 'paid', 'DELAYED'],
  [
    'dispute won',
    async (w) => {
      const intent = await byCard(w, extraCards.disputed);
      await w.work();
      await w.say(intent, 'dispute_won', { messages: 'reordered' });
    },
    'complete',
    'paid',
    'OK',
  ],
  [
    'dispute lost, told twice',
    async (w) => {
      const intent = await byCard(w, cards.success);
      await w.say(intent, 'dispute_opened', { messages: 'never' });
      await w.say(intent, 'dispute_lost', { messages: 'twice' });
    },
    'complete',
    'refunded',
    'FAILED',
  ],
  [
    'canceled after payment',
    async (w) => {
      await byCard(w, cards.success);
      await cancel(w.buyer, w.number);
    },
    'canceled',
    'refunded',
    'OK',
  ],
  [
    'canceled before payment',
    async (w) => {
      await w.buyer.transfer(w.number);
      await cancel(w.buyer, w.number);
    },
    'canceled',
    'voided',
    'NOT_STARTED',
  ],
];

it.each(rows)('%s', async (_name, walk, state, paymentState, status) => {
  const { buyer, number } = await readyBuyer(shop);
  const work = async (): Promise<void> => {
    for (let pass = 0; pass < 4; pass += 1) await shop.work();
  };
  const say: Walk['say'] = async (payment_intent_id, result, more = {}) => {
    const reply = await buyer.call('POST', '/gateway/sandbox/outcomes', {
      payment_intent_id,
      outcome: result,
      ...more,
    });
    expect(reply.status).toBe(200);
    return reply.body as { changed: boolean; messages: string[] };
  };
  const done = await walk({ buyer, number, token: buyer.token, work, say });
  if (done !== 'early') await work();
  const order = await buyer.read(number);
  expect([order.state, order.payment_state, order.payment_status]).toEqual([state, paymentState, status]);
});

it('prints outcome and status', () => {
  const table = rows.map(
    ([name, , state, ledger, status]) =>
      `${name.padEnd(58)}${state.padEnd(10)}${(ledger ?? '').padEnd(20)}${status}`,
  );
  process.stdout.write(`\n${table.join('\n')}\n`);
  expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
});

it('applies every message once, and leaves one order and one set of books behind', async () => {
  const [open] = await shop.db.query<{ n: bigint }>(
    sql`select count(*) as n from payment_events where applied_at is null`,
  );
  expect(Number(open?.n)).toBe(0);
  const [books] = await shop.db.query<{ wrong: bigint }>(sql`
    select count(*) as wrong from payments p where p.state = 'completed' and p.amount < (
      select coalesce(sum(x.amount), 0) from refund_payouts x where x.payment_id = p.id)`);
  expect(Number(books?.wrong)).toBe(0);
  const [adopted] = await shop.db.query<{ n: bigint }>(
    sql`select count(*) as n from refunds where reason = 'gateway'`,
  );
  expect(Number(adopted?.n)).toBe(2);
});

it('brings nothing about for somebody else, and knows only its own outcomes', async () => {
  const { buyer, number } = await readyBuyer(shop);
  const intent = outcome(await buyer.pay(number, await buyer.card(cards.success))).payment_intent_id;
  const stranger = buyerOf(shop, (await shop.member()).token);
  const asked = { payment_intent_id: intent, outcome: 'dispute_opened' };
  expect((await stranger.call('POST', '/gateway/sandbox/outcomes', asked)).status).toBe(404);
  const unknown = await buyer.call('POST', '/gateway/sandbox/outcomes', { ...asked, outcome: 'stolen' });
  expect(unknown.status).toBe(422);
  await shop.work();
  expect((await buyer.read(number)).payment_status).toBe('OK');
});

it('publishes only numbers with a right check digit', () => {
  expect(Object.keys(sandboxOutcomes).filter((number) => !passesLuhn(number))).toEqual([]);
});
