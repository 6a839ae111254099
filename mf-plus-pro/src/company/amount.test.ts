import fc from 'fast-check';
import { formatAmount, readLimit } from './amount.ts';

const english = { thousandSeparator: ',', decimalSeparator: '.' };
const german = { thousandSeparator: '.', decimalSeparator: ',' };
const polish = { thousandSeparator: ' ', decimalSeparator: ',' };

it('takes an empty field as no limit, and no amount as none', () => {
  expect([' ', '99,90', 'ten'].map((text) => readLimit(text, english))).toEqual([null, '99.90', undefined]);
});

it('parses every formatted amount back', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999_999 });
  fc.assert(
    fc.property(cents, fc.constantFrom(english, german, polish), (minor, marks) => {
      const amount = (minor / 100).toFixed(2);
      expect(readLimit(formatAmount(amount, marks), marks)).toBe(amount);
    }),
  );
});
