import type { ReviewedSupplier, SupplierApplication } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { array, type Queryable, readPage } from '../../platform/index.ts';

export interface SupplierRow
  extends Omit<ReviewedSupplier, 'created_at' | 'updated_at' | 'region' | 'files'> {
  readonly files: SupplierApplication['files'];
  readonly region: RegionId;
  readonly locale: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}
const columns = sql`s.id, s.status, s.region, s.locale, s.email, s.full_name, s.company_name, s.vat_id, s.website, s.phone,
  s.country_iso, s.capabilities, s.certificates, s.message, s.review_note, s.reviewed_by, s.created_at, s.updated_at,
  (select coalesce(json_agg(json_build_object('asset_id', a.id, 'name', a.name) order by a.name, a.id), '[]')
    from supplier_application_files f join assets a on a.id = f.asset_id where f.application_id = s.id) as files`;

const shared = (row: SupplierRow): SupplierApplication => ({
  id: row.id,
  status: row.status,
  region: row.region,
  email: row.email,
  full_name: row.full_name,
  company_name: row.company_name,
  vat_id: row.vat_id,
  website: row.website,
  phone: row.phone,
  country_iso: row.country_iso,
  capabilities: row.capabilities,
  certificates: row.certificates,
  message: row.message,
  files: row.files,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
export const presentApplication = shared;
/** `linkTo` returns the signed URL of a file by id. */
export const presentReviewedSupplier = (
  row: SupplierRow,
  linkTo: (assetId: string) => string,
): ReviewedSupplier => ({
  ...shared(row),
  files: row.files.map((file) => ({ ...file, url: linkTo(file.asset_id) })),
  review_note: row.review_note,
  reviewed_by: row.reviewed_by,
});

export type NewSupplier = Pick<
  SupplierRow,
  | 'region'
  | 'locale'
  | 'email'
  | 'full_name'
  | 'company_name'
  | 'vat_id'
  | 'website'
  | 'phone'
  | 'country_iso'
  | 'capabilities'
  | 'certificates'
  | 'message'
>;

export const insertSupplier = async (
  tx: Queryable,
  userId: number,
  row: NewSupplier,
  assetIds: readonly string[],
): Promise<SupplierRow> => {
  const [made] = await tx.query<{ id: number }>(sql`
    insert into supplier_applications (user_id, region, locale, email, full_name, company_name, vat_id, website, phone,
      country_iso, capabilities, certificates, message)
    values (${userId}, ${row.region}, ${row.locale}, ${row.email}, ${row.full_name}, ${row.company_name}, ${row.vat_id},
      ${row.website}, ${row.phone}, ${row.country_iso}, ${array(row.capabilities, 'text')},
      ${array(row.certificates, 'text')}, ${row.message})
    returning id`);
  if (made && assetIds.length > 0)
    await tx.execute(sql`
      insert into supplier_application_files (application_id, asset_id)
      select ${made.id}, a.id from assets a where a.id in ${[...assetIds]} and a.user_id = ${userId}`);
  const found = made ? await findSupplier(tx, made.id) : null;
  if (!found) throw new Error('inserting an application returned no row');
  return found;
};

export const ownsAssets = async (db: Queryable, userId: number, ids: readonly string[]): Promise<boolean> => {
  if (ids.length === 0) return true;
  const rows = await db.query(sql`select id from assets where id in ${[...ids]} and user_id = ${userId}`);
  return rows.length === new Set(ids).size;
};

export const findSupplier = async (db: Queryable, id: number): Promise<SupplierRow | null> => {
  const [row] = await db.query<SupplierRow>(
    sql`select ${columns} from supplier_applications s where s.id = ${id}`,
  );
  return row ?? null;
};

export const lockSupplier = async (tx: Queryable, id: number): Promise<SupplierRow | null> => {
  await tx.query(sql`select id from supplier_applications where id = ${id} for update`);
  return findSupplier(tx, id);
};

export const reviewSupplier = (
  tx: Queryable,
  id: number,
  status: SupplierRow['status'],
  note: string | null,
  actor: string,
): Promise<number> =>
  tx.execute(sql`
    update supplier_applications set status = ${status}, review_note = ${note}, reviewed_by = ${actor}, updated_at = now()
    where id = ${id}`);

export interface SupplierFilter {
  /** The applicant; null: all, for staff. */
  readonly userId: number | null;
  readonly status: string | null;
  readonly country: string | null;
  readonly capability: string | null;
  readonly byName: boolean;
  readonly limit: number;
  readonly offset: number;
}

export const listSuppliers = async (
  db: Queryable,
  filter: SupplierFilter,
): Promise<{ readonly rows: readonly SupplierRow[]; readonly total: number }> => {
  return readPage<SupplierRow>(
    db,
    filter,
    (limitClause) => sql`
    select ${columns}, count(*) over () as all_rows from supplier_applications s
    where ${filter.userId === null ? sql`true` : sql`s.user_id = ${filter.userId}`}
      and s.status = coalesce(${filter.status}, s.status)
      and s.country_iso = coalesce(${filter.country}, s.country_iso)
      and ${filter.capability === null ? sql`true` : sql`${filter.capability} = any(s.capabilities)`}
    order by ${filter.byName ? sql`lower(s.company_name), s.id` : sql`s.id desc`}
    ${limitClause}`,
  );
};

export const moveSuppliers = (tx: Queryable, from: number, to: number): Promise<number> =>
  tx.execute(sql`update supplier_applications set user_id = ${to} where user_id = ${from}`);
