import { categories, isSoldIn, products } from '@shop/packaging';
import { cards, productsPerCategory } from './categories.static.ts';
import { listCategories } from './list-categories.ts';

it.each(['eu', 'gb', 'us'])(
  'lists the products sold in %s, with a card for each product on the home page',
  (region) => {
    const expected = categories.map((category) => ({
      category,
      slugs: products
        .filter((product) => product.categories.includes(category) && isSoldIn(product, region))
        .map(({ slug }) => slug),
    }));
    const listed = listCategories(region);
    expect(listed).toEqual(expected.filter(({ slugs }) => slugs.length > 0));
    const drawnSlugs = new Set(cards.map(({ slug }) => slug));
    expect(
      listed
        .flatMap(({ slugs }) => slugs.slice(0, productsPerCategory))
        .filter((slug) => !drawnSlugs.has(slug)),
    ).toEqual([]);
  },
);

it('lists fewer products where fewer are sold', () => {
  const count = (region: string) => listCategories(region).reduce((sum, { slugs }) => sum + slugs.length, 0);
  expect(count('us')).toBeLessThan(count('eu'));
});
