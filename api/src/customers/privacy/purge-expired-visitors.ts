import { sql } from 'drizzle-orm';
import type { Db, PersonalData } from '../../platform/index.ts';
import { erasePerson } from './erase-person.ts';

/** Visitors per day; each is a separate transaction. */
const batchSize = 500;

/**
 * Erases visitors without an account whose last token expired a month ago, so that nobody can
 * return as them, unless they have an open order. Deletes erasure requests not confirmed within a
 * week and newsletter subscriptions not confirmed within a month. Returns the number of erased
 * visitors.
 */
export const purgeExpiredVisitors = async (db: Db, registry: readonly PersonalData[]): Promise<number> => {
  await db.execute(sql`
    update erasure_requests set state = 'canceled', finished_at = now()
    where state = 'unconfirmed' and requested_at < now() - interval '7 days'`);
  await db.execute(sql`
    delete from newsletter_subscriptions where state = 'pending' and requested_at < now() - interval '31 days'`);
  const visitors = await db.query<{ id: number }>(sql`
    select u.id from users u
    where u.email is null and u.erased_at is null and u.merged_into is null
      and u.created_at < now() - interval '30 days'
      and not exists (select from user_tokens t where t.user_id = u.id and t.expires_at > now() - interval '30 days')
      and not exists (select from orders o where o.user_id = u.id and o.placed_at > now() - interval '120 days')
      and not exists (select from carts c where c.user_id = u.id and c.completing_at is not null)
    order by u.id limit ${batchSize}`);
  // An address that a visitor entered may be another person's: only rows with the visitor's id are
  // theirs.
  for (const { id } of visitors)
    await db.transaction((tx) => erasePerson(tx, registry, { userId: id, ids: [id], emails: [] }));
  return visitors.length;
};
