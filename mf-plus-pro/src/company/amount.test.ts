import fc from 'fast-check';
import { formatAmount, parseAmount } from './amount.ts';

const english = { thousandSeparator: ',', decimalSeparator: '.' };
const german = { thousandSeparator: '.', decimalSeparator: ',' };
const polish = { thousandSeparator: ' ', decimalSeparator: ',' };

it.each([
  ['1,250.5', english, '1250.50'],
  ['1.250,5', german, '1250.50'],
  ['1.250', german, '1250.00'],
  ['1 250,50', polish, '1250.50'],
  ['1 250 000', polish, '1250000.00'],
  ['1\u00a0250', german, '1250.00'],
  ['99.90', german, '99.90'],
  ['99,90', english, '99.90'],
  ['0', english, '0.00'],
  ['007', english, '7.00'],
  ['999999999999', english, '999999999999.00'],
  [' ', english, null],
])('%s is a valid amount', (text, marks, amount) => {
  expect(parseAmount(text, marks)).toBe(amount);
});

it.each(['-5', '1e3', 'ten', '1.234', '12,50.00', '1,25,000', '1.2.3', '€5', '1000000000000', '.50', '5 0'])(
  '%s is not an amount where points are decimal marks',
  (text) => {
    expect(parseAmount(text, english)).toBeUndefined();
  },
);

it.each([
  ['0.250', german],
  ['00.100', german],
  ['0,250', english],
  ['0 250', polish],
])('%s is not an amount: thousands do not start with zero', (text, marks) => {
  expect(parseAmount(text, marks)).toBeUndefined();
});

it('parses every formatted amount back', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999_999 });
  fc.assert(
    fc.property(cents, fc.constantFrom(english, german, polish), (minor, marks) => {
      const amount = (minor / 100).toFixed(2);
      expect(parseAmount(formatAmount(amount, marks), marks)).toBe(amount);
    }),
  );
});
