/** @jest-environment jsdom */
import { problemBody, toastTexts } from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createTestCompany } from '../orders/orders.fixture.ts';
import { answerRequest, createServer } from './company.fixture.ts';
import {
  answer,
  field,
  fillIn,
  interpolate,
  nowak,
  press,
  startCompanyShop,
  texts,
  type,
} from './company-shop.fixture.ts';

const { open, writes, received, replyWith } = startCompanyShop();

it('marks missing fields, creates the company and shows it', async () => {
  await open(createServer());
  await press(texts.found.action);
  expect(document.activeElement).toBe(field(texts.name));
  expect(screen.getAllByText(texts.fieldError.blank)).toHaveLength(7);
  expect(writes()).toEqual([]);
  fillIn();
  await press(texts.found.action);
  expect(await screen.findByText('Nowak GmbH. Your role: Admin.')).not.toBeNull();
  expect(writes()).toEqual([['POST companies', { company: nowak }]]);
  expect(toastTexts()).toEqual([interpolate(texts.found.done, { company: 'Nowak GmbH' })]);
  // The form and its button are gone.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('limits each field to the length that the API accepts', async () => {
  await open(createServer());
  await screen.findByRole('button', { name: texts.found.action });
  const { firstname, lastname, address1, address2, zipcode, city, phone, vat_id } = texts.address;
  // The API contract refuses longer texts.
  for (const [label, longest] of [
    ...([
      [texts.name, 200],
      [firstname, 120],
      [lastname, 120],
      [address1, 200],
      [address2, 200],
    ] as const),
    ...([
      [zipcode, 40],
      [city, 120],
      [phone, 40],
      [vat_id, 20],
    ] as const),
  ])
    expect([label, screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).maxLength]).toEqual([
      label,
      longest,
    ]);
});

it('shows each refusal at its field until the field changes', async () => {
  const server = createServer();
  const refusal = (path: string, code: string) => ({
    path: `company.${path}`,
    code,
    message: 'In English.',
  });
  const fields = [
    refusal('vat_id', 'wrong_check_digit'),
    refusal('name', 'wrong_format'),
    refusal('address.zipcode', 'invalid'),
  ];
  server.replyToWrite = () => problemBody('invalid_input', 422, { fields });
  await open(server);
  await screen.findByRole('button', { name: texts.found.action });
  fillIn();
  await press(texts.found.action);
  expect(await screen.findByText(texts.vat.wrong_check_digit)).not.toBeNull();
  for (const text of [texts.fieldError.name, texts.fieldError.zipcode])
    expect(screen.getByText(text)).not.toBeNull();
  expect(document.activeElement).toBe(field(texts.name));
  expect(screen.queryByText('In English.')).toBeNull();
  type(texts.name, 'Nowak');
  expect(screen.queryByText(texts.fieldError.name)).toBeNull();
  expect(screen.getByText(texts.fieldError.zipcode)).not.toBeNull();
});

it('keeps the input when the connection is lost, and creates only one company', async () => {
  const server = createServer();
  server.replyToWrite = () => ({ dropConnection: true });
  await open(server);
  await screen.findByRole('button', { name: texts.found.action });
  fillIn();
  await press(texts.found.action);
  expect(await screen.findByRole('alert')).not.toBeNull();
  expect(field(texts.name).value).toBe(' Nowak GmbH ');
  delete server.replyToWrite;
  await press(texts.found.action);
  expect(await screen.findByText('Nowak GmbH. Your role: Admin.')).not.toBeNull();
  const keys = received()
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
});

it('shows the new company and no form, even if the list cannot be refetched', async () => {
  const server = createServer();
  await open(server);
  await screen.findByRole('button', { name: texts.found.action });
  fillIn();
  replyWith((received) =>
    received.method === 'GET' && /\/companies(\?|$)/.test(received.path)
      ? problemBody('internal', 500)
      : answerRequest(server)(received),
  );
  await press(texts.found.action);
  expect(await screen.findByText('Nowak GmbH. Your role: Admin.')).not.toBeNull();
  expect(screen.queryByRole('form', { name: texts.found.title })).toBeNull();
  // The failed list is reported as well.
  expect(await screen.findByRole('alert')).not.toBeNull();
  expect(screen.getByText('Nowak GmbH. Your role: Admin.')).not.toBeNull();
  expect(writes()).toHaveLength(1);
});

it('keeps the input for another company when the form is closed or a company is left', async () => {
  const server = createServer('viewer');
  server.companies.push(createTestCompany('finance', 4, 'Berg AG'));
  await open(server);
  const disclosure = (await screen.findByText(texts.found.another)).closest('details');
  const toggle = (to: boolean) => {
    if (!disclosure) throw new Error('Nothing opens.');
    disclosure.open = to;
    fireEvent(disclosure, new Event('toggle'));
  };
  toggle(true);
  type(texts.name, 'Nowak GmbH');
  toggle(false);
  toggle(true);
  expect(field(texts.name).value).toBe('Nowak GmbH');
  await press(texts.leave.press);
  await answer(true);
  expect(await screen.findByText('Berg AG. Your role: Finance.')).not.toBeNull();
  expect(field(texts.name).value).toBe('Nowak GmbH');
});

it('closes and clears the form after another company was created', async () => {
  await open(createServer('viewer'));
  const part = (await screen.findByText(texts.found.another)).closest('details');
  if (!part) throw new Error('Nothing opens.');
  part.open = true;
  fireEvent(part, new Event('toggle'));
  fillIn();
  await press(texts.found.action);
  expect(await screen.findByText('Nowak GmbH. Your role: Admin.')).not.toBeNull();
  expect(screen.queryByRole('form', { name: texts.found.title })).toBeNull();
  expect(part.isConnected).toBe(false);
});

it('offers no form where there is no Plus', async () => {
  await open(createServer(), { market: { supportsPlus: false } });
  expect(await screen.findByText(texts.notOffered.title)).not.toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
});
