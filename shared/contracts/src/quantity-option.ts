import * as z from 'zod/mini';
import { decimal, quantity } from './primitives.ts';

/** One available quantity of a line, at a price that is frozen with the others. */
export const quantityOptionSchema = z.object({
  id: z.int(),
  quantity,
  /** Net per piece, four decimals. */
  price: decimal,
  /** Net of the whole quantity. */
  total: decimal,
  total_gross: decimal,
  visible: z.boolean(),
  /** True for the line's current quantity. */
  selected: z.boolean(),
});
export type QuantityOption = z.output<typeof quantityOptionSchema>;
