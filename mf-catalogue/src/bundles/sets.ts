import type { Configuration } from '@shop/contracts';

/** One product of a set, and how many of it each set has. */
export interface SetPart {
  readonly configuration: Configuration;
  readonly perSet: number;
  /** Printed parts get a design of their own, which the buyer opens from the cart. */
  readonly printed: boolean;
}

export const setIds = ['parcel', 'carton', 'bakery', 'unboxing'] as const;
export type SetId = (typeof setIds)[number];

const part = (
  product: string,
  [length, width, height]: readonly [number, number, number],
  material: Configuration['material'],
  print_mode: Configuration['print_mode'],
  perSet = 1,
): SetPart => ({
  configuration: {
    product,
    size: { length, width, height },
    material,
    print_mode,
    finish: 'foil-none',
    quality: 'standard',
  },
  perSet,
  printed: print_mode !== 'no-print',
});

/** The sets on offer: products that are used together, in sizes that fit each other. Lengths in millimetres. */
export const sets: Readonly<Record<SetId, readonly SetPart[]>> = {
  parcel: [
    part('mailer-box-plain', [250, 200, 80], 'cardboard-natural', 'no-print'),
    part('packing-paper', [750, 500, 0], 'paper-packing', 'no-print', 2),
  ],
  carton: [
    part('shipping-box-plain', [300, 200, 150], 'cardboard-natural', 'no-print'),
    part('packing-paper', [750, 500, 0], 'paper-packing', 'no-print', 4),
  ],
  bakery: [
    part('cake-box', [220, 220, 110], 'cardboard-natural', 'no-print'),
    part('carrier-box', [230, 160, 160], 'cardboard-natural', 'no-print'),
  ],
  unboxing: [
    part('mailer-box-full-color', [250, 200, 80], 'cardboard-white-one-side', 'print-color-budget'),
    part('tissue-paper', [750, 500, 0], 'paper-tissue', 'print-monochrome'),
    part('printed-card', [148, 105, 0], 'cardboard-cardstock', 'print-indigo-color'),
  ],
};

/** The numbers of sets on offer: steps of the price books. */
export const setCounts = [30, 60, 120, 240, 500] as const;
export type SetCount = (typeof setCounts)[number];
