import type { Order } from '@shop/contracts';
import type { Tx } from '../../platform/index.ts';
import type { DesignCopy, OrderPorts } from '../orders/ports.ts';
import { presentCart } from '../orders/present-order.ts';
import type { Snapshot } from '../orders/read-order.ts';
import type { PricedCart } from '../orders/reprice.ts';
import { deleteDraft, insertDraft } from './draft.repo.ts';

/**
 * Writes down what is being paid, before anything is charged: prices, tax rows, addresses, VAT evidence and copies of
 * the designs. What is placed later is this draft, even if the process dies in between. A new attempt writes a new one.
 */
export async function draftOrder(
  tx: Tx,
  ports: OrderPorts,
  priced: PricedCart,
  buyer: { readonly anonymous: boolean },
  copies: readonly DesignCopy[],
  now: Date,
): Promise<void> {
  const { cart } = priced;
  const snapshot = createSnapshot(presentCart(priced, ports, buyer, now));
  const designs = new Map<string | null, DesignCopy>(copies.map((copy) => [copy.id, copy]));
  const lines = priced.lines.map((line) => ({ line, design: designs.get(line.box_design_id) ?? null }));
  // A draft of an earlier attempt; there can be none before the first payment.
  if (cart.payments.length > 0) await deleteDraft(tx, cart.id);
  await insertDraft(tx, cart, snapshot, lines);
}

/** What was agreed, without what lives on; its designs are those that will be made. */
function createSnapshot(shown: Order): Snapshot {
  const { state, payments, payment_status, completed_at, requirements, ...agreed } = shown;
  const { wallet, installment_counts, payment_schedule, ...rest } = agreed;
  return {
    ...rest,
    line_items: rest.line_items.map((line) => ({
      ...line,
      thumbnail: null,
      box_design: line.box_design ? { ...line.box_design, design_status: 'ordered' } : null,
    })),
  };
}
