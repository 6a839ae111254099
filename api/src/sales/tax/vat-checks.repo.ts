import type { VatCheck } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';

interface Row {
  readonly vat_id: string;
  readonly country: string;
  readonly verdict: VatCheck['verdict'];
  readonly reason: VatCheck['reason'];
  readonly registry: VatCheck['registry'];
  readonly name: string | null;
  readonly address: string | null;
  readonly consultation_id: string | null;
  readonly checked_at: Date;
}

const checkOf = ({ country, checked_at, ...row }: Row): VatCheck => ({
  vat_id: row.vat_id,
  country_iso: country,
  verdict: row.verdict,
  reason: row.reason,
  name: row.name,
  address: row.address,
  registry: row.registry,
  consultation_id: row.consultation_id,
  checked_at: checked_at.toISOString(),
});

/**
 * Finds the newest check that is still valid: a register's yes for a day, its no for an hour, a
 * missing answer for a minute, so that a shopper who goes back and forth does not wait for the same
 * timeout again.
 */
export async function findFreshCheck(db: Queryable, vatId: string): Promise<VatCheck | null> {
  const [row] = await db.query<Row>(sql`
    select vat_id, country, verdict, reason, registry, name, address, consultation_id, checked_at
    from vat_checks where vat_id = ${vatId} and checked_at > now() - case verdict
      when 'valid' then interval '24 hours' when 'invalid' then interval '1 hour' else interval '1 minute' end
    order by id desc limit 1`);
  return row ? checkOf(row) : null;
}

/**
 * Finds the newest answer of the register about a number, up to thirty days old; null where it never gave
 * one. An offer is not an invoice: the checkout asks again before an order is charged without VAT.
 */
export async function findNewestAnswer(db: Queryable, vatId: string): Promise<'valid' | 'invalid' | null> {
  const [row] = await db.query<{ verdict: 'valid' | 'invalid' }>(sql`
    select verdict from vat_checks where vat_id = ${vatId} and verdict <> 'pending_verification'
      and checked_at > now() - interval '30 days'
    order by id desc limit 1`);
  return row?.verdict ?? null;
}

/** Adds a row; never changes one. */
export const addCheck = (db: Queryable, check: VatCheck): Promise<number> =>
  db.execute(sql`
    insert into vat_checks (vat_id, country, verdict, reason, registry, name, address, consultation_id, checked_at)
    values (${check.vat_id}, ${check.country_iso}, ${check.verdict}, ${check.reason}, ${check.registry}, ${check.name},
      ${check.address}, ${check.consultation_id}, ${check.checked_at}::timestamptz)`);
