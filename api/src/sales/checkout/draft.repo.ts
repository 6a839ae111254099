import { type SQL, sql } from 'drizzle-orm';
import { json, rowsOf, type Tx } from '../../platform/index.ts';
import type { CartRow } from '../orders/cart.repo.ts';
import type { LineRow } from '../orders/lines.repo.ts';
import type { DesignCopy } from '../orders/ports.ts';
import type { Snapshot } from '../orders/read-order.ts';

/** A line with the design to produce. */
export interface DraftLine {
  readonly line: LineRow;
  readonly design: DesignCopy | null;
}

/** Deletes the draft of an earlier attempt. Never deletes a placed order. */
export const deleteDraft = (tx: Tx, id: number): Promise<number> =>
  tx.execute(sql`delete from orders where id = ${id} and placed_at is null`);

/** Inserts an unplaced order with its lines and tax rows in one statement. */
export const insertDraft = (
  tx: Tx,
  cart: CartRow,
  snapshot: Snapshot,
  lines: readonly DraftLine[],
): Promise<number> =>
  tx.execute(sql`
    with draft as (${ordersInsert(cart, snapshot)}), lines as (${linesInsert(cart, lines)})
    ${taxesInsert(cart)}`);

const ordersInsert = (cart: CartRow, snapshot: Snapshot): SQL => sql`
  insert into orders (id, cart_id, number, user_id, region, currency, email, cart_version, total, quantity, snapshot,
    company_id, po_number)
  values (${cart.id}, ${cart.id}, ${cart.number}, ${cart.user_id}, ${cart.region}, ${cart.currency}, ${cart.email},
    ${cart.version}, ${cart.total}, ${snapshot.quantity}, ${json(snapshot)}, ${cart.company?.id ?? null}, ${cart.po_number})`;

const linesInsert = ({ id, currency }: CartRow, lines: readonly DraftLine[]): SQL => sql`
  insert into order_lines (id, order_id, currency, position, variant_id, box_design_id, design_rev, design_document,
    quantity, unit_price, net, tax, gross, list_net, list_gross, item, express_delivery_option_id, express_net, express_gross, list_express_net,
    list_express_gross, service, parent_id)
  select v.id, ${id}, ${currency}, v.position, v.variant_id, v.design, v.rev, v.document::jsonb, v.quantity,
    v.unit_price, v.net, v.tax, v.gross, v.list_net, v.list_gross, v.item::jsonb, v.express_option, v.express_net, v.express_gross, v.list_express_net, v.list_express_gross, v.service,
    v.parent_id
  from ${rowsOf('v', lines, {
    id: ['bigint', ({ line }) => line.id],
    position: ['int', (_, index) => index],
    variant_id: ['bigint', ({ line }) => line.variant_id],
    design: ['uuid', ({ line }) => line.box_design_id],
    rev: ['int', ({ design }) => design?.rev ?? null],
    document: ['text', ({ design }) => design && JSON.stringify(design.document)],
    quantity: ['int', ({ line }) => line.quantity],
    unit_price: ['bigint', ({ line }) => line.unit_price ?? 0n],
    net: ['bigint', ({ line }) => line.net],
    tax: ['bigint', ({ line }) => line.tax],
    gross: ['bigint', ({ line }) => line.gross],
    list_net: ['bigint', ({ line }) => line.list_net],
    list_gross: ['bigint', ({ line }) => line.list_gross],
    item: ['text', ({ line }) => JSON.stringify(line.item)],
    express_option: ['bigint', ({ line }) => line.express_delivery_option_id],
    express_net: ['bigint', ({ line }) => line.express_net],
    express_gross: ['bigint', ({ line }) => line.express_gross],
    list_express_net: ['bigint', ({ line }) => line.list_express_net],
    list_express_gross: ['bigint', ({ line }) => line.list_express_gross],
    service: ['text', ({ line }) => line.service],
    parent_id: ['bigint', ({ line }) => line.parent_id],
  })}`;

const taxesInsert = ({ id, currency, taxes }: CartRow): SQL => sql`
  insert into order_taxes (order_id, currency, category, rate, country, base, amount, reason)
  select ${id}, ${currency}, v.category, v.rate, v.country, v.base::bigint, v.amount::bigint, v.reason
  from jsonb_to_recordset(${json(taxes)})
    as v (category text, rate int, country text, base text, amount text, reason text)`;
