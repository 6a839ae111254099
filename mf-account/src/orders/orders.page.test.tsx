/** @jest-environment jsdom */
import { problemBody, renderPage, startTestShop, type TestShop } from '@shop/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component } from './orders.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
const open = (at = '/') =>
  renderPage(Component, { remote: 'mf-account', words, document: shop.document, path: '/', at });
const list = (...numbers: string[]) => ({
  json: {
    orders: numbers.map((number, id) => ({
      id,
      number,
      state: 'complete',
      currency: 'EUR',
      total: '499.80',
      payment_status: 'OK',
      quantity: 1500,
      thumbnail: null,
      completed_at: '2026-11-27T10:05:00Z',
    })),
    count: numbers.length,
    total_count: numbers.length,
    current_page: 2,
    pages: 3,
    per_page: 20,
  },
});

it('shows each order with its figures and a way into it', async () => {
  shop.replyWith(() => list('R100', 'R101'));
  await open();
  const link = await screen.findByRole('link', { name: 'R100' });
  expect(link.getAttribute('href')).toBe('/accountOrder/R100');
  const row = link.closest('tr');
  if (!row) throw new Error('The order is not in a row.');
  expect(within(row).getByText('€499.80')).not.toBeNull();
  expect(within(row).getByText('1,500')).not.toBeNull();
});
it('asks for the page of the address', async () => {
  shop.received.length = 0;
  shop.replyWith(() => list('R100'));
  await open('/?page=2');
  await screen.findByRole('link', { name: 'R100' });
  expect(shop.received.map(({ path }) => new URL(path, 'http://x').searchParams.get('page'))).toEqual(['2']);
  expect(screen.getByText('Page 2 of 3')).not.toBeNull();
});
it('says how orders get here when there are none', async () => {
  shop.replyWith(() => ({ json: { ...list().json, pages: 0 } }));
  await open();
  expect(await screen.findByText(words.orders.empty.title)).not.toBeNull();
});
it('claims no emptiness after a failure, and recovers', async () => {
  shop.replyWith(() => problemBody('internal', 500));
  await open();
  expect(await screen.findByRole('alert')).not.toBeNull();
  expect(screen.queryByText(words.orders.empty.title)).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  shop.replyWith(() => list('R100'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'R100' })).not.toBeNull();
});
