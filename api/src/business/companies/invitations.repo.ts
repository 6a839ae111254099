import type { CompanyInvitation, CompanyRole } from '@shop/contracts';
import type { Currency } from '@shop/money';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { hashToken, newToken, type Queryable, readPage } from '../../platform/index.ts';
import { presentAmount } from './companies.repo.ts';

export interface InvitationRow {
  readonly id: number;
  readonly company_id: number;
  readonly company: string;
  readonly region: RegionId;
  readonly currency: Currency;
  readonly email: string;
  readonly role: CompanyRole;
  readonly approval_limit: bigint | null;
  readonly status: CompanyInvitation['status'];
  readonly created_at: Date;
  readonly expires_at: Date;
}
const columns = sql`i.id, i.company_id, k.name as company, k.region, k.currency, i.email, i.role, i.approval_limit,
  case when i.accepted_at is not null then 'accepted' when i.revoked_at is not null then 'revoked'
    when i.expires_at <= now() then 'expired' else 'open' end as status, i.created_at, i.expires_at`;
const from = sql`from company_invitations i join companies k on k.id = i.company_id`;

export const presentInvitation = (row: InvitationRow): CompanyInvitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  approval_limit: presentAmount(row.approval_limit, row.currency),
  status: row.status,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

export const findInvitation = async (db: Queryable, id: number): Promise<InvitationRow | null> => {
  const [row] = await db.query<InvitationRow>(sql`select ${columns} ${from} where i.id = ${id}`);
  return row ?? null;
};

/** Finds an invitation by its mailed token, in any state. */
export const findByToken = async (db: Queryable, token: string): Promise<InvitationRow | null> => {
  const [row] = await db.query<InvitationRow>(
    sql`select ${columns} ${from} where i.token_hash = ${hashToken(token)}`,
  );
  return row ?? null;
};

/** Inserts an invitation and revokes an open one of the same address. */
export const insertInvitation = async (
  tx: Queryable,
  companyId: number,
  invited: { readonly email: string; readonly role: CompanyRole; readonly limit: bigint | null },
  userId: number,
): Promise<InvitationRow> => {
  await tx.execute(sql`
    update company_invitations set revoked_at = now()
    where company_id = ${companyId} and email = ${invited.email} and accepted_at is null and revoked_at is null`);
  const [made] = await tx.query<{ id: number }>(sql`
    insert into company_invitations (company_id, email, role, approval_limit, invited_by, expires_at)
    values (${companyId}, ${invited.email}, ${invited.role}, ${invited.limit}, ${userId}, now() + interval '14 days')
    returning id`);
  const row = made ? await findInvitation(tx, made.id) : null;
  if (!row) throw new Error('inserting an invitation returned no row');
  return row;
};

export const listInvitations = async (
  db: Queryable,
  companyId: number,
  limit: number,
  offset: number,
): Promise<{ readonly rows: readonly InvitationRow[]; readonly total: number }> => {
  return readPage<InvitationRow>(
    db,
    { limit, offset },
    (limitClause) => sql`
    select ${columns}, count(*) over () as all_rows ${from}
    where i.company_id = ${companyId} order by i.id desc ${limitClause}`,
  );
};

export const revokeInvitation = async (tx: Queryable, companyId: number, id: number): Promise<boolean> =>
  (await tx.execute(sql`
    update company_invitations set revoked_at = now()
    where id = ${id} and company_id = ${companyId} and accepted_at is null and revoked_at is null`)) === 1;

/** Issues a new token for an open invitation; null when it is no longer open. */
export const issueToken = async (db: Queryable, id: number): Promise<string | null> => {
  const token = newToken();
  const made = await db.execute(sql`
    update company_invitations set token_hash = ${hashToken(token)}
    where id = ${id} and accepted_at is null and revoked_at is null and expires_at > now()`);
  return made === 1 ? token : null;
};

/** Consumes an open invitation, once. */
export const consumeInvitation = async (tx: Queryable, id: number): Promise<boolean> =>
  (await tx.execute(sql`
    update company_invitations set accepted_at = now()
    where id = ${id} and accepted_at is null and revoked_at is null and expires_at > now()`)) === 1;
