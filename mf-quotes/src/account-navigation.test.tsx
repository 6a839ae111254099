/** @jest-environment jsdom */
import { renderPage, startTestShop, type TestShop } from '@shop/kit/testing';
import { screen } from '@testing-library/react';
import words from '../locales/en-US.json';
import { Component as RequestPage } from './requests/request.page.tsx';
import { Component as RequestsPage } from './requests/requests.page.tsx';

const slots = { accountNavigation: () => <nav aria-label="of the account" /> };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  shop.replyWith(() => ({ json: { requests: [], count: 0 } }));
});
afterAll(() => shop.close());

test.each([
  ['the list of quote requests', RequestsPage],
  ['one quote request', RequestPage],
])('%s shows the navigation of the account instead of its own', async (_, Page) => {
  await renderPage(Page, { remote: 'mf-quotes', words, document: shop.document, slots });
  expect(await screen.findByRole('navigation', { name: 'of the account' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: words.list.account })).toBeNull();
});
