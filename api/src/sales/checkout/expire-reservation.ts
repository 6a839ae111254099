import { sql } from 'drizzle-orm';
import { computeReservationEnd, expireReservation } from '../../catalogue/index.ts';
import { type Db, enqueue, handle, type JobHandler } from '../../platform/index.ts';
import type { OrderPorts } from '../orders/ports.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { settlePayment } from './settle-payment.ts';

interface HeldPayment {
  readonly id: bigint;
  readonly order_id: bigint;
  readonly state: string;
  readonly intent_id: string | null;
}

/**
 * Ends a stock reservation without payment: cancels the challenge at the gateway and applies the
 * resulting state. If the buyer had paid meanwhile, the order is placed; otherwise the stock is
 * released. A charge in flight retains it. `open`: check again later.
 */
export async function endReservation(
  db: Db,
  ports: OrderPorts,
  provider: PaymentProvider,
  paymentId: number,
): Promise<'open' | 'over'> {
  const [held] = await db.query<HeldPayment>(sql`
    select p.id, p.order_id, p.state, p.intent_id from payments p
    where p.id = ${paymentId} and p.state in ('processing', 'pending', 'requires_action')
      and exists (select 1 from stock_reservations r where r.order_id = p.order_id and r.outcome is null)`);
  if (!held) return 'over';
  if (held.state !== 'requires_action' || held.intent_id === null) return 'open';
  const intentState = await provider.cancel(held.intent_id);
  if (!intentState || intentState.status === 'requires_action') return 'open';
  await db.transaction((tx) =>
    settlePayment(tx, ports, Number(held.order_id), Number(held.id), intentState, 'job:stock'),
  );
  return 'over';
}

export const expireReservationHandler = (ports: OrderPorts, provider: PaymentProvider): JobHandler =>
  handle(expireReservation, async ({ payment_id, round }, { db }) => {
    if ((await endReservation(db, ports, provider, payment_id)) === 'over') return;
    await enqueue(
      db,
      expireReservation,
      { payment_id, round: round + 1 },
      { key: `${payment_id}:${round + 1}`, runAt: computeReservationEnd(new Date()) },
    );
  });
