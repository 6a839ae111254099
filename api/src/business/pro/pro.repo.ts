import type { ProRequest } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type Queryable, readPage } from '../../platform/index.ts';

export interface ProRow extends Omit<ProRequest, 'created_at' | 'updated_at' | 'region'> {
  readonly region: RegionId;
  readonly locale: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}
const columns = sql`id, status, region, locale, email, full_name, company_name, website, phone, country_iso,
  business_type, monthly_volume, message, created_at, updated_at`;

export const presentProRequest = ({ locale: _locale, ...row }: ProRow): ProRequest => ({
  id: row.id,
  status: row.status,
  region: row.region,
  email: row.email,
  full_name: row.full_name,
  company_name: row.company_name,
  website: row.website,
  phone: row.phone,
  country_iso: row.country_iso,
  business_type: row.business_type,
  monthly_volume: row.monthly_volume,
  message: row.message,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const insertProRequest = async (
  tx: Queryable,
  userId: number,
  row: Omit<ProRow, 'id' | 'status' | 'created_at' | 'updated_at'>,
): Promise<ProRow> => {
  const [made] = await tx.query<ProRow>(sql`
    insert into pro_requests (user_id, region, locale, email, full_name, company_name, website, phone, country_iso,
      business_type, monthly_volume, message)
    values (${userId}, ${row.region}, ${row.locale}, ${row.email}, ${row.full_name}, ${row.company_name}, ${row.website},
      ${row.phone}, ${row.country_iso}, ${row.business_type}, ${row.monthly_volume}, ${row.message})
    returning ${columns}`);
  if (!made) throw new Error('inserting a Pro request returned no row');
  return made;
};

export const findProRequest = async (db: Queryable, id: number): Promise<ProRow | null> => {
  const [row] = await db.query<ProRow>(sql`select ${columns} from pro_requests where id = ${id}`);
  return row ?? null;
};

export const lockProRequest = async (tx: Queryable, id: number): Promise<ProRow | null> => {
  const [row] = await tx.query<ProRow>(sql`select ${columns} from pro_requests where id = ${id} for update`);
  return row ?? null;
};

export const setProStatus = (tx: Queryable, id: number, status: ProRequest['status']): Promise<number> =>
  tx.execute(sql`update pro_requests set status = ${status}, updated_at = now() where id = ${id}`);

/** `userId` null: all requests, for staff. */
export const listProRequests = async (
  db: Queryable,
  filter: {
    readonly userId: number | null;
    readonly status: string | null;
    readonly region: string | null;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: readonly ProRow[]; readonly total: number }> => {
  return readPage<ProRow>(
    db,
    filter,
    (limitClause) => sql`
    select ${columns}, count(*) over () as all_rows from pro_requests
    where ${filter.userId === null ? sql`true` : sql`user_id = ${filter.userId}`}
      and status = coalesce(${filter.status}, status) and region = coalesce(${filter.region}, region)
    order by id desc ${limitClause}`,
  );
};

export const moveProRequests = (tx: Queryable, from: number, to: number): Promise<number> =>
  tx.execute(sql`update pro_requests set user_id = ${to} where user_id = ${from}`);
