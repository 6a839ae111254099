import { films, hdOn, kindOf, type Offer, printed, product } from './offer.ts';
import type { Product } from './product.ts';
import { canSizes, rigidSizes } from './sizes.ts';

/** Printed paper round greyboard, set up by hand. */
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
  product('magnetic-box', kindOf('magnetic-box', rigidSizes), { ...wrapped, model: 'magnetic-box' }),
  product('rigid-drawer-box', kindOf('rigid-drawer', rigidSizes), {
    ...wrapped,
    model: 'rigid-drawer-box',
  }),
  product('rigid-box', kindOf('rigid-box', rigidSizes), {
    ...wrapped,
    model: 'rigid-box',
    choosable: ['lidDepth'],
  }),
  product('rigid-box-two-pieces', kindOf('rigid-two-piece', rigidSizes), {
    ...wrapped,
    model: 'rigid-box-two-pieces',
    choosable: ['lidDepth'],
  }),
  product('paper-can', kindOf('paper-can', canSizes), {
    ...wrapped,
    model: 'paper-can',
    categories: ['primary-packaging', 'luxury-packaging'],
    boards: ['wrapped-grey-1.5'],
  }),
];
