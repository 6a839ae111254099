/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DimensionField, type LengthReading } from './dimension-field.tsx';
import type { LengthUnit } from './length.ts';

const problems = { not_a_number: 'No figure.', too_small: 'At least 40 mm.', too_large: 'At most 600 mm.' };

function Width({
  unit,
  heard,
}: {
  readonly unit: LengthUnit;
  readonly heard: (reading: LengthReading) => void;
}) {
  const [value, setValue] = useState(212);
  return (
    <DimensionField
      label="Width"
      unit={unit}
      locale="de"
      value={value}
      min={40}
      max={600}
      problems={problems}
      onChange={(reading) => {
        heard(reading);
        if (reading.ok) setValue(reading.millimetres);
      }}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Width');

test('shows the value in the unit and language, and gives millimetres', () => {
  const heard = jest.fn();
  render(<Width unit="cm" heard={heard} />);
  expect(field().value).toBe('21,2');
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: '14,8' } });
  expect(heard).toHaveBeenLastCalledWith({ ok: true, millimetres: 148 });
});

test('keeps what is typed while it is wrong and tells the limit', () => {
  const heard = jest.fn();
  render(<Width unit="mm" heard={heard} />);
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: '601' } });
  expect(field().value).toBe('601');
  expect(screen.getByText('At most 600 mm.')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('does not scold a figure that is still being typed', () => {
  render(<Width unit="mm" heard={jest.fn()} />);
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: '3' } });
  expect(screen.queryByText('At least 40 mm.')).toBeNull();
  fireEvent.blur(field());
  expect(screen.getByText('At least 40 mm.')).toBeTruthy();
});

test('an emptied field is told only when left', () => {
  render(<Width unit="mm" heard={jest.fn()} />);
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: '' } });
  expect(screen.queryByText('No figure.')).toBeNull();
  fireEvent.blur(field());
  expect(screen.getByText('No figure.')).toBeTruthy();
});

test.each([
  ['mm', 'ArrowUp', false, 213],
  ['mm', 'ArrowDown', true, 202],
  ['cm', 'ArrowUp', false, 213],
  ['in', 'ArrowUp', false, 213.27],
  ['mm', 'PageUp', false, 222],
] as const)('in %s, %s (shift %s) gives %s mm', (unit, key, shiftKey, millimetres) => {
  const heard = jest.fn();
  render(<Width unit={unit} heard={heard} />);
  fireEvent.keyDown(field(), { key, shiftKey });
  expect(heard).toHaveBeenLastCalledWith({ ok: true, millimetres });
});

test('arrow keys stop at the limit', () => {
  const heard = jest.fn();
  render(<Width unit="mm" heard={heard} />);
  for (let press = 0; press < 60; press += 1) fireEvent.keyDown(field(), { key: 'PageUp' });
  expect(field().value).toBe('600');
  expect(heard).toHaveBeenLastCalledWith({ ok: true, millimetres: 600 });
});
