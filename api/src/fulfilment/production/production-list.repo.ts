import type { ProductionLine } from '@shop/contracts';
import { productOf } from '@shop/packaging';
import { addDays, sellerTimeZone, startOfDay } from '@shop/regions';
import { sql } from 'drizzle-orm';
import type { CursorPosition, Queryable } from '../../platform/index.ts';
import { byReference, type LineItemFacts } from '../../sales/index.ts';
import { qaStateSql } from '../qa/qa.repo.ts';
import { linePiecesSql } from '../shipments/update-fulfilment.ts';

export interface ProductionFilter {
  readonly orderNumber: string | null;
  /** Dates, `2026-11-28`, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  readonly product: string | null;
  readonly state: ProductionLine['fulfilment_status'] | null;
  readonly region: string | null;
  readonly express: boolean | null;
}

interface Row
  extends Pick<
    ProductionLine,
    'quantity' | 'to_make' | 'dispatch' | 'express' | 'fulfilment_status' | 'approval' | 'quality' | 'region'
  > {
  readonly id: bigint;
  readonly number: string;
  readonly placed_at: Date;
  readonly item: LineItemFacts;
  readonly structure: string | null;
  readonly file_id: string | null;
  readonly file_status: 'queued' | 'ready' | 'failed' | null;
  readonly sha256: string | null;
}

/** Returns when a day begins where the plant is, which makes what the list shows. */
const startOf = (day: string | null, daysLater: number): string | null =>
  day && startOfDay(sellerTimeZone, addDays(day, daysLater)).toISOString();

/**
 * Goods of placed, not canceled orders that are paid, or whose first instalment is (they have an
 * invoice), while pieces are left. With everything the makers need.
 */
const lines = (filter: ProductionFilter) => sql`
  from (
    select l.id, o.number, o.region, o.placed_at, l.item, ${linePiecesSql}, l.express_delivery_option_id is not null as express,
      o.fulfilment_status, o.snapshot #>> '{estimated_delivery,dispatch}' as dispatch,
      l.design_document #>> '{structure,id}' as structure, f.id as file_id, f.status as file_status, f.sha256,
      coalesce((select a.status from client_approval_filesets a
        where a.order_id = o.id and a.status <> 'superseded' order by a.created_at desc, a.id limit 1), 'none') as approval,
      ${qaStateSql} as quality
    from order_lines l join orders o on o.id = l.order_id left join production_files f on f.order_line_id = l.id
    where l.service is null and o.placed_at is not null and o.canceled_at is null
      and (o.payment_state in ('paid', 'overpaid', 'partially_refunded') or exists (
        select from invoices i where i.order_id = o.id and i.kind = 'normal'))
      and o.fulfilment_status in ('none', 'in_production', 'partially_shipped')
      and o.fulfilment_status = coalesce(${filter.state}::text, o.fulfilment_status)
      and o.region = coalesce(${filter.region}::text, o.region)
      and o.placed_at >= coalesce(${startOf(filter.from, 0)}::timestamptz, o.placed_at)
      and o.placed_at < coalesce(${startOf(filter.to, 1)}::timestamptz, 'infinity')
      and l.item ->> 'slug' = coalesce(${filter.product}::text, l.item ->> 'slug')
      and (l.express_delivery_option_id is not null) = coalesce(${filter.express}::boolean, l.express_delivery_option_id is not null)
      and ${filter.orderNumber === null ? sql`true` : sql`exists (select from carts c where c.id = o.id and ${byReference(filter.orderNumber)})`}
  ) g where g.quantity - g.packed - g.shipped - g.refunded > 0`;

const present = (row: Row, address: (id: string) => string): ProductionLine => ({
  line_item_id: Number(row.id),
  order_number: row.number,
  region: row.region,
  placed_at: row.placed_at.toISOString(),
  sku: row.item.sku,
  name: row.item.name,
  product: row.item.slug,
  structure: row.structure ?? productOf(row.item.slug)?.structure ?? null,
  configuration: row.item.configuration,
  quantity: row.quantity,
  to_make: row.to_make,
  dispatch: row.dispatch,
  express: row.express,
  fulfilment_status: row.fulfilment_status,
  print_file:
    row.file_id === null || row.file_status === null
      ? null
      : {
          id: row.file_id,
          status: row.file_status,
          url: row.sha256 === null ? null : address(row.file_id),
          sha256: row.sha256,
        },
  approval: row.approval,
  quality: row.quality,
});

/** Lists lines, oldest first. `address` signs the URL of a print file. */
export const listProductionLines = async (
  db: Queryable,
  filter: ProductionFilter,
  at: { readonly limit: number; readonly offset: number; readonly after: CursorPosition | null },
  address: (id: string) => string,
): Promise<ProductionLine[]> =>
  (
    await db.query<Row>(sql`
      select g.*, g.quantity - g.packed - g.shipped - g.refunded as to_make ${lines(filter)}
        and g.id > ${at.after?.id ?? 0} order by g.id limit ${at.limit} offset ${at.offset}`)
  ).map((row) => present(row, address));

export const countProductionLines = async (db: Queryable, filter: ProductionFilter): Promise<number> => {
  const [row] = await db.query<{ all_rows: number }>(sql`select count(*)::int as all_rows ${lines(filter)}`);
  return row?.all_rows ?? 0;
};
