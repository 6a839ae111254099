import { sql } from 'drizzle-orm';
import { json, type Tx } from '../../platform/index.ts';
import type { LineItemFacts } from '../orders/ports.ts';
import type { CartWriter } from '../orders/write-cart.ts';

/** The fields of an ordered line that a reorder needs. */
export interface OrderedLine {
  readonly id: number;
  readonly variant_id: number;
  readonly quantity: number;
  readonly item: LineItemFacts;
  readonly box_design_id: string | null;
  readonly design_rev: number | null;
  readonly design_name: string | null;
  /** The design's current revision; null when it is deleted. */
  readonly rev_now: number | null;
  readonly express: number | null;
  /** The contents of a sample pack; null on every other line. */
  readonly samples: readonly string[] | null;
  /**
   * Its bundle with the bundle's quantity; null outside a bundle. `quantity` is that of all
   * bundles.
   */
  readonly bundle: { readonly id: number; readonly quantity: number } | null;
  /** Whether it belongs to another line or is a service: a check, a warranty, trees. */
  readonly child: boolean;
}

/** Returns the lines of the caller's placed order, in order. */
export const orderedLines = async (
  { db, user }: CartWriter,
  orderId: number,
): Promise<readonly OrderedLine[]> => {
  type Raw = Omit<OrderedLine, 'id' | 'variant_id' | 'express'> & {
    readonly id: bigint;
    readonly variant_id: bigint;
    readonly express: bigint | null;
  };
  const rows = await db.query<Raw>(sql`
    select l.id, l.variant_id, l.quantity, l.item, l.box_design_id, l.design_rev, d.rev as rev_now,
      s.line #>> '{box_design,name}' as design_name, l.express_delivery_option_id as express,
      (select json_build_object('id', b -> 'id', 'quantity', b -> 'quantity') from jsonb_array_elements(
        case when jsonb_typeof(o.snapshot -> 'bundles') = 'array' then o.snapshot -> 'bundles' end) b
        where b -> 'id' = s.line -> 'bundle_id') as bundle,
      (l.service is not null or coalesce(s.line ->> 'parent_id', '') <> '') as child,
      (select json_agg(p ->> 'id') from jsonb_array_elements(
        case when jsonb_typeof(s.line -> 'samples') = 'array' then s.line -> 'samples' end) p) as samples
    from order_lines l join orders o on o.id = l.order_id
    left join lateral (select x as line from jsonb_array_elements(o.snapshot -> 'line_items') x
      where (x ->> 'id')::bigint = l.id limit 1) s on true
    left join box_designs d on d.id = l.box_design_id and d.user_id = ${user.id} and d.deleted_at is null
    where l.order_id = ${orderId} order by l.position`);
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    variant_id: Number(row.variant_id),
    express: row.express === null ? null : Number(row.express),
  }));
};

/**
 * Returns a line's design as ordered: the design itself while unchanged, else a copy of the order's
 * stored one.
 */
export async function resolveOrderedDesign(
  tx: Tx,
  userId: number,
  line: OrderedLine,
): Promise<string | null> {
  if (line.box_design_id === null) return null;
  if (line.rev_now !== null && line.rev_now === line.design_rev) return line.box_design_id;
  const [copy] = await tx.query<{ id: string }>(sql`
    insert into box_designs (user_id, name, product, configuration, document, status)
    select ${userId}, ${line.design_name ?? line.item.name}, ${line.item.product_type}, ${json(line.item.configuration)},
      l.design_document, 'ready' from order_lines l where l.id = ${line.id} and l.design_document is not null
    returning id`);
  return copy?.id ?? line.box_design_id;
}
