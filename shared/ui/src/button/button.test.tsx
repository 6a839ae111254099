/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './button.tsx';

test('a button with a reason stays reachable, says why and does nothing, not even submit', () => {
  const press = jest.fn();
  const submit = jest.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Button type="submit" onClick={press} disabledReason="Give a height first.">
        Add 500 boxes
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', submit);
  const button = screen.getByRole('button');
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Give a height first.',
  );
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('a button keeps the focus when a reason comes and goes', () => {
  const show = (reason?: string) => <Button disabledReason={reason}>Add 500 boxes</Button>;
  const { rerender } = render(show());
  const button = screen.getByRole('button');
  button.focus();
  rerender(show('Give a height first.'));
  expect(screen.getByRole('button')).toBe(button);
  expect(document.activeElement).toBe(button);
  rerender(show());
  expect(screen.getByRole('button')).toBe(button);
  expect(document.activeElement).toBe(button);
});

test('a busy button takes no second press and keeps both words for its width', () => {
  const press = jest.fn();
  const { rerender } = render(
    <Button onClick={press} busyLabel="Paying…">
      Pay
    </Button>,
  );
  fireEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={press} busy busyLabel="Paying…">
      Pay
    </Button>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
});
