import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { enqueue, handle, type JobHandler } from '../jobs/define-job.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { chargeKey, type IntentState, type PaymentProvider } from '../payments/payment-provider.ts';
import { watchPayment } from '../payments/watch-payment.job.ts';
import { settlePayment } from './settle-payment.ts';

/** Minutes until the next look; the last goes on for ever. A request is over after 65 seconds. */
const rounds = [1, 2, 5, 15, 60] as const;

interface OpenPayment {
  readonly id: bigint;
  readonly order_id: bigint;
  readonly number: string;
  readonly state: string;
  readonly intent_id: string | null;
  readonly stale: boolean;
}

const open = (filter: ReturnType<typeof sql>) => sql`
  select p.id, p.order_id, c.number, p.state, p.intent_id, p.updated_at < now() - interval '5 minutes' as stale
  from payments p join carts c on c.id = p.order_id
  where p.provider <> 'transfer' and p.state in ('processing', 'pending', 'requires_action') and ${filter}`;

/**
 * Takes up a payment whose end nobody told: the process died after the charge, or the gateway's event got lost. Asks
 * the gateway and applies what it says, so money that was taken becomes an order. It gives nothing back by itself; only
 * a charge that the gateway never received is ended, after five minutes, which gives the cart back to the buyer.
 */
export async function lookAfterPayment(
  db: Db,
  ports: OrderPorts,
  provider: PaymentProvider,
  paymentId: number,
): Promise<'open' | 'over'> {
  const [payment] = await db.query<OpenPayment>(open(sql`p.id = ${paymentId}`));
  if (!payment) return 'over';
  const said = await askGateway(provider, payment);
  if (said === null && !payment.stale) return 'open';
  const lost: IntentState = {
    status: 'failed',
    intentId: payment.intent_id ?? `lost_${payment.number}_${payment.id}`,
    clientSecret: null,
    redirectUrl: null,
    declineCode: 'payment_canceled',
  };
  if (said?.status === 'requires_action') return 'open';
  const { payment: settled } = await db.transaction((tx) =>
    settlePayment(tx, ports, Number(payment.order_id), Number(payment.id), said ?? lost, 'job:watch'),
  );
  return settled.state === 'pending' || settled.state === 'processing' ? 'open' : 'over';
}

const askGateway = (provider: PaymentProvider, payment: OpenPayment): Promise<IntentState | null> =>
  payment.intent_id
    ? provider.fetch(payment.intent_id)
    : provider.findByKey(chargeKey(payment.number, Number(payment.id)));

export const watchPaymentHandler = (ports: OrderPorts, provider: PaymentProvider): JobHandler =>
  handle(watchPayment, async ({ payment_id, round }, { db }) => {
    if ((await lookAfterPayment(db, ports, provider, payment_id)) === 'over') return;
    const minutes = rounds[Math.min(round, rounds.length - 1)] ?? 60;
    await enqueue(
      db,
      watchPayment,
      { payment_id, round: round + 1 },
      {
        key: `${payment_id}:${round + 1}`,
        runAt: new Date(Date.now() + minutes * 60_000),
      },
    );
  });

/** What an event of a gateway is about: stored once by its id, then the gateway itself is asked. */
export async function applyPaymentEvent(
  db: Db,
  ports: OrderPorts,
  provider: PaymentProvider,
  event: { readonly id: string; readonly kind: string; readonly intentId: string },
): Promise<'applied' | 'known'> {
  const fresh = await db.execute(sql`
    insert into payment_events (provider, event_id, kind, intent_id)
    values (${provider.name}, ${event.id}, ${event.kind}, ${event.intentId}) on conflict do nothing`);
  const [seen] = await db.query<{ applied_at: Date | null }>(sql`
    select applied_at from payment_events where provider = ${provider.name} and event_id = ${event.id}`);
  if (fresh === 0 && seen?.applied_at) return 'known';
  const [payment] = await db.query<{ id: bigint }>(
    sql`select id from payments where provider = ${provider.name} and intent_id = ${event.intentId}`,
  );
  if (payment) await lookAfterPayment(db, ports, provider, Number(payment.id));
  await db.execute(sql`
    update payment_events set applied_at = now() where provider = ${provider.name} and event_id = ${event.id}`);
  return 'applied';
}
