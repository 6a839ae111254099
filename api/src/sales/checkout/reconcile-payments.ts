import { sql } from 'drizzle-orm';
import {
  type Db,
  enqueue,
  failpoint,
  handle,
  type JobHandler,
  type Queryable,
} from '../../platform/index.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { chargeKey, type IntentState, type PaymentProvider } from '../payments/payment-provider.ts';
import { isInFlight } from '../payments/payment-status.ts';
import { reconcilePaymentJob } from '../payments/reconcile-payment.job.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Minutes until the next check; the last interval repeats for about a fortnight. A request ends
 * after 65 seconds.
 */
const rounds = [1, 2, 5, 15, 60] as const;
const lastRound = 340;

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
 * Reconciles a payment with an unknown outcome: the process died after the charge, or the gateway's
 * event was lost. Asks the gateway and applies its state, so that a charge becomes an order. It
 * refunds nothing by itself. A charge that the gateway never received is ended after five minutes,
 * which releases the cart.
 */
export async function reconcilePayment(
  db: Db,
  ports: OrderPorts,
  provider: PaymentProvider,
  paymentId: number,
): Promise<'open' | 'over'> {
  const [payment] = await db.query<OpenPayment>(open(sql`p.id = ${paymentId}`));
  if (!payment) return 'over';
  const intentState = await fetchFromGateway(provider, payment);
  if (intentState === null && !payment.stale) return 'open';
  const lost: IntentState = {
    status: 'failed',
    intentId: payment.intent_id ?? `lost_${payment.number}_${payment.id}`,
    clientSecret: null,
    redirectUrl: null,
    declineCode: 'payment_canceled',
  };
  // An open challenge: only a bank's page may still charge without us. One that was being confirmed
  // when the process died is checked again.
  const answering = payment.state === 'processing' && payment.stale;
  if (intentState?.status === 'requires_action' && !answering)
    return payment.state === 'processing' || intentState.redirectUrl ? 'open' : 'over';
  const { payment: settled } = await db.transaction((tx) =>
    settlePayment(tx, ports, Number(payment.order_id), Number(payment.id), intentState ?? lost, 'job:watch'),
  );
  return isInFlight(settled) ? 'open' : 'over';
}

const fetchFromGateway = (provider: PaymentProvider, payment: OpenPayment): Promise<IntentState | null> =>
  payment.intent_id
    ? provider.fetch(payment.intent_id)
    : provider.findByKey(chargeKey(payment.number, Number(payment.id)));

export const reconcilePaymentHandler = (ports: OrderPorts, provider: PaymentProvider): JobHandler =>
  handle(reconcilePaymentJob, async ({ payment_id, round }, { db }) => {
    if ((await reconcilePayment(db, ports, provider, payment_id)) === 'over' || round >= lastRound) return;
    const minutes = rounds[Math.min(round, rounds.length - 1)] ?? 60;
    await enqueue(
      db,
      reconcilePaymentJob,
      { payment_id, round: round + 1 },
      {
        key: `${payment_id}:${round + 1}`,
        runAt: new Date(Date.now() + minutes * 60_000),
      },
    );
  });

/** An event of a gateway. `reference` is the charge's idempotency key, where the event names it. */
export interface PaymentEvent {
  readonly id: string;
  readonly kind: string;
  readonly intentId: string;
  readonly reference?: string | undefined;
}

/**
 * Applies an event: stores it once by its id and asks the gateway for the intent's state, so that
 * events may arrive twice, late and in any order. An event of a charge that was given up as lost
 * still finds its payment.
 */
export async function applyPaymentEvent(
  db: Db,
  ports: OrderPorts,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<'applied' | 'known'> {
  await storePaymentEvent(db, provider.name, event);
  const [seen] = await db.query<{ applied_at: Date | null }>(sql`
    select applied_at from payment_events where provider = ${provider.name} and event_id = ${event.id}`);
  if (seen?.applied_at) return 'known';
  const paymentId = /-(\d{1,15})$/.exec(event.reference ?? '')?.[1] ?? null;
  const [payment] = await db.query<{ id: bigint; order_id: bigint }>(sql`
    select id, order_id from payments where provider = ${provider.name}
      and (intent_id = ${event.intentId} or id = ${paymentId}::bigint)
    order by intent_id = ${event.intentId} desc nulls last limit 1`);
  const intentState = payment ? await provider.fetch(event.intentId) : null;
  if (payment && intentState && intentState.status !== 'requires_action') {
    await db.transaction((tx) =>
      settlePayment(tx, ports, Number(payment.order_id), Number(payment.id), intentState, 'job:event'),
    );
  }
  failpoint('webhook:before-apply-commit');
  await db.execute(sql`
    update payment_events set applied_at = now() where provider = ${provider.name} and event_id = ${event.id}`);
  return 'applied';
}

/** Stores an event before it is processed; a duplicate id is dropped. */
export const storePaymentEvent = (db: Queryable, provider: string, event: PaymentEvent): Promise<number> =>
  db.execute(sql`
    insert into payment_events (provider, event_id, kind, intent_id)
    values (${provider}, ${event.id}, ${event.kind}, ${event.intentId}) on conflict do nothing`);
