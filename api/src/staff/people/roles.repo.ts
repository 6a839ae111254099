import type { StaffAssignment } from '@shop/contracts';
import { regionIds } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { array, type Failure, fail, type Queryable, type Tx } from '../../platform/index.ts';

/** The assignments of these people, by the person's id. */
export const listRoles = async (
  db: Queryable,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StaffAssignment[]>> => {
  const rows = await db.query<StaffAssignment & { readonly user_id: number }>(sql`
    select user_id, role, regions from staff_roles where user_id = any(${array([...userIds], 'int')})
    order by user_id, role`);
  const byPerson = new Map<number, StaffAssignment[]>();
  for (const { user_id, ...assignment } of rows)
    byPerson.set(user_id, [...(byPerson.get(user_id) ?? []), assignment]);
  return byPerson;
};

/** Replaces a person's assignments. */
export const replaceRoles = async (
  tx: Tx,
  userId: number,
  assignments: readonly StaffAssignment[],
  grantedBy: string,
): Promise<void> => {
  await tx.execute(sql`delete from staff_roles where user_id = ${userId}`);
  for (const { role, regions } of assignments)
    await tx.execute(sql`
      insert into staff_roles (user_id, role, regions, granted_by)
      values (${userId}, ${role}, ${regions === null ? null : array([...regions], 'text')}, ${grantedBy})`);
};

/**
 * Locks the admins of all regions and says whether somebody besides this person is one, so that two
 * admins who take each other's role at the same time cannot leave nobody.
 */
export const keepsAnAdmin = async (tx: Tx, withoutUserId: number): Promise<boolean> => {
  const rows = await tx.query<{ user_id: number }>(sql`
    select user_id from staff_roles where role = 'admin' and regions is null order by user_id for update`);
  return rows.some(({ user_id }) => user_id !== withoutUserId);
};

/** Whether the assignments make an admin of all regions. */
export const isFullAdmin = (assignments: readonly StaffAssignment[]): boolean =>
  assignments.some(({ role, regions }) => role === 'admin' && regions === null);

/** Refuses a role named twice and a region that the shop does not have. */
export const refuseAssignments = (
  assignments: readonly StaffAssignment[],
): Failure<'invalid_input'> | null => {
  const known: readonly string[] = regionIds;
  const fields = assignments.flatMap(({ role, regions }, at) => [
    ...(assignments.findIndex((other) => other.role === role) < at
      ? [{ path: `roles.${at}.role`, code: 'duplicate', message: 'Name each role once.' }]
      : []),
    ...(regions ?? []).flatMap((region, place) =>
      known.includes(region)
        ? []
        : [
            {
              path: `roles.${at}.regions.${place}`,
              code: 'not_offered',
              message: 'Choose a region of the shop.',
            },
          ],
    ),
  ]);
  return fields.length === 0 ? null : fail('invalid_input', { fields });
};
