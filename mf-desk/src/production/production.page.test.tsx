/** @jest-environment jsdom */
import type { StaffOrder, StaffProductionLine } from '@shop/contracts';
import { problemBody, type TestReply } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { shipmentOf, staffOrderOf } from '../order/order.fixture.ts';
import { lineOf } from './lines.fixture.ts';
import { readLinesView } from './lines.query.ts';
import { Component } from './production.page.tsx';
import { Component as TicketsPage } from './tickets.page.tsx';

let me = meOf();
let order: StaffOrder;
const shop = startDeskShop();
beforeEach(() => {
  me = meOf([{ role: 'production', regions: ['pl'] }]);
  order = staffOrderOf();
});

const serve = (lines: readonly StaffProductionLine[], write: () => TestReply = () => ({ json: {} })) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method !== 'GET') return write();
    if (path.includes('/staff/orders/')) return { json: order };
    return { json: { lines: [...lines], next_cursor: null } };
  });
const open = (at = '/') => shop.open(Component, { at, document: { region: 'pl' } });
const sent = () =>
  shop.writes().map(({ path, body }) => [path.replace(/^.*\/api/, ''), body && JSON.parse(body)]);
const openLine = async () => {
  fireEvent.keyDown(await screen.findByRole('row', { name: /R000000001/ }), { key: 'Enter' });
  return within(await screen.findByRole('dialog'));
};

it('marks what is late with its reason, and sends the filters of the address', async () => {
  serve([lineOf({ obstacles: ['proof_rejected'] })]);
  await open('/?late=true&stage=check&due=2026-12-01&where=pl&express=true&text=ada');
  const row = await screen.findByRole('row', { name: /R000000001/ });
  expect(row.textContent).toContain(`${words.orders.late.dispatch}, ${words.orders.obstacle.proof_rejected}`);
  const asked = shop.received.find(({ path }) => path.includes('/production_lines?'))?.path ?? '';
  for (const part of [
    'late=true',
    'stage=check',
    'due_lteq=2026-12-01',
    'region=pl',
    'express=true',
    'text=ada',
  ])
    expect({ part, sent: asked.includes(part) }).toEqual({ part, sent: true });
  expect(readLinesView(new URLSearchParams('stage=transit&due=soon&text=ab&where=POL&late=1'))).toEqual({});
});

it('begins production from a row by keyboard, after it says what follows; a refusal is shown', async () => {
  let reply: TestReply = problemBody('order_on_hold', 409);
  serve([lineOf()], () => reply);
  await open();
  const line = await openLine();
  expect((await line.findByRole('link', { name: /PDF/ })).getAttribute('href')).toContain('signature=x');
  fireEvent.click(line.getByRole('button', { name: words.begin.title }));
  expect(await screen.findByText(/can no longer cancel/)).not.toBeNull();
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: words.begin.title }));
  expect(await screen.findByRole('alert')).not.toBeNull();
  reply = { json: {} };
  fireEvent.click(screen.getByRole('button', { name: words.begin.title }));
  expect(await screen.findByRole('button', { name: words.parcel.add })).not.toBeNull();
  expect(sent().map(([path]) => path)).toEqual(
    Array.from({ length: 2 }, () => '/v1/orders/R000000001/begin_production'),
  );
});

it('packs what is left of each line, and names what is missing at its field', async () => {
  serve([lineOf()]);
  await open();
  fireEvent.click(await (await openLine()).findByRole('button', { name: words.parcel.add }));
  const dialog = within(await screen.findByRole('dialog', { name: words.parcel.add }));
  fireEvent.click(dialog.getByRole('button', { name: words.parcel.add }));
  expect(await dialog.findByText(words.parcel.carrierMissing)).not.toBeNull();
  expect(sent()).toEqual([]);
  fireEvent.change(dialog.getByLabelText(words.order.carrier), { target: { value: 'dpd' } });
  fireEvent.change(dialog.getByLabelText(/Weight/), { target: { value: '12.5' } });
  fireEvent.click(dialog.getByRole('button', { name: words.parcel.add }));
  await screen.findByRole('dialog', { name: 'Order R000000001' });
  expect(sent()).toEqual([
    [
      '/shipments',
      {
        order_number: 'R000000001',
        carrier: 'dpd',
        weight_grams: 12_500,
        line_items: [{ line_item_id: 11, quantity: 500 }],
      },
    ],
  ]);
});

it('ships with a tracking number alone, and says which mail the customer gets', async () => {
  order = staffOrderOf({ stage: 'ship', shipments: [shipmentOf()] }, { fulfilment_status: 'in_production' });
  serve([lineOf({ stage: 'ship' })]);
  await open();
  fireEvent.click(await (await openLine()).findByRole('button', { name: words.parcel.to.shipped }));
  const dialog = within(await screen.findByRole('dialog', { name: words.parcel.to.shipped }));
  expect(dialog.getByText(/ada@example.com gets a mail/)).not.toBeNull();
  const press = () => fireEvent.click(dialog.getByRole('button', { name: words.parcel.to.shipped }));
  press();
  expect(await dialog.findByText(words.parcel.trackingMissing)).not.toBeNull();
  fireEvent.change(dialog.getByLabelText(/Tracking number/), { target: { value: 'JD 0146' } });
  press();
  await screen.findByRole('dialog', { name: 'Order R000000001' });
  expect(sent()).toEqual([['/shipments/41', { state: 'shipped', tracking_number: 'JD0146' }]]);
});

it('shows nothing to do to whoever only reads', async () => {
  me = meOf([{ role: 'support', regions: ['pl'] }]);
  serve([lineOf()]);
  await open();
  const line = await openLine();
  await line.findByRole('link', { name: /PDF/ });
  for (const name of [words.begin.title, words.parcel.add])
    expect(line.queryByRole('button', { name })).toBeNull();
});

it('says who may open it to whoever may not', async () => {
  me = meOf([{ role: 'finance', regions: ['pl'] }]);
  serve([lineOf()]);
  await open();
  expect(await screen.findByText(/Your roles do not include this page in/)).not.toBeNull();
});

it('opens a scanned line with its next step focused, by keyboard alone', async () => {
  serve([lineOf()]);
  await open();
  const field = await screen.findByLabelText(words.scan.label);
  await waitFor(() => expect(document.activeElement).toBe(field));
  // Clicked beside it: the first character of a scan comes back to it.
  field.blur();
  fireEvent.keyDown(document.body, { key: 'Control', ctrlKey: true });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'h' });
  expect(document.activeElement).toBe(field);
  // The dialog of a row gives the focus back to the row: the next scan is not meant for it.
  const row = await screen.findByRole('row', { name: /R000000001/ });
  row.focus();
  fireEvent.keyDown(row, { key: 'h' });
  expect(document.activeElement).toBe(field);
  const scan = (code: string) => {
    fireEvent.change(field, { target: { value: code } });
    fireEvent.submit(field);
  };
  scan('?!');
  expect(await screen.findByText(words.scan.wrong)).not.toBeNull();
  scan('https://packwright.pl/desk/production?line=11');
  const line = within(await screen.findByRole('dialog'));
  const next = await line.findByRole('button', { name: `Next step: ${words.begin.title}` });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(shop.received.some(({ path }) => path.includes('ids=11'))).toBe(true);
  expect(line.getByRole('link', { name: words.tickets.one }).getAttribute('href')).toContain('lines=11');
});

it('says that nothing has a code, and opens the line of an address', async () => {
  serve([]);
  await open('/?line=11');
  expect(await screen.findByText(words.scan.none)).not.toBeNull();
  fireEvent.change(screen.getByLabelText(words.scan.label), { target: { value: 'R2345 6789' } });
  fireEvent.submit(screen.getByLabelText(words.scan.label));
  await waitFor(() => expect(screen.getAllByText(words.scan.none)).toHaveLength(2));
  expect(shop.received.some(({ path }) => path.includes('code=R23456789'))).toBe(true);
});

it('focuses the next step of an order that was read before', async () => {
  serve([lineOf()]);
  await open();
  const name = `Next step: ${words.begin.title}`;
  const first = await openLine();
  await first.findByRole('button', { name });
  fireEvent.click(first.getByRole('button', { name: words.desk.close }));
  const next = (await openLine()).getByRole('button', { name });
  expect(document.activeElement).toBe(next);
});

it('says that the line of an address cannot be read', async () => {
  shop.replyWith(({ path }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    return path.includes('ids=11')
      ? problemBody('invalid_input', 422)
      : { json: { lines: [], next_cursor: null } };
  });
  await open('/?line=11');
  expect(await screen.findByRole('alert')).not.toBeNull();
});

it('prints no part of a selection that is too large', async () => {
  serve(Array.from({ length: 101 }, (_, at) => lineOf({ line_item_id: at + 1 })));
  await open();
  await screen.findAllByRole('row', { name: /R000000001/ });
  fireEvent.click(screen.getByLabelText(words.orders.selectAll));
  expect(await screen.findByText('Select at most 100 lines.')).not.toBeNull();
});

it('prints a ticket with the code of its line and its die', async () => {
  serve([lineOf()]);
  await shop.open(TicketsPage, { at: '/?lines=11,x,12', document: { region: 'pl' } });
  expect(await screen.findByRole('img', { name: 'Code of line 11' })).not.toBeNull();
  expect(screen.getByRole('img', { name: new RegExp(words.tickets.die) })).not.toBeNull();
  expect(screen.getByText(words.tickets.missing)).not.toBeNull();
  expect(shop.received.some(({ path }) => path.includes('ids=11%2C12'))).toBe(true);
});
