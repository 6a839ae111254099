import { type Currency, type Money, money } from '@shop/money';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { lockWallet } from './wallet.repo.ts';

/**
 * Returns an order's wallet payment to the wallet: the whole rest on cancellation, `amount` on a
 * refund. Never more than was paid, however often it is called; returns the amount of this call.
 * Call it in the caller's transaction, under the cart's lock and after every other lock. With `key`
 * (for example `refund:12`) the event is entered once.
 *
 * @example const back = await restoreWallet(tx, orderId, { actor: 'user:7', key: 'cancel:1001' })
 */
export async function restoreWallet(
  tx: Queryable,
  orderId: number,
  {
    amount,
    actor,
    key = null,
  }: { readonly amount?: Money; readonly actor: string; readonly key?: string | null },
): Promise<Money | null> {
  const [payment] = await tx.query<{ id: bigint; user_id: number; currency: Currency; amount: bigint }>(sql`
    select p.id, c.user_id, p.currency, p.amount from payments p join carts c on c.id = p.order_id
    where p.order_id = ${orderId} and p.provider = 'wallet' and p.state = 'completed'`);
  if (!payment) return null;
  const { currency } = payment;
  if (amount && amount.currency !== currency) throw new Error('a wallet is given back in its own currency');
  await lockWallet(tx, payment.user_id, currency);
  const [given] = await tx.query<{ given: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as given from wallet_entries
    where payment_id = ${payment.id} and kind = 'refund'`);
  const left = payment.amount - (given?.given ?? 0n);
  const back = amount === undefined || amount.amount > left ? left : amount.amount;
  if (back <= 0n) return money(0n, currency);
  const entered = await tx.execute(sql`
    insert into wallet_entries (user_id, currency, amount, kind, reason, order_id, payment_id, actor, key)
    values (${payment.user_id}, ${currency}, ${back}, 'refund', 'Refund of an order', ${orderId}, ${payment.id}, ${actor}, ${key})
    on conflict (key) do nothing`);
  return money(entered === 1 ? back : 0n, currency);
}
