import type { User } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { hashToken, newToken, type Queryable, type Tx } from '../../platform/index.ts';

interface UserRow {
  readonly id: number;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly company_name: string | null;
  readonly confirmed_at: Date | null;
  readonly created_at: Date;
  readonly locale: string;
  readonly role: string;
  readonly phone: string | null;
  readonly last_location: Location | null;
  readonly shipping_destination: Location | null;
}

export interface Location {
  readonly country_iso: string;
  readonly zip_code: string | null;
}

const userOf = (row: UserRow, token: string): User => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  anonymous: row.email === null,
  confirmed: row.confirmed_at !== null,
  company_name: row.company_name,
  spree_api_key: token,
  created_at: row.created_at.toISOString(),
  locale: row.locale,
  ...(row.role === 'staff' ? { staff: true } : {}),
  phone: row.phone,
  last_used_location: row.last_location,
  shipping_destination: row.shipping_destination,
});

/** Finds a user for the API; `token` is the caller's presented or new token. */
export const findUser = async (db: Queryable, id: number, token: string): Promise<User | null> => {
  const [row] = await db.query<UserRow>(sql`
    select id, email, first_name, last_name, company_name, confirmed_at, created_at, locale, role, phone, last_location,
      shipping_destination from users where id = ${id}`);
  return row ? userOf(row, token) : null;
};

/** Creates an anonymous visitor with a token, in one statement. */
export const createVisitor = async (
  db: Queryable,
  region: string,
): Promise<{ id: number; token: string }> => {
  const token = newToken();
  const [row] = await db.query<{ user_id: number }>(sql`
    with visitor as (insert into users (region) values (${region}) returning id)
    insert into user_tokens (token_hash, user_id, expires_at)
    select ${hashToken(token)}, id, now() + interval '365 days' from visitor returning user_id`);
  if (!row) throw new Error('inserting a visitor returned no row');
  return { id: row.user_id, token };
};

/** Moves a visitor's details to the account where it has none; clears them in the visitor's row. */
export const moveDetails = async (tx: Tx, from: number, to: number): Promise<void> => {
  await tx.execute(sql`
    update users a set first_name = coalesce(a.first_name, v.first_name), last_name = coalesce(a.last_name, v.last_name),
      company_name = coalesce(a.company_name, v.company_name), phone = coalesce(a.phone, v.phone),
      contact_email = coalesce(a.contact_email, v.contact_email),
      last_location = coalesce(v.last_location, a.last_location),
      shipping_destination = coalesce(v.shipping_destination, a.shipping_destination)
    from users v where a.id = ${to} and v.id = ${from}`);
  await tx.execute(sql`
    update users set first_name = null, last_name = null, company_name = null, phone = null, contact_email = null,
      last_location = null, shipping_destination = null
    where id = ${from}`);
};
