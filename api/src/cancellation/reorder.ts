import type { reorder as contract, Order, ReplyOf } from '@shop/contracts';
import { markets, type RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { json, type Tx } from '../db/db.ts';
import { findCart, findOpenCart, insertCart } from '../orders/cart.repo.ts';
import { insertLines, type NewLine } from '../orders/insert-lines.ts';
import type { LineItemFacts } from '../orders/ports.ts';
import { presentRow } from '../orders/read-order.ts';
import { type LineRefusal, refuseLines } from '../orders/refuse-lines.ts';
import { type CartWriter, type WriteCode, writeCart } from '../orders/write-cart.ts';
import { type Failure, fail, ok, type Result } from '../server/result.ts';

type Reordered = ReplyOf<typeof contract>;
type Refusal = Reordered['refused'][number]['reason'];

interface OrderedLine {
  readonly id: number;
  readonly variant_id: number;
  readonly quantity: number;
  readonly item: LineItemFacts;
  readonly box_design_id: string | null;
  readonly design_rev: number | null;
  readonly design_name: string | null;
  /** The revision the design is at by now; null when it is deleted. */
  readonly rev_now: number | null;
  readonly express: number | null;
  /** What a sample pack held; null on every other line. */
  readonly samples: readonly string[] | null;
  /** It belongs to another line or is a service: a check, a warranty, trees. */
  readonly child: boolean;
}

/**
 * Copies the lines of a placed order into the caller's open cart, at today's prices. Designs go along as they were
 * ordered: a design that has changed since, or is deleted, comes back as a copy of what was produced. What cannot be
 * bought today is left out and told. The rules are those of adding a line, since it is the same write: it is tried with
 * all lines, and again without each that was refused.
 */
export async function reorder(
  writer: CartWriter,
  region: RegionId,
  reference: string,
): Promise<
  Result<
    Reordered,
    'not_found' | 'currency_mismatch' | 'completion_in_progress' | 'stale_cart' | 'cart_completed'
  >
> {
  const { db, user } = writer;
  const placed = await findCart(db, user.id, reference);
  if (!placed?.completed_at) return fail('not_found');
  const { currency } = markets[region];
  if (placed.currency !== currency) {
    return fail('currency_mismatch', {
      detail: `This order is in ${placed.currency}, and this region sells in ${currency}; order again in its own region.`,
    });
  }
  const lines = await orderedLines(writer, placed.id);
  const refused: Reordered['refused'] = [];
  const refuse = ({ id, item }: OrderedLine, reason: Refusal) =>
    void refused.push({ line_item_id: id, name: item.name, reason });
  const withoutExpress: number[] = [];
  let left = lines.filter((line) => {
    if (line.child) refuse(line, 'service_line');
    return !line.child;
  });
  const cart = (await findOpenCart(db, user.id, region))?.number ?? (await newCart(writer, region));
  while (left.length > 0) {
    const tried = left;
    const done = await tryLines(writer, cart, tried, withoutExpress);
    if (done.ok) {
      return ok({ order: done.value, added: tried.length, refused, without_express: withoutExpress });
    }
    const bad = tried[indexOf(done)];
    if (!bad) return done as Failure<WriteCode>;
    if (done.code === 'express_not_offered') withoutExpress.push(bad.id);
    else {
      refuse(bad, reasonOf(done));
      left = tried.filter((line) => line !== bad);
    }
  }
  const open = await findCart(db, user.id, cart);
  if (!open) return fail('not_found');
  const order = await presentRow(db, writer.ports, open, user, writer.now);
  return ok({ order, added: 0, refused, without_express: [] });
}

async function newCart({ db, user }: CartWriter, region: RegionId): Promise<string> {
  const [owner] = await db.query<{ email: string | null }>(
    sql`select email from users where id = ${user.id}`,
  );
  await insertCart(db, user.id, region, markets[region].currency, owner?.email ?? null);
  const made = await findOpenCart(db, user.id, region);
  if (!made) throw new Error('a cart that was just made is gone');
  return made.number;
}

const orderedLines = async ({ db, user }: CartWriter, orderId: number): Promise<readonly OrderedLine[]> => {
  type Raw = Omit<OrderedLine, 'id' | 'variant_id' | 'express'> & {
    readonly id: bigint;
    readonly variant_id: bigint;
    readonly express: bigint | null;
  };
  const rows = await db.query<Raw>(sql`
    select l.id, l.variant_id, l.quantity, l.item, l.box_design_id, l.design_rev, d.rev as rev_now,
      s.line #>> '{box_design,name}' as design_name, l.express_delivery_option_id as express,
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

type TryCode = WriteCode | LineRefusal;

function tryLines(
  writer: CartWriter,
  cart: string,
  lines: readonly OrderedLine[],
  withoutExpress: readonly number[],
): Promise<Result<Order, TryCode>> {
  let wanted: NewLine[] = [];
  const path = (index: number) => `lines.${index}`;
  return writeCart<LineRefusal>(
    writer,
    cart,
    'line_item.add',
    async (tx, held) => {
      wanted = [];
      for (const line of lines) {
        wanted.push({
          variant_id: line.variant_id,
          quantity: line.quantity,
          box_design_id: await designOf(tx, writer.user.id, line),
          express_delivery_option_id: withoutExpress.includes(line.id) ? null : line.express,
          purchase_trigger: 'reorder',
          samples: line.samples,
        });
      }
      return (await insertLines(tx, held, wanted, null, path)) ?? held;
    },
    (priced) => refuseLines(writer, priced, wanted, null, path),
  );
}

/** The design of a line as it was ordered: itself while it is unchanged, else a copy of what the order keeps. */
async function designOf(tx: Tx, userId: number, line: OrderedLine): Promise<string | null> {
  if (line.box_design_id === null) return null;
  if (line.rev_now !== null && line.rev_now === line.design_rev) return line.box_design_id;
  const [copy] = await tx.query<{ id: string }>(sql`
    insert into box_designs (user_id, name, product, configuration, document, status)
    select ${userId}, ${line.design_name ?? line.item.name}, ${line.item.product_type}, ${json(line.item.configuration)},
      l.design_document, 'ready' from order_lines l where l.id = ${line.id} and l.design_document is not null
    returning id`);
  return copy?.id ?? line.box_design_id;
}

const indexOf = ({ fields }: Failure<TryCode>): number => {
  const place = /^lines\.(\d+)\b/.exec(fields?.[0]?.path ?? '')?.[1];
  return place === undefined ? -1 : Number(place);
};

const reasonOf = ({ code, fields }: Failure<TryCode>): Refusal => {
  if (code === 'out_of_stock') return 'out_of_stock';
  if (code === 'quantity_out_of_range') return 'quantity_not_offered';
  return fields?.[0]?.path.endsWith('box_design_id') ? 'design_gone' : 'no_longer_sold';
};
