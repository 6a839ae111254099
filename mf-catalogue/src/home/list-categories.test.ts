import { categories, isSoldIn, products } from '@shop/packaging';
import { cards, productsPerCategory } from './categories.static.ts';
import { listCategories } from './list-categories.ts';

it.each(['eu', 'gb', 'us'])(
  'holds in %s what is sold there, and a card for each that stands on home',
  (region) => {
    const sold = categories.map((category) => ({
      category,
      slugs: products
        .filter((product) => product.categories.includes(category) && isSoldIn(product, region))
        .map(({ slug }) => slug),
    }));
    const shelves = listCategories(region);
    expect(shelves).toEqual(sold.filter(({ slugs }) => slugs.length > 0));
    const drawn = new Set(cards.map(({ slug }) => slug));
    expect(
      shelves.flatMap(({ slugs }) => slugs.slice(0, productsPerCategory)).filter((slug) => !drawn.has(slug)),
    ).toEqual([]);
  },
);

it('is smaller where less is sold', () => {
  const count = (region: string) => listCategories(region).reduce((sum, { slugs }) => sum + slugs.length, 0);
  expect(count('us')).toBeLessThan(count('eu'));
});
