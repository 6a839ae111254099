import type { reorder as contract, Order, ReplyOf } from '@shop/contracts';
import { markets, type RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type Failure, fail, ok, type Result } from '../../platform/index.ts';
import { insertBundle } from '../bundles/bundles.repo.ts';
import { findCart, findOpenCart, insertCart } from '../orders/cart.repo.ts';
import { insertLines, type NewLine } from '../orders/insert-lines.ts';
import { presentCartOrOrder } from '../orders/read-order.ts';
import { type LineRefusal, refuseLines } from '../orders/refuse-lines.ts';
import { type CartWriter, type WriteCode, writeCart } from '../orders/write-cart.ts';
import { type OrderedLine, orderedLines, resolveOrderedDesign } from './ordered-lines.ts';

type Reordered = ReplyOf<typeof contract>;
type Refusal = Reordered['refused'][number]['reason'];

/**
 * Copies the lines of a placed order into the caller's open cart at current prices. Uses the
 * designs as ordered: one that has changed or is deleted becomes a copy of the produced one. Skips
 * and reports what is not available today. The rules are those of adding a line, since it is the
 * same write: it tries all lines, and again without each refused one. A bundle becomes a bundle of
 * its remaining lines.
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
    const done = await addLines(writer, cart, tried, withoutExpress);
    if (done.ok) {
      return ok({ order: done.value, added: tried.length, refused, without_express: withoutExpress });
    }
    const bad = tried[indexOf(done)];
    if (!bad) return done as Failure<WriteCode>;
    if (done.code === 'express_not_offered') withoutExpress.push(bad.id);
    else {
      refuse(bad, toRefusal(done));
      left = tried.filter((line) => line !== bad);
    }
  }
  const open = await findCart(db, user.id, cart);
  if (!open) return fail('not_found');
  const order = await presentCartOrOrder(db, writer.ports, open, user, writer.now);
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

type AddLinesCode = WriteCode | LineRefusal;

/** Lines that are added together: those of one bundle, or those outside any. */
interface LineGroup {
  readonly bundleId: number | null;
  readonly wanted: readonly NewLine[];
  /** The index of each among all tried lines. */
  readonly path: (index: number) => string;
}

function addLines(
  writer: CartWriter,
  cart: string,
  lines: readonly OrderedLine[],
  withoutExpress: readonly number[],
): Promise<Result<Order, AddLinesCode>> {
  let added: LineGroup[] = [];
  return writeCart<LineRefusal>(
    writer,
    cart,
    'line_item.add',
    async (tx, held) => {
      added = [];
      let { bundles } = held;
      for (const [ordered, places] of groupByBundle(lines)) {
        const bundle = ordered && (await insertBundle(tx, held.id, ordered.quantity));
        if (bundle) bundles = [...bundles, bundle];
        const wanted: NewLine[] = [];
        for (const { line } of places)
          wanted.push({
            variant_id: line.variant_id,
            // The quantity per bundle; the ordered line has that of all bundles.
            quantity: line.quantity / (ordered?.quantity ?? 1),
            box_design_id: await resolveOrderedDesign(tx, writer.user.id, line),
            express_delivery_option_id: withoutExpress.includes(line.id) ? null : line.express,
            purchase_trigger: 'reorder',
            samples: line.samples,
          });
        const path = (index: number) => `lines.${places[index]?.place}`;
        const refused = await insertLines(tx, held, wanted, bundle, path);
        if (refused) return refused;
        added.push({ bundleId: bundle?.id ?? null, wanted, path });
      }
      return { ...held, bundles };
    },
    (priced) => {
      for (const { bundleId, wanted, path } of added) {
        const refused = refuseLines(writer, priced, wanted, bundleId, path);
        if (refused) return refused;
      }
      return null;
    },
  );
}

type Placed = { readonly line: OrderedLine; readonly place: number };

/**
 * Groups lines by their bundle, in order of each group's first line; lines outside bundles form one
 * group.
 */
function groupByBundle(
  lines: readonly OrderedLine[],
): readonly (readonly [OrderedLine['bundle'], readonly Placed[]])[] {
  const groups = new Map<number | null, { bundle: OrderedLine['bundle']; places: Placed[] }>();
  lines.forEach((line, place) => {
    const key = line.bundle?.id ?? null;
    const group = groups.get(key) ?? { bundle: line.bundle, places: [] };
    group.places.push({ line, place });
    groups.set(key, group);
  });
  return [...groups.values()].map(({ bundle, places }) => [bundle, places]);
}

const indexOf = ({ fields }: Failure<AddLinesCode>): number => {
  const place = /^lines\.(\d+)\b/.exec(fields?.[0]?.path ?? '')?.[1];
  return place === undefined ? -1 : Number(place);
};

const toRefusal = ({ code, fields }: Failure<AddLinesCode>): Refusal => {
  if (code === 'out_of_stock') return 'out_of_stock';
  if (code === 'quantity_out_of_range') return 'quantity_not_offered';
  return fields?.[0]?.path.endsWith('box_design_id') ? 'design_gone' : 'no_longer_sold';
};
