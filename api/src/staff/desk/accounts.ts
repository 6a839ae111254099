import type { BodyOf, createStaffAccount, StaffAccount } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { hashPassword, isWeakPassword, revokeAllTokens } from '../../customers/index.ts';
import {
  type Db,
  fail,
  ok,
  type PageQuery,
  pagingMembers,
  type Queryable,
  type Result,
  readPage,
  toLimitOffset,
} from '../../platform/index.ts';

type Row = Omit<StaffAccount, 'created_at'> & { readonly created_at: Date };

const columns = sql`id, email, first_name, last_name, created_at`;
const present = (row: Row): StaffAccount => ({ ...row, created_at: row.created_at.toISOString() });

export const listAccounts = async (db: Queryable, query: PageQuery) => {
  const { rows, total } = await readPage<Row>(
    db,
    toLimitOffset(query),
    (limitClause) => sql`
    select ${columns}, count(*) over () as all_rows from users
    where role = 'staff' and email is not null order by id desc ${limitClause}`,
  );
  return {
    accounts: rows.map(({ all_rows: _all, ...row }) => present(row)),
    ...pagingMembers(query, rows.length, total),
  };
};

/** Creates a staff account. Never promotes an existing account. */
export const createAccount = async (
  db: Db,
  region: string,
  { email, password, first_name: first, last_name: last }: BodyOf<typeof createStaffAccount>,
): Promise<Result<StaffAccount, 'email_taken' | 'weak_password'>> => {
  if (isWeakPassword(password, email)) return fail('weak_password');
  const hash = await hashPassword(password);
  const [row] = await db.query<Row>(sql`
    insert into users (email, password_hash, first_name, last_name, role, region, confirmed_at)
    values (${email}, ${hash}, ${first ?? null}, ${last ?? null}, 'staff', ${region}, now())
    on conflict do nothing returning ${columns}`);
  return row ? ok(present(row)) : fail('email_taken');
};

/** Revokes an account's staff access: its sessions, keys and role. */
export const revokeAccount = (
  db: Db,
  id: number,
  actor: string,
): Promise<Result<Record<string, never>, 'not_found'>> =>
  db.transaction(async (tx) => {
    const changed = await tx.execute(
      sql`update users set role = 'customer' where id = ${id} and role = 'staff' and email is not null`,
    );
    if (changed === 0) return fail('not_found');
    await revokeAllTokens(tx, id);
    await tx.execute(sql`
      update api_keys set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, ${actor})
      where user_id = ${id}`);
    return ok({});
  });
