import { type SQL, sql } from 'drizzle-orm';
import { array, type Queryable } from '../db/db.ts';
import type { LineItemFacts } from './ports.ts';

export interface LineRow {
  readonly id: number;
  readonly variant_id: number;
  readonly box_design_id: string | null;
  readonly quantity: number;
  readonly parent_id: number | null;
  readonly express_delivery_option_id: number | null;
  readonly purchase_trigger: string | null;
  readonly item: LineItemFacts;
  /** 1/10 000 of the currency unit; null while there is no price. */
  readonly unit_price: bigint | null;
  readonly net: bigint;
  readonly tax: bigint;
  readonly gross: bigint;
  /** What express production costs, within `net` and `gross`. */
  readonly express_net: bigint;
  readonly express_gross: bigint;
  /** A larger quantity that would cost less, with the express production of the line. Minor units. */
  readonly cheaper: CheaperRun | null;
  /** The price of the accepted offer the line comes from; null where today's price book decides. */
  readonly agreed_unit: bigint | null;
  readonly agreed_net: bigint | null;
}

export interface CheaperRun {
  readonly quantity: number;
  readonly net: string;
  readonly gross: string;
}

interface Raw extends Omit<LineRow, 'id' | 'variant_id' | 'parent_id' | 'express_delivery_option_id'> {
  readonly id: bigint;
  readonly variant_id: bigint;
  readonly parent_id: bigint | null;
  readonly express_delivery_option_id: bigint | null;
}

const numberOrNull = (value: bigint | null): number | null => (value === null ? null : Number(value));

/** The lines of a cart in the order they were added. */
export async function loadLines(db: Queryable, cartId: number): Promise<readonly LineRow[]> {
  const rows = await db.query<Raw>(sql`
    select id, variant_id, box_design_id, quantity, parent_id, express_delivery_option_id, purchase_trigger, item,
      unit_price, net, tax, gross, express_net, express_gross, cheaper, agreed_unit, agreed_net
    from cart_lines where cart_id = ${cartId} order by id`);
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    variant_id: Number(row.variant_id),
    parent_id: numberOrNull(row.parent_id),
    express_delivery_option_id: numberOrNull(row.express_delivery_option_id),
  }));
}

/** The update that writes back what repricing found, for all lines at once; a part of `savePrices`. */
export const linesUpdate = (cartId: number, lines: readonly LineRow[]): SQL => sql`
  update cart_lines l set item = v.item::jsonb, unit_price = v.unit_price, net = v.net, tax = v.tax, gross = v.gross,
    express_net = v.express_net, express_gross = v.express_gross, cheaper = v.cheaper::jsonb
  from unnest(
    ${array(
      column(lines, ({ id }) => id),
      'bigint',
    )}, ${array(
      column(lines, ({ item }) => JSON.stringify(item)),
      'text',
    )},
    ${array(
      column(lines, ({ unit_price }) => unit_price),
      'bigint',
    )}, ${array(
      column(lines, ({ net }) => net),
      'bigint',
    )},
    ${array(
      column(lines, ({ tax }) => tax),
      'bigint',
    )}, ${array(
      column(lines, ({ gross }) => gross),
      'bigint',
    )}, ${array(
      column(lines, ({ express_net }) => express_net),
      'bigint',
    )}, ${array(
      column(lines, ({ express_gross }) => express_gross),
      'bigint',
    )}, ${array(
      column(lines, ({ cheaper }) => cheaper && JSON.stringify(cheaper)),
      'text',
    )}
  ) as v (id, item, unit_price, net, tax, gross, express_net, express_gross, cheaper)
  where l.id = v.id and l.cart_id = ${cartId}`;

const column = <T>(lines: readonly LineRow[], read: (line: LineRow) => T): T[] => lines.map(read);
