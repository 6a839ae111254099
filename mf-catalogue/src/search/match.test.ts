import fc from 'fast-check';
import { foldCase, type SearchableProduct, searchProducts } from './match.ts';

const product = (id: string, name: string, more: Partial<SearchableProduct> = {}): SearchableProduct => ({
  id,
  name,
  codes: [id],
  synonyms: [],
  rest: [],
  ...more,
});
const products = [
  product('mailer-box-plain', 'Plain mailer box', { codes: ['mailer-box-plain', 'FEFCO 0427'] }),
  product('mailer-box-eco', 'Kraft mailer box, one colour', { codes: ['mailer-box-eco', 'FEFCO 0427'] }),
  product('product-box', 'Product carton', {
    codes: ['product-box', 'ECMA A20.20.03.01'],
    synonyms: ['folding box, tuck box'],
  }),
  product('paper-can', 'Paper can', { rest: ['Round can with a lid, wound of board.'] }),
  product('wellpappe', 'Versandkarton aus Wellpappe', { rest: ['Pudełko fasonowe, łódź'] }),
];
const findIds = (typed: string) => searchProducts(typed, products).map(({ id }) => id);

it.each([
  ['0427', ['mailer-box-plain', 'mailer-box-eco']],
  ['fefco 0427 kraft', ['mailer-box-eco']],
  ['ECMA A20', ['product-box']],
  ['a20.20.03.01', ['product-box']],
  ['product-box', ['product-box']],
  ['tuck', ['product-box']],
  ['box kraft', ['mailer-box-eco']],
  ['pudelko', ['wellpappe']],
  ['PUDEŁKO', ['wellpappe']],
  ['lodz', ['wellpappe']],
  ['karton', ['wellpappe', 'product-box']],
  ['mialer', ['mailer-box-plain', 'mailer-box-eco']],
  ['maler', ['mailer-box-plain', 'mailer-box-eco']],
  ['mailler', ['mailer-box-plain', 'mailer-box-eco']],
  ['round lid', ['paper-can']],
  ['submarine', []],
  ['', []],
  ['  ,', []],
])('"%s" finds %j', (typed, expected) => {
  expect(findIds(typed)).toEqual(expected);
});

it('ranks a name match before a description match', () => {
  const two = [product('b', 'Bag', { rest: ['fits a can'] }), product('a', 'Can')];
  expect(searchProducts('can', two).map(({ id }) => id)).toEqual(['a', 'b']);
});

it('finds every product by its name, in capitals or without accents', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...products),
      fc.boolean(),
      fc.boolean(),
      (each, inCapitals, withoutAccents) => {
        const typed = withoutAccents ? foldCase(each.name) : each.name;
        expect(searchProducts(inCapitals ? typed.toUpperCase() : typed, products)[0]?.id).toBe(each.id);
      },
    ),
    { numRuns: 40 },
  );
});

it('accepts any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(searchProducts(typed, products).length).toBeLessThanOrEqual(products.length);
    }),
    { numRuns: 200 },
  );
});
