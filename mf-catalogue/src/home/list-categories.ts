import { homeCategories, regionsBySlug } from './categories.static.ts';

/** Returns the categories of a region with their products, in order; empty ones are omitted. */
export const listCategories = (region: string) =>
  homeCategories
    .map(({ category, slugs }) => ({
      category,
      slugs: slugs.filter((slug) => regionsBySlug[slug]?.includes(region) ?? true),
    }))
    .filter(({ slugs }) => slugs.length > 0);
