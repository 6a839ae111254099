/** @jest-environment jsdom */
import { renderPage, signInAs, startTestShop, type TestShop, testUser } from '@shop/kit/testing';
import { screen, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component } from '../slots/account-navigation.slot.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  signInAs(testUser);
});
afterAll(() => shop.close());

const open = async (supportsPlus: boolean) => {
  const { market } = shop.document;
  if (!market) throw new Error('The test shop has a market.');
  const document = { ...shop.document, market: { ...market, supportsPlus } };
  const view = await renderPage(Component, { remote: 'mf-account', words, document });
  const navigation = screen.getByRole('navigation', { name: words.nav.label });
  const entries = within(navigation)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  view.unmount();
  return entries;
};

it('lists the pages of the account in one order, those of a company where the region has Plus', async () => {
  // Without a dictionary of terms, the name of an entry is its id.
  const company = ['plusCatalogue', 'plusOrders', 'plusQuotes', 'plusPersonalDetails'];
  const before = ['accountOrders', 'accountBoxes', 'accountQuoteRequests'];
  const after = ['accountWallet', 'accountReforestation', 'accountSettings', 'accountPrivacy'];
  expect(await open(true)).toEqual([...before, ...company, ...after]);
  expect(await open(false)).toEqual([...before, ...after]);
});
