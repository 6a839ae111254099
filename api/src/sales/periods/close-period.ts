import type { VatReport } from '@shop/contracts';
import { addDays, type Day, dayIn, sellerTimeZone } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type Db, fail, json, ok, type Queryable, type Result } from '../../platform/index.ts';
import { computeVatReport } from '../invoices/vat-report.ts';
import { periodDays } from '../invoices/vat-treatment.ts';
import { seller } from '../orders/seller.ts';

/** The selling company in `closed_periods`: its VAT number at home. */
export const sellerKey = seller.identity.vatIds[seller.identity.country] ?? seller.identity.name;

/**
 * The first day on which a month can be closed: one whole day after it ended, so that no payment that began in it is
 * still under way. @example closableFrom('2026-10') // '2026-11-02'
 */
export const closableFrom = (month: string): Day => addDays(periodDays(month).last, 2);

/**
 * Whether the month of a day is closed. Inside of a transaction it stays so until the end: closing waits
 * (`in_closed_period`).
 */
export async function isPeriodClosed(tx: Queryable, day: Day): Promise<boolean> {
  const [row] = await tx.query<{ closed: boolean }>(sql`select in_closed_period(${day}::date) as closed`);
  return row?.closed === true;
}

/**
 * Closes a month with its VAT report as it is now. It waits for transactions that write into a month, and later ones see
 * that it is closed.
 */
export async function closePeriod(
  db: Db,
  month: string,
  actor: string,
  now: Date,
): Promise<Result<null, 'period_closed' | 'transition_not_allowed'>> {
  if (dayIn(sellerTimeZone, now) < closableFrom(month))
    return fail('transition_not_allowed', {
      detail: `This month can be closed from ${closableFrom(month)}.`,
    });
  return db.transaction(async (tx) => {
    // Payments wait behind this lock. Closing gives up before one of them does, and is asked for again.
    await tx.query(sql`set local lock_timeout = '500ms'`);
    await tx.query(sql`select pg_advisory_xact_lock(232)`);
    await tx.query(sql`set local statement_timeout = '2s'`);
    const { first } = periodDays(month);
    const [known] = await tx.query(sql`
      select id from closed_periods where seller = ${sellerKey} and month = ${first}::date and reopened_at is null`);
    if (known) return fail('period_closed');
    const figures: VatReport = await computeVatReport(tx, { period: month, regions: null });
    await tx.execute(sql`
      insert into closed_periods (seller, month, figures, closed_by)
      values (${sellerKey}, ${first}::date, ${json(figures)}, ${actor})`);
    return ok(null);
  });
}

/** Reopens a closed month, in the name of whoever asked. Its closing stays as a record. */
export async function reopenPeriod(
  db: Db,
  month: string,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<Result<null, 'transition_not_allowed'>> {
  const reopened = await db.execute(sql`
    update closed_periods set reopened_by = ${actor}, reopened_at = now(), reopen_reason = ${reason}
    where seller = ${sellerKey} and month = ${periodDays(month).first}::date and reopened_at is null`);
  return reopened === 0 ? fail('transition_not_allowed', { detail: 'This month is not closed.' }) : ok(null);
}
