import type { BodyOf, updateUser as contract, User } from '@shop/contracts';
import { localeOf } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type CallUser, type Db, fail, ok, type Result } from '../../platform/index.ts';
import { readContact } from '../addresses/read-contact.ts';
import { findUser } from './users.repo.ts';

/** Changes the caller's own details; omitted fields do not change. */
export const updateUser = async (
  db: Db,
  caller: CallUser,
  id: string,
  { user: sent }: BodyOf<typeof contract>,
): Promise<Result<User, 'not_found' | 'invalid_input'>> => {
  if (id !== String(caller.id)) return fail('not_found');
  const contact = readContact(sent, 'user', '');
  if (!contact.ok) return contact;
  const user = contact.value;
  await db.execute(sql`
    update users set first_name = coalesce(${user.first_name ?? null}, first_name),
      last_name = coalesce(${user.last_name ?? null}, last_name),
      company_name = coalesce(${user.company_name ?? null}, company_name),
      locale = coalesce(${localeOf(user.locale ?? '') ?? null}, locale)
    where id = ${caller.id}`);
  const found = await findUser(db, caller.id, caller.token);
  return found ? ok(found) : fail('not_found');
};
