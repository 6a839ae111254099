import fc from 'fast-check';
import { splitBatches } from './split-batches.ts';

it('keeps every message, in order, and no batch of several is over the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 40 })), fc.integer({ min: 1, max: 90 }), (texts, limit) => {
      const messages = texts.map((text, index) => ({ id: BigInt(index), text }));
      const batches = splitBatches(messages, limit);
      expect(batches.flat()).toEqual(messages);
      for (const batch of batches) {
        const bytes = Buffer.byteLength(batch.map(({ text }) => text).join());
        expect(batch.length === 1 || bytes <= limit).toBe(true);
      }
    }),
  );
});

it('fills a batch before it begins another', () => {
  const messages = ['aaa', 'bbb', 'ccc'].map((text, index) => ({ id: BigInt(index), text }));
  expect(splitBatches(messages, 8).map((batch) => batch.length)).toEqual([2, 1]);
});
