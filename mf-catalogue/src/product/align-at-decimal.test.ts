import { alignAtDecimal } from './align-at-decimal.ts';

it.each([
  ['6,253 zł', '6,253\u2007 zł'],
  ['€0.38', '€0.38\u2007\u2007'],
  ['8,6102 zł', '8,6102 zł'],
  ['1,234.5', '1,234.5\u2007\u2007\u2007'],
])('pads %s to four decimal places', (price, padded) => {
  expect(alignAtDecimal(price)).toBe(padded);
});
