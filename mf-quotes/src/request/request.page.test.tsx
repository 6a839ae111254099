/** @jest-environment jsdom */
import { queryKeys } from '@shop/contracts';
import { queryClient } from '@shop/kit/query';
import {
  clearToasts,
  problemBody,
  renderPage,
  signInAs,
  startTestShop,
  type TestShop,
  testUser,
  toastTexts,
} from '@shop/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

const configured = '?product=mailer-box-plain&l=212&w=148&h=61&q=500';
const posts = () => shop.received.filter(({ method }) => method === 'POST');
const fillContact = () => {
  type(words.field.fullName, 'Jan Kowalski');
  type(words.field.email, 'jan@example.com');
};
const refuse = (path: string) =>
  problemBody('invalid_input', 422, {
    fields: [{ path: `quote_request.${path}`, code: 'wrong_format', message: 'no', example: '00-950' }],
  });

it('sends a corrected request as a new one: the refusal is stored under the key of the first', async () => {
  shop.replyWith(() => refuse('phone'));
  await open(configured);
  await toContact();
  fillContact();
  type(words.field.phone, '+49 30 1');
  await send();
  await waitFor(() => expect(toastTexts()).toHaveLength(1));
  type(words.field.phone, '+49 30 901820');
  shop.replyWith(() => ({ json: { qr_number: 'QR7' } }));
  await send();
  await waitFor(() => expect(posts().at(-1)?.body).toContain('901820'));
  const keyOf = (at: number) => posts().at(at)?.headers['idempotency-key'];
  expect(keyOf(-1)).not.toBe(keyOf(0));
});

it('lets a postcode that was refused for one country pass for another', async () => {
  shop.replyWith(({ method }) => (method === 'POST' ? refuse('zipcode') : { json: {} }));
  await open(configured);
  next();
  await screen.findByRole('heading', { name: later.step.details });
  type(words.field.country, 'PL');
  type(words.field.zipcode, '10115');
  next();
  await screen.findByRole('heading', { name: later.step.contact });
  fillContact();
  await send();
  await screen.findByRole('heading', { name: later.step.details });
  const postcode = () => screen.getByLabelText(new RegExp(`^${words.field.zipcode}`));
  await waitFor(() => expect(document.activeElement).toBe(postcode()));
  type(words.field.country, 'DE');
  next();
  expect(await screen.findByRole('heading', { name: later.step.contact })).not.toBeNull();
});

it('asks for nobody’s company but those for which the reader may order', async () => {
  shop.replyWith(({ method }) => ({ json: method === 'POST' ? { qr_number: 'QR7' } : { companies: [] } }));
  const companyList = [...queryKeys.companyQuotes, 3];
  const sentFor = async (query: string) => {
    shop.received.length = 0;
    sessionStorage.clear();
    const view = await open(`${configured}${query}`);
    queryClient.setQueryData(companyList, { pages: [] });
    await toContact();
    fillContact();
    await send();
    await waitFor(() => expect(posts()).not.toHaveLength(0));
    // The company's list shows the request when it is opened next.
    await waitFor(() => expect(queryClient.getQueryState(companyList)?.isInvalidated).toBe(true));
    view.unmount();
    return JSON.parse(posts()[0]?.body ?? '{}').quote_request.company_id;
  };
  signInAs(testUser);
  expect(await sentFor('&company=3')).toBeNull();
  shop.replyWith(({ method }) => ({
    json:
      method === 'POST'
        ? { qr_number: 'QR7' }
        : {
            companies: [
              { id: 3, name: 'Kowal', role: 'requester' },
              { id: 4, name: 'Lis', role: 'viewer' },
            ],
          },
    // The list arrives after the press: a company's request waits for it.
    delayMs: method === 'POST' ? 0 : 300,
  }));
  expect(await sentFor('&company=4')).toBeNull();
  expect(await sentFor('&company=abc')).toBeNull();
  expect(await sentFor('&company=3')).toBe(3);
});

it('gives the focus to the heading of the step that was gone back to, and takes none on opening', async () => {
  const view = await open(configured);
  expect(document.activeElement).toBe(document.body);
  next();
  await screen.findByRole('heading', { name: later.step.details });
  fireEvent.click(screen.getByRole('button', { name: later.step.back }));
  await screen.findByRole('heading', { name: later.step.need });
  expect(document.activeElement?.textContent).toBe(later.step.need);
  next();
  await screen.findByRole('heading', { name: later.step.details });
  view.unmount();
  await open(configured);
  await screen.findByRole('heading', { name: later.step.details });
  expect(document.activeElement).toBe(document.body);
});

it('names the files that a reload has lost, at the step where they are chosen', async () => {
  const view = await open(configured);
  next();
  fireEvent.change(await screen.findByTestId('quote-files'), {
    target: { files: [new File(['%PDF'], 'die.pdf')] },
  });
  next();
  await screen.findByRole('heading', { name: later.step.contact });
  view.unmount();
  await open(configured);
  expect(await screen.findByText('Choose these files again: die.pdf.')).not.toBeNull();
  fireEvent.change(screen.getByTestId('quote-files'), {
    target: { files: [new File(['%PDF'], 'die.pdf')] },
  });
  expect(screen.queryByText(/^Choose these files again/)).toBeNull();
});

it('fills in who asks when the session says so, keeps what was typed, and shows nothing of them to the next user', async () => {
  const visitor = { ...testUser, id: 8, email: null, first_name: null, last_name: null, anonymous: true };
  signInAs(visitor);
  await open(configured);
  await toContact();
  type(words.field.phone, '+49 30 901820');
  const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value;
  expect(typed(words.field.fullName)).toBe('');
  act(() => signInAs(testUser));
  expect(typed(words.field.fullName)).toBe('Jan Kowalski');
  expect(typed(words.field.phone)).toBe('+49 30 901820');
  // The shell removes the stored draft (forget-drafts.test.ts).
  sessionStorage.clear();
  act(() => signInAs(visitor));
  await toContact();
  expect([typed(words.field.fullName), typed(words.field.phone)]).toEqual(['', '']);
});
