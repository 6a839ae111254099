import { europe, hdPlusOn, plain, printed, product, stockedStructure, unfinished } from './offer.ts';
import type { Product } from './product.ts';
import { cardSizes, filmTapeSizes, kraftTapeSizes, labelSizes, sheetSizes } from './sizes.ts';

const sheet = stockedStructure('sheet', sheetSizes);
const kraftTape = stockedStructure('tape', kraftTapeSizes, 'width-50');

/** Metres on a roll (sources.md, sizes). */
const filmRoll = { rollLength: 66 };
const paperRoll = { rollLength: 50 };

/** Products that go around, into and onto a box. */
export const paperAndTape: readonly Product[] = [
  product('tissue-paper', sheet, {
    ...printed,
    ...unfinished,
    unit: 'sheet',
    model: 'sheet',
    categories: ['primary-packaging', 'luxury-packaging'],
    boards: ['tissue-17'],
    printModes: ['print-monochrome', 'print-eco-color'],
    rules: [],
  }),
  product('packing-paper', sheet, {
    ...printed,
    ...unfinished,
    unit: 'sheet',
    model: 'sheet',
    categories: ['custom-shipping-boxes', 'eco-friendly-packaging'],
    boards: ['packing-paper-70'],
    printModes: ['print-monochrome', 'no-print'],
    rules: [],
  }),
  product('packing-tape', stockedStructure('tape', filmTapeSizes, 'width-50'), {
    ...printed,
    ...unfinished,
    unit: 'roll',
    model: 'tape',
    categories: ['custom-shipping-boxes'],
    boards: ['tape-pp'],
    madeWith: filmRoll,
    choosable: ['rollLength'],
    printModes: ['print-monochrome', 'print-eco-color'],
    rules: [],
  }),
  product('kraft-tape', kraftTape, {
    ...printed,
    ...unfinished,
    unit: 'roll',
    model: 'tape',
    categories: ['custom-shipping-boxes', 'eco-friendly-packaging'],
    boards: ['tape-paper-70'],
    madeWith: paperRoll,
    choosable: ['rollLength'],
    printModes: ['print-monochrome', 'print-eco-color'],
    rules: [],
  }),
  // Pre-printed by the pallet and stocked in the European warehouse, like the pre-printed mailers.
  product('pre-printed-kraft-tape', kraftTape, {
    ...plain,
    unit: 'roll',
    model: 'tape',
    categories: ['custom-shipping-boxes', 'eco-friendly-packaging'],
    boards: ['pre-printed-tape-paper-70'],
    madeWith: paperRoll,
    regions: europe,
  }),
  product('square-label', stockedStructure('label', labelSizes), {
    ...printed,
    model: 'label',
    categories: ['primary-packaging'],
    boards: ['label-paper'],
    choosable: ['cornerRadius'],
    printModes: ['print-indigo-color', 'print-color-hd'],
    finishes: ['foil-none', 'foil-glossy', 'foil-matte'],
    qualities: ['standard', 'HD+'],
    rules: [hdPlusOn('print-color-hd')],
  }),
  // Every print mode prints both faces: the other face is a piece of the die.
  product('printed-card', stockedStructure('printed-card', cardSizes, 'A6'), {
    ...printed,
    model: 'card',
    categories: ['primary-packaging', 'luxury-packaging'],
    boards: ['cardstock-350', 'white-300'],
    choosable: ['foldCount', 'cornerRadius'],
    printModes: ['print-indigo-color', 'print-color-hd'],
    finishes: ['foil-none', 'foil-matte'],
    qualities: ['standard', 'HD+'],
    rules: [hdPlusOn('print-color-hd')],
  }),
];
