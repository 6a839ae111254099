/** @jest-environment jsdom */
import { savePreferences } from '@shop/kit/consent';
import { renderPage, startTestShop, type TestShop } from '@shop/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import later from '../../locales/later/en-US.json';
import { serveDataUrls } from './data-urls.fixture.ts';
import { Component as Suggestions } from './search-suggestions.slot.tsx';

let shop: TestShop;
beforeAll(async () => {
  serveDataUrls();
  shop = await startTestShop();
  shop.replyWith(() => ({ json: { currency: 'EUR', prices: [{ product: 'tote-bag', price: '1.2000' }] } }));
});
afterAll(() => shop.close());

/** The field of the shell, in its form, with what opens under it. */
const open = async () => {
  document.body.innerHTML = '';
  const form = document.createElement('form');
  form.innerHTML = '<input role="combobox" aria-expanded="false" aria-label="Search" name="q">';
  form.addEventListener('submit', (event) => event.preventDefault());
  document.body.append(form);
  const field = form.querySelector('input') as HTMLInputElement;
  field.focus();
  const view = await renderPage(() => <Suggestions field={field} />, {
    remote: 'mf-catalogue',
    words: { ...words, ...later },
    document: { ...shop.document, paths: { ...shop.document.paths, search: '/search' } },
  });
  return { view, field, form };
};
const type = (field: HTMLInputElement, text: string) => {
  field.value = text;
  fireEvent.input(field);
};

it('suggests as one types, and arrow keys, Enter and Escape follow the pattern of a combobox', async () => {
  const { field } = await open();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  type(field, 'tote b');
  const options = await screen.findAllByRole('option');
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toMatch(/tote/i));
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(options[0]?.getAttribute('aria-selected')).toBe('false');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const [first] = screen.getAllByRole('option');
  expect(first?.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(screen.getAllByRole('option').at(-1)?.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryAllByRole('option')).toEqual([]);
});

it('shows the answer to the latest query, whichever arrives last', async () => {
  const { field } = await open();
  type(field, 'tape');
  type(field, 'tote bag');
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toMatch(/tote/i));
});

it('stores recent queries only with consent to "functional"', async () => {
  const { field, form } = await open();
  type(field, 'tote bag');
  fireEvent.submit(form);
  expect(localStorage.getItem('recent-searches')).toBeNull();
  act(() => savePreferences({ functional: true, analytics: false, advertising: false }));
  fireEvent.submit(form);
  expect(JSON.parse(localStorage.getItem('recent-searches') ?? '')).toEqual(['tote bag']);
  type(field, '');
  fireEvent.click(await screen.findByRole('button'));
  expect(localStorage.getItem('recent-searches')).toBeNull();
});
