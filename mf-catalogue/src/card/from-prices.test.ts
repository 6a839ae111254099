import type { Variant } from '@shop/contracts';
import { lowestByProduct } from './from-prices.query.ts';

const variant = (product: string, ...prices: string[]) =>
  ({
    configuration: { product },
    volume_prices: prices.map((price) => ({ price })),
  }) as unknown as Variant;

describe('lowestByProduct', () => {
  it('takes the lowest price of each product over all its sizes, compared as numbers', () => {
    const lowest = lowestByProduct([
      variant('mailer-box-plain', '10.0000', '9.5000'),
      variant('product-box', '0.3810', '0.3400'),
      variant('mailer-box-plain', '9.0000', '11.0000'),
    ]);
    expect([...lowest]).toEqual([
      ['mailer-box-plain', '9.0000'],
      ['product-box', '0.3400'],
    ]);
  });
  it('claims nothing for a product without prices', () => {
    expect(lowestByProduct([variant('mailer-box-plain')]).size).toBe(0);
  });
});
