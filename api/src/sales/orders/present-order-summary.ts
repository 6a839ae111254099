import type { OrderSummary } from '@shop/contracts';
import type { OrderPorts } from './ports.ts';
import type { Snapshot } from './read-order.ts';

/** What a list of placed orders reads of each. */
export interface SummaryRow {
  readonly id: bigint;
  readonly number: string;
  readonly snapshot: Snapshot;
  readonly payment_status: OrderSummary['payment_status'];
  readonly placed_at: Date;
  readonly canceled_at: Date | null;
}

/** A placed order as lists show it, with the picture of the first design in it. */
export function presentOrderSummary(
  { id, number, snapshot, payment_status, placed_at, canceled_at }: SummaryRow,
  ports: Pick<OrderPorts, 'thumbnail'>,
): OrderSummary {
  const design = snapshot.line_items.find((line) => line.box_design)?.box_design;
  return {
    id: Number(id),
    number,
    state: canceled_at ? 'canceled' : 'complete',
    currency: snapshot.currency,
    total: snapshot.total,
    payment_status,
    quantity: snapshot.quantity,
    thumbnail: design ? ports.thumbnail(design.id) : null,
    completed_at: placed_at.toISOString(),
  };
}
