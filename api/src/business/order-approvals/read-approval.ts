import type { Order, OrderApproval } from '@shop/contracts';
import type { Queryable } from '../../platform/index.ts';
import {
  computeApprovalDigest,
  findCartById,
  isCoveredByApproval,
  loadPricedCart,
  type OrderPorts,
  presentCart,
  presentCartOrOrder,
} from '../../sales/index.ts';
import { type ApprovalRow, presentApproval } from './order-approvals.repo.ts';

interface Read {
  readonly approval: OrderApproval;
  readonly order: Order;
  /** Whether the order still matches the request; a placed one no longer changes. */
  readonly stands: boolean;
}

/**
 * Returns a request with its order's stored state, for those who may see it. Null: the order no
 * longer exists.
 */
export async function readApproval(
  db: Queryable,
  ports: OrderPorts,
  row: ApprovalRow,
  now: Date,
): Promise<Read | null> {
  const cart = await findCartById(db, Number(row.cart_id));
  if (!cart) return null;
  const approval = presentApproval(row);
  const buyer = { anonymous: false };
  if (cart.completed_at !== null)
    return { approval, order: await presentCartOrOrder(db, ports, cart, buyer, now), stands: true };
  const priced = await loadPricedCart(db, ports, cart);
  const stands = isCoveredByApproval(
    { total: String(row.total), currency: row.currency, print: row.print },
    { total: cart.total, currency: cart.currency, print: computeApprovalDigest(priced) },
  );
  return { approval, order: presentCart(priced, ports, buyer, now), stands };
}
