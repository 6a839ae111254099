import type { Size, StructureId } from '../die.ts';
import type { OptionRule, Product, ProductSize, RegionRule } from './product.ts';
import type { Finish, PrintMode, ProductSlug } from './vocabulary.ts';

/** A structure in its stocked sizes. */
export interface StockedStructure {
  readonly structure: StructureId;
  readonly sizes: readonly ProductSize[];
  readonly defaultSize: Size;
}

/** Returns a structure with its stocked sizes. Pages and price lists show the size `medium` first. */
export function stockedStructure(
  structure: StructureId,
  sizes: readonly ProductSize[],
  medium: ProductSize['name'] = 'M',
): StockedStructure {
  const shown = sizes.find(({ name }) => name === medium) ?? sizes[0];
  if (!shown) throw new Error(`${structure} is offered in no size`);
  return { structure, sizes, defaultSize: { L: shown.L, W: shown.W, H: shown.H } };
}

export type Offer = Omit<
  Product,
  'slug' | 'nameKey' | 'structure' | 'sizes' | 'defaultSize' | 'designless' | 'unit'
> &
  Partial<Pick<Product, 'unit'>>;

export const product = (slug: ProductSlug, kind: StockedStructure, offer: Offer): Product => ({
  slug,
  nameKey: `product.${slug}.name`,
  unit: 'piece',
  ...kind,
  ...offer,
  designless: offer.printModes.every((mode) => mode === 'no-print'),
});

/** Region ids as in `regions/`. Packaging knows only their names; a test of the API compares them. */
export const europe = ['eu', 'cz', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'se'] as const;
export const europeAndBritain = [...europe, 'gb'] as const;

/** Sold without print. */
export const plain = {
  printModes: ['no-print'],
  finishes: ['foil-none'],
  qualities: ['standard'],
  creatorModes: ['noPrint', 'samples'],
  rules: [],
} as const satisfies Partial<Offer>;

/** Printed to the buyer's design. Sample packs may contain its boards (specification 3, creator modes). */
export const printed = { creatorModes: ['samples'] } as const satisfies Partial<Offer>;

/** Simple print without film: one quality, no finish. */
export const unfinished = {
  finishes: ['foil-none'],
  qualities: ['standard'],
} as const satisfies Partial<Offer>;

export const films = ['foil-none', 'foil-glossy', 'foil-matte'] as const satisfies readonly Finish[];
export const strips = ['single-strip', 'double-strip'] as const satisfies readonly Finish[];

/** Strips are part of the die: the flap is as deep as they need. */
export const optionsByStrips = {
  'single-strip': { stripCount: 1 },
  'double-strip': { stripCount: 2 },
} as const satisfies Product['madeByFinish'];

export const whiteInside = [
  'cardboard-white-two-sides',
  'cardboard-natural-white-inside',
  'cardboard-coated-white-inside',
] as const;

export const insideNeedsWhite = (value: PrintMode): OptionRule => ({
  option: 'printMode',
  value,
  needs: 'material',
  among: whiteInside,
});

/** A print mode that is available on some of the product's materials only. */
export const printNeeds = (value: PrintMode, ...among: readonly string[]): OptionRule => ({
  option: 'printMode',
  value,
  needs: 'material',
  among,
});

/** The gloss of HD+ glossy is a varnish: it goes with bare print or gloss film, not under a matt film. */
const glossyNeedsNoMatte: OptionRule = {
  option: 'quality',
  value: 'HD+ glossy',
  needs: 'finish',
  among: ['foil-none', 'foil-glossy'],
};

const qualityNeeds = (value: 'HD+' | 'HD+ glossy', modes: readonly PrintMode[]): OptionRule => ({
  option: 'quality',
  value,
  needs: 'printMode',
  among: modes,
});

/** The HD qualities need the HD presses; without varnish only `HD+`. */
export const hdOn = (...modes: readonly PrintMode[]): OptionRule[] => [
  qualityNeeds('HD+', modes),
  qualityNeeds('HD+ glossy', modes),
  glossyNeedsNoMatte,
];
export const hdPlusOn = (...modes: readonly PrintMode[]): OptionRule => qualityNeeds('HD+', modes);
export const glossyWithoutMatte = glossyNeedsNoMatte;

/** The mill delivers kraft board with a white inside to the European plants only. */
export const kraftWhiteInsideInEurope: RegionRule = {
  option: 'material',
  value: 'cardboard-natural-white-inside',
  regions: europeAndBritain,
};
