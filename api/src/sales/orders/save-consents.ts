import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type Consent, recordConsents } from '../../customers/index.ts';
import { type Db, fail, ok, type Result, rowsOf } from '../../platform/index.ts';
import { byReference } from './cart.repo.ts';

interface BuyerRow {
  readonly id: bigint;
  readonly region: RegionId;
  readonly locale: string;
  readonly email: string | null;
  readonly confirmed: boolean;
}

/**
 * Records the buyer's consents, one row per statement: a later row of a type replaces an earlier
 * one. Writes each to the consent log with the version of its text. The checkout's last step
 * requires consent to the terms.
 */
export async function saveConsents(
  db: Db,
  userId: number,
  reference: string,
  consents: readonly Consent[],
): Promise<Result<Record<string, never>, 'not_found'>> {
  const terms = consents.findLast(({ type }) => type === 'terms_and_conditions_and_privacy_policy')?.status;
  return db.transaction(async (tx): Promise<Result<Record<string, never>, 'not_found'>> => {
    const [cart] = await tx.query<BuyerRow>(sql`
      select c.id, c.region, u.locale, coalesce(u.email, c.email) as email,
        u.email is not null and u.confirmed_at is not null as confirmed
      from carts c join users u on u.id = c.user_id
      where ${byReference(reference)} and c.user_id = ${userId} and c.merged_into is null for update of c`);
    if (!cart) return fail('not_found');
    await tx.execute(sql`
      insert into order_consents (order_id, type, status)
      select ${cart.id}, v.type, v.status from ${rowsOf('v', consents, {
        type: ['text', ({ type }) => type],
        status: ['text', ({ status }) => status],
      })}`);
    await recordConsents(
      tx,
      {
        userId,
        email: cart.email,
        orderId: cart.id,
        source: 'order',
        region: cart.region,
        locale: cart.locale,
        ownsEmail: cart.confirmed,
      },
      consents,
    );
    if (terms !== undefined) {
      await tx.execute(sql`
        update carts set version = version + 1, updated_at = now(),
          accepted_terms_at = case when ${terms === 'granted'}::boolean then now() end
        where id = ${cart.id} and completed_at is null and completing_at is null
          and (accepted_terms_at is null) = ${terms === 'granted'}::boolean`);
    }
    return ok({});
  });
}
