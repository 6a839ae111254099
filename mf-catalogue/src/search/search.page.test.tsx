/** @jest-environment jsdom */
import { useSearchParams } from '@shop/kit/router';
import { renderPage, startTestShop, type TestShop } from '@shop/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import later from '../../locales/later/en-US.json';
import { serveDataUrls } from './data-urls.fixture.ts';
import { Component } from './search.page.tsx';

let shop: TestShop;
let letLoad: () => void = () => undefined;
beforeAll(async () => {
  serveDataUrls();
  const { fetch } = globalThis;
  const isAllowed = new Promise<void>((resolve) => {
    letLoad = resolve;
  });
  globalThis.fetch = (...request) => isAllowed.then(() => fetch(...request));
  shop = await startTestShop();
  shop.replyWith(() => ({ json: { currency: 'EUR', prices: [] } }));
});
afterAll(() => shop.close());

/** Changes the query in the address, as the browser's history does. */
let goTo: (query: string) => void = () => undefined;
function Addressed() {
  const [, setParams] = useSearchParams();
  goTo = (q) => setParams({ q });
  return <Component />;
}
const open = async (at: string) => {
  await renderPage(Addressed, {
    remote: 'mf-catalogue',
    words: { ...words, ...later },
    document: { ...shop.document, paths: { ...shop.document.paths, search: '/search' } },
    path: '/search',
    at,
  });
  return screen.getByRole<HTMLInputElement>('searchbox');
};
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

it('says that results are loading, and offers the categories only without a query', async () => {
  await open('/search?q=tote+bag');
  expect((await screen.findAllByText(later.search.loading)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('region', { name: later.search.shelves })).toBeNull();
  await act(async () => letLoad());
  await waitFor(() => expect(screen.getByText(/results? found/)).toBeTruthy());
  expect(screen.queryByText(later.search.loading)).toBeNull();
});

it('keeps field, focus and further letters when a query is submitted', async () => {
  const field = await open('/search');
  act(() => field.focus());
  type(field, 'tote');
  fireEvent.submit(field.form as HTMLFormElement);
  type(field, 'tote b');
  act(() => goTo('tote'));
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('tote b');
  act(() => goTo('tape'));
  expect(field.value).toBe('tape');
  act(() => goTo('tote'));
  expect(field.value).toBe('tote');
});

it('answers from its index while the browser is offline', async () => {
  const field = await open('/search');
  act(() => void window.dispatchEvent(new Event('offline')));
  type(field, 'tote bag');
  await waitFor(() => expect(screen.getByText(/results? found/)).toBeTruthy());
  act(() => void window.dispatchEvent(new Event('online')));
});
