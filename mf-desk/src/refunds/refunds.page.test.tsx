/** @jest-environment jsdom */
import type { StaffRefund } from '@shop/contracts';
import { problemBody, type TestReply } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { checkPayout } from './payout-form.ts';
import { Component } from './refunds.page.tsx';

let me = meOf();
const shop = startDeskShop();
beforeEach(() => {
  me = meOf([{ role: 'finance', regions: null }]);
});

type Payout = StaffRefund['payouts'][number];
const payout = (change: Partial<Payout> = {}): Payout => ({
  id: 951,
  payment_id: 4,
  amount: '7.00',
  state: 'pending',
  attempt: 1,
  failure: null,
  reference: null,
  paid_on: null,
  provider: 'transfer',
  payer: { name: 'Jan Kowalski', account: 'NL56AGDH9619008421' },
  ...change,
});
const returned = payout({
  state: 'failed',
  failure: 'expired_or_canceled_card',
  provider: 'stripe',
  payer: null,
});
const refund = (change: Partial<StaffRefund> = {}): StaffRefund => ({
  id: 901,
  order_number: 'R23456789ABCDE',
  region: 'pl',
  currency: 'PLN',
  amount: '7.00',
  state: 'pending',
  reason: 'overpayment',
  note: null,
  lines: [],
  shipping: '0.00',
  surplus: '7.00',
  payouts: [payout()],
  credit_note: null,
  created_at: '2026-11-28T10:00:00Z',
  customer: { name: 'Ada Nowak', email: 'ada@example.com' },
  ...change,
});
const paid = refund({
  state: 'succeeded',
  payouts: [payout({ state: 'succeeded', reference: 'B-77', paid_on: '2026-11-29' })],
});
const serve = (
  refunds: readonly StaffRefund[],
  post: () => TestReply = () => ({ json: paid }),
  now: StaffRefund = paid,
) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method === 'POST') return post();
    return {
      json: { refunds: path.includes('text=R23456789ABCDE') ? [now] : [...refunds], next_cursor: null },
    };
  });
const openRefund = async (at = '/') => {
  await shop.open(Component, { at });
  fireEvent.click(await screen.findByText('Ada Nowak'));
  return within(await screen.findByRole('dialog'));
};
const record = (dialog: Awaited<ReturnType<typeof openRefund>>, reference: string, paidOn: string) => {
  fireEvent.change(dialog.getByLabelText(words.transfers.reference), { target: { value: reference } });
  fireEvent.change(dialog.getByLabelText(words.refunds.paidOn), { target: { value: paidOn } });
  fireEvent.click(dialog.getByRole('button', { name: words.refunds.record }));
};

it('takes a reference of three characters and a day that is not to come', () => {
  expect(checkPayout({ reference: ' B1 ', paidOn: '2026-11-30' }, '2026-11-30')).toEqual({ reference: true });
  expect(checkPayout({ reference: 'B12', paidOn: '2026-12-01' }, '2026-11-30')).toEqual({ paidOn: true });
  expect(checkPayout({ reference: 'B12', paidOn: '' }, '2026-11-30')).toEqual({ paidOn: true });
  expect(checkPayout({ reference: 'B12', paidOn: '2026-11-30' }, '2026-11-30')).toEqual({});
});

it('shows what is to pay out, with what recording means, and records a transfer', async () => {
  serve([refund()]);
  const dialog = await openRefund('/?where=pl&text=nowak');
  const asked = shop.received.find(({ path }) => path.includes('/staff/refunds'))?.path ?? '';
  for (const part of ['state=open', 'region=pl', 'text=nowak']) expect(asked).toContain(part);
  expect(dialog.getByText(/Jan Kowalski, NL56AGDH9619008421/)).not.toBeNull();
  expect(dialog.getByText(/7\.00 by bank transfer\. Recording it/)).not.toBeNull();
  expect(dialog.queryByRole('button', { name: words.refunds.retry })).toBeNull();
  record(dialog, 'B', '2099-01-01');
  expect(await dialog.findByText(words.refunds.referenceShort)).not.toBeNull();
  expect(dialog.getByText(words.refunds.paidOnWrong)).not.toBeNull();
  expect(shop.writes()).toEqual([]);
  record(dialog, ' B-77 ', '2026-11-29');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shop.writes().map(({ path, body }) => [path.replace(/.*\/v1/, '/v1'), JSON.parse(body)])).toEqual([
    ['/v1/refunds/901/payouts', { payout_id: 951, reference: 'B-77', paid_on: '2026-11-29' }],
  ]);
});

it('sends a returned payout again, or shows what has changed instead', async () => {
  serve([refund({ state: 'failed', payouts: [returned] })], () => problemBody('refund_not_open', 409));
  const dialog = await openRefund('/?state=failed');
  expect(dialog.getByText(/as attempt 2/)).not.toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: words.refunds.retry }));
  expect(await dialog.findByText(words.refunds.changed)).not.toBeNull();
  expect(dialog.getByText(/B-77/)).not.toBeNull();
  expect(dialog.queryByRole('button', { name: words.refunds.retry })).toBeNull();
  expect(shop.writes()).toHaveLength(1);
});

it('keeps what was typed when the reference is taken', async () => {
  serve([refund()], () => problemBody('transfer_already_booked', 409), refund());
  const dialog = await openRefund();
  record(dialog, 'B-77', '2026-11-29');
  expect(await dialog.findByRole('alert')).not.toBeNull();
  expect(dialog.getByLabelText<HTMLInputElement>(words.transfers.reference).value).toBe('B-77');
});

it('reads alone for whoever may not pay out', async () => {
  me = meOf([{ role: 'support', regions: null }]);
  serve([refund()]);
  const dialog = await openRefund();
  expect(dialog.queryByRole('button', { name: words.refunds.record })).toBeNull();
});

it('says when there is nothing to do', async () => {
  serve([]);
  await shop.open(Component, { at: '/?where=ro' });
  expect(await screen.findByText(words.refunds.noneOpen)).not.toBeNull();
});
