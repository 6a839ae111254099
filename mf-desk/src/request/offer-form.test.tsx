/** @jest-environment jsdom */
import type { previewStaffOffer, ReplyOf } from '@shop/contracts';
import { problemBody, type TestReply } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { staffQuote } from '../requests/quotes.fixture.ts';
import { Component } from './request.page.tsx';

const shop = startDeskShop();

const box = {
  product: 'mailer-box-plain',
  size: { length: 200, width: 150, height: 60 },
  material: 'cardboard-natural',
  print_mode: 'no-print',
  finish: 'foil-none',
  quality: 'standard',
};
const request = { ...staffQuote().request, type: 0 as const, configuration: box, quantities: [500, 1000] };
const quote = staffQuote({ request });
const line = (quantity: number, change: object = {}) => ({
  name: 'Mailer box',
  configuration: box,
  quantity,
  price: '2.0000',
  model_net: '1000.00',
  net: '1000.00',
  gross: '1230.00',
  discount: '0.00',
  margin: '30.00',
  ...change,
});
const previewOf = (
  change: Partial<ReplyOf<typeof previewStaffOffer>> = {},
): ReplyOf<typeof previewStaffOffer> => ({
  currency: 'PLN',
  tax: { country_iso: 'PL', rate: '23.00', shown_included: false },
  valid_until: '2026-12-13T10:00:00Z',
  lowest_margin: '15.00',
  needs_approval: false,
  lines: [line(500), line(1000)],
  ...change,
});
const serve = (preview: TestReply, write: () => TestReply = () => ({ json: {} })) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: meOf([{ role: 'order_manager', regions: ['pl'] }]) };
    if (path.endsWith('/offer_preview')) return preview;
    if (method !== 'GET') return write();
    if (path.endsWith('/owners')) return { json: { owners: [] } };
    return { json: quote };
  });
const open = async () => {
  await shop.open(Component, {
    path: '/desk/requests/:qrNumber',
    at: '/desk/requests/QR1',
    document: { region: 'pl' },
  });
  const form = await screen.findByRole('region', { name: words.offer.title });
  return within(form);
};
const sent = () =>
  shop.writes().map(({ path, body }) => ({ to: path.replace(/^.*staff/, ''), body: JSON.parse(body) }));

it('begins with the requested quantities, and sends what the preview showed', async () => {
  serve({ json: previewOf() }, () => ({ json: {} }));
  const form = await open();
  const quantities = form.getAllByLabelText<HTMLInputElement>(words.orders.column.quantity);
  expect(quantities.map(({ value }) => value)).toEqual(['500', '1000']);
  fireEvent.change(form.getAllByLabelText(words.offer.price)[0] as HTMLElement, {
    target: { value: '1000,5' },
  });
  fireEvent.click(form.getByRole('button', { name: words.offer.preview }));
  fireEvent.click(await form.findByRole('button', { name: words.offer.send }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [preview, offer] = sent();
  expect(preview?.to).toBe('/quote_requests/QR1/offer_preview');
  expect(offer).toMatchObject({
    to: '/quote_requests/QR1/offers',
    body: { lines: [{ quantity: 500, total_net: '1000.50' }, { quantity: 1000 }], revision: 3 },
  });
  expect(offer?.body.valid_until).toBe(preview?.body.valid_until);
});

it('asks for a reason below the model’s price, and for approval below the lowest margin', async () => {
  serve({
    json: previewOf({ needs_approval: true, lines: [line(500, { discount: '50.00', margin: '-40.00' })] }),
  });
  const form = await open();
  fireEvent.click(form.getByRole('button', { name: words.offer.preview }));
  expect(await form.findByText(/A line earns less than/)).not.toBeNull();
  fireEvent.click(form.getByRole('button', { name: words.offer.ask }));
  expect(await form.findByText(words.approvals.reasonShort)).not.toBeNull();
  expect(sent()).toHaveLength(1);
  fireEvent.change(form.getByLabelText(words.offer.reason), { target: { value: 'A big brand' } });
  fireEvent.click(form.getByRole('button', { name: words.offer.ask }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({
    to: '/requests',
    body: { reason: 'A big brand', change: { kind: 'offer', quote_number: 'QR1', offer: { revision: 3 } } },
  });
});

it('names wrong fields before it asks, and the box that cannot be made after', async () => {
  serve(
    problemBody('offer_not_possible', 422, {
      fields: [{ path: 'lines.1.configuration', code: 'not_possible', message: 'x' }],
    }),
  );
  const form = await open();
  const [first] = form.getAllByLabelText(words.orders.column.quantity);
  fireEvent.change(first as HTMLElement, { target: { value: 'many' } });
  fireEvent.click(form.getByRole('button', { name: words.offer.preview }));
  expect(await form.findByText(words.offer.wrongQuantity)).not.toBeNull();
  expect(sent()).toEqual([]);
  fireEvent.change(first as HTMLElement, { target: { value: '500' } });
  fireEvent.click(form.getByRole('button', { name: words.offer.preview }));
  expect(await form.findByText(words.offer.wrongBox)).not.toBeNull();
});

it('withdraws an open offer after a reason, and says what it does first', async () => {
  const sentOffer = {
    id: 3001,
    version: 1,
    status: 'viewed' as const,
    valid_until: '2026-12-13T10:00:00Z',
    created_at: '2026-11-29T10:00:00Z',
    order_number: null,
    discount_reason: null,
    url: 'https://shop.example/offer',
  };
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: meOf([{ role: 'order_manager', regions: ['pl'] }]) };
    if (method !== 'GET')
      return { json: { id: 3001, status: 'withdrawn', valid_until: sentOffer.valid_until } };
    if (path.endsWith('/owners')) return { json: { owners: [] } };
    return { json: staffQuote({ request: { ...request, status: 'offered' }, offers: [sentOffer] }) };
  });
  await open();
  expect(screen.queryByRole('button', { name: words.offer.do.lost })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.offer.do.withdraw }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(words.offer.means.withdraw)).not.toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: words.offer.do.withdraw }));
  expect(await dialog.findByText(words.approvals.reasonShort)).not.toBeNull();
  fireEvent.change(dialog.getByLabelText(words.word.reason), { target: { value: 'Out of stock' } });
  fireEvent.click(dialog.getByRole('button', { name: words.offer.do.withdraw }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ to: '/offers/3001/withdraw', body: { reason: 'Out of stock' } }]);
});
