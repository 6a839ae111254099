/** @jest-environment jsdom */
import {
  problemBody,
  type RecordedEvent,
  recordEvents,
  renderPage,
  startTestShop,
  type TestShop,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import words from '../../locales/en-US.json';
import { Component as Home } from '../home/home.page.tsx';
import { serveDataUrls } from '../search/data-urls.fixture.ts';
import { Component as Search } from '../search/search.page.tsx';

let shop: TestShop;
let events: RecordedEvent[];
beforeAll(async () => {
  serveDataUrls();
  shop = await startTestShop();
  // jsdom does not implement it; nothing scrolls into view in these tests.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  shop.replyWith(({ path }) =>
    path.includes('minimal')
      ? { json: { currency: 'EUR', prices: [{ product: 'tote-bag', price: '1.2000' }] } }
      : problemBody('internal', 500),
  );
});
afterAll(() => shop.close());
beforeEach(() => {
  events = recordEvents();
});
const getDetails = (name: string) => events.filter(({ event }) => event === name).map(({ detail }) => detail);
const getItemIds = (detail: RecordedEvent['detail'] | undefined) =>
  (detail?.items as readonly { readonly item_id: string }[] | undefined)?.map(({ item_id }) => item_id);
const open = (Page: ComponentType, at: string) =>
  renderPage(Page, { remote: 'mf-catalogue', words, document: shop.document, path: '/search', at });

it('tracks search results as one list view, and a click on each opened product', async () => {
  await open(Search, '/search?q=tote');
  await waitFor(() => expect(getDetails('view_item_list')).toHaveLength(1));
  expect(getDetails('Products Searched')).toEqual([{ query: 'tote' }]);
  expect(getDetails('view_item_list')[0]).toMatchObject({ item_list_id: 'search' });
  expect(getItemIds(getDetails('view_item_list')[0])).toContain('tote-bag');
  fireEvent.click(screen.getAllByRole('link', { name: /tote/i })[0] as HTMLElement);
  expect(getDetails('select_item')).toEqual([
    {
      item_list_id: 'search',
      items: [expect.objectContaining({ item_id: 'tote-bag', price: 1.2, quantity: 1 })],
    },
  ]);
  expect(getDetails('view_item_list')).toHaveLength(1);
});

it('tracks the results of an unsubmitted query when a product is opened', async () => {
  await open(Search, '/search');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tote' } });
  const clickFirstResult = () =>
    fireEvent.click(screen.getAllByRole('link', { name: /tote/i })[0] as HTMLElement);
  await screen.findAllByText(/€1\.20/);
  expect(events).toEqual([]);
  clickFirstResult();
  clickFirstResult();
  expect(events.map(({ event }) => event)).toEqual(['view_item_list', 'select_item', 'select_item']);
  expect(getItemIds(getDetails('view_item_list')[0])).toContain('tote-bag');
});

it('tracks the products on the home page as one list view, and clicks on them', async () => {
  await open(Home, '/search');
  await waitFor(() => expect(getDetails('view_item_list')).toHaveLength(1));
  const [view] = getDetails('view_item_list');
  expect(view).toMatchObject({ item_list_id: 'home' });
  // Without product terms a product is shown by its id.
  const tiles = screen.getAllByRole('article').map((tile) => within(tile).getByRole('link'));
  const [first] = tiles;
  expect(getItemIds(view)).toEqual([...new Set(tiles.map(({ textContent }) => textContent))]);
  fireEvent.click(first as HTMLElement);
  expect(getDetails('select_item').map((detail) => [detail.item_list_id, getItemIds(detail)])).toEqual([
    ['home', [first?.textContent]],
  ]);
});
