import { isSamplePack, packLimits } from '../../catalogue/index.ts';
import { fail } from '../../platform/index.ts';

/** The price book has no tier for this quantity; of sample packs an order holds one. `path`: the field that asked. */
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
