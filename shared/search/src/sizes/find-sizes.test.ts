import { findSizes, type SizedProduct } from './find-sizes.ts';

const mailer: SizedProduct = {
  slug: 'mailer',
  structure: 'fefco-0427',
  encloses: 'box',
  sizes: [
    { L: 250, W: 200, H: 80 },
    { L: 220, W: 155, H: 20 },
  ],
};
const plainMailer: SizedProduct = { ...mailer, slug: 'plain-mailer' };
const bag: SizedProduct = {
  slug: 'bag',
  structure: 'bag',
  encloses: 'pouch',
  sizes: [{ L: 250, W: 0, H: 350 }],
};
const card: SizedProduct = {
  slug: 'card',
  structure: 'card',
  encloses: 'nothing',
  sizes: [{ L: 148, W: 105, H: 0 }],
};
const products = [mailer, plainMailer, bag, card];
const always = () => true;

it('names a stocked size within a few millimetres, once for a structure', () => {
  expect(findSizes({ lengths: [254, 203, 80] }, products, always)[0]).toEqual({
    slug: 'mailer',
    size: { L: 250, W: 200, H: 80 },
    distance: 0,
  });
  const slugs = findSizes({ lengths: [250, 200, 80] }, products, always).map(({ slug }) => slug);
  expect(slugs).not.toContain('plain-mailer');
  const named = findSizes(
    { lengths: [250, 200, 80], scoreOf: (slug) => (slug === 'plain-mailer' ? 20 : 0) },
    products,
    always,
  );
  expect(named[0]?.slug).toBe('plain-mailer');
});

it('keeps a size of its own as typed, and leaves out what cannot be made', () => {
  const [made] = findSizes({ lengths: [180, 120, 50] }, [mailer], always);
  expect(made?.size).toEqual({ L: 180, W: 120, H: 50 });
  expect(findSizes({ lengths: [180, 120, 50] }, [mailer], () => false)).toEqual([]);
});

it('finds what takes a sheet flat, and a card of the same format', () => {
  const slugs = (lengths: readonly number[]) =>
    findSizes({ lengths, isSheet: true }, products, always).map(({ slug, size }) => [slug, size.L]);
  expect(slugs([210, 148])).toEqual([['mailer', 220]]);
  expect(slugs([148, 105])).toEqual([['card', 148]]);
});
