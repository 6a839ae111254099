import type { StockItem } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { array, type Queryable } from '../../platform/index.ts';

export interface StockFilter {
  readonly ids?: readonly string[] | undefined;
  readonly product?: string | undefined;
  /** A fragment of the id or of a SKU. */
  readonly fragment?: string | undefined;
  /** Only items with at most this many left. */
  readonly atMost?: number | undefined;
}

interface Row {
  readonly id: string;
  readonly skus: readonly string[];
  readonly product: string | null;
  readonly revision: number;
  readonly on_hand: number;
  readonly reserved: number;
  readonly updated_at: Date;
}

const item = sql`
  select s.pim_id as id, s.on_hand, s.reserved, s.updated_at, s.revision,
    (select min(v.product) from variants v where v.external_pim_id = s.pim_id) as product,
    (select coalesce(json_agg(v.sku order by v.sku), '[]') from variants v where v.external_pim_id = s.pim_id) as skus
  from stock_items s`;

/** A pattern of `like` for texts that contain a fragment. */
const like = (fragment: string): string => `%${fragment.replace(/[\\%_]/g, '\\$&')}%`;

const present = ({ updated_at, skus, ...row }: Row): StockItem => ({
  ...row,
  skus: [...skus],
  available: row.on_hand - row.reserved,
  updated_at: updated_at.toISOString(),
});

/** Returns one page by key, and the total number; two statements. */
export async function listStock(
  db: Queryable,
  { ids, product, fragment, atMost }: StockFilter,
  page: { readonly number: number; readonly size: number },
): Promise<{ readonly items: StockItem[]; readonly total: number }> {
  const conditions: SQL[] = [
    sql`true`,
    ...(ids === undefined ? [] : [sql`s.pim_id = any(${array(ids, 'text')})`]),
    ...(atMost === undefined ? [] : [sql`s.on_hand - s.reserved <= ${atMost}`]),
    ...(product === undefined
      ? []
      : [
          sql`exists (select 1 from variants v where v.external_pim_id = s.pim_id and v.product = ${product})`,
        ]),
    ...(fragment === undefined
      ? []
      : [
          sql`(s.pim_id ilike ${like(fragment)}
            or exists (select 1 from variants v where v.external_pim_id = s.pim_id and v.sku ilike ${like(fragment)}))`,
        ]),
  ];
  const where = sql.join(conditions, sql` and `);
  const [counted] = await db.query<{ total: number }>(
    sql`select count(*)::int as total from stock_items s where ${where}`,
  );
  const rows = await db.query<Row>(sql`
    ${item} where ${where} order by s.pim_id limit ${page.size} offset ${(page.number - 1) * page.size}`);
  return { items: rows.map(present), total: counted?.total ?? 0 };
}

export async function findStock(db: Queryable, id: string): Promise<StockItem | null> {
  const [row] = await db.query<Row>(sql`${item} where s.pim_id = ${id}`);
  return row ? present(row) : null;
}
