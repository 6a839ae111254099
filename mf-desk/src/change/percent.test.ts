import fc from 'fast-check';
import { parsePercent } from './percent.ts';

it('parses integer and decimal shares, with point or comma, into basis points', () => {
  for (const [text, basisPoints] of [
    ['0', 0],
    ['25', 2_500],
    ['2.5', 250],
    ['2,5', 250],
    [' 33,33 % ', 3_333],
    ['0.01', 1],
    ['100', 10_000],
    ['100.00', 10_000],
    ['7.500', 750],
  ] as const)
    expect(parsePercent(text)).toEqual({ ok: true, basisPoints });
});

it('returns why any other text is not a share', () => {
  for (const [text, why] of [
    ['', 'blank'],
    [' % ', 'blank'],
    ['many', 'no_number'],
    ['1e2', 'no_number'],
    ['1.2.3', 'no_number'],
    ['-1', 'out_of_range'],
    ['101', 'out_of_range'],
    ['100.01', 'out_of_range'],
    ['100.001', 'out_of_range'],
    ['2.345', 'too_fine'],
  ] as const)
    expect({ text, reading: parsePercent(text) }).toEqual({ text, reading: { ok: false, why } });
});

it('parses every valid share, and no invalid one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
      expect(parsePercent(String(basisPoints / 100))).toEqual({ ok: true, basisPoints });
    }),
    { numRuns: 300 },
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      const reading = parsePercent(text);
      if (reading.ok) {
        expect(Number.isInteger(reading.basisPoints)).toBe(true);
        expect(reading.basisPoints).toBeGreaterThanOrEqual(0);
        expect(reading.basisPoints).toBeLessThanOrEqual(10_000);
      }
    }),
    { numRuns: 300 },
  );
});
