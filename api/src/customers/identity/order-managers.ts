import type { BodyOf, saveOrderManager as contract, ReplyOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { fail, numericId, ok, type Queryable, type Result } from '../../platform/index.ts';

type Manager = ReplyOf<typeof contract>;

/** Returns a customer's order manager for the API; null without one. */
export const findOrderManager = async (
  db: Queryable,
  userId: number,
): Promise<Pick<Manager, 'email' | 'name' | 'avatar'> | null> => {
  const [row] = await db.query<Manager>(sql`
    select m.email, m.name, m.avatar from users u join order_managers m on m.id = u.order_manager_id
    where u.id = ${userId}`);
  return row ?? null;
};

export const listOrderManagers = (db: Queryable): Promise<readonly Manager[]> =>
  db.query<Manager>(sql`select id, name, email, avatar from order_managers order by name, id`);

export const saveOrderManager = async (
  db: Queryable,
  { order_manager: { name, email, avatar = null } }: BodyOf<typeof contract>,
): Promise<Result<Manager>> => {
  const [row] = await db.query<Manager>(sql`
    insert into order_managers (name, email, avatar) values (${name}, ${email}, ${avatar})
    on conflict (email) do update set name = excluded.name, avatar = excluded.avatar
    returning id, name, email, avatar`);
  if (!row) throw new Error('saving an order manager returned no row');
  return ok(row);
};

export const assignOrderManager = async (
  db: Queryable,
  userId: string,
  managerId: number | null,
): Promise<Result<Record<string, never>, 'not_found'>> => {
  const id = numericId(userId);
  if (id === null) return fail('not_found');
  const changed = await db.execute(sql`
    update users set order_manager_id = ${managerId}::int
    where id = ${id} and email is not null
      and (${managerId}::int is null or exists (select from order_managers where id = ${managerId}::int))`);
  return changed === 1 ? ok({}) : fail('not_found');
};
