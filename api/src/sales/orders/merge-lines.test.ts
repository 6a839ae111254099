import fc from 'fast-check';
import { lineKey, mergeLines } from './merge-lines.ts';

const goods = fc.record({
  variantId: fc.integer({ min: 1, max: 4 }),
  service: fc.constant(null),
  boxDesignId: fc.constantFrom(null, 'a', 'b'),
  parentId: fc.constant(null),
  expressDeliveryOptionId: fc.constantFrom(null, 1),
  bundleId: fc.constantFrom(null, 7, 8),
  quantity: fc.integer({ min: 1, max: 5000 }),
});
/** Services of two lines and of the whole order: without variant, design or express production. */
const service = fc.record({
  variantId: fc.constant(null),
  service: fc.constantFrom('expert-check', 'warranty', 'tree'),
  boxDesignId: fc.constant(null),
  parentId: fc.constantFrom(null, 5, 6),
  expressDeliveryOptionId: fc.constant(null),
  bundleId: fc.constant(null),
  quantity: fc.integer({ min: 1, max: 50 }),
});
const line = fc.oneof(goods, service);
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
