import type { Money } from '@shop/money';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';

/**
 * Credits a user's wallet of `amount.currency` in the caller's transaction. `reason` is shown to
 * the buyer (1 to 200 characters). With `key`, for example `referral:17`, the event is entered
 * once; returns whether this call entered it. Takes the wallet's lock: call it after every other
 * lock.
 *
 * @example await creditWallet(tx, userId, money(2500, 'PLN'), 'Referral of a friend', { key:
 * 'referral:17' })
 */
export async function creditWallet(
  tx: Queryable,
  userId: number,
  amount: Money,
  reason: string,
  { key = null, actor = 'system' }: { readonly key?: string | null; readonly actor?: string } = {},
): Promise<boolean> {
  if (amount.amount <= 0n) throw new Error('a credit is more than nothing');
  return (
    (await tx.execute(sql`
      insert into wallet_entries (user_id, currency, amount, kind, reason, actor, key)
      values (${userId}, ${amount.currency}, ${amount.amount}, 'credit', ${reason}, ${actor}, ${key})
      on conflict (key) do nothing`)) === 1
  );
}
