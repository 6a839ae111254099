import { type Currency, fromDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import { type Db, type Failure, fail } from '../../platform/index.ts';
import { creditWallet } from './credit-wallet.ts';
import { lockWallet } from './wallet.repo.ts';

/**
 * Adds a staff credit or correction, with the reason shown to the buyer. A correction deducts at
 * most the balance. The user must be registered: an anonymous visitor has no wallet.
 */
export const createStaffEntry = (
  db: Db,
  entry: {
    readonly userId: number;
    readonly currency: Currency;
    /** Signed decimal. */
    readonly amount: string;
    readonly reason: string;
    readonly actor: string;
  },
): Promise<Failure<'not_found' | 'wallet_insufficient' | 'invalid_input'> | null> =>
  db.transaction(async (tx) => {
    const { userId, currency, reason, actor } = entry;
    const amount = fromDecimal(entry.amount, currency);
    if (!amount || amount.amount === 0n)
      return fail('invalid_input', { detail: 'Enter an amount other than zero.' });
    const [user] = await tx.query(
      sql`select id from users where id = ${userId} and email is not null for key share`,
    );
    if (!user) return fail('not_found');
    if (amount.amount > 0n) {
      await creditWallet(tx, userId, amount, reason, { actor });
      return null;
    }
    const balance = await lockWallet(tx, userId, currency);
    if (balance.amount + amount.amount < 0n) return fail('wallet_insufficient');
    await tx.execute(sql`
      insert into wallet_entries (user_id, currency, amount, kind, reason, actor)
      values (${userId}, ${currency}, ${amount.amount}, 'correction', ${reason}, ${actor})`);
    return null;
  });
