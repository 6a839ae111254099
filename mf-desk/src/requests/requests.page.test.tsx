/** @jest-environment jsdom */
import type { StaffQuoteRow } from '@shop/contracts';
import { problemBody, type TestReply } from '@shop/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component as Request } from '../request/request.page.tsx';
import { quoteRow, staffQuote } from './quotes.fixture.ts';
import { Component } from './requests.page.tsx';
import { readRequestsView } from './requests.query.ts';

let me = meOf();
const shop = startDeskShop();
beforeEach(() => {
  me = meOf([{ role: 'order_manager', regions: ['pl'] }]);
});

const owners = {
  owners: [
    { id: 7, name: 'Eva Nowak', regions: null },
    { id: 9, name: 'Jan Kowalski', regions: ['pl'] },
    { id: 10, name: 'Ion Popescu', regions: ['ro'] },
  ],
};
const serve = (requests: readonly StaffQuoteRow[], write: () => TestReply = () => ({ json: {} })) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method !== 'GET') return write();
    if (path.endsWith('/owners')) return { json: owners };
    if (path.endsWith('/quote_requests/QR1')) return { json: staffQuote() };
    return { json: { quote_requests: [...requests], next_cursor: null } };
  });
const sent = () => shop.writes().map(({ path, body }) => [path.replace(/^.*staff/, ''), JSON.parse(body)]);

it('shows the requests that wait, the next promise first, and marks what is overdue', async () => {
  serve([quoteRow('QR1', { overdue: true, owner: { id: 9, name: 'Jan Kowalski' } })]);
  await shop.open(Component, { at: '/?owner=none&overdue=true&text=ada&type=1', document: { region: 'pl' } });
  const shown = await screen.findByRole('row', { name: /QR1/ });
  expect(shown.textContent).toContain('Overdue since');
  expect(shown.textContent).toContain('Jan Kowalski');
  const asked = shop.received.find(({ path }) => /quote_requests\?/.test(path))?.path ?? '';
  for (const part of ['state=open', 'sort=due', 'owner=none', 'overdue=true', 'text=ada', 'type=1'])
    expect({ part, sent: asked.includes(part) }).toEqual({ part, sent: true });
});

it('leaves out of the address what the API would refuse', () => {
  const view = readRequestsView(new URLSearchParams('state=lost&owner=0&text=ab&type=2&sort=x&region=POL'));
  expect(view).toEqual({
    state: 'open',
    region: undefined,
    type: undefined,
    owner: undefined,
    overdue: undefined,
    text: undefined,
    sort: 'due',
  });
  expect(readRequestsView(new URLSearchParams('state=all')).state).toBeUndefined();
});

it('hands requests over to somebody who may answer all of them, and names whoever was faster', async () => {
  let reply = 0;
  serve([quoteRow('QR1'), quoteRow('QR2'), quoteRow('QR3', { status: 'closed' })], () => {
    reply += 1;
    return reply === 1
      ? {
          json: { number: 'QR1', status: 'in_progress', owner: { id: 9, name: 'Jan Kowalski' }, revision: 4 },
        }
      : problemBody('quote_conflict', 409, { changed_by: 'Ola Wilk' });
  });
  await shop.open(Component, { document: { region: 'pl' } });
  await screen.findByRole('row', { name: /QR3/ });
  fireEvent.click(screen.getByLabelText(words.orders.selectAll));
  fireEvent.click(await screen.findByRole('button', { name: words.requests.changeOwner }));
  const dialog = within(await screen.findByRole('dialog'));
  const select = dialog.getByLabelText<HTMLSelectElement>(words.requests.column.owner);
  expect([...select.options].map(({ text }) => text)).toEqual(['Nobody', 'Eva Nowak', 'Jan Kowalski']);
  expect(select.value).toBe('7');
  fireEvent.change(select, { target: { value: '9' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save: 2' }));
  expect(await dialog.findByText('QR1: Owner: Jan Kowalski')).not.toBeNull();
  expect(await dialog.findByText(/QR2: Ola Wilk was faster/)).not.toBeNull();
  expect(sent()).toEqual([
    ['/quote_requests/QR1/owner', { revision: 3, owner_id: 9 }],
    ['/quote_requests/QR2/owner', { revision: 3, owner_id: 9 }],
  ]);
});

it('is taken in one click from its page; whoever was slower reads who was faster', async () => {
  serve([], () => problemBody('quote_conflict', 409, { changed_by: 'Ola Wilk' }));
  await shop.open(Request, {
    path: '/desk/requests/:qrNumber',
    at: '/desk/requests/QR1',
    document: { region: 'pl' },
  });
  expect(await screen.findByText('A box for twelve candles.')).not.toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: words.request.take }));
  expect(await screen.findByText(/Ola Wilk was faster/)).not.toBeNull();
  expect(sent()).toEqual([['/quote_requests/QR1/owner', { revision: 3, owner_id: 7 }]]);
});

it('offers nobody an owner or a note who may only read', async () => {
  me = meOf([{ role: 'prepress', regions: ['pl'] }]);
  serve([quoteRow('QR1')]);
  await shop.open(Request, {
    path: '/desk/requests/:qrNumber',
    at: '/desk/requests/QR1',
    document: { region: 'pl' },
  });
  expect(await screen.findByText('A box for twelve candles.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: words.requests.changeOwner })).toBeNull();
  expect(screen.queryByLabelText(words.order.note)).toBeNull();
});
