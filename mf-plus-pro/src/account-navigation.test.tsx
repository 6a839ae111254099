/** @jest-environment jsdom */
import { renderPage, startTestShop, type TestShop } from '@shop/kit/testing';
import { screen } from '@testing-library/react';
import words from '../locales/en-US.json';
import { Component as CompanyPage } from './company/company.page.tsx';
import { Component as ItemsPage } from './items/items.page.tsx';
import { Component as OrdersPage } from './orders/orders.page.tsx';

const slots = { accountNavigation: () => <nav aria-label="of the account" /> };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  shop.replyWith(() => ({ json: { items: [], companies: [], count: 0 } }));
});
afterAll(() => shop.close());

test.each([
  ['items', ItemsPage],
  ['orders', OrdersPage],
  ['company', CompanyPage],
])('%s shows the account navigation, and no other', async (_, Page) => {
  await renderPage(Page, { remote: 'mf-plus-pro', words, document: shop.document, slots });
  expect(await screen.findByRole('navigation', { name: 'of the account' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: words.items.account })).toBeNull();
});
