import { type ConsentState, type ConsentType, consentTextVersions, consentTypes } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { array, type Queryable, type Tx } from '../../platform/index.ts';

export interface Consent {
  readonly type: ConsentType;
  readonly status: 'granted' | 'declined';
}

/** Where and how consents were given. */
export interface ConsentSource {
  readonly userId: number | null;
  readonly email: string | null;
  readonly orderId?: bigint | number;
  readonly source: 'sign_up' | 'order' | 'form' | 'account' | 'newsletter' | 'link';
  readonly region: string;
  readonly locale: string;
}

/** Appends to the consent log, with the current version of each text. The log is append-only. */
export const logConsents = async (
  tx: Queryable,
  { userId, email, orderId, source, region, locale }: ConsentSource,
  consents: readonly Consent[],
): Promise<void> => {
  if (consents.length === 0) return;
  await tx.execute(sql`
    insert into consent_log (user_id, email, order_id, type, status, text_version, source, region, locale)
    select ${userId}::int, ${email ?? null}::text, ${orderId ?? null}::bigint, v.type, v.status, v.version,
      ${source}, ${region}, ${locale}
    from unnest(
      ${array(
        consents.map(({ type }) => type),
        'text',
      )},
      ${array(
        consents.map(({ status }) => status),
        'text',
      )},
      ${array(
        consents.map(({ type }) => consentTextVersions[type]),
        'text',
      )}) as v (type, status, version)`);
};

interface LastRow {
  readonly type: ConsentType;
  readonly status: 'granted' | 'declined';
  readonly text_version: string;
  readonly created_at: Date;
}

/** Returns a user's latest consent of each type; with an address only those given with it. */
export const listLatestConsents = async (
  db: Queryable,
  userId: number,
  email: string | null = null,
): Promise<readonly ConsentState[]> => {
  const rows = await db.query<LastRow>(sql`
    select distinct on (type) type, status, text_version, created_at from consent_log
    where user_id = ${userId} and (${email}::text is null or email = ${email})
    order by type, id desc`);
  return consentTypes.map((type) => {
    const row = rows.find((one) => one.type === type);
    return {
      type,
      status: row?.status ?? null,
      text_version: row?.text_version ?? null,
      given_at: row?.created_at.toISOString() ?? null,
    };
  });
};

/**
 * Moves a visitor's consents to the account they merge into; call it after the visitor is marked as
 * merged.
 */
export const moveConsents = (tx: Tx, from: number, to: number): Promise<number> =>
  tx.execute(sql`update consent_log set user_id = ${to} where user_id = ${from}`);
