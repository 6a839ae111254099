import type { Db } from '@shop/api/platform';
import { sql } from 'drizzle-orm';

/** Tables that a refused call may change, and why. */
const apart: Readonly<Record<string, string>> = {
  idempotency_keys: 'remembers the reply of every write, refusals included',
  access_log: 'tells what staff and keys tried',
  api_keys: 'keeps when a key was used last',
  user_tokens: 'keeps when a session was used last',
  migrations: 'never changes',
};

/** Remembers what a function has read of a store's schema, which stays as it is during a test. */
const oncePerStore = <T>(read: (db: Db) => Promise<T>): ((db: Db) => Promise<T>) => {
  const known = new WeakMap<Db, Promise<T>>();
  return (db) => {
    const found = known.get(db) ?? read(db);
    known.set(db, found);
    return found;
  };
};

const tablesOf = oncePerStore(
  async (db): Promise<readonly string[]> =>
    (
      await db.query<{ name: string }>(sql`
        select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`)
    )
      .map(({ name }) => name)
      .filter((name) => !Object.hasOwn(apart, name)),
);

/**
 * The number of rows and the transactions that wrote them. It changes with every written row, even if the values are
 * the same, and reads no row's contents.
 */
const written = sql`count(*)::text || ' ' || coalesce(sum(t.xmin::text::bigint), 0)::text || ' ' ||
  coalesce(max(t.xmin::text::bigint), 0)::text`;

/** Returns one digest per table, over all its rows. */
export const digestTables = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const parts = (await tablesOf(db)).map(
    (name) => sql`select ${name}::text as name, ${written} as digest from ${sql.identifier(name)} t`,
  );
  const rows = await db.query<{ name: string; digest: string }>(sql.join(parts, sql` union all `));
  return new Map(rows.map(({ name, digest }) => [name, digest]));
};

/** Returns the tables that have changed. */
export const listChangedTables = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] => [...after].flatMap(([name, digest]) => (before.get(name) === digest ? [] : [name]));

/** Returns the columns that name a person or what is theirs. */
const columnsOf = oncePerStore((db) =>
  db.query<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and (c.column_name in ('user_id', 'cart_id', 'order_id') or (c.table_name = 'users' and c.column_name = 'id'))`),
);

/**
 * Returns one digest per table over the rows of one person: rows that name the user, or one of their carts, orders or
 * designs.
 */
export const digestOfUser = async (db: Db, userId: number): Promise<ReadonlyMap<string, string>> => {
  const columns = await columnsOf(db);
  const parts = columns
    .filter(({ table }) => !Object.hasOwn(apart, table))
    .map(({ table, column }) => {
      const at = sql`t.${sql.identifier(column)}`;
      const whose =
        column === 'cart_id'
          ? sql`${at}::text in (select id::text from carts where user_id = ${userId})`
          : column === 'order_id'
            ? sql`${at}::text in (select id::text from orders where user_id = ${userId})`
            : sql`${at} = ${userId}`;
      return sql`select ${`${table}.${column}`}::text as name, ${written} as digest
        from ${sql.identifier(table)} t where ${whose}`;
    });
  const rows = await db.query<{ name: string; digest: string }>(sql.join(parts, sql` union all `));
  return new Map(rows.map(({ name, digest }) => [name, digest]));
};
