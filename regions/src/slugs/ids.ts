/** The product types of specification 2.2. The id is the English slug. */
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

export const categorySlugs = [
  'mailer-boxes',
  'custom-shipping-boxes',
  'primary-packaging',
  'eco-friendly-packaging',
  'luxury-packaging',
] as const;
export type CategorySlug = (typeof categorySlugs)[number];

/** The slug of every product and category in one language: ASCII words and hyphens, each for one id alone. */
export type Slugs = Readonly<Record<ProductSlug | CategorySlug, string>>;
