import type { Configuration } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { type SQL, sql } from 'drizzle-orm';
import { array, json, type Queryable } from '../../platform/index.ts';
import { toPimId, toSku } from './sku.ts';

export interface VariantRow {
  readonly id: number;
  readonly sku: string;
  readonly region: RegionId;
  readonly product: string;
  readonly external_pim_id: string;
  readonly size_type: 'standard' | 'custom';
  readonly configuration: Configuration;
}

const columns = sql.raw('id, sku, region, product, external_pim_id, size_type, configuration');

/** Returns rows by id; unknown ids are missing. One statement. */
export const variantsById = (db: Queryable, ids: readonly number[]): Promise<readonly VariantRow[]> =>
  db.query<VariantRow>(sql`select ${columns} from variants where id = any(${array(ids, 'bigint')})`);

export const variantsBySku = (db: Queryable, skus: readonly string[]): Promise<readonly VariantRow[]> =>
  db.query<VariantRow>(sql`select ${columns} from variants where sku = any(${array(skus, 'text')})`);

/**
 * Returns the row of a configuration in a market; creates it if it is new. `configuration` must be one that is sold
 * (`resolveConfiguration`). The same configuration gives the same row: at most three statements the first time, then
 * one.
 */
export async function variantFor(
  db: Queryable,
  configuration: Configuration,
  region: RegionId,
): Promise<VariantRow> {
  const sku = toSku(configuration, region);
  const [known] = await variantsBySku(db, [sku]);
  if (known) return known;
  await saveVariants(db, [{ configuration, region, size_type: 'custom' }]);
  const [made] = await variantsBySku(db, [sku]);
  if (!made) throw new Error(`variant ${sku} vanished`);
  return made;
}

export interface NewVariant {
  readonly configuration: Configuration;
  readonly region: RegionId;
  readonly size_type: VariantRow['size_type'];
}

/** Adds missing rows and marks custom ones as standard; ids stay. Returns the number of changed rows. */
export function saveVariants(db: Queryable, variants: readonly NewVariant[]): Promise<number> {
  const rows = variants.map(({ configuration, region, size_type }) => ({
    sku: toSku(configuration, region),
    region,
    product: configuration.product,
    external_pim_id: toPimId(configuration),
    size_type,
    configuration,
  }));
  return db.execute(sql`
    insert into variants (sku, region, product, external_pim_id, size_type, configuration)
    select sku, region, product, external_pim_id, size_type, configuration
    from jsonb_to_recordset(${json(rows)})
      as row (sku text, region text, product text, external_pim_id text, size_type text, configuration jsonb)
    on conflict (sku) do update set size_type = 'standard'
    where variants.size_type = 'custom' and excluded.size_type = 'standard'`);
}

export interface VariantFilter {
  readonly region: RegionId;
  readonly product: string | undefined;
  /** Absent: the stocked sizes. Given: exactly these, including custom ones. */
  readonly pimIds: readonly string[] | undefined;
}

/** Returns one page by id, and the total number. */
export async function listRows(
  db: Queryable,
  { region, product, pimIds }: VariantFilter,
  page: { readonly number: number; readonly size: number },
): Promise<{ readonly rows: readonly VariantRow[]; readonly total: number }> {
  const conditions: SQL[] = [
    sql`region = ${region}`,
    pimIds ? sql`external_pim_id = any(${array(pimIds, 'text')})` : sql`size_type = 'standard'`,
    ...(product === undefined ? [] : [sql`product = ${product}`]),
  ];
  const where = sql.join(conditions, sql` and `);
  const [counted] = await db.query<{ total: number }>(
    sql`select count(*)::int as total from variants where ${where}`,
  );
  const rows = await db.query<VariantRow>(sql`
    select ${columns} from variants where ${where} order by id
    limit ${page.size} offset ${(page.number - 1) * page.size}`);
  return { rows, total: counted?.total ?? 0 };
}

/**
 * Deletes sizes requested more than 30 days ago that are in no cart, order or design. If requested again, such a size
 * gets a new id. Returns how many were deleted; one statement.
 */
export const purgeVariants = (db: Queryable): Promise<number> =>
  db.execute(sql`
    delete from variants v
    where v.size_type = 'custom' and v.created_at < now() - interval '30 days'
      and not exists (select from cart_lines l where l.variant_id = v.id)
      and not exists (select from order_lines l where l.variant_id = v.id)
      and not exists (select from offer_lines l where l.variant_id = v.id)
      and not exists (select from box_designs d where d.configuration = v.configuration)`);
