import { assignCompanyOrder, type Order } from '@shop/contracts';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';
import { cacheOrder } from '../order/order.query.ts';

/** The buyer of an order and the purchase order number. */
export interface Assignment {
  /** Null: a personal order. */
  readonly companyId: number | null;
  /** Null: none. Only company orders have one. */
  readonly poNumber: string | null;
}

/** Whether the order already has this assignment. */
export const isAssigned = (order: Order, { companyId, poNumber }: Assignment): boolean =>
  (order.company?.id ?? null) === companyId && (order.po_number ?? null) === poNumber;

/** Stores the buyer of an order; its invoice and tax follow. */
export async function assignOrder(
  number: string,
  { companyId, poNumber }: Assignment,
): Promise<Result<Order, ApiProblem>> {
  const assigned = await call(assignCompanyOrder, {
    params: { number },
    body: {
      order: companyId === null ? { company_id: null } : { company_id: companyId, po_number: poNumber },
    },
    idempotencyKey: newIdempotencyKey(),
  });
  if (assigned.ok) cacheOrder(assigned.value);
  return assigned;
}
