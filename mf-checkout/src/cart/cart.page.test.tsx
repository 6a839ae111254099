/** @jest-environment jsdom */
import {
  answerQuestion,
  clearToasts,
  isAsking,
  problemBody,
  renderPage,
  startTestShop,
  type TestShop,
  toastTexts,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { testOrder } from '../order/order.fixture.ts';
import { Component } from './cart.page.tsx';

jest.setTimeout(30_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
  clearToasts();
});
const open = () => renderPage(Component, { remote: 'mf-checkout', words, document: shop.document });
const writes = () => shop.received.filter(({ method }) => method !== 'GET');

describe('removing a line', () => {
  const openAndPress = async () => {
    shop.answers(({ method }) => ({
      json: method === 'DELETE' ? { ...testOrder, line_items: [] } : testOrder,
    }));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /Remove/ }));
    await waitFor(() => expect(isAsking()).toBe(true));
  };
  it('asks first and keeps the line on a no', async () => {
    await openAndPress();
    answerQuestion(false);
    await waitFor(() => expect(isAsking()).toBe(false));
    expect(writes()).toEqual([]);
    expect(screen.getByTestId('check-out')).not.toBeNull();
  });
  it('takes it out on a yes and says so', async () => {
    await openAndPress();
    answerQuestion(true);
    expect(await screen.findByText('Your cart is empty')).not.toBeNull();
    expect(writes().map(({ method, path }) => [method, path])).toEqual([
      ['DELETE', expect.stringContaining('/11')],
    ]);
    expect(toastTexts()).toHaveLength(1);
  });
});

it('says what happened when the cart cannot be read, and recovers', async () => {
  shop.answers(() => problemBody('internal', 500));
  await open();
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('kept'));
  shop.answers(() => ({ json: testOrder }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTestId('check-out')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
