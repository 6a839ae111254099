import { sql } from 'drizzle-orm';
import { type Db, fail, ok, type Queryable, type Result, type Tx } from '../../platform/index.ts';
import { lockPlacedOrder, writeAudit } from '../../sales/index.ts';

/** Whether staff hold the order: then nothing of it is made, packed or sent. */
export const isOnHold = async (tx: Queryable, orderId: number): Promise<boolean> =>
  (await tx.query(sql`select id from order_holds where order_id = ${orderId} and released_at is null`))
    .length > 0;

interface Held {
  readonly number: string;
  readonly revision: number;
  readonly held: boolean;
}

interface State {
  readonly revision: number;
  readonly canceled: boolean;
  readonly ended: boolean;
}

const stateOf = async (tx: Tx, orderId: number): Promise<State> => {
  const [row] = await tx.query<State>(sql`
    select revision, canceled_at is not null as canceled, fulfilment_status in ('shipped', 'delivered') as ended
    from orders where id = ${orderId}`);
  if (!row) throw new Error(`order ${orderId} is gone`);
  return row;
};

const nextRevision = (tx: Tx, orderId: number): Promise<number> =>
  tx.execute(sql`update orders set revision = revision + 1 where id = ${orderId}`);

/**
 * Holds an order under its lock. `revision` is the one that the caller saw: another one means that a colleague changed
 * the order meanwhile. An order of which everything has left cannot be held.
 */
export const holdOrder = (
  db: Db,
  reference: string,
  { revision, reason }: { readonly revision: number; readonly reason: string },
  actor: string,
): Promise<Result<Held, 'not_found' | 'order_canceled' | 'order_conflict' | 'transition_not_allowed'>> =>
  db.transaction(async (tx) => {
    const cart = await lockPlacedOrder(tx, reference);
    if (!cart) return fail('not_found');
    const state = await stateOf(tx, cart.id);
    if (state.canceled) return fail('order_canceled');
    if (state.revision !== revision) return fail('order_conflict');
    if (state.ended || (await isOnHold(tx, cart.id))) return fail('transition_not_allowed');
    await tx.execute(sql`
      insert into order_holds (order_id, reason, held_by) values (${cart.id}, ${reason}, ${actor})`);
    await nextRevision(tx, cart.id);
    await writeAudit(tx, cart, 'order.hold', actor);
    return ok({ number: cart.number, revision: revision + 1, held: true });
  });

/** Releases a held order under its lock; see `holdOrder` for `revision`. */
export const releaseOrder = (
  db: Db,
  reference: string,
  revision: number,
  actor: string,
): Promise<Result<Held, 'not_found' | 'order_conflict' | 'transition_not_allowed'>> =>
  db.transaction(async (tx) => {
    const cart = await lockPlacedOrder(tx, reference);
    if (!cart) return fail('not_found');
    if ((await stateOf(tx, cart.id)).revision !== revision) return fail('order_conflict');
    const released = await tx.execute(sql`
      update order_holds set released_at = now(), released_by = ${actor}
      where order_id = ${cart.id} and released_at is null`);
    if (released === 0) return fail('transition_not_allowed');
    await nextRevision(tx, cart.id);
    await writeAudit(tx, cart, 'order.release', actor);
    return ok({ number: cart.number, revision: revision + 1, held: false });
  });
