/** @jest-environment jsdom */
import type { Order } from '@shop/contracts';
import {
  renderPage,
  signInAs,
  startTestShop,
  type TestShop,
  testDocument,
  testOrder,
  testUser,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { allWords } from '../company/company.fixture.ts';
import { Component } from './details.page.tsx';

let shop: TestShop;
let order: Order;
beforeAll(async () => {
  shop = await startTestShop();
  shop.replyWith(({ path }) => (path.includes('/states') ? { json: { data: [] } } : { json: order }));
});
afterAll(() => shop.close());
beforeEach(() => {
  signInAs(testUser);
  order = testOrder;
  shop.received.length = 0;
});

const writes = () => shop.received.filter(({ method }) => method !== 'GET');
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const sentenceAt = (name: string) =>
  document.getElementById(field(name)?.getAttribute('aria-describedby') ?? '')?.textContent;

it('marks what is not filled in at its field, focuses the first and sends nothing', async () => {
  await renderPage(Component, {
    remote: 'mf-checkout',
    words: allWords,
    document: { ...shop.document, market: { ...testDocument.market, supportsPlus: false } },
    path: '/orderDetails/:orderNumber',
    at: '/orderDetails/R100',
  });
  const submit = await screen.findByRole('button', { name: words.details.submit });
  fireEvent.change(field('email') as HTMLInputElement, { target: { value: '' } });
  fireEvent.click(submit);
  await waitFor(() => expect(document.activeElement).toBe(field('email')));
  expect(sentenceAt('email')).toBe(words.fieldError.blank);
  for (const name of ['address1', 'zipcode', 'city', 'phone'])
    expect(sentenceAt(`ship_address.${name}`)).toBe(words.fieldError.blank);
  expect(field('ship_address.company')?.getAttribute('aria-invalid')).toBeNull();
  fireEvent.change(field('email') as HTMLInputElement, { target: { value: 'anna@' } });
  fireEvent.click(submit);
  await waitFor(() => expect(sentenceAt('email')).toBe(words.fieldError.email));
  expect(writes()).toEqual([]);
});
