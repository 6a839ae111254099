import type { Company, CompanyMember, CompanyRole } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type Queryable, readPage, type Tx } from '../../platform/index.ts';

export type StoredAddress = NonNullable<Company['address']>;

export interface CompanyRow {
  readonly id: number;
  readonly name: string;
  readonly vat_id: string | null;
  readonly electronic_address: string | null;
  readonly address: StoredAddress;
  readonly region: RegionId;
  readonly currency: Currency;
  readonly time_zone: string;
  readonly order_limit: bigint | null;
  readonly window_limit: bigint | null;
  readonly window_unit: Company['rules']['window_unit'];
  readonly po_required: boolean;
  readonly created_at: Date;
  /** The caller's role. */
  readonly role: CompanyRole;
  readonly approval_limit: bigint | null;
}

const columns = sql`k.id, k.name, k.vat_id, k.electronic_address, k.address, k.region, k.currency, k.time_zone, k.order_limit,
  k.window_limit, k.window_unit, k.po_required, k.created_at, m.role, m.approval_limit`;
const of = (userId: number) =>
  sql`from companies k join company_members m on m.company_id = k.id and m.user_id = ${userId}`;

/** Finds a company of the caller; null for others. */
export const findCompany = async (db: Queryable, id: number, userId: number): Promise<CompanyRow | null> => {
  const [row] = await db.query<CompanyRow>(sql`select ${columns} ${of(userId)} where k.id = ${id}`);
  return row ?? null;
};

/**
 * As `findCompany`, with a lock until the transaction ends: the first in the lock order. Two
 * statements, since the one that waits sees other tables as they were before the wait.
 */
export const lockCompany = async (tx: Tx, id: number, userId: number): Promise<CompanyRow | null> => {
  await tx.query(sql`
    select k.id from companies k where k.id = ${id}
      and exists (select 1 from company_members m where m.company_id = k.id and m.user_id = ${userId})
    for update`);
  return findCompany(tx, id, userId);
};

export const listCompaniesOf = async (
  db: Queryable,
  userId: number,
  limit: number,
  offset: number,
): Promise<{ readonly rows: readonly CompanyRow[]; readonly total: number }> => {
  return readPage<CompanyRow>(
    db,
    { limit, offset },
    (limitClause) => sql`
    select ${columns}, count(*) over () as all_rows ${of(userId)}
    order by k.name, k.id ${limitClause}`,
  );
};

export const presentAmount = (minor: bigint | null, currency: Currency): string | null =>
  minor === null ? null : toDecimal(money(minor, currency));

export const presentCompany = (row: CompanyRow): Company => ({
  id: row.id,
  name: row.name,
  vat_id: row.vat_id,
  electronic_address: row.electronic_address,
  address: Object.keys(row.address).length === 0 ? null : row.address,
  region: row.region,
  currency: row.currency,
  rules: {
    order_limit: presentAmount(row.order_limit, row.currency),
    window_limit: presentAmount(row.window_limit, row.currency),
    window_unit: row.window_unit,
    time_zone: row.time_zone,
    po_required: row.po_required,
  },
  role: row.role,
  created_at: row.created_at.toISOString(),
});

export interface MemberRow {
  readonly user_id: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly role: CompanyRole;
  readonly approval_limit: bigint | null;
  readonly joined_at: Date;
}
const memberColumns = sql`m.user_id, u.email, nullif(concat_ws(' ', u.first_name, u.last_name), '') as name, m.role,
  m.approval_limit, m.joined_at`;

export const listMembers = async (
  db: Queryable,
  companyId: number,
  filter: { readonly role: CompanyRole | null; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly MemberRow[]; readonly total: number }> => {
  return readPage<MemberRow>(
    db,
    filter,
    (limitClause) => sql`
    select ${memberColumns}, count(*) over () as all_rows
    from company_members m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.role = coalesce(${filter.role}, m.role)
    order by m.joined_at, m.user_id ${limitClause}`,
  );
};

export const findMember = async (
  db: Queryable,
  companyId: number,
  userId: number,
): Promise<MemberRow | null> => {
  const [row] = await db.query<MemberRow>(sql`
    select ${memberColumns} from company_members m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.user_id = ${userId}`);
  return row ?? null;
};

export const presentMember = (row: MemberRow, currency: Currency): CompanyMember => ({
  user_id: row.user_id,
  email: row.email,
  name: row.name,
  role: row.role,
  approval_limit: presentAmount(row.approval_limit, currency),
  joined_at: row.joined_at.toISOString(),
});

/** Whether there is another admin besides this member. Call it under the company's lock. */
export const hasOtherAdmin = async (tx: Queryable, companyId: number, userId: number): Promise<boolean> =>
  (
    await tx.query(sql`
      select 1 from company_members where company_id = ${companyId} and user_id <> ${userId} and role = 'admin' limit 1`)
  ).length > 0;
