import type { Wallet } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { markets, type RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type PageQuery, pagingMembers, type Queryable, toLimitOffset } from '../../platform/index.ts';
import { listEntries, walletBalance, walletCurrency } from './wallet.repo.ts';

/**
 * Returns a user's wallet of one currency for the API. Without a currency: the last selected one,
 * else the region's.
 */
export async function readWallet(
  db: Queryable,
  userId: number,
  region: RegionId,
  query: PageQuery & { readonly currency?: Currency | undefined } = {},
): Promise<Wallet> {
  const currency = query.currency ?? (await walletCurrency(db, userId)) ?? markets[region].currency;
  const balance = await walletBalance(db, userId, currency);
  const { rows, total } = await listEntries(db, userId, currency, toLimitOffset(query));
  const balances = await db.query<{ currency: Currency; balance: bigint }>(
    sql`select currency, balance from wallets where user_id = ${userId} order by currency`,
  );
  const [cart] = await db.query<{ number: string }>(sql`
    select number from carts where user_id = ${userId} and region = ${region} and currency = ${currency}
      and completed_at is null and merged_into is null and wallet_applied order by id desc limit 1`);
  const decimal = (minor: bigint): string => toDecimal(money(minor, currency));
  return {
    currency,
    balance: toDecimal(balance),
    balances: balances.map((row) => ({
      currency: row.currency,
      balance: toDecimal(money(row.balance, row.currency)),
    })),
    applied_to: cart?.number ?? null,
    entries: rows.map((row) => ({
      id: Number(row.id),
      amount: decimal(row.amount),
      balance_after: decimal(row.balance_after),
      kind: row.kind,
      reason: row.reason,
      order_number: row.order_number,
      created_at: row.created_at.toISOString(),
    })),
    ...pagingMembers(query, rows.length, total),
  };
}
