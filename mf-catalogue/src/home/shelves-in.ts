import { limited, shelves } from './shelves.static.ts';

/** Returns the categories of a region with their products, in order; empty ones are omitted. */
export const shelvesIn = (region: string) =>
  shelves
    .map(({ category, slugs }) => ({
      category,
      slugs: slugs.filter((slug) => limited[slug]?.includes(region) ?? true),
    }))
    .filter(({ slugs }) => slugs.length > 0);
