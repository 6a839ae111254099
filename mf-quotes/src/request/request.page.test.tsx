/** @jest-environment jsdom */
import { clearToasts, renderPage, startTestShop, type TestShop, toastTexts } from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component } from './request.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
  clearToasts();
});
const open = (query = '') =>
  renderPage(Component, { remote: 'mf-quotes', words, document: shop.document, path: '/', at: `/${query}` });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: words.request.send }));

it('shows an error at each missing field and focuses the first', async () => {
  await open();
  send();
  expect(await screen.findByText(words.error.quantities)).not.toBeNull();
  expect(screen.getByText(words.error.message)).not.toBeNull();
  expect(screen.getByText(words.error.blank)).not.toBeNull();
  expect(screen.getByText(words.error.email)).not.toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${words.field.quantities}`))),
  );
  expect(shop.received).toEqual([]);
});

it('sends a prefilled configuration without a message', async () => {
  shop.replyWith(() => ({ json: { qr_number: 'QR7' } }));
  await open('?product=mailer-box-plain&l=212&w=148&h=61&q=500');
  type(words.field.fullName, 'Jan Kowalski');
  type(words.field.email, 'jan@example.com');
  send();
  await waitFor(() => expect(shop.received).toHaveLength(1));
  expect(JSON.parse(shop.received[0]?.body ?? '{}')).toMatchObject({
    quote_request: {
      configuration: { product: 'mailer-box-plain', size: { length: 212, width: 148, height: 61 } },
      quantities: [500],
      email: 'jan@example.com',
      company_name: null,
    },
  });
});

it('keeps the input and its idempotency key when the connection is lost', async () => {
  shop.replyWith(() => ({ dropConnection: true }));
  await open('?product=mailer-box-plain&l=212&w=148&h=61&q=500');
  type(words.field.fullName, 'Jan Kowalski');
  type(words.field.email, 'jan@example.com');
  send();
  await waitFor(() => expect(toastTexts()).toHaveLength(1), { timeout: 30_000 });
  expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${words.field.email}`)).value).toBe(
    'jan@example.com',
  );
  const sent = shop.received.length;
  send();
  await waitFor(() => expect(shop.received.length).toBeGreaterThan(sent), { timeout: 30_000 });
  expect(new Set(shop.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});
