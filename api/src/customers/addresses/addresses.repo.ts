import type { Address, AddressAttributes } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { json, type Queryable, type Tx } from '../../platform/index.ts';

interface AddressRow {
  readonly id: number;
  readonly attributes: AddressAttributes;
  readonly revision: number;
}

const addressOf = (row: AddressRow): Address => ({ ...row, type: 'address' });

export const listAddresses = async (db: Queryable, userId: number): Promise<Address[]> =>
  (
    await db.query<AddressRow>(
      sql`select id, attributes, revision from addresses where user_id = ${userId} order by id desc`,
    )
  ).map(addressOf);

/** Saves an address. Returns the existing one instead of a duplicate. */
export const saveAddress = async (
  db: Queryable,
  userId: number,
  attributes: AddressAttributes,
): Promise<Address> => {
  const [row] = await db.query<AddressRow>(sql`
    with known as (
      select id, attributes, revision from addresses where user_id = ${userId} and attributes = ${json(attributes)} limit 1
    ), added as (
      insert into addresses (user_id, attributes)
      select ${userId}::int, ${json(attributes)} where not exists (select from known)
      returning id, attributes, revision
    )
    select * from known union all select * from added`);
  if (!row) throw new Error('saving an address returned no row');
  return addressOf(row);
};

/** Finds and locks one of the user's own addresses. */
export const findAddress = async (tx: Tx, userId: number, id: number): Promise<Address | null> => {
  const [row] = await tx.query<AddressRow>(
    sql`select id, attributes, revision from addresses where id = ${id} and user_id = ${userId} for update`,
  );
  return row ? addressOf(row) : null;
};

/** Changes the given fields of one of the user's own addresses. */
export const changeAddress = async (
  db: Queryable,
  userId: number,
  id: number,
  attributes: { readonly [name in keyof AddressAttributes]?: AddressAttributes[name] | undefined },
): Promise<Address | null> => {
  const [row] = await db.query<AddressRow>(sql`
    update addresses set attributes = attributes || ${json(attributes)}, revision = revision + 1, updated_at = now()
    where id = ${id} and user_id = ${userId} returning id, attributes, revision`);
  return row ? addressOf(row) : null;
};

export const deleteAddress = (db: Queryable, userId: number, id: number): Promise<number> =>
  db.execute(sql`delete from addresses where id = ${id} and user_id = ${userId}`);

/** Moves a visitor's addresses to the account they merge into, without duplicates. */
export const moveAddresses = async (tx: Tx, from: number, to: number): Promise<void> => {
  await tx.execute(sql`
    delete from addresses v using addresses a
    where v.user_id = ${from} and a.user_id = ${to} and a.attributes = v.attributes`);
  await tx.execute(sql`update addresses set user_id = ${to} where user_id = ${from}`);
};
