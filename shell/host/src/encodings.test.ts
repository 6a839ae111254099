import { acceptsEncoding } from './encodings.ts';

it.each([
  ['gzip, deflate, br', true],
  ['GZIP;q=0.5', true],
  ['br;q=1.0, gzip; q=0.001', true],
  ['gzip;q=0', false],
  ['br, gzip ; q=0.000', false],
  ['x-gzip-like', false],
  ['', false],
])('"%s" takes gzip: %s', (accepted, taken) => {
  expect(acceptsEncoding(accepted, 'gzip')).toBe(taken);
});
