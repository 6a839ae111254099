import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import type { PaymentRow } from '../orders/cart.repo.ts';
import type { PaymentChoice } from './payment-choice.ts';
import type { PaymentSplit } from './split-payment.ts';

/** Inserts the payment and holds the cart of an unplaced order, in one statement. */
export async function openPayment(
  tx: Tx,
  { cart, charge, instalmentId }: PaymentSplit,
  { method, provider, token }: PaymentChoice,
  actor: string,
): Promise<PaymentRow> {
  const state = provider === 'transfer' ? 'pending' : 'processing';
  const [row] = await tx.query<{ id: bigint; created_at: Date }>(sql`
    with payment as (
      insert into payments (order_id, currency, method, provider, amount, state, cart_version, token, instalment_id)
      values (${cart.id}, ${cart.currency}, ${method}, ${provider}, ${charge}, ${state}, ${cart.version}, ${token},
        ${instalmentId})
      returning id, created_at
    ), held as (
      update carts set completing_at = now(), payment_method = ${method}
      where id = ${cart.id} and completed_at is null
    ), audit as (
      insert into order_audit (order_id, version, action, actor)
      values (${cart.id}, ${cart.version}, 'checkout.prepare', ${actor})
    )
    select id, created_at from payment`);
  if (!row) throw new Error('inserting a payment returned no row');
  return {
    id: Number(row.id),
    method,
    provider,
    amount: charge,
    state,
    cart_version: cart.version,
    token,
    intent_id: null,
    client_secret: null,
    redirect_url: null,
    decline_code: null,
    instalment_id: instalmentId,
    created_at: row.created_at.toISOString(),
  };
}
