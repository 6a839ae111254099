/** @jest-environment jsdom */
import { clearToasts, renderPage, startTestShop, type TestShop, toastTexts } from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import later from '../../locales/later/en-US.json';
import { Component } from './request.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  sessionStorage.clear();
  shop.replyWith(() => ({ json: {} }));
  shop.received.length = 0;
  clearToasts();
});
const open = (query = '') =>
  renderPage(Component, {
    remote: 'mf-quotes',
    words: { ...words, ...later },
    document: shop.document,
    path: '/',
    at: `/${query}`,
  });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const next = () => fireEvent.click(screen.getByRole('button', { name: later.step.next }));
const send = async () => fireEvent.click(await screen.findByRole('button', { name: words.request.send }));
/** From the first step to the contact. */
const toContact = async () => {
  next();
  await screen.findByRole('heading', { name: later.step.details });
  next();
  await screen.findByRole('heading', { name: later.step.contact });
};

it('shows an error at each missing field of its step and focuses the first', async () => {
  await open();
  next();
  expect(await screen.findByText(words.error.quantities)).not.toBeNull();
  expect(screen.getByText(words.error.message)).not.toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${words.field.quantities}`))),
  );
  type(words.field.quantities, '500');
  type(words.field.message, 'Boxes for candles');
  await toContact();
  // The heading of the step says where the reader is.
  expect(document.activeElement?.textContent).toBe(later.step.contact);
  await send();
  expect(await screen.findByText(words.error.blank)).not.toBeNull();
  expect(screen.getByText(words.error.email)).not.toBeNull();
  expect(shop.received).toEqual([]);
});

it('goes on where the buyer left it, and sends the answers that were given under their names', async () => {
  const query = '?product=mailer-box-plain&l=212&w=148&h=61&q=500';
  const view = await open(query);
  next();
  await screen.findByRole('heading', { name: later.step.details });
  type(later.answer.label.role, 'procurement');
  type(later.answer.label.onlySupplier, 'yes');
  view.unmount();
  await open(query);
  expect(screen.getByLabelText<HTMLSelectElement>(later.answer.label.role).value).toBe('procurement');
  expect(document.querySelector('form[name="brief-form"]')).not.toBeNull();
  next();
  await screen.findByRole('heading', { name: later.step.contact });
  expect(document.querySelector('form[name="quote-contact-form"]')).not.toBeNull();
  type(words.field.fullName, 'Jan Kowalski');
  type(words.field.email, 'jan@example.com');
  shop.replyWith(() => ({ json: { qr_number: 'QR7' } }));
  await send();
  await waitFor(() => expect(shop.received.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(
    JSON.parse(shop.received.find(({ method }) => method === 'POST')?.body ?? '{}').quote_request.onboarding,
  ).toEqual({ role: 'procurement', [`${shop.document.brand}_the_only_supplier`]: 'yes' });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('takes files of the named kinds alone', async () => {
  await open('?product=mailer-box-plain&l=212&w=148&h=61&q=500');
  next();
  const input = await screen.findByTestId('quote-files');
  fireEvent.change(input, {
    target: { files: [new File(['%PDF'], 'die.pdf'), new File(['x'], 'sizes.xlsx')] },
  });
  expect(await screen.findByText(/^sizes\.xlsx is not added/)).not.toBeNull();
  expect(screen.getByText(later.files.waiting)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove die.pdf' }));
  expect(screen.queryByText(later.files.waiting)).toBeNull();
});

it('sends a prefilled configuration without a message', async () => {
  shop.replyWith(() => ({ json: { qr_number: 'QR7' } }));
  await open('?product=mailer-box-plain&l=212&w=148&h=61&q=500');
  await toContact();
  type(words.field.fullName, 'Jan Kowalski');
  type(words.field.email, 'jan@example.com');
  await send();
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
  await toContact();
  type(words.field.fullName, 'Jan Kowalski');
  type(words.field.email, 'jan@example.com');
  await send();
  await waitFor(() => expect(toastTexts()).toHaveLength(1), { timeout: 30_000 });
  expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${words.field.email}`)).value).toBe(
    'jan@example.com',
  );
  const sent = shop.received.length;
  await send();
  await waitFor(() => expect(shop.received.length).toBeGreaterThan(sent), { timeout: 30_000 });
  expect(new Set(shop.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});
