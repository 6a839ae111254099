import fc from 'fast-check';
import { parseAmount, readRefund } from './read-refund.ts';

const line = (line_item_id: number, quantity: number, refunded: number) => ({
  line_item_id,
  quantity,
  packed: 0,
  shipped: 0,
  refunded,
  quality: 'waiting' as const,
  print_file: null,
});

it('reads every amount of cents however it is written, and nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.constantFrom('.', ','), (cents, mark) => {
      const whole = Math.floor(cents / 100);
      const rest = String(cents % 100).padStart(2, '0');
      expect(parseAmount(`${whole}${mark}${rest}`)).toBe(`${whole}.${rest}`);
    }),
    { numRuns: 50 },
  );
  expect(parseAmount('12,5')).toBe('12.50');
  expect(parseAmount('1 200')).toBe('1200.00');
  for (const wrong of ['', '0', '0,00', '-1', '1.234', '1,2,3', 'ten', '1e3'])
    expect(parseAmount(wrong)).toBe(null);
});

it('asks for no more pieces than are left of a line', () => {
  const form = { way: 'lines', amount: '', reason: 'defect' } as const;
  const lines = [line(1, 100, 40), line(2, 10, 0)];
  expect(readRefund({ ...form, pieces: { 1: '60', 2: '' } }, lines)).toEqual({
    lines: [{ line_item_id: 1, quantity: 60 }],
    reason: 'defect',
  });
  for (const typed of ['61', '0', '-1', '1.5', 'x', ''])
    expect(readRefund({ ...form, pieces: { 1: typed } }, lines)).toBe(null);
});
