import type { BodyOf, createStaffAccount, StaffAccount, StaffAssignment } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { hashPassword, isWeakPassword, revokeAllTokens, revokeInvitations } from '../../customers/index.ts';
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
import {
  isFullAdmin,
  keepsAnAdmin,
  listRoles,
  refuseAssignments,
  replaceRoles,
} from '../people/roles.repo.ts';
import { recordStaffChange } from '../people/staff-changes.repo.ts';
import { deleteFactors } from '../second-factor/factors.repo.ts';

type Row = Omit<StaffAccount, 'created_at' | 'roles'> & { readonly created_at: Date };

const columns = sql`id, email, first_name, last_name, created_at, confirmed_at is null as invited,
  (exists (select from staff_totp f where f.user_id = users.id)
    or exists (select from staff_passkeys f where f.user_id = users.id)) as second_factor,
  (select coalesce(max(c.id), 0)::int from staff_changes c
    where c.user_id = users.id and c.after is not null) as roles_revision`;
const present = (row: Row, roles: readonly StaffAssignment[]): StaffAccount => ({
  ...row,
  created_at: row.created_at.toISOString(),
  roles: [...roles],
});

export const listAccounts = async (db: Queryable, query: PageQuery) => {
  const { rows, total } = await readPage<Row>(
    db,
    toLimitOffset(query),
    (limitClause) => sql`
    select ${columns}, count(*) over () as all_rows from users
    where role = 'staff' and email is not null order by id desc ${limitClause}`,
  );
  const roles = await listRoles(
    db,
    rows.map(({ id }) => id),
  );
  return {
    accounts: rows.map(({ all_rows: _all, ...row }) => present(row, roles.get(row.id) ?? [])),
    ...pagingMembers(query, rows.length, total),
  };
};

/** Finds an account of the staff with its roles. */
export const findAccount = async (db: Queryable, id: number): Promise<StaffAccount | null> => {
  const [row] = await db.query<Row>(
    sql`select ${columns} from users where id = ${id} and role = 'staff' and email is not null`,
  );
  return row ? present(row, (await listRoles(db, [id])).get(id) ?? []) : null;
};

/** Creates a staff account; an admin of all regions unless roles are named. Never promotes an existing account. */
export const createAccount = async (
  db: Db,
  region: string,
  {
    email,
    password,
    first_name: first,
    last_name: last,
    roles = [{ role: 'admin', regions: null }],
  }: BodyOf<typeof createStaffAccount>,
  actor: string,
): Promise<Result<StaffAccount, 'email_taken' | 'weak_password' | 'invalid_input'>> => {
  const refused = refuseAssignments(roles);
  if (refused) return refused;
  if (isWeakPassword(password, email)) return fail('weak_password');
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: number }>(sql`
      insert into users (email, password_hash, first_name, last_name, role, region, confirmed_at)
      values (${email}, ${hash}, ${first ?? null}, ${last ?? null}, 'staff', ${region}, now())
      on conflict do nothing returning id`);
    if (!row) return fail('email_taken');
    await replaceRoles(tx, row.id, roles, actor);
    await recordStaffChange(tx, { actor, userId: row.id, kind: 'created', after: roles });
    const account = await findAccount(tx, row.id);
    if (!account) throw new Error('the new account cannot be read');
    return ok(account);
  });
};

/**
 * Revokes an account's staff access: its sessions, keys and roles. Whoever operates the shop can
 * create another admin, so only they may revoke the last one (`evenLastAdmin`).
 */
export const revokeAccount = (
  db: Db,
  id: number,
  { actor, evenLastAdmin }: { readonly actor: string; readonly evenLastAdmin: boolean },
): Promise<Result<Record<string, never>, 'not_found' | 'last_admin'>> =>
  db.transaction(async (tx) => {
    const kept = await keepsAnAdmin(tx, id);
    const roles = (await listRoles(tx, [id])).get(id) ?? [];
    if (isFullAdmin(roles) && !kept && !evenLastAdmin) return fail('last_admin');
    const changed = await tx.execute(
      sql`update users set role = 'customer' where id = ${id} and role = 'staff' and email is not null`,
    );
    if (changed === 0) return fail('not_found');
    await replaceRoles(tx, id, [], actor);
    await recordStaffChange(tx, { actor, userId: id, kind: 'revoked', before: roles });
    await revokeAllTokens(tx, id);
    await revokeInvitations(tx, id);
    await deleteFactors(tx, id);
    await tx.execute(sql`
      update api_keys set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, ${actor})
      where user_id = ${id}`);
    return ok({});
  });
