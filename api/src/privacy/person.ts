import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import type { Person } from './personal-data.ts';

/** An account with the visitors that were merged into it; null for one that is erased or never was one. */
export const personOf = async (db: Queryable, userId: number): Promise<Person | null> => {
  const rows = await db.query<{ id: number; email: string | null; contact_email: string | null }>(sql`
    with recursive everybody as (
      select id, email, contact_email from users where id = ${userId} and email is not null
      union select u.id, u.email, u.contact_email from users u join everybody e on u.merged_into = e.id
    )
    select id, email, contact_email from everybody order by (id = ${userId}) desc, id`);
  if (rows.length === 0) return null;
  const emails = rows.flatMap(({ email, contact_email }) => [email, contact_email]);
  return {
    userId,
    ids: rows.map(({ id }) => id),
    emails: [...new Set(emails.flatMap((email) => (email ? [email.toLowerCase()] : [])))],
  };
};
