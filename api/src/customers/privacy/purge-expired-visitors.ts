import { sql } from 'drizzle-orm';
import type { Db, PersonalData } from '../../platform/index.ts';
import { erasePerson } from './erase-person.ts';

/** Visitors a day: each is a transaction of its own. */
const batchSize = 500;

/**
 * Erases visitors without an account whose last token has run out a month ago, so that nobody can come back as them,
 * unless an order of theirs is on its way. Requests for a deletion that were not confirmed within a week are dropped, and
 * so are sign-ups to the newsletter that were not confirmed within a month. Returns how many visitors went.
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
  // An address that a visitor wrote down may be anybody's: what is theirs is what their own number is on.
  for (const { id } of visitors)
    await db.transaction((tx) => erasePerson(tx, registry, { userId: id, ids: [id], emails: [] }));
  return visitors.length;
};
