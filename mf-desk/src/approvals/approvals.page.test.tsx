/** @jest-environment jsdom */
import type { StaffRequest } from '@shop/contracts';
import { problemBody, type TestReply } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component } from './approvals.page.tsx';
import { readBook } from './book-dialog.tsx';
import { decisionsFor } from './request-card.tsx';

const shop = startDeskShop();
// jsdom does not implement text().
File.prototype.text ??= function text(this: File) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};

const request = (change: Partial<StaffRequest> = {}): StaffRequest => ({
  id: 3,
  kind: 'refund',
  region: 'pl',
  state: 'waiting',
  change: { kind: 'refund', refund: { order_number: 'R000000001', full: true, reason: 'defect' } },
  amount: { amount: '4500.00', currency: 'PLN' },
  reason: 'All boxes are wet',
  customer: { name: 'Ada Nowak', email: 'ada@example.com' },
  asked_by: 'staff:9',
  asked_by_name: 'Jan Kowalski',
  asked_at: '2026-11-28T10:00:00Z',
  decided_by: null,
  decided_by_name: null,
  decided_at: null,
  decision_reason: null,
  ...change,
});
const book = {
  id: 'pl-2027',
  demonstration: false,
  validFrom: '2027-01-01',
  regions: ['pl'],
  currency: 'PLN',
};
let me = meOf([{ role: 'finance', regions: ['pl'] }]);
beforeEach(() => {
  me = meOf([{ role: 'finance', regions: ['pl'] }]);
});
const serve = (requests: readonly StaffRequest[], decide: () => TestReply = () => ({ json: requests[0] })) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method === 'POST') return decide();
    return {
      json: {
        requests: [...requests],
        count: requests.length,
        total_count: requests.length,
        current_page: 1,
        pages: 1,
        per_page: 25,
      },
    };
  });
const open = () => shop.open(Component, { document: { region: 'pl' } });
const posts = () => shop.received.filter(({ method }) => method === 'POST');

it('offers a decision to whoever may approve there, and taking back alone to whoever asked', () => {
  const me = meOf([{ role: 'finance', regions: ['pl'] }]);
  expect(decisionsFor(request(), me)).toEqual(['approve', 'refuse']);
  expect(decisionsFor(request({ region: 'ro' }), me)).toEqual([]);
  expect(decisionsFor(request({ asked_by: `staff:${me.id}` }), me)).toEqual(['takeBack']);
  expect(decisionsFor(request({ state: 'refused' }), me)).toEqual([]);
  expect(decisionsFor(request(), meOf([{ role: 'support', regions: null }]))).toEqual([]);
  expect(decisionsFor(request(), undefined)).toEqual([]);
});

it('shows what would change and says when a colleague was faster', async () => {
  serve([request()], () => problemBody('approval_closed', 409));
  await open();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'R000000001' })).not.toBeNull();
  expect(card.getByText('Ada Nowak, ada@example.com')).not.toBeNull();
  expect(card.getByText(/Asked by Jan Kowalski/).textContent).toContain('All boxes are wet');
  fireEvent.click(await card.findByRole('button', { name: 'Approve: Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: /^Approve and refund/ }));
  expect(await dialog.findByText(words.refused.approval_closed)).not.toBeNull();
  expect(posts().map(({ path }) => path)).toEqual([expect.stringMatching(/\/requests\/3\/approve$/)]);
});

it('declines with a reason of three characters', async () => {
  serve([request()]);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Decline: Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(words.word.reason), { target: { value: 'no' } });
  fireEvent.click(dialog.getByRole('button', { name: words.approvals.refuse }));
  expect(await dialog.findByText(words.approvals.reasonShort)).not.toBeNull();
  expect(posts()).toEqual([]);
  fireEvent.change(dialog.getByLabelText(words.word.reason), { target: { value: 'They were dry' } });
  fireEvent.click(dialog.getByRole('button', { name: words.approvals.refuse }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse(posts()[0]?.body ?? '')).toEqual({ reason: 'They were dry' });
});

it('offers no price book to whoever may not ask for one', async () => {
  serve([]);
  await open();
  await screen.findByText(words.approvals.none.waiting);
  expect(screen.queryByRole('button', { name: words.book.title })).toBeNull();
});

it('reads a price book from a file, and names what it lacks', async () => {
  serve([]);
  me = meOf([{ role: 'merchandiser', regions: ['pl'] }]);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: words.book.title }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: words.refund.ask }));
  expect(await dialog.findByText(words.transfers.fileMissing)).not.toBeNull();
  const choose = (text: string) =>
    fireEvent.change(dialog.getByTestId('price-book'), {
      target: { files: [new File([text], 'book.json')] },
    });
  choose('{');
  expect(await dialog.findByText(words.book.notJson)).not.toBeNull();
  choose(JSON.stringify({ ...book, extra: 1 }));
  expect(await dialog.findByText(/Missing or wrong in this price book: margin, waste/)).not.toBeNull();
  expect(posts()).toEqual([]);
  expect(readBook(JSON.stringify({ ...book, validFrom: '2027-02-30' }))).toMatchObject({ fault: 'wrong' });
});
