import fc from 'fast-check';
import { lineKey, mergeLines } from './merge-lines.ts';

const line = fc.record({
  variantId: fc.integer({ min: 1, max: 4 }),
  boxDesignId: fc.constantFrom(null, 'a', 'b'),
  parentId: fc.constant(null),
  expressDeliveryOptionId: fc.constantFrom(null, 1),
  bundleId: fc.constantFrom(null, 7, 8),
  quantity: fc.integer({ min: 1, max: 5000 }),
});
type Lines = Parameters<typeof mergeLines>[0];

const perKey = (lines: Lines): Record<string, number> => {
  const counted: Record<string, number> = {};
  for (const one of lines) counted[lineKey(one)] = (counted[lineKey(one)] ?? 0) + one.quantity;
  return counted;
};

it('invariant 18: preserves what each (variant, design, options) amounts to, one line per key', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (into, from) => {
      const merged = mergeLines(into, from);
      expect(perKey(merged)).toEqual(perKey([...into, ...from]));
      expect(new Set(merged.map(lineKey)).size).toBe(merged.length);
    }),
  );
});
