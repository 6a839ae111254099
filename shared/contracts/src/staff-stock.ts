import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './primitives.ts';
import { stockItemSchema } from './stock.ts';

/**
 * What happened to a stock item: `counted` by staff, no longer counted (`stopped`), `reserved` for an order that is
 * being paid, `released` when it was not, `consumed` by an order, `returned` by a canceled one.
 */
export const stockMovementKinds = [
  'counted',
  'stopped',
  'reserved',
  'released',
  'consumed',
  'returned',
] as const;

export const stockMovementSchema = z.object({
  /** Unique in the list. */
  id: z.string(),
  kind: z.enum(stockMovementKinds),
  at: z.string(),
  /** Pieces: for `counted` those on hand since then; null for `stopped`. */
  quantity: z.nullable(z.int()),
  /** The placed order; null for a count, and while nothing is placed. */
  order_number: z.nullable(z.string()),
  /** For example `staff:7`; null for an order. */
  actor: z.nullable(z.string()),
  /** The person’s name, else their e-mail address; null for a tool. */
  actor_name: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type StockMovement = z.output<typeof stockMovementSchema>;

/** One stock item with its last hundred movements, newest first. */
export const getStaffStockItem = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/stock_items/:id',
  summary: 'One stock item with its movements',
  audience: 'staff',
  scope: 'staff:catalogue:read',
  params: idParams,
  reply: z.object({ stock_item: stockItemSchema, movements: z.array(stockMovementSchema) }),
  errors: [],
});
