import fc from 'fast-check';
import { isBelowFloor, type lowestMargin, marginOf } from './offer-floor.ts';

const market = (margin: number) => ({ book: { margin } }) as Parameters<typeof lowestMargin>[0];

it('is the book’s margin at the model’s price, nothing at its costs, and grows with the price', () => {
  // 100.00 with 30 % of margin costs 70.00.
  expect(marginOf(10_000n, 10_000n, 3_000)).toBe(3_000);
  expect(marginOf(7_000n, 10_000n, 3_000)).toBe(0);
  expect(marginOf(14_000n, 10_000n, 3_000)).toBe(5_000);
  expect(marginOf(3_500n, 10_000n, 3_000)).toBe(-10_000);
  expect(marginOf(0n, 10_000n, 3_000)).toBeNull();
});

it('lets one person go down to half of the book’s margin and not below', () => {
  // Costs of 70.00 are 85 % of 82.3529…
  expect(isBelowFloor(8_236n, 10_000n, market(3_000))).toBe(false);
  expect(isBelowFloor(8_230n, 10_000n, market(3_000))).toBe(true);
  expect(isBelowFloor(0n, 10_000n, market(3_000))).toBe(true);
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 9n), fc.integer({ min: 100, max: 9_000 }), (net, margin) => {
      expect(isBelowFloor(net, net, market(margin))).toBe(false);
    }),
  );
});
