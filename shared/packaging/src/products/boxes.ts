import { films, hdOn, plain, printed, printNeeds, product, stockedStructure, unfinished } from './offer.ts';
import type { Product } from './product.ts';
import { cakeSizes, carrierSizes, cartonSizes, shippingSizes, twoPieceSizes, wineSizes } from './sizes.ts';

const shipping = stockedStructure('fefco-0201', shippingSizes);

/** Cartons for one product and cases for many. */
export const boxes: readonly Product[] = [
  product('product-box', stockedStructure('tuck-end-reverse', cartonSizes), {
    ...printed,
    model: 'product-box',
    categories: ['primary-packaging'],
    boards: ['cardstock-350', 'white-300'],
    printModes: ['print-indigo-color', 'print-indigo-color-with-inside', 'print-color-hd'],
    finishes: films,
    qualities: ['standard', 'HD+', 'HD+ glossy'],
    rules: hdOn('print-color-hd'),
  }),
  product('product-box-two-pieces', stockedStructure('fefco-0300', twoPieceSizes), {
    ...printed,
    model: 'product-box-two-pieces',
    choosable: ['lidHeight'],
    categories: ['primary-packaging'],
    boards: ['cardstock-350', 'white-one-side-e', 'natural-e'],
    printModes: ['print-color-budget', 'print-color-hd', 'print-monochrome'],
    finishes: films,
    qualities: ['standard', 'HD+', 'HD+ glossy'],
    rules: [
      ...hdOn('print-color-hd'),
      printNeeds('print-color-hd', 'cardboard-cardstock', 'cardboard-white-one-side'),
      printNeeds('print-color-budget', 'cardboard-cardstock', 'cardboard-white-one-side'),
      ...filmNeedsWhite(),
    ],
  }),
  product('product-box-wine-box', stockedStructure('fefco-0215', wineSizes, 'bottle-2'), {
    ...printed,
    model: 'product-box-wine-box',
    categories: ['primary-packaging', 'luxury-packaging'],
    boards: ['white-one-side-e', 'natural-e', 'coated-e'],
    printModes: ['print-color-budget', 'print-color-hd', 'print-monochrome', 'print-monochrome-white'],
    finishes: films,
    qualities: ['standard', 'HD+', 'HD+ glossy'],
    rules: [
      ...hdOn('print-color-hd'),
      printNeeds('print-color-hd', 'cardboard-white-one-side', 'cardboard-coated'),
      printNeeds('print-color-budget', 'cardboard-white-one-side', 'cardboard-coated'),
      printNeeds('print-monochrome-white', 'cardboard-natural'),
      ...filmNeedsWhite('cardboard-coated'),
    ],
  }),
  product('cake-box', stockedStructure('fefco-0421', cakeSizes), {
    ...printed,
    ...unfinished,
    model: 'cake-box',
    categories: ['primary-packaging', 'eco-friendly-packaging'],
    boards: ['white-one-side-e', 'natural-e'],
    printModes: ['print-eco-color', 'print-monochrome', 'no-print'],
    rules: [],
  }),
  product('carrier-box', stockedStructure('carrier-box', carrierSizes), {
    ...printed,
    ...unfinished,
    model: 'carrier-box',
    choosable: ['wallHeight'],
    categories: ['primary-packaging', 'eco-friendly-packaging'],
    boards: ['natural-e', 'white-one-side-e'],
    printModes: ['print-monochrome', 'print-eco-color', 'no-print'],
    rules: [],
  }),
  product('shipping-box', shipping, {
    ...printed,
    ...unfinished,
    model: 'shipping-box',
    categories: ['custom-shipping-boxes'],
    boards: ['natural-b', 'white-one-side-b', 'natural-c', 'white-one-side-c'],
    printModes: ['print-monochrome', 'print-eco-color', 'print-color-budget'],
    rules: [printNeeds('print-color-budget', 'cardboard-white-one-side')],
  }),
  product('shipping-box-plain', shipping, {
    ...plain,
    model: 'shipping-box-plain',
    categories: ['custom-shipping-boxes', 'eco-friendly-packaging'],
    boards: ['natural-b', 'natural-c'],
  }),
];

/** Film is laminated onto white board only; it would hide kraft. */
function filmNeedsWhite(...besides: readonly string[]) {
  return (['foil-glossy', 'foil-matte'] as const).map((value) => ({
    option: 'finish' as const,
    value,
    needs: 'material' as const,
    among: ['cardboard-cardstock', 'cardboard-white-one-side', ...besides],
  }));
}
