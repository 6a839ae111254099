/** @jest-environment jsdom */
import { type Offer, type QuantityOption, queryKeys } from '@shop/contracts';
import { queryClient } from '@shop/kit/query';
import {
  clearToasts,
  problemBody,
  recordEvents,
  renderPage,
  startTestShop,
  type TestShop,
  toastTexts,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component } from './offer.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
  clearToasts();
});

const option = (id: number, quantity: number, total: string, selected: boolean): QuantityOption => ({
  id,
  quantity,
  price: '1.0000',
  total,
  total_gross: total,
  visible: true,
  selected,
});
const offer = (quantity: number): Offer => ({
  id: 1,
  version: 1,
  status: 'viewed',
  currency: 'EUR',
  email: 'anna@example.com',
  order_number: null,
  order_manager: null,
  valid_until: '2026-12-28T10:00:00Z',
  terms: null,
  url: 'https://shop.example/offer',
  pdf_url: '/api/offers/token/pdf',
  qr_number: 'QR1',
  region: 'eu',
  tax: { country_iso: 'DE', rate: '19.00', shown_included: false, reason_code: null },
  created_at: '2026-11-28T10:00:00Z',
  line_items: [
    {
      id: 5,
      variant_id: 9,
      sku: 'SKU',
      name: 'Shipping box',
      configuration: {
        product: 'shipping-box-plain',
        size: { length: 300, width: 200, height: 150 },
        material: 'cardboard-natural',
        print_mode: 'no-print',
        finish: 'foil-none',
        quality: 'standard',
      },
      quantity,
      price: '1.0000',
      total: quantity === 300 ? '300.00' : '450.00',
      total_gross: quantity === 300 ? '357.00' : '535.50',
      process: 'digital',
      parts: [],
      accepted: false,
      quantity_options: [
        option(21, 300, '300.00', quantity === 300),
        option(22, 500, '450.00', quantity === 500),
      ],
    },
  ],
});
const open = () =>
  renderPage(Component, {
    remote: 'mf-quotes',
    words,
    document: shop.document,
    path: '/offer/:token',
    at: '/offer/secret',
  });

it('shows the price of each quantity, and applies the selected one to the line', async () => {
  shop.replyWith(({ method }) => ({
    json: method === 'POST' ? { quantity_option: {}, offer: offer(500), order: null } : offer(300),
  }));
  await open();
  const more = await screen.findByRole('radio', { name: /500 pieces.*450/ });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /300 pieces.*300/ }).checked).toBe(true);
  fireEvent.click(more);
  expect(await screen.findByRole('checkbox', { name: /500 pieces for .*450/ })).not.toBeNull();
  expect(screen.getByText(/Selected: .*450/)).not.toBeNull();
  const sent = shop.received.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [
      expect.stringContaining('/v2/quantity_options/22/select_for_order'),
      JSON.stringify({ token: 'secret' }),
    ],
  ]);
});

it('shows why a selection is refused and refetches the offer', async () => {
  shop.replyWith(({ method }) =>
    method === 'POST' ? problemBody('offer_expired', 409) : { json: offer(300) },
  );
  await open();
  fireEvent.click(await screen.findByRole('radio', { name: /500 pieces/ }));
  await waitFor(() => expect(toastTexts()).toHaveLength(1));
  await waitFor(() => expect(shop.received.filter(({ method }) => method === 'GET')).toHaveLength(2));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /300 pieces/ }).checked).toBe(true);
});

it('states at the continue button that nothing is due yet, and does not mention an order on it', async () => {
  shop.replyWith(() => ({ json: offer(300) }));
  await open();
  const button = await screen.findByRole('button', { name: new RegExp(words.offer.accept) });
  expect(words.offer.accept).not.toMatch(/order|buy|pay/i);
  const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toMatch(
    /does not commit you to pay.*order with obligation to pay in the last step/,
  );
});

it('tracks the start of checkout once when an offer is accepted', async () => {
  const order = {
    number: 'R300',
    currency: 'EUR',
    item_total: '300.00',
    line_items: [
      {
        product: { id: 1, name: 'Shipping box', slug: 'shipping-box-plain' },
        product_type: 'shipping-box-plain',
        variant: { sku: 'SKU', external_pim_sku: 'SKU' },
        price: '1.0000',
        quantity: 300,
      },
    ],
  };
  shop.replyWith(({ method }) => ({ json: method === 'POST' ? order : offer(300) }));
  const events = recordEvents();
  await open();
  const stale = [queryKeys.companyOffer('secret'), [...queryKeys.companyQuotes, 3]];
  for (const key of stale) queryClient.setQueryData(key, {});
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(words.offer.accept) }));
  await waitFor(() => expect(events).toHaveLength(1));
  for (const key of stale) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  expect(events).toMatchObject([
    {
      event: 'begin_checkout',
      detail: { value: 300, items: [{ item_id: 'shipping-box-plain', quantity: 300 }] },
    },
  ]);
});

it('sends another attempt after a refusal as a new one', async () => {
  shop.replyWith(({ method }) =>
    method === 'POST' ? problemBody('offer_expired', 409) : { json: offer(300) },
  );
  await open();
  const keys = () =>
    new Set(
      shop.received
        .filter(({ method }) => method === 'POST')
        .map(({ headers }) => headers['idempotency-key']),
    );
  for (const tries of [1, 2]) {
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(words.offer.accept) }));
    await waitFor(() => expect(keys().size).toBe(tries));
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    clearToasts();
  }
});

it('marks a missing choice at the first line, focuses it and sends nothing', async () => {
  const [line] = offer(300).line_items;
  if (!line) throw new Error('The offer has a line.');
  const two = { ...offer(300), line_items: [line, { ...line, id: 6, quantity: 500 }] };
  shop.replyWith(() => ({ json: two }));
  await open();
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(words.offer.accept) }));
  expect(await screen.findByText(words.offer.chooseOne)).not.toBeNull();
  const [first, second] = screen.getAllByRole('checkbox');
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(first?.getAttribute('aria-invalid')).toBe('true');
  expect(shop.received.filter(({ method }) => method === 'POST')).toEqual([]);
  if (second) fireEvent.click(second);
  expect(screen.queryByText(words.offer.chooseOne)).toBeNull();
});
