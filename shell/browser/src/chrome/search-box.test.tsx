/** @jest-environment jsdom */
import { setRemoteLoader, setShopDocument, startI18n } from '@shop/kit/shell';
import { testDocument } from '@shop/kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchBox } from './search-box.tsx';

const Suggestions = () => <p>Suggestions</p>;
/** The suggestions belong to another remote; here they arrive when a test says so. */
let arrive: (slots: object) => void = () => undefined;
const remote = new Promise<never>((resolve) => {
  arrive = (slots) => resolve({ name: 'mf-catalogue', slots } as never);
});

beforeAll(async () => {
  setShopDocument(testDocument);
  setRemoteLoader(() => remote);
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

it('shows no suggestions for a query that is submitted already, until the field is used again', async () => {
  const unknown = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<SearchBox />);
  const field = screen.getAllByRole<HTMLInputElement>('combobox').at(-1) as HTMLInputElement;
  act(() => field.focus());
  fireEvent.submit(field.form as HTMLFormElement);
  await act(async () => arrive({ searchSuggestions: async () => ({ Component: Suggestions }) }));
  expect(screen.queryByText('Suggestions')).toBeNull();
  fireEvent.input(field, { target: { value: 'tote' } });
  expect(await screen.findByText('Suggestions')).toBeTruthy();
  unknown.mockRestore();
});
