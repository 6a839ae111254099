/** @jest-environment jsdom */
import { setRemoteLoader, setShopDocument, startI18n } from '@shop/kit/shell';
import { testDocument } from '@shop/kit/testing';
import { render, screen } from '@testing-library/react';
import { SearchBox } from './search-box.tsx';

beforeAll(async () => {
  setShopDocument(testDocument);
  // The suggestions belong to another remote; here they never arrive.
  setRemoteLoader(() => new Promise(() => undefined));
  await startI18n('en-US');
});

it('takes over what was typed into the box that the server drew, and the cursor, and nothing else', () => {
  // jsdom does not know the element <search> and logs an error.
  const unknown = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div data-drawn><input name="q"></div>';
  const drawn = document.querySelector('input');
  if (!drawn) throw new Error('There is no field.');
  drawn.value = 'lamp box';
  const idle = render(<SearchBox />);
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
  idle.unmount();
  drawn.focus();
  render(<SearchBox />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  expect(field.value).toBe('lamp box');
  expect(document.activeElement).toBe(field);
  expect(field.selectionStart).toBe(8);
  unknown.mockRestore();
});
