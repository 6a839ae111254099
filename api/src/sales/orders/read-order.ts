import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { type CartRow, findCart, findCartById } from './cart.repo.ts';
import type { OrderPorts } from './ports.ts';
import { presentCart } from './present-order.ts';
import {
  type OrderBalance,
  type OrderBalanceRow,
  orderBalanceColumns,
  presentOrderBalance,
} from './present-order-balance.ts';
import { presentPaymentShares } from './present-payment-shares.ts';
import { presentPayments } from './present-payments.ts';
import { loadPricedCart } from './reprice.ts';

/** Fields that a placed order's snapshot omits, since they still change. */
type LiveField =
  | keyof OrderBalance
  | 'state'
  | 'payments'
  | 'payment_status'
  | 'completed_at'
  | 'requirements'
  | 'wallet'
  | 'installment_counts'
  | 'payment_schedule';
export type Snapshot = Omit<Order, LiveField>;

interface PlacedRow extends OrderBalanceRow {
  readonly snapshot: Snapshot;
  readonly payment_status: Order['payment_status'];
  readonly placed_at: Date;
}

/** Returns the order of a row for the API, or its cart while there is no order. */
export async function presentCartOrOrder(
  db: Queryable,
  ports: OrderPorts,
  cart: CartRow,
  buyer: { readonly anonymous: boolean },
  now: Date,
): Promise<Order> {
  if (cart.completed_at === null)
    return presentCart(await loadPricedCart(db, ports, cart), ports, buyer, now);
  const [placed] = await db.query<PlacedRow>(sql`
    select o.snapshot, o.payment_status, o.placed_at, o.canceled_at, ${orderBalanceColumns}
    from orders o where o.id = ${cart.id} and o.placed_at is not null`);
  if (!placed) throw new Error(`cart ${cart.number} is completed but has no order`);
  return {
    ...withFreshThumbnails(placed.snapshot, ports),
    state: placed.canceled_at ? 'canceled' : 'complete',
    payment_status: placed.payment_status,
    payments: presentPayments(cart),
    ...presentOrderBalance(cart, placed),
    ...presentPaymentShares(cart, now),
    requirements: [],
    completed_at: placed.placed_at.toISOString(),
  };
}

/** Signed URLs expire; everything else of the snapshot is as agreed. */
const withFreshThumbnails = (snapshot: Snapshot, ports: OrderPorts): Snapshot => ({
  ...snapshot,
  line_items: snapshot.line_items.map((line) => ({
    ...line,
    thumbnail: line.box_design ? ports.thumbnail(line.box_design.id) : null,
  })),
});

/** Returns the caller's own order or cart; null for any other. */
export async function readOrder(
  db: Queryable,
  ports: OrderPorts,
  user: { readonly id: number; readonly anonymous: boolean },
  reference: string,
  now: Date,
): Promise<Order | null> {
  const cart = await findCart(db, user.id, reference);
  return cart ? presentCartOrOrder(db, ports, cart, user, now) : null;
}

/** For access without ownership: an order link, a job. */
export async function readOrderById(
  db: Queryable,
  ports: OrderPorts,
  id: number,
  now: Date,
): Promise<Order | null> {
  const cart = await findCartById(db, id);
  return cart ? presentCartOrOrder(db, ports, cart, { anonymous: false }, now) : null;
}
