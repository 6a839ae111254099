import { categories, isSoldIn, products } from '@shop/packaging';
import { cards, wide } from './shelves.static.ts';
import { shelvesIn } from './shelves-in.ts';

it.each(['eu', 'gb', 'us'])(
  'holds in %s what is sold there, and a card for each that stands on home',
  (region) => {
    const sold = categories.map((category) => ({
      category,
      slugs: products
        .filter((product) => product.categories.includes(category) && isSoldIn(product, region))
        .map(({ slug }) => slug),
    }));
    const shelves = shelvesIn(region);
    expect(shelves).toEqual(sold.filter(({ slugs }) => slugs.length > 0));
    const drawn = new Set(cards.map(({ slug }) => slug));
    expect(shelves.flatMap(({ slugs }) => slugs.slice(0, wide)).filter((slug) => !drawn.has(slug))).toEqual(
      [],
    );
  },
);

it('is smaller where less is sold', () => {
  const count = (region: string) => shelvesIn(region).reduce((sum, { slugs }) => sum + slugs.length, 0);
  expect(count('us')).toBeLessThan(count('eu'));
});
