import { sql } from 'drizzle-orm';
import { array, hashToken, type Queryable, type Tx } from '../../platform/index.ts';

/** Whether a person has a factor that recovery codes stand in for. */
export const hasFactor = sql`(exists (select from staff_totp f where f.user_id = u.id)
  or exists (select from staff_passkeys f where f.user_id = u.id))`;

/** What a session of a person has shown of their second factor. */
export interface Proof {
  readonly email: string;
  readonly enrolled: boolean;
  readonly proved: boolean;
  /** Proved in the last ten minutes, by the database's clock. */
  readonly fresh: boolean;
}

/** Finds a session of a person of the staff; null for everybody else and once it has ended. */
export const findProof = async (db: Queryable, userId: number, token: string): Promise<Proof | null> => {
  const [row] = await db.query<Proof>(sql`
    select u.email, ${hasFactor} as enrolled, t.second_factor_at is not null as proved,
      coalesce(t.second_factor_at > now() - interval '10 minutes', false) as fresh
    from user_tokens t join users u on u.id = t.user_id
    where t.token_hash = ${hashToken(token)} and t.expires_at > now()
      and u.id = ${userId} and u.role = 'staff' and u.email is not null`);
  return row ?? null;
};

/** Locks a person, so that changes of their factors queue. */
export const lockPerson = (tx: Tx, userId: number): Promise<unknown> =>
  tx.query(sql`select 1 from users where id = ${userId} for no key update`);

export interface TotpRow {
  readonly sealed: Uint8Array;
  /** The database's time, in milliseconds since 1970. */
  readonly now: number;
}

/** Wrong codes in a row after which an app counts no longer (NIST SP 800-63B, 5.2.2). */
export const wrongCodesInRow = 100;

/** Finds a person's authenticator app, unless it is locked. */
export const findTotp = async (db: Queryable, userId: number): Promise<TotpRow | null> => {
  const [row] = await db.query<{ sealed: Uint8Array; now: string }>(sql`
    select sealed, (extract(epoch from now()) * 1000)::bigint::text as now
    from staff_totp where user_id = ${userId} and wrong_in_row < ${wrongCodesInRow}`);
  return row ? { sealed: row.sealed, now: Number(row.now) } : null;
};

/**
 * Accepts the code of a time step. Of several uses of one code, or of an earlier one, none but the
 * first counts.
 */
export const acceptStep = async (
  db: Queryable,
  userId: number,
  { sealed }: Pick<TotpRow, 'sealed'>,
  step: number,
): Promise<boolean> =>
  (await db.execute(sql`
    update staff_totp set last_step = ${step}, last_used_at = now(), wrong_in_row = 0
    where user_id = ${userId} and sealed = ${Buffer.from(sealed)} and last_step < ${step}
      and wrong_in_row < ${wrongCodesInRow}`)) === 1;

/** Counts a wrong code. */
export const countWrongCode = (db: Queryable, userId: number): Promise<number> =>
  db.execute(sql`update staff_totp set wrong_in_row = wrong_in_row + 1 where user_id = ${userId}`);

/** Stores an authenticator app in place of an earlier one. `step`: that of its first code, which does not count again. */
export const saveTotp = (tx: Tx, userId: number, sealed: Uint8Array, step: number): Promise<number> =>
  tx.execute(sql`
    insert into staff_totp (user_id, sealed, last_step) values (${userId}, ${Buffer.from(sealed)}, ${step})
    on conflict (user_id) do update set sealed = excluded.sealed, last_step = excluded.last_step, wrong_in_row = 0,
      created_at = now(), last_used_at = null`);

/** Replaces a person's recovery codes by new ones. */
export const replaceRecoveryCodes = async (
  tx: Tx,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> => {
  await tx.execute(sql`delete from staff_recovery_codes where user_id = ${userId}`);
  await tx.execute(sql`
    insert into staff_recovery_codes (user_id, code_hash)
    select ${userId}, decode(h, 'hex')
    from unnest(${array(
      hashes.map((hash) => hash.toString('hex')),
      'text',
    )}) h`);
};

/** Whether a person was given recovery codes, used or not. */
export const hasRecoveryCodes = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx.query(sql`select 1 from staff_recovery_codes where user_id = ${userId} limit 1`)).length > 0;

/** Uses a recovery code up. Of several uses of one code the first counts. */
export const useRecoveryCode = async (db: Queryable, userId: number, hash: Buffer): Promise<boolean> =>
  (await db.execute(sql`
    update staff_recovery_codes set used_at = now()
    where user_id = ${userId} and code_hash = ${hash} and used_at is null`)) === 1;

/** Deletes a person's authenticator app. Returns whether there was one. */
export const deleteTotp = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx.execute(sql`delete from staff_totp where user_id = ${userId}`)) === 1;

/** Deletes every factor of a person. */
export const deleteFactors = async (tx: Tx, userId: number): Promise<void> => {
  await deleteTotp(tx, userId);
  await tx.execute(sql`delete from staff_passkeys where user_id = ${userId}`);
  await tx.execute(sql`delete from staff_recovery_codes where user_id = ${userId}`);
};
