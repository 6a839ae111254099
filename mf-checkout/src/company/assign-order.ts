import { assignCompanyOrder, type Order } from '@shop/contracts';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';
import { cacheOrder } from '../order/order.query.ts';

/** Whom an order is for, and under which number. */
export interface Assignment {
  /** Null: the shopper's own order. */
  readonly companyId: number | null;
  /** Null: none. Only a company's order has one. */
  readonly poNumber: string | null;
}

/** Whether the order says so already. */
export const isAssigned = (order: Order, { companyId, poNumber }: Assignment): boolean =>
  (order.company?.id ?? null) === companyId && (order.po_number ?? null) === poNumber;

/** Stores whom an order is for; its invoice and with it its tax follow. */
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
