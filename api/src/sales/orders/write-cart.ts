import type { Order, ProblemCode } from '@shop/contracts';
import { type Db, type Failure, fail, isFailure, ok, type Result, type Tx } from '../../platform/index.ts';
import { isInFlight } from '../payments/payment-status.ts';
import { type CartRow, lockCart } from './cart.repo.ts';
import type { OrderPorts } from './ports.ts';
import { presentCart } from './present-order.ts';
import { type PricedCart, priceCart, savePrices } from './reprice.ts';

export interface CartWriter {
  readonly db: Db;
  readonly ports: OrderPorts;
  readonly user: { readonly id: number; readonly anonymous: boolean };
  readonly actor: string;
  readonly now: Date;
  /** The header `If-Match`: the version that the caller read. */
  readonly ifMatch: string | undefined;
}

export type WriteCode = 'not_found' | 'stale_cart' | 'cart_completed' | 'completion_in_progress';

/**
 * Returns the version in an `If-Match` header, quoted or not; undefined without the header or with
 * `*`.
 */
export const parseIfMatch = (ifMatch: string | undefined): string | undefined => {
  const version = ifMatch?.trim().replace(/^W\//, '').replaceAll('"', '');
  return version === undefined || version === '' || version === '*' ? undefined : version;
};

/** Returns why a locked cart cannot be written now; null when it can. */
export function refuseWrite(cart: CartRow, ifMatch: string | undefined): Failure<WriteCode> | null {
  if (cart.completed_at) return fail('cart_completed');
  if (cart.completing_at || cart.payments.some(isInFlight)) return fail('completion_in_progress');
  const seen = parseIfMatch(ifMatch);
  return seen !== undefined && seen !== String(cart.version) ? fail('stale_cart') : null;
}

/** Write actions that an order created from an offer refuses. */
const lineActions = /^(line_item\.(add|remove|update)|bundle\.\w+)$/;

/**
 * Performs one write to a cart: locks its row, checks `If-Match`, runs `change`, reprices,
 * increments the version and adds an audit row, all in one transaction of at most eight statements
 * for any number of lines. `change` returns the cart with new fields, or a failure, which rolls
 * everything back. `accept` may refuse the priced result.
 */
export function writeCart<Code extends ProblemCode = never>(
  writer: CartWriter,
  reference: string,
  action: string,
  change: (tx: Tx, cart: CartRow) => Promise<CartRow | Failure<Code>>,
  accept: (priced: PricedCart) => Failure<Code> | null = () => null,
): Promise<Result<Order, Code | WriteCode>> {
  const { db, ports, user, actor, now, ifMatch } = writer;
  return db.transaction(async (tx): Promise<Result<Order, Code | WriteCode>> => {
    const cart = await lockCart(tx, user.id, reference);
    if (!cart) return fail('not_found');
    const refused = refuseWrite(cart, ifMatch);
    if (refused) return refused;
    if (cart.offer_id !== null && lineActions.test(action)) {
      return fail('cart_completed', {
        detail: 'The lines of an accepted offer are fixed; only their designs may change.',
      });
    }
    const changed = await change(tx, cart);
    if (isFailure(changed)) return changed;
    const priced = await priceCart(tx, ports, changed, now);
    const unacceptable = accept(priced);
    if (unacceptable) return unacceptable;
    const saved = await savePrices(tx, priced, action, actor);
    return ok(presentCart(saved, ports, user, now));
  });
}
