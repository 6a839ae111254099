/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { parseQuantity, Quantity } from './quantity.tsx';

function Pieces({
  heard,
  onValidity = () => undefined,
}: {
  readonly heard: (value: number) => void;
  readonly onValidity?: (isValid: boolean) => void;
}) {
  const [value, setValue] = useState(30);
  return (
    <Quantity
      label="Pieces"
      value={value}
      min={30}
      max={1000}
      step={10}
      decreaseLabel="Fewer"
      increaseLabel="More"
      limitsText="From 30 to 1 000."
      onValidity={onValidity}
      onChange={(next) => {
        heard(next);
        setValue(next);
      }}
    />
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Pieces');

test.each([
  ['500', 500],
  ['1 000', 1000],
  ['1.000', 1000],
  ['1,000', 1000],
  ["1'000'000", 1000000],
  ['1.5', undefined],
  ['12a', undefined],
  ['-5', undefined],
  ['', undefined],
])('%j is %s', (typed, pieces) => {
  expect(parseQuantity(typed)).toBe(pieces);
});

test('buttons and keys stay within the limits', () => {
  const heard = jest.fn();
  render(<Pieces heard={heard} />);
  fireEvent.click(screen.getByLabelText('Fewer'));
  expect(heard).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Fewer').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByLabelText('More'));
  expect(heard).toHaveBeenLastCalledWith(40);
  fireEvent.keyDown(field(), { key: 'PageUp' });
  expect(heard).toHaveBeenLastCalledWith(140);
});

test('a figure outside the limits is told and not passed on, and stays to be mended', () => {
  const heard = jest.fn();
  render(<Pieces heard={heard} />);
  fireEvent.change(field(), { target: { value: '5' } });
  fireEvent.blur(field());
  expect(heard).not.toHaveBeenCalled();
  expect(field().value).toBe('5');
  expect(screen.getByText('From 30 to 1 000.')).toBeTruthy();
  fireEvent.change(field(), { target: { value: '55' } });
  expect(heard).toHaveBeenLastCalledWith(55);
  expect(screen.queryByText('From 30 to 1 000.')).toBeNull();
});

test('reports whether it holds a valid number, so that nothing is sent for an emptied field', () => {
  const onValidity = jest.fn();
  render(<Pieces heard={jest.fn()} onValidity={onValidity} />);
  expect(onValidity).toHaveBeenLastCalledWith(true);
  fireEvent.change(field(), { target: { value: '' } });
  expect(onValidity).toHaveBeenLastCalledWith(false);
  fireEvent.change(field(), { target: { value: '40' } });
  expect(onValidity).toHaveBeenLastCalledWith(true);
});
