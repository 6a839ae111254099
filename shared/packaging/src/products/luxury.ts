import { films, hdOn, type Offer, printed, product, stockedStructure } from './offer.ts';
import type { Product } from './product.ts';
import { canSizes, rigidSizes } from './sizes.ts';

/** Greyboard wrapped in printed paper, assembled by hand. */
const wrapped = {
  ...printed,
  categories: ['luxury-packaging'],
  boards: ['wrapped-grey-2'],
  printModes: ['print-color-hd', 'print-indigo-color'],
  finishes: films,
  qualities: ['standard', 'HD+', 'HD+ glossy'],
  rules: hdOn('print-color-hd'),
} as const satisfies Partial<Offer>;

/** Set-up boxes and cans. */
export const luxury: readonly Product[] = [
  product('magnetic-box', stockedStructure('magnetic-box', rigidSizes), {
    ...wrapped,
    model: 'magnetic-box',
  }),
  product('rigid-drawer-box', stockedStructure('rigid-drawer', rigidSizes), {
    ...wrapped,
    model: 'rigid-drawer-box',
  }),
  product('rigid-box', stockedStructure('rigid-box', rigidSizes), {
    ...wrapped,
    model: 'rigid-box',
    choosable: ['lidDepth'],
  }),
  product('rigid-box-two-pieces', stockedStructure('rigid-two-piece', rigidSizes), {
    ...wrapped,
    model: 'rigid-box-two-pieces',
    choosable: ['lidDepth'],
  }),
  product('paper-can', stockedStructure('paper-can', canSizes), {
    ...wrapped,
    model: 'paper-can',
    categories: ['primary-packaging', 'luxury-packaging'],
    boards: ['wrapped-grey-1.5'],
  }),
];
