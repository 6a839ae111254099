/** The closed lists of the specification (sections 2.2 and 3). Order is that of the specification. */
export const productSlugs = [
  'mailer-box-plain',
  'mailer-box-eco',
  'mailer-box-eco-white',
  'mailer-box-eco-color',
  'mailer-box-full-color',
  'mailer-box-white-ink',
  'mailer-box-full-color-double-sided',
  'delivery-mailer-box',
  'delivery-mailer-box-plain',
  'sleeved-mailer-box',
  'product-box',
  'product-box-two-pieces',
  'product-box-wine-box',
  'shipping-box',
  'shipping-box-plain',
  'paper-bag',
  'rigid-envelope',
  'poly-mailer',
  'paper-mailer',
  'bio-poly-mailer',
  'bio-poly-mailer-plain',
  'recycled-poly-mailer',
  'sample-packs',
  'tissue-paper',
  'packing-paper',
  'packing-tape',
  'kraft-tape',
  'pre-printed-kraft-tape',
  'paper-can',
  'cake-box',
  'magnetic-box',
  'rigid-drawer-box',
  'rigid-box',
  'rigid-box-two-pieces',
  'special-box',
  'carrier-box',
  'doypack-bag',
  'pre-printed-mailer-box-eco',
  'pre-printed-mailer-box-full-color',
  'square-label',
  'tote-bag',
  'printed-card',
] as const;
export type ProductSlug = (typeof productSlugs)[number];

export const specifiedModels = [
  'mailer-box',
  'mailer-box-white-ink',
  'delivery-mailer-box',
  'delivery-mailer-box-plain',
  'mailer-box-plain',
  'sleeved-mailer-box',
  'product-box',
  'product-box-two-pieces',
  'product-box-wine-box',
  'shipping-box',
  'shipping-box-plain',
  'samples',
] as const;
/**
 * Models of our own besides the specification's, which cover board boxes only: a tape is no shipping box and must not
 * be shown as one.
 */
export const ownModels = [
  'cake-box',
  'carrier-box',
  'paper-can',
  'magnetic-box',
  'rigid-drawer-box',
  'rigid-box',
  'rigid-box-two-pieces',
  'paper-bag',
  'rigid-envelope',
  'poly-mailer',
  'paper-mailer',
  'doypack-bag',
  'tote-bag',
  'sheet',
  'tape',
  'label',
  'card',
] as const;

export const productModels = [...specifiedModels, ...ownModels] as const;
export type ProductModel = (typeof productModels)[number];

export const printModes = [
  'print-color-budget',
  'print-color-hd',
  'print-eco-color',
  'print-eco-color-with-print-inside',
  'print-monochrome',
  'print-monochrome-with-print-inside',
  'print-monochrome-white',
  'print-monochrome-white-with-print-inside',
  'no-print',
  'print-indigo-color',
  'print-indigo-color-with-inside',
] as const;
export type PrintMode = (typeof printModes)[number];

export const specifiedMaterials = [
  'cardboard-white-one-side',
  'cardboard-white-two-sides',
  'cardboard-white',
  'cardboard-coated',
  'cardboard-coated-white-inside',
  'cardboard-natural-white-inside',
  'cardboard-natural',
  'cardboard-cardstock',
] as const;

/**
 * Materials of our own besides the specification's, which cover board only: film, paper, cloth and laminates
 * (docs/decisions/2026-11-28-materials-beyond-board.md).
 */
export const ownMaterials = [
  'film',
  'film-recycled',
  'film-compostable',
  'paper-kraft',
  'paper-art',
  'paper-tissue',
  'paper-packing',
  'tape-film',
  'tape-paper',
  'label-paper',
  'cotton',
  'laminate',
  'laminate-kraft',
] as const;

export const materials = [...specifiedMaterials, ...ownMaterials] as const;
export type Material = (typeof materials)[number];

export const finishes = [
  'foil-none',
  'foil-glossy',
  'foil-matte',
  'sleeve-white',
  'sleeve-kraft',
  'single-strip',
  'double-strip',
] as const;
export type Finish = (typeof finishes)[number];

export const qualities = ['standard', 'HD+', 'HD+ glossy'] as const;
export type Quality = (typeof qualities)[number];

export const creatorModes = ['noPrint', 'samples'] as const;
export type CreatorMode = (typeof creatorModes)[number];

export const categories = [
  'mailer-boxes',
  'custom-shipping-boxes',
  'primary-packaging',
  'eco-friendly-packaging',
  'luxury-packaging',
] as const;
export type Category = (typeof categories)[number];
