import { type Category, categories, type ProductSlug, productSlugs } from '@shop/packaging/vocabulary';

export { categories as categorySlugs, productSlugs };

/** The slug of every product and category in one language: ASCII words and hyphens, each for one id alone. */
export type Slugs = Readonly<Record<ProductSlug | Category, string>>;
