import fc from 'fast-check';
import { readLength } from './dimension-field.tsx';
import { formatLength, type LengthUnit, parseLength } from './length.ts';

test.each<[string, LengthUnit, number | undefined]>([
  ['212', 'mm', 212],
  ['21,2', 'cm', 212],
  ['21.2', 'cm', 212],
  ['8.346', 'in', 211.99],
  ['8"', 'mm', 203.2],
  ['14,8 cm', 'mm', 148],
  ['1 200,5', 'mm', 1200.5],
  ['1.200,5', 'mm', 1200.5],
  ['1,200.5', 'mm', 1200.5],
  [',5', 'cm', 5],
  ['61.', 'mm', 61],
  [' 61 mm ', 'cm', 61],
  ['-5', 'mm', -5],
  ['\u22125,5', 'mm', -5.5],
  ['', 'mm', undefined],
  ['wide', 'mm', undefined],
  ['1e3', 'mm', undefined],
  ['1/2', 'in', undefined],
  ['12 px', 'mm', undefined],
  ['1.2.3', 'mm', undefined],
  ['Infinity', 'mm', undefined],
])('%j typed in %s is %s mm', (typed, unit, millimetres) => {
  expect(parseLength(typed, unit)).toBe(millimetres);
});

test('what is shown reads back within the last shown place, in every unit and language', () => {
  const half = { mm: 0.05, cm: 0.05, in: 0.0127 };
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 3000, noNaN: true }),
      fc.constantFrom<LengthUnit>('mm', 'cm', 'in'),
      fc.constantFrom('en-US', 'en-GB', 'de', 'pl', 'sv', 'fr', 'cs'),
      (millimetres, unit, locale) => {
        const back = parseLength(formatLength(millimetres, unit, locale), unit);
        expect(Math.abs((back ?? Number.NaN) - millimetres)).toBeLessThanOrEqual(half[unit] + 0.0051);
      },
    ),
  );
});

test('limits are allowed themselves and named when broken', () => {
  expect(readLength('40', 'mm', 40, 600)).toEqual({ ok: true, millimetres: 40 });
  expect(readLength('600', 'mm', 40, 600)).toEqual({ ok: true, millimetres: 600 });
  expect(readLength('39,9', 'mm', 40, 600)).toEqual({ ok: false, problem: 'too_small' });
  expect(readLength('60,1', 'cm', 40, 600)).toEqual({ ok: false, problem: 'too_large' });
  expect(readLength('0', 'mm', 40, 600)).toEqual({ ok: false, problem: 'too_small' });
  expect(readLength('x', 'mm', 40, 600)).toEqual({ ok: false, problem: 'not_a_number' });
});

test('a limit typed as it is shown in inches is accepted', () => {
  const shown = formatLength(40, 'in', 'en-US');
  expect(shown).toBe('1.575');
  expect(readLength(shown, 'in', 40, 600)).toMatchObject({ ok: true });
  expect(readLength(formatLength(600, 'in', 'en-US'), 'in', 40, 600)).toMatchObject({ ok: true });
});
