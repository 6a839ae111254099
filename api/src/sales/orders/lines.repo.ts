import { isDeepStrictEqual } from 'node:util';
import type { ServiceName } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, rowsOf } from '../../platform/index.ts';
import type { ItemFacts, LineItemFacts } from './ports.ts';

export interface LineRow {
  readonly id: number;
  /** Null for a service. */
  readonly variant_id: number | null;
  /** The service; null for goods. */
  readonly service: ServiceName | null;
  readonly box_design_id: string | null;
  readonly quantity: number;
  readonly parent_id: number | null;
  readonly express_delivery_option_id: number | null;
  readonly purchase_trigger: string | null;
  readonly item: ItemFacts;
  /** 1/10 000 of the currency unit; null without a price. */
  readonly unit_price: bigint | null;
  readonly net: bigint;
  readonly tax: bigint;
  readonly gross: bigint;
  /** `net` and `gross` before the order's discount. */
  readonly list_net: bigint;
  readonly list_gross: bigint;
  /** Cost of express production, included in `net` and `gross`. */
  readonly express_net: bigint;
  readonly express_gross: bigint;
  /** `express_net` and `express_gross` before the order's discount. */
  readonly list_express_net: bigint;
  readonly list_express_gross: bigint;
  /** A larger quantity with a lower total, including the line's express production. Minor units. */
  readonly cheaper: CheaperTier | null;
  /** The unit price of the accepted offer; null where the current price book applies. */
  readonly agreed_unit: bigint | null;
  readonly agreed_net: bigint | null;
  /** Its bundle, whose quantity multiplies the line; null outside a bundle. */
  readonly bundle_id: number | null;
  /** Ids of the samples chosen for a pack; null for a standard pack and on every other line. */
  readonly samples: readonly string[] | null;
  /** The product's key in the stock; null for products outside the catalogue. */
  readonly pim_id: string | null;
  /**
   * Pieces available to this order, including its own reservation; null for products made to order.
   */
  readonly available: number | null;
  /** Alternative quantities of the accepted offer's line. */
  readonly options: readonly LineOption[];
}

/** A line of goods. */
export type GoodsRow = LineRow & {
  readonly variant_id: number;
  readonly service: null;
  readonly item: LineItemFacts;
};
export const isGoods = (line: LineRow): line is GoodsRow => line.service === null;

export interface LineOption {
  readonly id: number;
  readonly quantity: number;
  /** Decimal digits: JSON has no bigint. */
  readonly unit_price: string;
  readonly net: string;
  readonly visible: boolean;
  readonly selected: boolean;
}

export interface CheaperTier {
  readonly quantity: number;
  readonly net: string;
  readonly gross: string;
}

type Numbers = 'id' | 'variant_id' | 'parent_id' | 'express_delivery_option_id' | 'bundle_id' | 'available';
interface Raw extends Omit<LineRow, Numbers> {
  readonly id: bigint;
  readonly variant_id: bigint | null;
  readonly parent_id: bigint | null;
  readonly express_delivery_option_id: bigint | null;
  readonly bundle_id: bigint | null;
  readonly available: bigint | null;
}

const numberOrNull = (value: bigint | null): number | null => (value === null ? null : Number(value));

/** Loads the lines of a cart in the order they were added, with the available stock. */
export async function loadLines(db: Queryable, cartId: number): Promise<readonly LineRow[]> {
  const rows = await db.query<Raw>(sql`
    select l.id, l.variant_id, l.service, l.box_design_id, l.quantity, l.parent_id, l.express_delivery_option_id,
      l.purchase_trigger, l.item, l.unit_price, l.net, l.tax, l.gross,
      coalesce(l.list_net, l.net) as list_net, coalesce(l.list_gross, l.gross) as list_gross, l.express_net, l.express_gross,
      coalesce(l.list_express_net, l.express_net) as list_express_net,
      coalesce(l.list_express_gross, l.express_gross) as list_express_gross, l.cheaper,
      l.agreed_unit, l.agreed_net, l.bundle_id, l.samples, v.external_pim_id as pim_id,
      (s.on_hand - s.reserved + coalesce((select sum(r.quantity) from stock_reservations r
        where r.order_id = l.cart_id and r.pim_id = s.pim_id and r.outcome is null), 0))::bigint as available,
      (select coalesce(json_agg(json_build_object('id', q.id, 'quantity', q.quantity, 'unit_price', q.unit_price::text,
          'net', q.net::text, 'visible', q.visible, 'selected', q.selected) order by q.quantity), '[]')
        from quantity_options q where q.cart_line_id = l.id) as options
    from cart_lines l left join variants v on v.id = l.variant_id
    left join stock_items s on s.pim_id = v.external_pim_id
    where l.cart_id = ${cartId} order by l.id`);
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    variant_id: numberOrNull(row.variant_id),
    parent_id: numberOrNull(row.parent_id),
    express_delivery_option_id: numberOrNull(row.express_delivery_option_id),
    bundle_id: numberOrNull(row.bundle_id),
    available: numberOrNull(row.available),
  }));
}

/** The amounts that `linesUpdate` stores. */
const amounts = [
  'unit_price',
  'net',
  'tax',
  'gross',
  'list_net',
  'list_gross',
  'express_net',
  'express_gross',
  'list_express_net',
  'list_express_gross',
] as const satisfies readonly (keyof LineRow)[];

/** Whether `linesUpdate` of a line would store what is stored already. */
export const hasSamePrices = (line: LineRow, stored: LineRow | undefined): boolean =>
  stored !== undefined &&
  stored.id === line.id &&
  amounts.every((field) => line[field] === stored[field]) &&
  isDeepStrictEqual(line.cheaper, stored.cheaper) &&
  isDeepStrictEqual(line.item, stored.item);

/** The update that stores the repriced lines in one statement; part of `savePrices`. */
export const linesUpdate = (cartId: number, lines: readonly LineRow[]): SQL => sql`
  update cart_lines l set item = v.item::jsonb, cheaper = v.cheaper::jsonb,
    ${sql.raw(amounts.map((field) => `${field} = v.${field}`).join(', '))}
  from ${rowsOf('v', lines, {
    id: ['bigint', ({ id }) => id],
    item: ['text', ({ item }) => JSON.stringify(item)],
    ...Object.fromEntries(
      amounts.map((field) => [field, ['bigint', (line: LineRow) => line[field]] as const]),
    ),
    cheaper: ['text', ({ cheaper }) => cheaper && JSON.stringify(cheaper)],
  })}
  where l.id = v.id and l.cart_id = ${cartId}`;
