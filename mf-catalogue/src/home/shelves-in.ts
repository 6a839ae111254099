import { limited, shelves } from './shelves.static.ts';

/** The shelves of a region with what is sold there, in their order; one that holds nothing there is left out. */
export const shelvesIn = (region: string) =>
  shelves
    .map(({ category, slugs }) => ({
      category,
      slugs: slugs.filter((slug) => limited[slug]?.includes(region) ?? true),
    }))
    .filter(({ slugs }) => slugs.length > 0);
