/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { formatDecimal, parseDecimal } from './decimal.ts';
import { DecimalField } from './decimal-field.tsx';

test.each([
  ['39,7', 39.7],
  ['39.7', 39.7],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1 234,5', 1234.5],
  [',5', 0.5],
  ['-12,5', -12.5],
  ['\u221212,5', -12.5],
  ['12,', 12],
  ['', undefined],
  ['1.2.3', undefined],
  ['1e3', undefined],
  ['12 pt', undefined],
])('%j is %s', (typed, value) => {
  expect(parseDecimal(typed)).toBe(value);
});

test('what is shown can be typed, in every language of the shop', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -20_000, max: 20_000 }),
      fc.constantFrom('cs', 'de', 'en-US', 'en-GB', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ro', 'sv'),
      (tenths, locale) => {
        expect(parseDecimal(formatDecimal(tenths / 10, locale, 1))).toBe(tenths / 10);
      },
    ),
  );
});

test('shows the decimal mark of the language and takes both marks', () => {
  const heard = jest.fn();
  render(<DecimalField label="Size" value={39.7} locale="de" min={1} max={2000} onChange={heard} />);
  const field = screen.getByLabelText<HTMLInputElement>('Size');
  expect(field.value).toBe('39,7');
  fireEvent.change(field, { target: { value: '12,5' } });
  expect(heard).toHaveBeenLastCalledWith(12.5);
  fireEvent.change(field, { target: { value: '13.5' } });
  expect(heard).toHaveBeenLastCalledWith(13.5);
  fireEvent.change(field, { target: { value: '0' } });
  fireEvent.change(field, { target: { value: '' } });
  expect(heard).toHaveBeenCalledTimes(2);
  fireEvent.blur(field);
  expect(field.value).toBe('39,7');
});
