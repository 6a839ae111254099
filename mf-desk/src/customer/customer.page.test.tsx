/** @jest-environment jsdom */
import type { StaffCustomer } from '@shop/contracts';
import { problemBody, type TestReply } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component as Customers } from '../customers/customers.page.tsx';
import { readCustomersView } from '../customers/customers.query.ts';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { customerRow, staffCustomer } from './customer.fixture.ts';
import { Component } from './customer.page.tsx';

let me = meOf();
const shop = startDeskShop();
beforeEach(() => {
  me = meOf([{ role: 'support', regions: ['pl'] }]);
});

const managers = [
  { id: 3, name: 'Eva Berg', email: 'eva@example.com', avatar: null },
  { id: 4, name: 'Max Wolf', email: 'max@example.com', avatar: null },
];
const serve = (customer: StaffCustomer, write: () => TestReply = () => ({ json: {} })) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method !== 'GET') return write();
    if (path.endsWith('/order_managers')) return { json: { order_managers: managers } };
    return { json: customer };
  });
const open = () =>
  shop.open(Component, { at: '/customers/5', path: '/customers/:customerId', document: { region: 'pl' } });
const sent = () =>
  shop.writes().map(({ path, body }) => [path.replace(/.*\/v1/, '/v1'), JSON.parse(body || '{}')]);

it('lists customers by the filters of the address; what the API would refuse is left out', async () => {
  shop.replyWith(({ path }) =>
    path.endsWith('/staff/me')
      ? { json: me }
      : { json: { customers: [customerRow(5), customerRow(6, { kind: 'guest' })], next_cursor: null } },
  );
  await shop.open(Customers, { at: '/?kind=guest&since=2026-01-31&text=ada', document: { region: 'pl' } });
  const row = await screen.findByRole('row', { name: /Ada Nowak 5/ });
  expect(row.textContent).toContain('€99.00 + zł1,230.00');
  const asked = shop.received.find(({ path }) => path.includes('/customers?'))?.path ?? '';
  for (const part of ['kind=guest', 'since=2026-01-31', 'text=ada', 'sort=-since'])
    expect({ part, sent: asked.includes(part) }).toEqual({ part, sent: true });
  expect(readCustomersView(new URLSearchParams('kind=vip&since=2026-13-01&text=ab&sort=x'))).toEqual({
    sort: '-since',
  });
});

it('shows the legal clock of a request, and marks what is overdue', async () => {
  const clock = { requested_at: '2026-10-01T10:00:00.000Z', finished_at: null };
  serve(
    staffCustomer({
      exports: [{ ...clock, state: 'queued', due_at: '2026-11-01T10:00:00.000Z', overdue: true }],
      consents: [
        {
          type: 'newsletter',
          status: 'declined',
          source: 'link',
          text_version: '2026-11-27',
          at: '2026-11-28T10:00:00Z',
        },
      ],
    }),
  );
  await open();
  const row = await screen.findByRole('row', { name: /Copy of the data/ });
  expect(within(row).getByText(/Nov 1, 2026/).className).toContain('late');
  expect(screen.getByRole('row', { name: /Newsletter Declined/ }).textContent).toContain('Link in a mail');
});

it('takes money out of the wallet once, with what stays said, and keeps what was typed when it is too much', async () => {
  let replies = 0;
  serve(staffCustomer({ wallet: { balances: [{ currency: 'PLN', balance: '10.50' }], entries: [] } }), () => {
    replies += 1;
    return replies === 1 ? problemBody('wallet_insufficient', 409) : { json: {} };
  });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: words.customer.correct }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Balance: zł10\.50/)).not.toBeNull();
  const send = () => fireEvent.click(dialog.getByRole('button', { name: words.customer.correct }));
  send();
  expect(await dialog.findByText(words.refund.wrongAmount)).not.toBeNull();
  expect(shop.writes()).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^Amount/), { target: { value: '12,00' } });
  fireEvent.change(dialog.getByLabelText(words.approvals.buyerReads), { target: { value: 'Entered twice' } });
  send();
  expect(await dialog.findByRole('alert')).not.toBeNull();
  fireEvent.change(dialog.getByLabelText(/^Amount/), { target: { value: '2' } });
  send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const entry = { user_id: 5, currency: 'PLN', reason: 'Entered twice' };
  expect(sent()).toEqual([
    ['/v1/wallet/entries', { ...entry, amount: '-12.00' }],
    ['/v1/wallet/entries', { ...entry, amount: '-2.00' }],
  ]);
});

it('names the order manager that was seen, so that no colleague is overwritten', async () => {
  const [eva] = managers;
  serve(staffCustomer({ order_manager: eva ?? null }), () => problemBody('customer_conflict', 409));
  await open();
  fireEvent.click(await screen.findByRole('button', { name: words.customer.changeManager }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Max Wolf, max@example.com');
  fireEvent.change(dialog.getByLabelText(words.customer.manager), { target: { value: '4' } });
  fireEvent.click(dialog.getByRole('button', { name: words.security.passkey.save }));
  expect(await dialog.findByText(/Nothing was overwritten/)).not.toBeNull();
  expect(sent()).toEqual([['/v1/users/5/order_manager', { order_manager_id: 4, seen_order_manager_id: 3 }]]);
});

it('shows whom a colleague chose meanwhile, and assigns after a look', async () => {
  const [eva = null] = managers;
  let customer = staffCustomer();
  const max = () => {
    customer = staffCustomer({ order_manager: eva });
    return problemBody('customer_conflict', 409);
  };
  let write: () => TestReply = max;
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method !== 'GET') return write();
    return { json: path.endsWith('/order_managers') ? { order_managers: managers } : customer };
  });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: words.customer.changeManager }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Max Wolf, max@example.com');
  fireEvent.change(dialog.getByLabelText(words.customer.manager), { target: { value: '4' } });
  const save = () => fireEvent.click(dialog.getByRole('button', { name: words.security.passkey.save }));
  save();
  expect(await dialog.findByText(`${words.customer.manager}: Eva Berg`)).not.toBeNull();
  write = () => ({ json: {} });
  fireEvent.click(dialog.getByRole('button', { name: words.conflict.goOn }));
  save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(([, body]) => body.seen_order_manager_id)).toEqual([null, 3]);
});

it('keeps a first day that is being typed', async () => {
  shop.replyWith(({ path }) =>
    path.endsWith('/staff/me') ? { json: me } : { json: { customers: [], next_cursor: null } },
  );
  await shop.open(Customers, { document: { region: 'pl' } });
  const field = await screen.findByLabelText<HTMLInputElement>(words.customers.since, {
    selector: '[type=date]',
  });
  // The first digit of a year, as browsers report it.
  fireEvent.change(field, { target: { value: '0002-01-31' } });
  await waitFor(() => expect(field.value).toBe('0002-01-31'));
});

it('says of a customer of other regions that the roles do not include it', async () => {
  shop.replyWith(({ path }) => (path.endsWith('/staff/me') ? { json: me } : problemBody('forbidden', 403)));
  await open();
  expect(await screen.findByText(words.noAccess.otherRegion)).not.toBeNull();
});

it('reads alone for whoever may not change accounts, and says when there is no such customer', async () => {
  me = meOf([{ role: 'finance', regions: ['pl'] }]);
  serve(staffCustomer());
  const page = await open();
  await screen.findByRole('heading', { name: 'Customer Ada Nowak' });
  expect(screen.queryByRole('button', { name: words.customer.changeManager })).toBeNull();
  expect(screen.queryByLabelText(words.order.note)).toBeNull();
  page.unmount();
  shop.replyWith(({ path }) => (path.endsWith('/staff/me') ? { json: me } : problemBody('not_found', 404)));
  await shop.open(Component, {
    at: '/customers/9',
    path: '/customers/:customerId',
    document: { region: 'pl' },
  });
  expect(await screen.findByText(/There is no such customer/)).not.toBeNull();
});
