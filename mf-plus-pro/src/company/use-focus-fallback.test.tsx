/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useFocusFallback } from './use-focus-fallback.ts';

function List({ rows }: { readonly rows: readonly string[] }) {
  const { fallback, keepFocus } = useFocusFallback();
  return (
    <>
      <h1 ref={fallback} tabIndex={-1}>
        List
      </h1>
      {rows.map((row) => (
        <button key={row} type="button" onClick={keepFocus}>
          {row}
        </button>
      ))}
    </>
  );
}

const click = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

it('moves the focus to the heading when the focused element disappears', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  click('a');
  rerender(<List rows={['b']} />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it.each([
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('leaves the focus alone after %s while the focused element exists', (_what, go) => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  click('a');
  rerender(<List rows={['a', 'b', 'c']} />);
  go();
  screen.getByRole('button', { name: 'a' }).blur();
  rerender(<List rows={['b']} />);
  expect(document.activeElement).toBe(document.body);
});

it('adds its listeners only once', () => {
  const listens = jest.spyOn(document, 'addEventListener');
  render(<List rows={['a']} />);
  listens.mockClear();
  click('a');
  click('a');
  expect(listens).not.toHaveBeenCalled();
  listens.mockRestore();
});
