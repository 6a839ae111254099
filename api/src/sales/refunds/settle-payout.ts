import { money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { updateStatuses } from '../checkout/update-statuses.ts';
import { lockCartById, writeAudit } from '../orders/cart.repo.ts';
import { recordOrderEvent } from '../orders/record-order-event.ts';
import type { RefundState } from '../payments/payment-provider.ts';
import { findPayouts, type PayoutRow } from './refunds.repo.ts';

/** Order of a payout's states. They only advance; a bank may return money after success. */
const rank = { pending: 0, succeeded: 1, failed: 2 } as const;

/**
 * Applies the gateway's state of a payout under the cart's lock. Monotone per attempt, so replies
 * and events may arrive twice, late and in any order. Returns the resulting payout.
 */
export async function settlePayout(
  tx: Tx,
  orderId: number,
  payoutId: number,
  said: RefundState,
  actor: string,
): Promise<PayoutRow | null> {
  const cart = await lockCartById(tx, orderId);
  const [payout] = await findPayouts(tx, sql`x.id = ${payoutId}`);
  if (!cart || !payout) return null;
  // A failed earlier attempt does not affect this one.
  const other = payout.provider_refund_id !== null && payout.provider_refund_id !== said.refundId;
  const forward = rank[said.status] > rank[payout.state];
  if (other || (!forward && payout.provider_refund_id === said.refundId)) return payout;
  const state = forward ? said.status : payout.state;
  await tx.execute(sql`
    update refund_payouts set state = ${state}, provider_refund_id = ${said.refundId}, failure = ${said.failure},
      updated_at = now() where id = ${payoutId}`);
  if (forward) {
    await writeAudit(tx, cart, `refund.${state}`, actor);
    await updateStatuses(tx, orderId);
    if (state === 'succeeded')
      await recordOrderEvent(tx, 'order.refunded', orderId, {
        refund_id: payout.refund_id,
        amount: toDecimal(money(payout.amount, payout.currency)),
      });
  }
  return { ...payout, state, provider_refund_id: said.refundId };
}
