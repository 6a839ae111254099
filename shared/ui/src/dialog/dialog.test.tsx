/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { lockScroll } from './scroll-lock.ts';

// jsdom lacks the element's methods; the journeys test the browser's real top layer.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});

function Screen({ dismissable = true }: { readonly dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sign in
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Sign in"
        closeLabel="Close"
        dismissable={dismissable}
        footer={<button type="button">Go on</button>}
      >
        <input aria-label="E-mail" />
      </Dialog>
    </>
  );
}

const open = (dismissable = true) => {
  render(<Screen dismissable={dismissable} />);
  const opener = screen.getByText('Sign in');
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog') };
};

test('takes focus to the first field, names itself and locks the page', () => {
  const { dialog } = open();
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Sign in');
  expect(document.documentElement.dataset.scrollLocked).toBe('');
});

test('Escape closes, gives focus back and frees the page', () => {
  const { opener, dialog } = open();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(document.documentElement.dataset.scrollLocked).toBeUndefined();
});

test('Tab goes round inside', () => {
  const { dialog } = open();
  screen.getByText('Go on').focus();
  fireEvent.keyDown(dialog, { key: 'Tab' });
  expect(document.activeElement).toBe(screen.getByLabelText('Close'));
  fireEvent.keyDown(dialog, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(screen.getByText('Go on'));
});

test('a press outside closes, one inside does not', () => {
  const { dialog } = open();
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
  fireEvent.mouseDown(dialog, { clientX: 150, clientY: 150 });
  expect(screen.queryByLabelText('E-mail')).not.toBeNull();
  fireEvent.mouseDown(dialog, { clientX: 20, clientY: 150 });
  expect(screen.queryByLabelText('E-mail')).toBeNull();
});

test('what must not be interrupted stays', () => {
  const { dialog } = open(false);
  expect(screen.queryByLabelText('Close')).toBeNull();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.mouseDown(dialog, { clientX: -5, clientY: -5 });
  expect(screen.queryByLabelText('E-mail')).not.toBeNull();
});

test('two holders of the scroll lock both have to let go', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(document.documentElement.dataset.scrollLocked).toBe('');
  second();
  expect(document.documentElement.dataset.scrollLocked).toBeUndefined();
});
