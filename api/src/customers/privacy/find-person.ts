import { sql } from 'drizzle-orm';
import type { Person, Queryable } from '../../platform/index.ts';

/**
 * Finds an account with the visitors merged into it; null for an erased or unknown one. Only a
 * confirmed address counts as theirs: anybody can sign up with, or enter as contact, another
 * person's address.
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
