import type { Passkey, SecondFactor, SecondFactorMethod } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { findProof, wrongCodesInRow } from './factors.repo.ts';

interface Row {
  readonly totp_created_at: Date | null;
  readonly totp_used_at: Date | null;
  readonly locked: boolean | null;
  readonly codes_left: number;
}
type PasskeyRow = Omit<Passkey, 'created_at' | 'last_used_at'> & {
  readonly created_at: Date;
  readonly last_used_at: Date | null;
};

const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null;

interface Where {
  /** Whether the shop demands a second factor. */
  readonly required: boolean;
  /** The host name of the caller's page. */
  readonly host: string;
}

/** The state of a person's second factor, in three statements; `not_found` for everybody who is not of the staff. */
export const presentSecondFactor = async (
  db: Queryable,
  userId: number,
  token: string,
  { required, host }: Where,
): Promise<Result<SecondFactor, 'not_found'>> => {
  const proof = await findProof(db, userId, token);
  if (!proof) return fail('not_found');
  const [row] = await db.query<Row>(sql`
    select t.created_at as totp_created_at, t.last_used_at as totp_used_at,
      t.wrong_in_row >= ${wrongCodesInRow} as locked,
      (select count(*)::int from staff_recovery_codes c where c.user_id = u.id and c.used_at is null) as codes_left
    from users u left join staff_totp t on t.user_id = u.id where u.id = ${userId}`);
  const passkeys = (
    await db.query<PasskeyRow>(sql`
      select id, name, created_at, last_used_at, rp_id as host, synced from staff_passkeys
      where user_id = ${userId} order by id`)
  ).map((one) => ({
    ...one,
    created_at: one.created_at.toISOString(),
    last_used_at: timeOf(one.last_used_at),
  }));
  const { enrolled, proved, fresh } = proof;
  const createdAt = timeOf(row?.totp_created_at ?? null);
  const locked = row?.locked === true;
  const methods: readonly SecondFactorMethod[] = [
    ...(createdAt !== null && !locked ? (['totp'] as const) : []),
    ...(passkeys.some((one) => one.host === host) ? (['passkey'] as const) : []),
    ...((row?.codes_left ?? 0) > 0 ? (['recovery_code'] as const) : []),
  ];
  const shown = proved || !enrolled;
  return ok({
    required,
    enrolled,
    proved,
    fresh,
    methods: [...methods],
    totp:
      shown && createdAt !== null
        ? { created_at: createdAt, last_used_at: timeOf(row?.totp_used_at ?? null), locked }
        : null,
    passkeys: shown ? passkeys : [],
    recovery_codes_left: row?.codes_left ?? 0,
  });
};
