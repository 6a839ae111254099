import type { Order } from '@shop/contracts';
import type { Tx } from '../../platform/index.ts';
import type { DesignCopy, OrderPorts } from '../orders/ports.ts';
import { presentCart } from '../orders/present-order.ts';
import type { Snapshot } from '../orders/read-order.ts';
import type { PricedCart } from '../orders/reprice.ts';
import { deleteDraft, insertDraft } from './draft.repo.ts';

/**
 * Writes the draft of an order before the charge: prices, tax rows, addresses, VAT evidence and
 * copies of the designs. The placed order is this draft, even if the process dies in between. A new
 * attempt replaces it.
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
  // Deletes the draft of an earlier attempt; before the first payment there is none.
  if (cart.payments.length > 0) await deleteDraft(tx, cart.id);
  await insertDraft(tx, cart, snapshot, lines);
}

/** The agreed content, without fields that still change; its designs are those to be produced. */
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
