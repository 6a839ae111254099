/** @jest-environment jsdom */
import { problemBody, renderPage, signInAs, startTestShop, type TestShop, testUser } from '@shop/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component } from './reforestation.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

it('shows the trees of the customer beside all, their price, and a failed read with a way to try again', async () => {
  signInAs(testUser);
  let fails = true;
  shop.replyWith(({ path }) => {
    if (path.includes('/services'))
      return { json: { services: [{ id: 1, service_name: 'tree', price: '2.10', price_gross: '2.50' }] } };
    if (fails) return problemBody('internal', 500);
    if (path.includes(`users_planted_trees/${testUser.id}`))
      return { json: { user_id: testUser.id, users_planted_trees: 3 } };
    return { json: { total_planted_trees: 1200 } };
  });
  await renderPage(Component, { remote: 'mf-account', words, document: shop.document });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  fails = false;
  fireEvent.click(again);
  expect((await screen.findByTestId('own-trees')).textContent).toBe('3');
  expect(screen.getByText('1,200')).toBeTruthy();
  expect(screen.getByText(/2\.10 net each/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the cart' })).toBeTruthy();
});
