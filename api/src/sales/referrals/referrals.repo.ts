import type { Referral } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type Queryable, readPage } from '../../platform/index.ts';

export interface ReferralRow {
  readonly id: number;
  readonly referrer_id: number;
  readonly referred_id: number;
  readonly region: RegionId;
  readonly status: Referral['status'];
  readonly reason: Referral['reason'];
  readonly order_id: bigint | null;
  readonly referrer_amount: bigint | null;
  readonly referrer_currency: Currency | null;
  readonly referred_amount: bigint | null;
  readonly referred_currency: Currency | null;
  readonly claimed_at: Date;
  readonly settled_at: Date | null;
}
const columns = sql`r.id, r.referrer_id, r.referred_id, r.region, r.status, r.reason, r.order_id, r.referrer_amount,
  r.referrer_currency, r.referred_amount, r.referred_currency, r.claimed_at, r.settled_at`;

/** Returns a referral for one of its two parties. */
export const presentReferral = (row: ReferralRow, side: 'referrer' | 'referred'): Referral => {
  const amount = row[`${side}_amount`];
  const currency = row[`${side}_currency`];
  return {
    id: row.id,
    status: row.status,
    reason: row.reason,
    reward:
      amount === null || currency === null ? null : { amount: toDecimal(money(amount, currency)), currency },
    claimed_at: row.claimed_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
};

/** Finds the referral that a customer claimed; a customer claims at most one. */
export const findClaimedReferral = async (db: Queryable, referredId: number): Promise<ReferralRow | null> => {
  const [row] = await db.query<ReferralRow>(
    sql`select ${columns} from referrals r where r.referred_id = ${referredId}`,
  );
  return row ?? null;
};

/** Lists a page of the referrals that a customer made, newest first; status `null`: every status. */
export const listReferrals = async (
  db: Queryable,
  referrerId: number,
  filter: { readonly status: string | null; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly ReferralRow[]; readonly total: number }> => {
  return readPage<ReferralRow>(
    db,
    filter,
    (limitClause) => sql`
    select ${columns}, count(*) over () as all_rows from referrals r
    where r.referrer_id = ${referrerId} and r.status = coalesce(${filter.status}, r.status)
    order by r.id desc ${limitClause}`,
  );
};

export const lockReferral = async (tx: Queryable, id: number): Promise<ReferralRow | null> => {
  const [row] = await tx.query<ReferralRow>(
    sql`select ${columns} from referrals r where r.id = ${id} for update`,
  );
  return row ?? null;
};
