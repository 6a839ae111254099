import { isOrderNumber, newOrderNumber } from './order-number.ts';

it('starts with R, is recognised, and does not repeat', () => {
  const numbers = Array.from({ length: 2000 }, newOrderNumber);
  expect(numbers.every(isOrderNumber)).toBe(true);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('invariant 24: does not count upwards: neighbours share no prefix beyond chance', () => {
  const numbers = Array.from({ length: 500 }, newOrderNumber);
  const shared = numbers
    .slice(1)
    .filter((number, index) => number.slice(0, 6) === numbers[index]?.slice(0, 6));
  expect(shared).toHaveLength(0);
});

it.each(['17', 'R17', 'R0000000000000', 'r7KX2M9QWD4TZB', ''])('does not take %p for a number', (text) => {
  expect(isOrderNumber(text)).toBe(false);
});
