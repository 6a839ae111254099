import type {
  assignOrderManager as assignContract,
  BodyOf,
  saveOrderManager as contract,
  ReplyOf,
} from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { array, fail, numericId, ok, type Queryable, type Result } from '../../platform/index.ts';

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

/**
 * Gives a customer an order manager, or none, in one statement: of two colleagues one comes first. `regions`: those in
 * which the caller may change accounts; null: all.
 */
export const assignOrderManager = async (
  db: Queryable,
  userId: string,
  { order_manager_id: managerId, seen_order_manager_id: seen }: BodyOf<typeof assignContract>,
  regions: readonly string[] | null,
): Promise<Result<Record<string, never>, 'not_found' | 'forbidden' | 'customer_conflict'>> => {
  const id = numericId(userId);
  if (id === null) return fail('not_found');
  const [row] = await db.query<{ region: string; is_known: boolean; changed: number | null }>(sql`
    with asked as (
      select id, region, (${managerId}::int is null
        or exists (select from order_managers where id = ${managerId}::int)) as is_known
      from users where id = ${id} and email is not null
    ), changed as (
      update users set order_manager_id = ${managerId}::int
      where id = (select id from asked where is_known
          and (${regions === null} or region = any(${array([...(regions ?? [])], 'text')})))
        and (${seen === undefined} or order_manager_id is not distinct from ${seen ?? null}::int)
      returning id
    )
    select asked.region, asked.is_known, changed.id as changed from asked left join changed on true`);
  if (!row?.is_known) return fail('not_found');
  if (regions !== null && !regions.includes(row.region))
    return fail('forbidden', { detail: `This needs staff:account:write in ${row.region}.` });
  return row.changed === null ? fail('customer_conflict') : ok({});
};
