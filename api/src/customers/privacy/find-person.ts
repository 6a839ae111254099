import { sql } from 'drizzle-orm';
import type { Person, Queryable } from '../../platform/index.ts';

/**
 * An account with the visitors that were merged into it; null for one that is erased or never was one. Only a confirmed
 * address is theirs: anybody may sign up with, or be reached at, an address that is somebody else's.
 */
export const findPerson = async (db: Queryable, userId: number): Promise<Person | null> => {
  const rows = await db.query<{ id: number; email: string | null; confirmed: boolean }>(sql`
    with recursive everybody as (
      select id, email, confirmed_at from users where id = ${userId} and email is not null
      union select u.id, u.email, u.confirmed_at from users u join everybody e on u.merged_into = e.id
    )
    select id, email, confirmed_at is not null as confirmed from everybody order by (id = ${userId}) desc, id`);
  if (rows.length === 0) return null;
  return {
    userId,
    ids: rows.map(({ id }) => id),
    emails: [
      ...new Set(rows.flatMap(({ email, confirmed }) => (email && confirmed ? [email.toLowerCase()] : []))),
    ],
  };
};
