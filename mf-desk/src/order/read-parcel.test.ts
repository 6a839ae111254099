import fc from 'fast-check';
import { piecesLeft, readGrams, readParcel, readTracking } from './read-parcel.ts';

const line = (id: number, quantity: number, packed = 0, shipped = 0, refunded = 0) => ({
  line_item_id: id,
  quantity,
  packed,
  shipped,
  refunded,
  quality: 'passed' as const,
  print_file: null,
});
const form = { carrier: 'dpd', tracking: '', weight: '', pieces: { 1: '60' } };

it('packs what is typed, never more than is left', () => {
  expect(readParcel({ ...form, tracking: ' JD01 4600 ', weight: '12,5' }, [line(1, 100, 40)])).toEqual({
    ok: true,
    parcel: {
      carrier: 'dpd',
      tracking_number: 'JD014600',
      weight_grams: 12_500,
      line_items: [{ line_item_id: 1, quantity: 60 }],
    },
  });
  for (const pieces of ['61', '0', '', '-1', '1.5', 'ten'])
    expect(readParcel({ ...form, pieces: { 1: pieces } }, [line(1, 100, 40)])).toEqual({
      ok: false,
      errors: ['pieces'],
    });
  expect(readParcel({ carrier: '', tracking: 'x', weight: 'heavy', pieces: {} }, [line(1, 1)])).toEqual({
    ok: false,
    errors: ['carrier', 'tracking', 'weight', 'pieces'],
  });
  // Refunded pieces are not awaited, and a line with nothing left counts as zero.
  expect([piecesLeft(line(1, 100, 20, 30, 10)), piecesLeft(line(1, 10, 0, 10, 5))]).toEqual([40, 0]);
});

it('reads weights and tracking numbers as the API takes them', () => {
  expect(['0,001', '30000', '30000,001', '0', '1.2345', '2 000'].map(readGrams)).toEqual([
    1,
    30_000_000,
    null,
    null,
    null,
    2_000_000,
  ]);
  expect(['', 'abc', 'AB-12', 'AB_12'].map(readTracking)).toEqual([undefined, null, 'AB-12', null]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000_000 }), (grams) => {
      expect(readGrams((grams / 1000).toFixed(3))).toBe(grams);
    }),
    { numRuns: 50 },
  );
});
