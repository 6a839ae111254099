import type { Size, StructureId } from '../die.ts';
import type { OptionRule, Product, ProductSize } from './product.ts';
import { cartonSizes, deliverySizes, mailerSizes, shippingSizes } from './sizes.ts';
import type { ProductSlug } from './vocabulary.ts';

interface Family {
  readonly structure: StructureId;
  readonly sizes: readonly ProductSize[];
  readonly defaultSize: Size;
}

const mailer: Family = {
  structure: 'fefco-0427',
  sizes: mailerSizes,
  defaultSize: { L: 250, W: 200, H: 80 },
};
const delivery: Family = {
  structure: 'fefco-0427',
  sizes: deliverySizes,
  defaultSize: { L: 320, W: 240, H: 80 },
};
const shipping: Family = {
  structure: 'fefco-0201',
  sizes: shippingSizes,
  defaultSize: { L: 300, W: 200, H: 150 },
};
const carton: Family = {
  structure: 'tuck-end-reverse',
  sizes: cartonSizes,
  defaultSize: { L: 100, W: 60, H: 160 },
};

type Offer = Omit<Product, 'slug' | 'nameKey' | 'structure' | 'sizes' | 'defaultSize' | 'designless'>;

const product = (slug: ProductSlug, family: Family, offer: Offer): Product => ({
  slug,
  nameKey: `product.${slug}.name`,
  ...family,
  ...offer,
  designless: offer.printModes.every((mode) => mode === 'no-print'),
});

const insideNeedsWhite = (value: string): OptionRule => ({
  option: 'printMode',
  value,
  needs: 'material',
  among: ['cardboard-white-two-sides', 'cardboard-natural-white-inside', 'cardboard-coated-white-inside'],
});

/** Gloss of the HD+ glossy quality is a varnish: it goes with bare print or gloss film, not under a matt one. */
const glossyNeedsNoMatte: OptionRule = {
  option: 'quality',
  value: 'HD+ glossy',
  needs: 'finish',
  among: ['foil-none', 'foil-glossy'],
};

/** The HD qualities are printed by the HD presses. */
const hdNeedsHd = (value: 'HD+' | 'HD+ glossy', ...modes: string[]): OptionRule => ({
  option: 'quality',
  value,
  needs: 'printMode',
  among: modes,
});

const plain = {
  printModes: ['no-print'],
  finishes: ['foil-none'],
  qualities: ['standard'],
  creatorModes: ['noPrint', 'samples'],
  rules: [],
} as const satisfies Partial<Offer>;

const printed = { creatorModes: ['samples'] } as const satisfies Partial<Offer>;

const strips = ['single-strip', 'double-strip'] as const;

/**
 * What is sold. A slug of the closed list that is missing here cannot be made yet and is therefore not offered.
 * Which option goes with which is data: plain lists, and rules for what depends on another option.
 */
export const products: readonly Product[] = [
  product('mailer-box-plain', mailer, {
    ...plain,
    model: 'mailer-box-plain',
    categories: ['mailer-boxes', 'eco-friendly-packaging'],
    boards: ['natural-e', 'white-one-side-e', 'natural-b'],
  }),
  product('mailer-box-eco', mailer, {
    ...printed,
    model: 'mailer-box',
    categories: ['mailer-boxes', 'eco-friendly-packaging'],
    boards: ['natural-e', 'natural-b'],
    printModes: ['print-monochrome', 'print-monochrome-with-print-inside'],
    finishes: ['foil-none'],
    qualities: ['standard'],
    rules: [],
  }),
  product('mailer-box-eco-white', mailer, {
    ...printed,
    model: 'mailer-box',
    categories: ['mailer-boxes', 'eco-friendly-packaging'],
    boards: ['white-one-side-e', 'white-two-sides-e', 'white-one-side-b'],
    printModes: ['print-monochrome', 'print-monochrome-with-print-inside'],
    finishes: ['foil-none'],
    qualities: ['standard'],
    rules: [insideNeedsWhite('print-monochrome-with-print-inside')],
  }),
  product('mailer-box-eco-color', mailer, {
    ...printed,
    model: 'mailer-box',
    categories: ['mailer-boxes', 'eco-friendly-packaging'],
    boards: ['natural-e', 'natural-white-inside-e', 'white-two-sides-e'],
    printModes: ['print-eco-color', 'print-eco-color-with-print-inside'],
    finishes: ['foil-none'],
    qualities: ['standard', 'HD+'],
    rules: [
      insideNeedsWhite('print-eco-color-with-print-inside'),
      hdNeedsHd('HD+', 'print-eco-color', 'print-eco-color-with-print-inside'),
    ],
  }),
  product('mailer-box-full-color', mailer, {
    ...printed,
    model: 'mailer-box',
    categories: ['mailer-boxes', 'luxury-packaging'],
    boards: ['white-one-side-e', 'coated-e', 'white-e', 'white-one-side-b'],
    printModes: ['print-color-budget', 'print-color-hd'],
    finishes: ['foil-none', 'foil-glossy', 'foil-matte'],
    qualities: ['standard', 'HD+', 'HD+ glossy'],
    rules: [
      hdNeedsHd('HD+', 'print-color-hd'),
      hdNeedsHd('HD+ glossy', 'print-color-hd'),
      glossyNeedsNoMatte,
    ],
  }),
  product('mailer-box-white-ink', mailer, {
    ...printed,
    model: 'mailer-box-white-ink',
    categories: ['mailer-boxes', 'luxury-packaging'],
    boards: ['natural-e', 'natural-b'],
    printModes: ['print-monochrome-white', 'print-monochrome-white-with-print-inside'],
    finishes: ['foil-none'],
    qualities: ['standard'],
    rules: [],
  }),
  product('mailer-box-full-color-double-sided', mailer, {
    ...printed,
    model: 'mailer-box',
    categories: ['mailer-boxes', 'luxury-packaging'],
    boards: ['coated-white-inside-e', 'white-two-sides-e'],
    printModes: ['print-indigo-color-with-inside'],
    finishes: ['foil-none', 'foil-glossy', 'foil-matte'],
    qualities: ['standard', 'HD+', 'HD+ glossy'],
    rules: [insideNeedsWhite('print-indigo-color-with-inside'), glossyNeedsNoMatte],
  }),
  product('delivery-mailer-box', delivery, {
    ...printed,
    model: 'delivery-mailer-box',
    categories: ['mailer-boxes', 'custom-shipping-boxes'],
    boards: ['natural-e', 'white-one-side-e', 'natural-b'],
    printModes: ['print-monochrome', 'print-monochrome-white', 'print-eco-color'],
    finishes: strips,
    qualities: ['standard'],
    rules: [
      {
        option: 'printMode',
        value: 'print-monochrome-white',
        needs: 'material',
        among: ['cardboard-natural'],
      },
    ],
  }),
  product('delivery-mailer-box-plain', delivery, {
    ...plain,
    model: 'delivery-mailer-box-plain',
    categories: ['mailer-boxes', 'custom-shipping-boxes', 'eco-friendly-packaging'],
    boards: ['natural-e', 'natural-b'],
    finishes: strips,
  }),
  product('product-box', carton, {
    ...printed,
    model: 'product-box',
    categories: ['primary-packaging'],
    boards: ['cardstock-350', 'white-300'],
    printModes: ['print-indigo-color', 'print-indigo-color-with-inside', 'print-color-hd'],
    finishes: ['foil-none', 'foil-glossy', 'foil-matte'],
    qualities: ['standard', 'HD+', 'HD+ glossy'],
    rules: [
      hdNeedsHd('HD+', 'print-color-hd'),
      hdNeedsHd('HD+ glossy', 'print-color-hd'),
      glossyNeedsNoMatte,
    ],
  }),
  product('shipping-box', shipping, {
    ...printed,
    model: 'shipping-box',
    categories: ['custom-shipping-boxes'],
    boards: ['natural-b', 'white-one-side-b', 'natural-c', 'white-one-side-c'],
    printModes: ['print-monochrome', 'print-eco-color', 'print-color-budget'],
    finishes: ['foil-none'],
    qualities: ['standard'],
    rules: [
      {
        option: 'printMode',
        value: 'print-color-budget',
        needs: 'material',
        among: ['cardboard-white-one-side'],
      },
    ],
  }),
  product('shipping-box-plain', shipping, {
    ...plain,
    model: 'shipping-box-plain',
    categories: ['custom-shipping-boxes', 'eco-friendly-packaging'],
    boards: ['natural-b', 'natural-c'],
  }),
];

/** The product of a slug; undefined for one that is not sold. */
export const productOf = (slug: string): Product | undefined => products.find((each) => each.slug === slug);
