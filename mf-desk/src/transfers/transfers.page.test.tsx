/** @jest-environment jsdom */
import type { BankEntry, BankStatement } from '@shop/contracts';
import {
  problemBody,
  renderPage,
  signInAs,
  startTestShop,
  type TestReply,
  type TestShop,
  testUser,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { compareDue } from './compare-due.ts';
import { Component } from './transfers.page.tsx';

// jsdom does not implement showModal() and close().
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
// jsdom lays nothing out: without a height no row would be in view.
for (const size of ['clientHeight', 'clientWidth'])
  Object.defineProperty(Element.prototype, size, { configurable: true, value: 700 });

let me = meOf();
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
  me = meOf([{ role: 'finance', regions: null }]);
  signInAs({ ...testUser, staff: true });
});

const proposal = (change: Partial<BankEntry['proposals'][number]> = {}): BankEntry['proposals'][number] => ({
  order_number: 'R23456789ABCDE',
  by: 'number',
  name: 'Ada Nowak',
  currency: 'PLN',
  total: '125.00',
  outstanding: '125.00',
  canceled: false,
  ...change,
});
const entry = (change: Partial<BankEntry> = {}): BankEntry => ({
  id: 5,
  revision: 2,
  state: 'open',
  currency: 'PLN',
  amount: '120.00',
  received_on: '2026-11-27',
  text: 'Order R23456789ABCDE',
  payer_name: 'Jan Kowalski',
  payer_account: null,
  reference: 'B/17',
  proposals: [proposal()],
  order_number: null,
  reason: null,
  decided_by: null,
  decided_by_name: null,
  decided_at: null,
  ...change,
});
const statement: BankStatement = {
  id: 1,
  currency: 'PLN',
  account: 'PL61 1090',
  format: 'camt',
  file_name: 'november.xml',
  first_day: '2026-11-27',
  last_day: '2026-11-27',
  entries: 9,
  known: 1,
  skipped: 0,
  waiting: 2,
  open: 1,
  booked: 5,
  dismissed: 0,
  amount: '900.00',
  amount_open: '300.00',
  imported_by_name: 'Eva Nowak',
  imported_at: '2026-11-28T10:00:00Z',
};
const serve = (post: (path: string) => TestReply = () => ({ json: entry({ state: 'booked' }) })) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method === 'POST') return post(path);
    if (path.includes('/bank_statements')) return { json: { bank_statements: [statement] } };
    return { json: { entries: [entry()], next_cursor: null } };
  });
const open = (at = '/') =>
  renderPage(Component, { remote: 'mf-desk', words, document: shop.document, path: '/', at });
const posts = () => shop.received.filter(({ method }) => method === 'POST');
const openEntry = async () => {
  fireEvent.click(await screen.findByText('Order R23456789ABCDE'));
  return within(await screen.findByRole('dialog'));
};

it('compares a transfer with what the order owes', () => {
  const due = (outstanding: string, more: Partial<BankEntry['proposals'][number]> = {}) =>
    compareDue({ amount: '120.00', currency: 'PLN' }, proposal({ outstanding, ...more }));
  expect(due('120.00')).toEqual({ kind: 'exact', amount: '120.00' });
  expect(due('125.00')).toEqual({ kind: 'under', amount: '5.00' });
  expect(due('100.01')).toEqual({ kind: 'over', amount: '19.99' });
  expect(due('-5.00')).toEqual({ kind: 'over', amount: '125.00' });
  expect(due('120.00', { canceled: true })).toEqual({ kind: 'canceled' });
  expect(due('120.00', { currency: 'EUR' })).toEqual({ kind: 'currency' });
});

it('shows what is open and its progress, and books on a proposed order with the revision that was shown', async () => {
  serve();
  await open('/?text=kowalski&currency=PLN');
  const dialog = await openEntry();
  const asked = shop.received.find(({ path }) => path.includes('/bank_entries?'))?.path ?? '';
  for (const part of ['state=open', 'text=kowalski', 'currency=PLN']) expect(asked).toContain(part);
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.75');
  expect(dialog.getByText(/5\.00 stays outstanding/)).not.toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Book on R23456789ABCDE' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posts().map(({ path, body }) => [path.replace(/.*\/v1/, '/v1'), JSON.parse(body)])).toEqual([
    ['/v1/staff/bank_entries/5/book', { revision: 2, order_number: 'R23456789ABCDE' }],
  ]);
});

it('names the colleague who was faster, and keeps the dialog', async () => {
  serve(() => ({ ...problemBody('entry_conflict', 409, { changed_by: 'Eva Nowak' }) }));
  await open();
  const dialog = await openEntry();
  fireEvent.click(dialog.getByRole('button', { name: 'Book on R23456789ABCDE' }));
  expect(await dialog.findByText('Eva Nowak was faster. Nothing was booked twice.')).not.toBeNull();
});

it('marks as no order with a reason, and asks for the number that is missing or unknown', async () => {
  serve((path) =>
    path.endsWith('/book')
      ? problemBody('invalid_input', 422, {
          fields: [{ path: 'order_number', code: 'unknown', message: 'No.' }],
        })
      : { json: entry({ state: 'dismissed' }) },
  );
  await open();
  const dialog = await openEntry();
  const [, bookTyped] = dialog.getAllByRole('button', { name: /^Book/ });
  fireEvent.click(bookTyped as HTMLElement);
  expect(await dialog.findByText(words.transfers.orderMissing)).not.toBeNull();
  fireEvent.change(dialog.getByLabelText(words.transfers.orderNumber), { target: { value: 'R1' } });
  fireEvent.click(bookTyped as HTMLElement);
  expect(await dialog.findByText(words.transfers.orderUnknown)).not.toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: words.transfers.dismiss }));
  expect(await dialog.findByText(words.approvals.reasonShort)).not.toBeNull();
  fireEvent.change(dialog.getByLabelText(words.transfers.why), { target: { value: 'Interest' } });
  fireEvent.click(dialog.getByRole('button', { name: words.transfers.dismiss }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse(posts().at(-1)?.body ?? '')).toEqual({ revision: 2, reason: 'Interest' });
});

it('imports a CSV file by its columns, and says where a file cannot be read', async () => {
  const mapping = {
    currency: 'PLN',
    encoding: 'utf-8',
    delimiter: 'semicolon',
    head_row: 0,
    day: 0,
    day_order: 'dmy',
    amount: 2,
    decimal: 'comma',
    text: [1],
    payer_name: null,
    payer_account: null,
    reference: null,
  };
  serve((path) =>
    path.includes('/preview')
      ? {
          json: {
            format: 'csv',
            encoding: 'utf-8',
            delimiter: 'semicolon',
            head_row: 0,
            columns: ['Data', 'Tytuł', 'Kwota'].map((name, index) => ({ index, name, samples: ['1'] })),
            mapping: { ...mapping, text: [] },
            remembered: false,
          },
        }
      : problemBody('statement_refused', 422, { statement: { reason: 'wrong_amount', row: 7, found: 'x' } }),
  );
  await open();
  fireEvent.click(await screen.findByRole('button', { name: words.transfers.import }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: words.transfers.send }));
  expect(await dialog.findByText(words.transfers.fileMissing)).not.toBeNull();
  const file = new File(['Data;Tytuł;Kwota\n1;2;3\n'], 'n.csv');
  fireEvent.change(dialog.getByTestId('bank-statement'), { target: { files: [file] } });
  const text = await dialog.findByLabelText(words.transfers.text);
  fireEvent.click(dialog.getByRole('button', { name: words.transfers.send }));
  expect(await dialog.findByText(words.transfers.columnMissing)).not.toBeNull();
  fireEvent.change(text, { target: { value: '1' } });
  fireEvent.click(dialog.getByRole('button', { name: words.transfers.send }));
  expect(
    await dialog.findByText(`${words.transfers.refused.wrong_amount} Row or entry 7. Found: “x”.`),
  ).not.toBeNull();
  const sent = new URL(posts().at(-1)?.path ?? '', 'http://shop.test').searchParams;
  expect(Object.fromEntries(sent)).toEqual({
    format: 'csv',
    currency: 'PLN',
    encoding: 'utf-8',
    delimiter: 'semicolon',
    head_row: '0',
    day: '0',
    day_order: 'dmy',
    amount: '2',
    decimal: 'comma',
    text: '1',
  });
});

it('reads alone for whoever may not book', async () => {
  me = meOf([{ role: 'support', regions: null }]);
  serve();
  await open();
  const dialog = await openEntry();
  expect(dialog.queryByRole('button', { name: /^Book/ })).toBeNull();
  expect(screen.queryByRole('button', { name: words.transfers.import })).toBeNull();
});
