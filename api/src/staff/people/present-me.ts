import { regionsWith, type StaffMe, staffPermissions } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { listRoles } from './roles.repo.ts';

type Person = Omit<StaffMe, 'roles' | 'permissions'>;

/** Tells a person of the staff their roles and permissions; 404 for everybody else. */
export const presentMe = async (db: Queryable, userId: number): Promise<Result<StaffMe, 'not_found'>> => {
  const [person] = await db.query<Person>(sql`
    select id, email, first_name, last_name from users where id = ${userId} and role = 'staff'`);
  if (!person) return fail('not_found');
  const roles = [...((await listRoles(db, [userId])).get(userId) ?? [])];
  const permissions = staffPermissions.flatMap((scope) => {
    const regions = regionsWith(roles, scope);
    return regions?.length === 0 ? [] : [{ scope, regions: regions === null ? null : [...regions] }];
  });
  return ok({ ...person, roles, permissions });
};
