import type { OrderSummary } from '@shop/contracts';
import type { OrderPorts } from './ports.ts';
import type { Snapshot } from './read-order.ts';

/** The columns that a list of placed orders reads. */
export interface SummaryRow {
  readonly id: bigint;
  readonly number: string;
  readonly snapshot: Snapshot;
  readonly payment_status: OrderSummary['payment_status'];
  readonly placed_at: Date;
  readonly canceled_at: Date | null;
}

/** Returns a placed order for lists, with the picture of its first design. */
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
