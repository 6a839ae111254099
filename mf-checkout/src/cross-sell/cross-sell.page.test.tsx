/** @jest-environment jsdom */
import {
  problemBody,
  renderPage,
  startTestShop,
  type TestShop,
  testOrder,
  toastTexts,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import laterWords from '../../locales/later/en-US.json';
import { Component } from './cross-sell.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const tree = {
  ...testOrder.line_items[0],
  id: 20,
  service_name: 'tree',
  parent_id: null,
  quantity: 1,
};

const open = () =>
  renderPage(Component, {
    remote: 'mf-checkout',
    words: { ...words, ...laterWords },
    document: shop.document,
    path: '/cross-sell',
    at: '/cross-sell',
  });

it('adds what is pressed and nothing else; the way on is a link that never waits', async () => {
  shop.replyWith(({ method, path }) =>
    path.includes('add_tree')
      ? { json: { ...testOrder, version: 2, line_items: [...testOrder.line_items, tree] } }
      : path.includes('/services')
        ? { json: { services: [{ id: 1, service_name: 'tree', price: '1.00', price_gross: '1.23' }] } }
        : path.includes('dynamic_prices')
          ? {
              status: 422,
              json: { type: 'x', code: 'combination_not_allowed', status: 422, error: 'Not sold' },
            }
          : method === 'GET'
            ? { json: testOrder }
            : { status: 500, json: { type: 'x', code: 'internal', status: 500, error: 'Unexpected' } },
  );
  await open();
  const skip = await screen.findByRole('link', { name: 'Continue without additions' });
  expect(skip.getAttribute('href')).toContain('R100');
  // What is not sold here disappears; the tree stays.
  await waitFor(() => expect(screen.getAllByTestId('recommendation')).toHaveLength(1));
  const writes = () =>
    shop.received.filter(
      ({ method, path }) => method !== 'GET' && !path.includes('prices') && path.includes('tree'),
    );
  expect(writes()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Add Planted tree' }));
  expect(await screen.findByText('In your order')).toBeTruthy();
  expect(writes()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Continue to delivery' })).toBeTruthy();
});

it('offers to try again where a price did not load', async () => {
  let isUp = false;
  shop.replyWith(({ method, path }) =>
    path.includes('/services')
      ? { json: { services: [] } }
      : method === 'GET'
        ? { json: testOrder }
        : isUp
          ? problemBody('combination_not_allowed', 422)
          : problemBody('internal', 500),
  );
  await open();
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  isUp = true;
  fireEvent.click(again as HTMLElement);
  // The reply is now that it is not sold here.
  await waitFor(() => expect(again?.isConnected).toBe(false));
});

it('adds nothing twice when it is pressed again after a lost reply', async () => {
  let isLost = true;
  shop.received.length = 0;
  shop.replyWith(({ method, path }) =>
    path.includes('add_tree')
      ? isLost
        ? problemBody('internal', 500)
        : { json: { ...testOrder, version: 3, line_items: [...testOrder.line_items, tree] } }
      : path.includes('/services')
        ? { json: { services: [{ id: 1, service_name: 'tree', price: '1.00', price_gross: '1.23' }] } }
        : method === 'GET'
          ? { json: testOrder }
          : problemBody('combination_not_allowed', 422),
  );
  await open();
  const keys = () =>
    shop.received
      .filter(({ path }) => path.includes('add_tree'))
      .map(({ headers }) => headers['idempotency-key']);
  const press = async () => {
    const button = await screen.findByRole('button', { name: 'Add Planted tree' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    fireEvent.click(button);
  };
  await press();
  await waitFor(() => expect(toastTexts()).toHaveLength(1));
  isLost = false;
  await press();
  expect(await screen.findByText('In your order')).toBeTruthy();
  expect(keys().length).toBeGreaterThan(1);
  expect(new Set(keys()).size).toBe(1);
});
