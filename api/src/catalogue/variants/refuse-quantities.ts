import { type FieldProblem, maxQuantity } from '@shop/contracts';
import { type Failure, fail } from '../../platform/index.ts';
import { isSoldQuantity, minQuantity } from '../pricing/price-ladder.ts';

/**
 * Returns the errors of the quantities, if any: fractions, too small (0 and negative ones included) and too large,
 * each with its limit and a sentence that says what to do. `pathOf` names the field of each.
 */
export function refuseQuantities(
  quantities: readonly number[],
  pathOf: (index: number) => string,
): Failure<'quantity_out_of_range'> | undefined {
  const fields = quantities.flatMap((quantity, index): FieldProblem[] =>
    isSoldQuantity(quantity) ? [] : [{ path: pathOf(index), ...describeQuantityProblem(quantity) }],
  );
  return fields.length > 0 ? fail('quantity_out_of_range', { fields }) : undefined;
}

function describeQuantityProblem(quantity: number): Omit<FieldProblem, 'path'> {
  if (quantity > maxQuantity)
    return {
      code: 'too_big',
      message: `Order ${maxQuantity} pieces or fewer.`,
      limit: maxQuantity,
    };
  if (quantity < minQuantity)
    return {
      code: 'too_small',
      message: `Order ${minQuantity} pieces or more.`,
      limit: minQuantity,
    };
  return { code: 'not_whole', message: 'Order whole pieces.' };
}
