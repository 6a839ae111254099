/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { MegaMenu } from './mega-menu.tsx';

const groups = [
  {
    id: 'mailers',
    label: 'Mailers',
    href: '/m',
    entries: [
      { id: 'a', label: 'Kraft mailer', href: '/m/a' },
      { id: 'b', label: 'White mailer', href: '/m/b' },
    ],
  },
  { id: 'cases', label: 'Cases', href: '/c', entries: [] },
];

function Header() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={root}>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Products
        </button>
        {open ? (
          <MegaMenu id="range" label="Range" groups={groups} root={root} onClose={() => setOpen(false)} />
        ) : null}
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

// jsdom has no layout: everything counts as visible.
beforeAll(() => {
  Element.prototype.checkVisibility = () => true;
});

const open = () => {
  render(<Header />);
  const button = screen.getByRole('button', { name: 'Products' });
  button.focus();
  fireEvent.click(button);
  return button;
};

it('keeps the focus on its button and lets the arrow keys walk the links round', () => {
  const button = open();
  expect(document.activeElement).toBe(button);
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? button, { key });
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Mailers');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Kraft mailer');
  press('End');
  expect(document.activeElement?.textContent).toBe('Cases');
  press('ArrowDown');
  expect(document.activeElement).toBe(button);
  press('ArrowUp');
  expect(document.activeElement?.textContent).toBe('Cases');
});

it('closes on Escape with the focus back on its button', () => {
  const button = open();
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  fireEvent.keyDown(screen.getByText('Mailers'), { key: 'Escape' });
  expect(screen.queryByText('Mailers')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('closes when a link is followed, and when press or focus go elsewhere', () => {
  const button = open();
  fireEvent.click(screen.getByText('White mailer'));
  expect(screen.queryByText('Mailers')).toBeNull();
  fireEvent.click(button);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByText('Mailers')).toBeNull();
  fireEvent.click(button);
  fireEvent.focusIn(screen.getByText('Elsewhere'));
  expect(screen.queryByText('Mailers')).toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
