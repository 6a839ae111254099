import type { Currency } from '@shop/money';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import type { PaymentRow } from '../orders/cart.repo.ts';
import { lockWallet } from './wallet.repo.ts';

interface WalletOrder {
  readonly id: number;
  readonly user_id: number;
  readonly currency: Currency;
  readonly version: number;
}

/**
 * Holds `amount` of the wallet for an order: it leaves the balance now, so nothing else can spend
 * it, and the payment has the state `checkout` until the order is placed (`consumeWallet`) or
 * abandoned (`releaseWallet`). Null when the balance is lower. Call it under the cart's lock; the
 * wallet's lock is the last one.
 */
export async function reserveWallet(
  tx: Queryable,
  cart: WalletOrder,
  amount: bigint,
  actor: string,
): Promise<PaymentRow | null> {
  const balance = await lockWallet(tx, cart.user_id, cart.currency);
  if (balance.amount < amount) return null;
  const [row] = await tx.query<{ id: bigint; created_at: Date }>(sql`
    with payment as (
      insert into payments (order_id, currency, method, provider, amount, state, cart_version)
      values (${cart.id}, ${cart.currency}, 'wallet', 'wallet', ${amount}, 'checkout', ${cart.version})
      returning id, created_at
    ), entry as (
      insert into wallet_entries (user_id, currency, amount, kind, reason, order_id, payment_id, actor)
      select ${cart.user_id}, ${cart.currency}, ${-amount}, 'payment', 'Payment of an order', ${cart.id}, id, ${actor}
      from payment
    )
    select id, created_at from payment`);
  if (!row) throw new Error('inserting a payment returned no row');
  return {
    id: Number(row.id),
    method: 'wallet',
    provider: 'wallet',
    amount,
    state: 'checkout',
    cart_version: cart.version,
    token: null,
    intent_id: null,
    client_secret: null,
    redirect_url: null,
    decline_code: null,
    instalment_id: null,
    created_at: row.created_at.toISOString(),
  };
}

/** Releases the hold of an abandoned order. Safe to repeat. */
export const releaseWallet = (tx: Queryable, orderId: number, actor: string): Promise<number> =>
  tx.execute(sql`
    with released as (
      update payments set state = 'void', updated_at = now()
      where order_id = ${orderId} and provider = 'wallet' and state = 'checkout'
      returning id, order_id, currency, amount
    )
    insert into wallet_entries (user_id, currency, amount, kind, reason, order_id, payment_id, actor)
    select c.user_id, r.currency, r.amount, 'release', 'Payment given up', r.order_id, r.id, ${actor}
    from released r join carts c on c.id = r.order_id`);

/** Completes the held payment when the order is placed. */
export const consumeWallet = (tx: Queryable, orderId: number): Promise<number> =>
  tx.execute(sql`
    update payments set state = 'completed', updated_at = now()
    where order_id = ${orderId} and provider = 'wallet' and state = 'checkout'`);
