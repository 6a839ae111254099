/** @jest-environment jsdom */
import type { StaffPayment } from '@shop/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component } from './payments.page.tsx';

let me = meOf();
const shop = startDeskShop();
beforeEach(() => {
  me = meOf([{ role: 'finance', regions: null }]);
});

const payment: StaffPayment = {
  id: 301,
  order_number: 'R23456789ABCDE',
  placed: true,
  region: 'pl',
  customer: { name: 'Ada Nowak', email: 'ada@example.com' },
  method: 'card',
  provider: 'stripe',
  state: 'completed',
  currency: 'PLN',
  amount: '123.00',
  refunded: '7.00',
  dispute: 'open',
  reference: 'pi_4711',
  instalment: 2,
  created_at: '2026-11-28T10:00:00Z',
  updated_at: '2026-11-28T10:05:00Z',
  decline_code: null,
  events: [{ kind: 'charge.dispute.created', received_at: '2026-11-29T08:00:00Z', applied_at: null }],
  payouts: [
    {
      refund_id: 901,
      amount: '7.00',
      state: 'failed',
      reason: 'defect',
      failure: 'expired_or_canceled_card',
      created_at: '2026-11-28T12:00:00Z',
    },
  ],
  disputes: [
    {
      status: 'open',
      amount: '123.00',
      reason: 'fraudulent',
      created_at: '2026-11-29T08:00:00Z',
      updated_at: '2026-11-29T08:00:00Z',
    },
  ],
  transfers: [],
};
const serve = (payments: readonly StaffPayment[]) =>
  shop.replyWith(({ path }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (path.includes('/staff/payments/')) return { json: payments[0] };
    return { json: { payments: [...payments], next_cursor: null } };
  });

it('lists payments by the filters of the address, and opens one with events, refunds and disputes', async () => {
  serve([payment]);
  await shop.open(Component, {
    at: '/?where=pl&state=settled&method=card&currency=PLN&disputed=true&text=pi_47',
  });
  fireEvent.click(await screen.findByText('Ada Nowak'));
  const asked = shop.received.find(({ path }) => path.includes('/staff/payments?'))?.path ?? '';
  for (const part of [
    'state=settled',
    'method=card',
    'region=pl',
    'currency=PLN',
    'disputed=true',
    'text=pi_47',
  ])
    expect(asked).toContain(part);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByText('charge.dispute.created')).toHaveLength(1);
  expect(dialog.getByText('expired_or_canceled_card')).not.toBeNull();
  expect(dialog.getByText('fraudulent')).not.toBeNull();
  expect(dialog.getByRole('link', { name: payment.order_number })).not.toBeNull();
});

it('leads to no order that was never placed', async () => {
  serve([{ ...payment, placed: false, customer: { name: null, email: null }, state: 'failed' }]);
  await shop.open(Component);
  expect(await screen.findByText(payment.order_number)).not.toBeNull();
  expect(screen.queryByRole('link', { name: payment.order_number })).toBeNull();
});

it('is refused without the permission', async () => {
  me = meOf([{ role: 'production', regions: null }]);
  serve([]);
  await shop.open(Component);
  expect(await screen.findByText(words.noAccess.ask)).not.toBeNull();
});

it('says when no payment matches', async () => {
  serve([]);
  await shop.open(Component, { at: '/?state=void' });
  expect(await screen.findByText(words.payments.none)).not.toBeNull();
});
