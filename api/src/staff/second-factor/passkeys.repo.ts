import { sql } from 'drizzle-orm';
import { array, type Queryable, type Tx } from '../../platform/index.ts';

export interface PasskeyRow {
  readonly id: number;
  readonly credential_id: Uint8Array;
  readonly public_key: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A person's passkeys of one host name. */
export const listPasskeysOf = async (
  db: Queryable,
  userId: number,
  rpId: string,
): Promise<readonly PasskeyRow[]> =>
  (
    await db.query<Omit<PasskeyRow, 'counter'> & { counter: bigint }>(sql`
      select id, credential_id, public_key, counter, transports from staff_passkeys
      where user_id = ${userId} and rp_id = ${rpId} order by id`)
  ).map((row) => ({ ...row, counter: Number(row.counter) }));

/** Number of a person's passkeys, of all host names. */
export const countPasskeys = async (db: Queryable, userId: number): Promise<number> => {
  const [row] = await db.query<{ found: number }>(
    sql`select count(*)::int as found from staff_passkeys where user_id = ${userId}`,
  );
  return row?.found ?? 0;
};

export interface NewPasskey extends Omit<PasskeyRow, 'id'> {
  readonly rpId: string;
  readonly name: string;
  readonly synced: boolean;
}

/** Stores a passkey. False: it is registered already. */
export const insertPasskey = async (tx: Tx, userId: number, made: NewPasskey): Promise<boolean> =>
  (await tx.execute(sql`
    insert into staff_passkeys (user_id, credential_id, public_key, counter, transports, rp_id, name, synced)
    values (${userId}, ${Buffer.from(made.credential_id)}, ${Buffer.from(made.public_key)}, ${made.counter},
      ${array([...made.transports], 'text')}, ${made.rpId}, ${made.name}, ${made.synced})
    on conflict do nothing`)) === 1;

/**
 * Stores the signature counter of a use. Of several uses with one counter the first counts; an
 * authenticator without a counter sends 0 each time.
 */
export const advanceCounter = async (db: Queryable, id: number, counter: number): Promise<boolean> =>
  (await db.execute(sql`
    update staff_passkeys set counter = ${counter}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`)) === 1;

export const renamePasskey = async (
  db: Queryable,
  userId: number,
  id: number,
  name: string,
): Promise<boolean> =>
  (await db.execute(
    sql`update staff_passkeys set name = ${name} where id = ${id} and user_id = ${userId}`,
  )) === 1;

export const deletePasskey = async (tx: Tx, userId: number, id: number): Promise<boolean> =>
  (await tx.execute(sql`delete from staff_passkeys where id = ${id} and user_id = ${userId}`)) === 1;
