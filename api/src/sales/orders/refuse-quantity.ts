import { isSamplePack, packLimits } from '../../catalogue/index.ts';
import { fail } from '../../platform/index.ts';

/**
 * Fails when the price book has no tier for the quantity, or for more than one sample pack per
 * order. `path`: the requested field.
 */
export function refuseQuantity(
  item: { readonly name: string; readonly slug: string },
  path = 'line_item.quantity',
) {
  if (isSamplePack(item)) {
    const message = 'An order holds one sample pack of this region; choose other samples for it instead.';
    return fail('quantity_out_of_range', {
      detail: message,
      fields: [{ path, code: 'too_big', message, limit: packLimits.perOrder }],
    });
  }
  return fail('quantity_out_of_range', {
    detail: `${item.name} is not sold in this quantity; choose one of the quantities of its price list or more.`,
    fields: [{ path, code: 'out_of_range', message: 'Choose a quantity within the limits of this product.' }],
  });
}
