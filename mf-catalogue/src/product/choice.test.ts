import { materialsOf, products } from '@shop/packaging';
import fc from 'fast-check';
import { type Choice, choiceParameters, choiceQuery, toConfiguration } from './choice.ts';
import { getDefaultChoice, readChoice } from './read-choice.ts';

const length = fc.double({ min: 1, max: 2000, noNaN: true });
const productAndChoice = fc.constantFrom(...products).chain((product) =>
  fc.record({
    product: fc.constant(product),
    choice: fc.record({
      size: fc.record({ L: length, W: length, H: length }),
      material: fc.constantFrom(...materialsOf(product)),
      printMode: fc.constantFrom(...product.printModes),
      finish: fc.constantFrom(...product.finishes),
      quality: fc.constantFrom(...product.qualities),
      options: fc.dictionary(
        fc.constantFrom(...(product.choosable ?? ['nothing'])),
        fc.double({ min: 0, max: 900, noNaN: true }),
        { maxKeys: product.choosable?.length ?? 0 },
      ),
      quantity: fc.integer({ min: 1, max: 100_000 }),
      express: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    }) satisfies fc.Arbitrary<Choice>,
  }),
);

describe('the address of a configuration', () => {
  it('parses back to the same configuration, for every product and option', () => {
    fc.assert(
      fc.property(productAndChoice, ({ product, choice }) => {
        const address = new URLSearchParams(choiceQuery(choice)).toString();
        expect(readChoice(product, new URLSearchParams(address), 30)).toEqual(choice);
      }),
    );
  });

  it('falls back to the defaults of the product for any invalid value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...products),
        fc.dictionary(
          fc.constantFrom('l', 'w', 'h', 'board', 'print', 'finish', 'quality', 'q'),
          fc.string(),
        ),
        (product, typed) => {
          const { size, material, printMode, finish, quality, quantity } = readChoice(
            product,
            new URLSearchParams(typed),
            30,
          );
          expect(Object.values(size).every(Number.isFinite)).toBe(true);
          expect(materialsOf(product)).toContain(material);
          expect(product.printModes).toContain(printMode);
          expect(product.finishes).toContain(finish);
          expect(product.qualities).toContain(quality);
          expect(Number.isInteger(quantity) && quantity > 0).toBe(true);
        },
      ),
    );
  });

  it('is read only from the parameters that the server renders by', () => {
    const read = products.flatMap((product) => {
      const query = new URLSearchParams();
      const get = jest.spyOn(query, 'get');
      readChoice(product, query, 30);
      return get.mock.calls.map(([name]) => name.replace(/^o\..+/, 'o.*'));
    });
    expect(new Set(choiceParameters())).toEqual(new Set(read));
  });

  it('keeps an impossible size unchanged, so that it can be explained', () => {
    const [product] = products;
    if (!product) throw new Error('The range is empty.');
    expect(readChoice(product, new URLSearchParams('l=99999&w=-3'), 30).size).toMatchObject({
      L: 99_999,
      W: -3,
    });
  });

  it('is sent to the API under the names of the contract', () => {
    const product = products.find(({ slug }) => slug === 'mailer-box-plain');
    if (!product) throw new Error('The plain mailer is gone.');
    const choice = { ...getDefaultChoice(product, 30), size: { L: 212, W: 148, H: 61 } };
    expect(toConfiguration(product, choice)).toMatchObject({
      product: 'mailer-box-plain',
      size: { length: 212, width: 148, height: 61 },
      print_mode: 'no-print',
    });
    expect(toConfiguration(product, choice)).not.toHaveProperty('structure_options');
    const tape = products.find(({ slug }) => slug === 'packing-tape');
    if (!tape) throw new Error('The tape is gone.');
    // Options that the buyer cannot choose are not read from an address.
    const read = readChoice(tape, new URLSearchParams('o.rollLength=100&o.core=50'), 30);
    expect(toConfiguration(tape, read).structure_options).toEqual({ rollLength: 100 });
  });
});
