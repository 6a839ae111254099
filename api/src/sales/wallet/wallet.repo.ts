import { type Currency, type Money, money } from '@shop/money';
import { sql } from 'drizzle-orm';
import { type Queryable, readPage } from '../../platform/index.ts';

export type EntryKind = 'credit' | 'correction' | 'payment' | 'release' | 'refund';

export interface WalletEntryRow {
  readonly id: bigint;
  /** Minor units; positive: a credit. */
  readonly amount: bigint;
  readonly balance_after: bigint;
  readonly kind: EntryKind;
  readonly reason: string;
  readonly order_number: string | null;
  readonly created_at: Date;
}

/** Returns the available balance, without holds. Zero for an unused wallet. */
export async function walletBalance(db: Queryable, userId: number, currency: Currency): Promise<Money> {
  const [row] = await db.query<{ balance: bigint }>(
    sql`select balance from wallets where user_id = ${userId} and currency = ${currency}`,
  );
  return money(row?.balance ?? 0n, currency);
}

/** As `walletBalance`, with a lock until the transaction ends. The last lock in the lock order. */
export async function lockWallet(tx: Queryable, userId: number, currency: Currency): Promise<Money> {
  const [row] = await tx.query<{ balance: bigint }>(
    sql`select balance from wallets where user_id = ${userId} and currency = ${currency} for update`,
  );
  return money(row?.balance ?? 0n, currency);
}

export const listEntries = (
  db: Queryable,
  userId: number,
  currency: Currency,
  page: { readonly limit: number; readonly offset: number },
) =>
  readPage<WalletEntryRow>(
    db,
    page,
    (limitClause) => sql`
    select e.id, e.amount, (sum(e.amount) over (order by e.id))::bigint as balance_after, e.kind, e.reason, c.number as order_number, e.created_at,
      count(*) over () as all_rows
    from wallet_entries e left join carts c on c.id = e.order_id
    where e.user_id = ${userId} and e.currency = ${currency}
    order by e.id desc ${limitClause}`,
  );

/** The currency last selected for a user's wallet; null before that. */
export async function walletCurrency(db: Queryable, userId: number): Promise<Currency | null> {
  const [row] = await db.query<{ wallet_currency: Currency | null }>(
    sql`select wallet_currency from users where id = ${userId}`,
  );
  return row?.wallet_currency ?? null;
}
