/** @jest-environment jsdom */
import { recordEvents, renderPage, startTestShop, type TestShop } from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component } from './items.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const item = {
  variant_id: 3,
  sku: 'SKU-3',
  name: 'Plain mailer box',
  product_type: 'mailer-box-plain',
  configuration: {
    product: 'mailer-box-plain',
    size: { length: 212, width: 148, height: 61 },
    material: 'cardboard-natural',
    print_mode: 'no-print',
    finish: 'foil-none',
    quality: 'standard',
  },
  box_design_id: null,
  design_name: null,
  thumbnail: null,
  last_order_number: 'R1',
  last_ordered_at: '2026-11-01T10:00:00Z',
  last_quantity: 500,
  last_express_delivery_option_id: null,
  total_quantity: 500,
  price: '0.8000',
  total: '400.00',
  currency: 'EUR',
};

it('tracks one list view, and one selection and one addition per order', async () => {
  shop.replyWith(({ path }) =>
    path.includes('/plus/items')
      ? { json: { items: [item], count: 1 } }
      : { json: { number: 'R100', line_items: [{}] } },
  );
  const events = recordEvents();
  await renderPage(Component, { remote: 'mf-plus-pro', words, document: shop.document });
  const more = await screen.findByRole('button', { name: words.items.more });
  // Rendered again for another quantity: no second view.
  fireEvent.click(more);
  fireEvent.click(screen.getByRole('button', { name: /order|again|add/i }));
  await waitFor(() => expect(events.at(-1)?.event).toBe('add_to_cart'));
  expect(events.map(({ event }) => event)).toEqual(['view_item_list', 'select_item', 'add_to_cart']);
  expect(events[0]?.detail).toMatchObject({
    item_list_id: 'plus-items',
    items: [{ item_id: 'mailer-box-plain', item_variant: 'SKU-3', quantity: 500 }],
  });
  expect(events[2]?.detail).toMatchObject({ value: 408, items: [{ quantity: 510 }] });
});

it('adds nothing while the quantity of a row is emptied, and goes to its field', async () => {
  shop.replyWith(({ path }) => ({ json: path.includes('/plus/items') ? { items: [item], count: 1 } : {} }));
  await renderPage(Component, { remote: 'mf-plus-pro', words, document: shop.document });
  const field = await screen.findByRole('spinbutton');
  shop.received.length = 0;
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: /order|again|add/i }));
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(shop.received.filter(({ method }) => method !== 'GET')).toEqual([]);
});
