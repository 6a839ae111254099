import { fail } from '../server/result.ts';

/** The price book has no rung for this quantity. */
export const quantityRefused = (name: string) =>
  fail('quantity_out_of_range', {
    detail: `${name} is not sold in this quantity; choose one of the quantities of its price list or more.`,
    fields: [
      {
        path: 'line_item.quantity',
        code: 'out_of_range',
        message: 'Choose a quantity within the limits of this product.',
      },
    ],
  });
