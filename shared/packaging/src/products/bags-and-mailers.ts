import {
  europeAndBritain,
  films,
  hdPlusOn,
  type Offer,
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
import {
  bagSizes,
  doypackSizes,
  envelopeSizes,
  filmMailerSizes,
  paperMailerSizes,
  toteSizes,
} from './sizes.ts';

const filmMailer = stockedStructure('poly-mailer', filmMailerSizes);

/** Film is printed with one to three inks; a fourth colour would need another press. */
const onFilm = {
  ...printed,
  printModes: ['print-monochrome', 'print-eco-color'],
  finishes: strips,
  madeByFinish: optionsByStrips,
  qualities: ['standard'],
  rules: [],
} as const satisfies Partial<Offer>;

/** Certified to the European standard for compostable packaging (EN 13432), which is no proof in the United States. */
const composted = {
  model: 'poly-mailer',
  categories: ['custom-shipping-boxes', 'eco-friendly-packaging'],
  boards: ['film-bio-50'],
  regions: europeAndBritain,
} as const satisfies Partial<Offer>;

/** Bags, envelopes and pouches. */
export const bagsAndMailers: readonly Product[] = [
  product('paper-bag', stockedStructure('paper-bag', bagSizes), {
    ...printed,
    model: 'paper-bag',
    choosable: ['stringHoles'],
    categories: ['primary-packaging', 'luxury-packaging'],
    boards: ['art-paper-200', 'kraft-120'],
    printModes: ['print-color-budget', 'print-color-hd', 'print-monochrome', 'print-monochrome-white'],
    finishes: films,
    qualities: ['standard', 'HD+'],
    rules: [
      hdPlusOn('print-color-hd'),
      printNeeds('print-color-hd', 'paper-art'),
      printNeeds('print-monochrome-white', 'paper-kraft'),
      { option: 'finish', value: 'foil-glossy', needs: 'material', among: ['paper-art'] },
      { option: 'finish', value: 'foil-matte', needs: 'material', among: ['paper-art'] },
    ],
  }),
  product('rigid-envelope', stockedStructure('rigid-envelope', envelopeSizes, 'B4'), {
    ...printed,
    model: 'rigid-envelope',
    categories: ['mailer-boxes', 'custom-shipping-boxes'],
    boards: ['cardstock-350', 'white-300'],
    printModes: ['print-color-budget', 'no-print'],
    finishes: strips,
    madeByFinish: optionsByStrips,
    qualities: ['standard'],
    rules: [],
  }),
  product('poly-mailer', filmMailer, {
    ...onFilm,
    model: 'poly-mailer',
    categories: ['custom-shipping-boxes'],
    boards: ['film-pe-60'],
  }),
  product('paper-mailer', stockedStructure('paper-mailer', paperMailerSizes), {
    ...onFilm,
    model: 'paper-mailer',
    categories: ['custom-shipping-boxes', 'eco-friendly-packaging'],
    boards: ['kraft-90', 'kraft-120'],
  }),
  product('bio-poly-mailer', filmMailer, { ...onFilm, ...composted }),
  product('bio-poly-mailer-plain', filmMailer, {
    ...plain,
    ...composted,
    finishes: strips,
    madeByFinish: optionsByStrips,
  }),
  product('recycled-poly-mailer', filmMailer, {
    ...onFilm,
    model: 'poly-mailer',
    categories: ['custom-shipping-boxes', 'eco-friendly-packaging'],
    boards: ['film-recycled-60'],
  }),
  product('doypack-bag', stockedStructure('doypack', doypackSizes), {
    ...printed,
    model: 'doypack-bag',
    choosable: ['zipper', 'tearNotch', 'hangHole'],
    categories: ['primary-packaging'],
    boards: ['laminate-doypack', 'laminate-kraft'],
    printModes: ['print-color-budget', 'print-monochrome', 'no-print'],
    finishes: ['foil-none', 'foil-matte'],
    qualities: ['standard'],
    rules: [
      printNeeds('print-color-budget', 'laminate'),
      { option: 'finish', value: 'foil-matte', needs: 'material', among: ['laminate'] },
    ],
  }),
  product('tote-bag', stockedStructure('tote-bag', toteSizes), {
    ...printed,
    ...unfinished,
    model: 'tote-bag',
    choosable: ['handleLength'],
    categories: ['eco-friendly-packaging', 'luxury-packaging'],
    boards: ['cotton-140'],
    printModes: ['print-monochrome', 'print-color-budget'],
    rules: [],
  }),
];
