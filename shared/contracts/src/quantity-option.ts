import * as z from 'zod/mini';
import { decimal, quantity } from './primitives.ts';

/** One quantity that a line may be had in, at a price that is frozen with the others. */
export const quantityOptionSchema = z.object({
  id: z.int(),
  quantity,
  /** Net per piece, four decimals. */
  price: decimal,
  /** Net of the whole quantity. */
  total: decimal,
  total_gross: decimal,
  visible: z.boolean(),
  /** True for the quantity that the line has now. */
  selected: z.boolean(),
});
export type QuantityOption = z.output<typeof quantityOptionSchema>;
