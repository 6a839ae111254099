/** @jest-environment jsdom */
import { essentialOnly, savePreferences } from '@shop/kit/consent';
import { setShopDocument } from '@shop/kit/shell';
import { renderPage, startTestShop, type TestShop, testDocument } from '@shop/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useEffect, useState } from 'react';
import words from '../../locales/en-US.json';
import later from '../../locales/later/en-US.json';
import remote from '../remote.ts';
import { serveDataUrls } from './data-urls.fixture.ts';
import { addressOf, type Found } from './found.ts';
import { Component as Suggestions } from './search-suggestions.slot.tsx';
import { useSuggestions } from './use-suggestions.ts';

let shop: TestShop;
const scrolledTo: string[] = [];
beforeAll(async () => {
  serveDataUrls();
  shop = await startTestShop();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
  shop.replyWith(() => ({ json: { currency: 'EUR', prices: [{ product: 'tote-bag', price: '1.2000' }] } }));
});
afterAll(() => shop.close());

/** The field of the shell, in its search, with what opens under it. */
const open = async ({ isFocused = true, text = '' } = {}) => {
  document.body.innerHTML = `
    <search>
      <form>
        <input role="combobox" aria-expanded="false" aria-label="Search" name="q">
        <button type="submit">Search</button>
      </form>
    </search>
    <a href="/help">Help</a>`;
  const form = document.querySelector('form') as HTMLFormElement;
  form.addEventListener('submit', (event) => event.preventDefault());
  const field = form.querySelector('input') as HTMLInputElement;
  field.value = text;
  if (isFocused) field.focus();
  const view = await renderPage(() => <Suggestions field={field} />, {
    remote: 'mf-catalogue',
    words: { ...words, ...later },
    document: { ...shop.document, paths: { ...shop.document.paths, search: '/search' } },
  });
  // The slot is drawn inside the search.
  form.parentElement?.append(view.container);
  return { view, field, form };
};
const type = (field: HTMLInputElement, text: string) => {
  field.value = text;
  fireEvent.input(field);
};

// The first test: later ones add the words themselves.
it('brings its own words', async () => {
  setShopDocument(testDocument);
  act(() => savePreferences({ functional: true, analytics: false, advertising: false }));
  localStorage.setItem('recent-searches', '["tote bag"]');
  document.body.innerHTML = '<search><form><input role="combobox" name="q"></form></search>';
  const field = document.querySelector('input') as HTMLInputElement;
  field.focus();
  const file = `application/json;base64,${Buffer.from(JSON.stringify({ 'mf-catalogue': later })).toString('base64')}`;
  const pick = { base: 'data:', words: {}, laterWords: { 'en-US': { file, sri: '' } } };
  await renderPage(
    () => {
      const [Slot, setSlot] = useState<ComponentType<{ field: HTMLInputElement }>>();
      useEffect(() => {
        void remote.slots.searchSuggestions?.().then(({ Component }) => setSlot(() => Component as never));
      }, []);
      return Slot ? <Slot field={field} /> : null;
    },
    {
      remote: 'mf-catalogue',
      words,
      document: {
        ...shop.document,
        releaseSet: { id: 'test', region: 'eu', picks: { 'mf-catalogue': pick } } as never,
      },
    },
  );
  expect(await screen.findByRole('button', { name: later.search.suggest.forget })).toBeTruthy();
  localStorage.clear();
  act(() => essentialOnly());
});

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

it('scrolls to the row that the arrow keys reach', async () => {
  const { field } = await open();
  type(field, 'tote b');
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
  scrolledTo.length = 0;
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  await waitFor(() => expect(scrolledTo).toEqual([screen.getAllByRole('option').at(-1)?.id]));
});

it('stays closed when the focus has left the field before it arrives', async () => {
  const { field } = await open({ isFocused: false, text: 'tote b' });
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryAllByRole('option')).toEqual([]);
  act(() => field.focus());
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
});

it('forgets the reached row when the field is left', async () => {
  const { field } = await open();
  type(field, 'tote b');
  await screen.findAllByRole('option');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.hasAttribute('aria-activedescendant')).toBe(true);
  act(() => screen.getByRole('link', { name: 'Help' }).focus());
  expect(field.getAttribute('aria-expanded')).toBe('false');
  act(() => field.focus());
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
});

const answers: Record<string, (found: Found[]) => void> = {};
const answer = (query: string) =>
  new Promise<Found[]>((resolve) => {
    answers[query] = resolve;
  });
let change: (typed: string) => void = () => undefined;
function Addresses() {
  const [typed, setTyped] = useState('tape');
  change = setTyped;
  return <p>{useSuggestions(typed, answer).found.map((each) => addressOf(each))}</p>;
}

it('never lets an older answer replace a newer one', async () => {
  const view = await renderPage(Addresses, { remote: 'mf-catalogue', document: shop.document });
  act(() => change('tote'));
  await act(async () => answers.tote?.([{ kind: 'category', category: 'mailer-boxes' }]));
  const shown = view.container.textContent;
  await act(async () => answers.tape?.([{ kind: 'page', page: 'help' }]));
  expect(shown).not.toBe('');
  expect(view.container.textContent).toBe(shown);
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
  fireEvent.click(await screen.findByRole('button', { name: 'Delete recent searches' }));
  expect(localStorage.getItem('recent-searches')).toBeNull();
});

it('lets the keyboard reach "Delete recent searches", and leave it', async () => {
  act(() => savePreferences({ functional: true, analytics: false, advertising: false }));
  localStorage.setItem('recent-searches', '["tote bag"]');
  const { field } = await open();
  const forget = await screen.findByRole('button', { name: 'Delete recent searches' });
  for (const button of screen.getAllByRole('button')) act(() => button.focus());
  expect(field.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(forget, { key: 'Escape' });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(field);
  act(() => forget.focus());
  fireEvent.click(forget);
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(localStorage.getItem('recent-searches')).toBeNull();
});
