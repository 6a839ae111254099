/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Menu } from './menu.tsx';

const show = () => {
  const chosen = jest.fn();
  render(
    <>
      <Menu
        label="Region"
        groups={[
          {
            id: 'all',
            entries: [
              { id: 'pl', label: 'Polska', onSelect: () => chosen('pl') },
              { id: 'eu', label: 'Europe', current: true, onSelect: () => chosen('eu') },
            ],
          },
        ]}
      >
        EUR
      </Menu>
      <p>elsewhere</p>
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Region: EUR' });
  fireEvent.click(opener);
  return { chosen, opener };
};

test('opens at the current entry and goes round with the arrow keys', () => {
  show();
  const current = screen.getByText('Europe').closest('button');
  expect(document.activeElement).toBe(current);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByText('Polska').closest('button'));
});

test('a choice closes and gives focus back', () => {
  const { chosen, opener } = show();
  fireEvent.click(screen.getByText('Polska'));
  expect(chosen).toHaveBeenCalledWith('pl');
  expect(screen.queryByText('Polska')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('Escape and a press elsewhere close', () => {
  const { opener } = show();
  fireEvent.keyDown(screen.getByText('Polska'), { key: 'Escape' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(opener);
  fireEvent.pointerDown(screen.getByText('elsewhere'));
  expect(opener.getAttribute('aria-expanded')).toBe('false');
});
