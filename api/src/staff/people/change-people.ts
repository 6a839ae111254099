import { randomBytes } from 'node:crypto';
import type { BodyOf, changeStaffRoles, inviteStaff, StaffAccount } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { hashPassword, revokeAllTokens } from '../../customers/index.ts';
import { type Db, enqueue, fail, ok, type Result, type Tx } from '../../platform/index.ts';
import { findAccount } from '../desk/accounts.ts';
import { invitationJob } from './invitation.job.ts';
import { isFullAdmin, keepsAnAdmin, refuseAssignments, replaceRoles } from './roles.repo.ts';
import { recordStaffChange } from './staff-changes.repo.ts';

interface By {
  readonly actor: string;
  readonly now: Date;
}

/** Finds the invited account of an address that nobody has accepted yet, or creates it. `null`: the address is taken. */
const findOrCreateInvited = async (
  tx: Tx,
  region: RegionId,
  { email, first_name: first, last_name: last }: BodyOf<typeof inviteStaff>,
  hash: string,
): Promise<number | null> => {
  const [made] = await tx.query<{ id: number }>(sql`
    insert into users (email, password_hash, first_name, last_name, role, region)
    values (${email}, ${hash}, ${first ?? null}, ${last ?? null}, 'staff', ${region})
    on conflict do nothing returning id`);
  if (made) return made.id;
  const [open] = await tx.query<{ id: number }>(sql`
    select id from users where email = ${email} and role = 'staff' and confirmed_at is null for update`);
  return open?.id ?? null;
};

/** Invites a person by mail. Never takes an account that somebody uses. */
export const invite = async (
  db: Db,
  region: RegionId,
  body: BodyOf<typeof inviteStaff>,
  { actor, now }: By,
): Promise<Result<StaffAccount, 'email_taken' | 'invalid_input'>> => {
  const refused = refuseAssignments(body.roles);
  if (refused) return refused;
  // Nobody knows this password: the mailed link sets the first one.
  const hash = await hashPassword(randomBytes(32).toString('base64url'));
  return db.transaction(async (tx) => {
    const id = await findOrCreateInvited(tx, region, body, hash);
    if (id === null) return fail('email_taken');
    await replaceRoles(tx, id, body.roles, actor);
    await recordStaffChange(tx, { actor, userId: id, kind: 'invited', after: body.roles });
    const minute = Math.floor(now.getTime() / 60_000);
    await enqueue(tx, invitationJob, { userId: id, region }, { key: `invite:${id}:${minute}` });
    const account = await findAccount(tx, id);
    if (!account) throw new Error('the invited account cannot be read');
    return ok(account);
  });
};

/**
 * Replaces a person's roles. Refuses to leave the shop without an admin of all regions, and to overwrite
 * what another admin changed since.
 */
export const changeRoles = async (
  db: Db,
  id: number,
  { roles, roles_revision: revision }: BodyOf<typeof changeStaffRoles>,
  actor: string,
): Promise<Result<StaffAccount, 'not_found' | 'last_admin' | 'roles_conflict' | 'invalid_input'>> => {
  const refused = refuseAssignments(roles);
  if (refused) return refused;
  return db.transaction(async (tx) => {
    const kept = await keepsAnAdmin(tx, id);
    const found = await findAccount(tx, id);
    if (!found) return fail('not_found');
    if (found.roles_revision !== revision) return fail('roles_conflict');
    const before = found.roles;
    if (isFullAdmin(before) && !isFullAdmin(roles) && !kept) return fail('last_admin');
    await replaceRoles(tx, id, roles, actor);
    await recordStaffChange(tx, { actor, userId: id, kind: 'roles', before, after: roles });
    const account = await findAccount(tx, id);
    return account ? ok(account) : fail('not_found');
  });
};

/** Ends every session of a person of the staff. Their API keys stay. */
export const signOutEverywhere = (
  db: Db,
  id: number,
  actor: string,
): Promise<Result<{ readonly ended: number }, 'not_found'>> =>
  db.transaction(async (tx) => {
    if (!(await findAccount(tx, id))) return fail('not_found');
    const ended = await revokeAllTokens(tx, id);
    await recordStaffChange(tx, { actor, userId: id, kind: 'signed_out' });
    return ok({ ended });
  });
