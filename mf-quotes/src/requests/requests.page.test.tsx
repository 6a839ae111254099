/** @jest-environment jsdom */
import { problemBody, renderPage, signInAs, startTestShop, type TestShop, testUser } from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component } from './requests.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  signInAs(testUser);
});
afterAll(() => shop.close());

const rowsFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    qr_number: `QR${from + at}`,
    configuration: null,
    quantities: [500],
    status: 'received',
    created_at: '2026-11-20T10:00:00Z',
    answer_by: '2026-11-21T10:00:00Z',
  }));

it('keeps the rows that are shown when more cannot be loaded, and focuses their number after the last page', async () => {
  let isBroken = true;
  shop.replyWith(({ path }) => {
    if (!path.includes('cursor=')) return { json: { quote_requests: rowsFrom(1, 50), next_cursor: '50' } };
    return isBroken ? problemBody('internal', 500) : { json: { quote_requests: rowsFrom(51, 2) } };
  });
  await renderPage(Component, { remote: 'mf-quotes', words, document: shop.document });
  const more = await screen.findByRole('button', { name: words.list.more });
  more.focus();
  fireEvent.click(more);
  expect(await screen.findByRole('alert')).not.toBeNull();
  expect(screen.getAllByRole('link', { name: /^QR/ })).toHaveLength(50);
  isBroken = false;
  shop.received.length = 0;
  fireEvent.click(screen.getByRole('button', { name: words.list.more }));
  expect(await screen.findByText('Shown: 52')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Shown: 52')));
});
