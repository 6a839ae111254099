import type { StockItem } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Db, fail, ok, type Result, type Tx } from '../../platform/index.ts';
import { findStock } from './list-stock.ts';
import { isCountable, readyMadeSlugs } from './ready-made.ts';

type Code = 'not_found' | 'invalid_input';

interface Count {
  readonly on_hand: number;
  /** What the caller saw; absent: whatever it is. */
  readonly revision?: number | undefined;
  readonly reason?: string | undefined;
  readonly actor: string;
}

/** Returns the product of a product information system key; null when no stocked size has it. */
async function findProduct(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.query<{ product: string }>(sql`
    select product from variants where external_pim_id = ${id} and size_type = 'standard' limit 1`);
  return row?.product ?? null;
}

const insertCount = (
  tx: Tx,
  id: string,
  { on_hand: onHand, actor, reason }: Omit<Count, 'on_hand'> & { readonly on_hand: number | null },
): Promise<number> =>
  tx.execute(sql`
    insert into stock_counts (pim_id, on_hand, actor, reason)
    values (${id}, ${onHand}, ${actor}, ${reason ?? null})`);

const isCounted = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.query(sql`select pim_id from stock_items where pim_id = ${id} for update`)).length > 0;

/** Counting that begins again has no revision that was seen before. */
const firstRevision = sql`extract(epoch from clock_timestamp())::int`;

/**
 * Sets a counted stock. Refuses less than is reserved for orders being paid, and products made for
 * each order. A product that was not counted before is limited by its stock from now on. Nothing is
 * overwritten: neither a colleague's count nor what was sold since it was seen.
 */
export const setStock = (
  db: Db,
  id: string,
  count: Count,
): Promise<Result<StockItem, Code | 'stock_conflict'>> =>
  db.transaction(async (tx): Promise<Result<StockItem, Code | 'stock_conflict'>> => {
    const { on_hand: onHand, revision = null } = count;
    const product = await findProduct(tx, id);
    if (product === null) return fail('not_found');
    if (!isCountable(product)) {
      const message = 'This is made to order; only ready-made and plain products are counted.';
      return fail('invalid_input', { fields: [{ path: 'id', code: 'made_to_order', message }] });
    }
    // Who saw a count does not begin anew what a colleague has stopped counting.
    if (revision !== null && !(await isCounted(tx, id))) return fail('stock_conflict');
    const set = await tx.execute(sql`
      insert into stock_items (pim_id, on_hand, revision) values (${id}, ${onHand}, ${firstRevision})
      on conflict (pim_id) do update set on_hand = excluded.on_hand, updated_at = now()
      where stock_items.reserved <= excluded.on_hand
        and stock_items.revision = coalesce(${revision}, stock_items.revision)`);
    const item = await findStock(tx, id);
    if (!item) return fail('not_found');
    if (set === 0 && revision !== null && item.revision !== revision) return fail('stock_conflict');
    if (set === 0) {
      const message = `${item.reserved} are reserved for orders that are being paid; set at least that many.`;
      return fail('invalid_input', {
        fields: [{ path: 'stock_item.on_hand', code: 'too_small', message, limit: item.reserved }],
      });
    }
    await insertCount(tx, id, count);
    return ok(item);
  });

/**
 * Stops counting a plain product. Refused while some of it is reserved, and for products that are
 * always ready-made.
 */
export const stopCounting = (
  db: Db,
  id: string,
  actor: string,
): Promise<Result<Record<string, never>, Code>> =>
  db.transaction(async (tx): Promise<Result<Record<string, never>, Code>> => {
    const product = await findProduct(tx, id);
    if (product !== null && readyMadeSlugs.includes(product)) {
      const message = 'This is always counted; set it to 0 instead.';
      return fail('invalid_input', { fields: [{ path: 'id', code: 'ready_made', message }] });
    }
    const gone = await tx.execute(sql`delete from stock_items where pim_id = ${id} and reserved = 0`);
    if (gone === 0) {
      const item = await findStock(tx, id);
      if (!item) return fail('not_found');
      const message = `${item.reserved} are reserved for orders that are being paid; wait until these payments end.`;
      return fail('invalid_input', {
        fields: [{ path: 'id', code: 'reserved', message, limit: item.reserved }],
      });
    }
    await insertCount(tx, id, { on_hand: null, actor });
    return ok({});
  });
