import {
  europe,
  films,
  glossyWithoutMatte,
  hdOn,
  hdPlusOn,
  insideNeedsWhite,
  kraftWhiteInsideInEurope,
  optionsByStrips,
  plain,
  printed,
  printNeeds,
  product,
  stockedStructure,
  strips,
  unfinished,
} from './offer.ts';
import type { Product } from './product.ts';
import { deliverySizes, mailerSizes, preprintedSizes, sleevedSizes } from './sizes.ts';

const mailer = stockedStructure('fefco-0427', mailerSizes);
const preprinted = stockedStructure('fefco-0427', preprintedSizes);
const delivery = stockedStructure('delivery-mailer', deliverySizes);
const sleeved = stockedStructure('sleeved-mailer', sleevedSizes);

const eco = ['mailer-boxes', 'eco-friendly-packaging'] as const;
const fine = ['mailer-boxes', 'luxury-packaging'] as const;

/** Boxes of corrugated board that are mailed without another carton. */
export const mailers: readonly Product[] = [
  product('mailer-box-plain', mailer, {
    ...plain,
    model: 'mailer-box-plain',
    categories: eco,
    boards: ['natural-e', 'white-one-side-e', 'natural-b'],
  }),
  product('mailer-box-eco', mailer, {
    ...printed,
    ...unfinished,
    model: 'mailer-box',
    categories: eco,
    boards: ['natural-e', 'natural-b'],
    printModes: ['print-monochrome', 'print-monochrome-with-print-inside'],
    rules: [],
  }),
  product('mailer-box-eco-white', mailer, {
    ...printed,
    ...unfinished,
    model: 'mailer-box',
    categories: eco,
    boards: ['white-one-side-e', 'white-two-sides-e', 'white-one-side-b'],
    printModes: ['print-monochrome', 'print-monochrome-with-print-inside'],
    rules: [insideNeedsWhite('print-monochrome-with-print-inside')],
  }),
  product('mailer-box-eco-color', mailer, {
    ...printed,
    model: 'mailer-box',
    categories: eco,
    boards: ['natural-e', 'natural-white-inside-e', 'white-two-sides-e'],
    printModes: ['print-eco-color', 'print-eco-color-with-print-inside'],
    finishes: ['foil-none'],
    qualities: ['standard', 'HD+'],
    rules: [
      insideNeedsWhite('print-eco-color-with-print-inside'),
      hdPlusOn('print-eco-color', 'print-eco-color-with-print-inside'),
    ],
    regionRules: [kraftWhiteInsideInEurope],
  }),
  product('mailer-box-full-color', mailer, {
    ...printed,
    model: 'mailer-box',
    categories: fine,
    boards: ['white-one-side-e', 'coated-e', 'white-e', 'white-one-side-b'],
    printModes: ['print-color-budget', 'print-color-hd'],
    finishes: films,
    qualities: ['standard', 'HD+', 'HD+ glossy'],
    rules: hdOn('print-color-hd'),
  }),
  product('mailer-box-white-ink', mailer, {
    ...printed,
    ...unfinished,
    model: 'mailer-box-white-ink',
    categories: fine,
    boards: ['natural-e', 'natural-b'],
    printModes: ['print-monochrome-white', 'print-monochrome-white-with-print-inside'],
    rules: [],
  }),
  product('mailer-box-full-color-double-sided', mailer, {
    ...printed,
    model: 'mailer-box',
    categories: fine,
    boards: ['coated-white-inside-e', 'white-two-sides-e'],
    printModes: ['print-indigo-color-with-inside'],
    finishes: films,
    qualities: ['standard', 'HD+', 'HD+ glossy'],
    rules: [insideNeedsWhite('print-indigo-color-with-inside'), glossyWithoutMatte],
  }),
  product('delivery-mailer-box', delivery, {
    ...printed,
    model: 'delivery-mailer-box',
    categories: ['mailer-boxes', 'custom-shipping-boxes'],
    boards: ['natural-e', 'white-one-side-e', 'natural-b'],
    printModes: ['print-monochrome', 'print-monochrome-white', 'print-eco-color'],
    finishes: strips,
    madeByFinish: optionsByStrips,
    qualities: ['standard'],
    rules: [printNeeds('print-monochrome-white', 'cardboard-natural')],
  }),
  product('delivery-mailer-box-plain', delivery, {
    ...plain,
    model: 'delivery-mailer-box-plain',
    categories: ['mailer-boxes', 'custom-shipping-boxes', 'eco-friendly-packaging'],
    boards: ['natural-e', 'natural-b'],
    finishes: strips,
    madeByFinish: optionsByStrips,
  }),
  // The mailer itself is plain; the sleeve carries the print.
  product('sleeved-mailer-box', sleeved, {
    ...printed,
    model: 'sleeved-mailer-box',
    choosable: ['sleeveLength'],
    categories: fine,
    boards: ['white-one-side-e', 'natural-e'],
    printModes: ['print-color-budget', 'print-color-hd', 'print-monochrome'],
    finishes: ['sleeve-white', 'sleeve-kraft'],
    qualities: ['standard', 'HD+'],
    rules: [
      hdPlusOn('print-color-hd'),
      {
        option: 'finish',
        value: 'sleeve-kraft',
        needs: 'printMode',
        among: ['print-color-budget', 'print-monochrome'],
      },
    ],
  }),
  // Pre-printed by the pallet and stocked in the European warehouse only.
  product('pre-printed-mailer-box-eco', preprinted, {
    ...plain,
    model: 'mailer-box-plain',
    categories: eco,
    boards: ['pre-printed-natural-e'],
    regions: europe,
  }),
  product('pre-printed-mailer-box-full-color', preprinted, {
    ...plain,
    model: 'mailer-box-plain',
    categories: fine,
    boards: ['pre-printed-white-one-side-e'],
    regions: europe,
  }),
];
