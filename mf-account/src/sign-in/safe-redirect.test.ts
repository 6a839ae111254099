import { resolveSafeRedirect } from './safe-redirect.ts';

const origin = 'https://shop.example';

it.each(['/', '/cart', '/koszyk/?a=1&b=%2F%2Fx#lines', '/a//b', '/@evil.example', '/\tcart'])(
  'goes on to %j',
  (next) => {
    expect(resolveSafeRedirect(next, origin)).toBe(new URL(next, origin).href);
  },
);

it.each([
  null,
  '',
  'cart',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example:80000',
])('goes nowhere for %j', (next) => {
  expect(resolveSafeRedirect(next, origin)).toBeNull();
});
