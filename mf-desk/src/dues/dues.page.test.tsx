/** @jest-environment jsdom */
import type { StaffDue } from '@shop/contracts';
import { problemBody, type TestReply } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component } from './dues.page.tsx';

let me = meOf();
const shop = startDeskShop();
beforeEach(() => {
  me = meOf([{ role: 'finance', regions: null }]);
});

const reminder = {
  step: 'reminder',
  due_on: '2026-10-01',
  currency: 'PLN',
  amount: '123.00',
  days: 9,
  sent_by: 'staff:7',
  sent_by_name: 'Eva Nowak',
  sent_at: '2026-10-10T08:00:00Z',
} as const;
const due = (change: Partial<StaffDue> = {}): StaffDue => ({
  order_number: 'R23456789ABCDE',
  region: 'pl',
  customer: { name: 'Ada Nowak', email: 'ada@example.com' },
  company: null,
  kind: 'transfer',
  currency: 'PLN',
  due_on: '2026-10-01',
  amount: '123.00',
  outstanding: '123.00',
  days: 60,
  sent: [reminder],
  next: { step: 'first_notice', from: '2026-10-17' },
  ...change,
});
const preview = {
  step: 'first_notice',
  to: 'ada@example.com',
  language: 'pl-PL',
  subject: 'Pierwsze wezwanie',
  text: 'Kwota: 123,00 zł',
};
const serve = (now: readonly StaffDue[], post: () => TestReply = () => ({ json: reminder }), after = now) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method === 'POST') return post();
    if (path.endsWith('/mail')) return { json: preview };
    return {
      json: { dues: path.includes('text=R23456789ABCDE') ? [...after] : [...now], next_cursor: null },
    };
  });
const openDue = async (at = '/') => {
  await shop.open(Component, { at });
  fireEvent.click(await screen.findByText('Ada Nowak'));
  return within(await screen.findByRole('dialog'));
};
const send = /^Send: First notice$/;

it('shows the mail of the next step before it is sent, and sends what was seen', async () => {
  serve([due()]);
  const dialog = await openDue('/?where=pl&overdue=true&kind=transfer&currency=PLN');
  const asked = shop.received.find(({ path }) => path.includes('/staff/dues?'))?.path ?? '';
  for (const part of ['overdue=true', 'region=pl', 'kind=transfer', 'currency=PLN'])
    expect(asked).toContain(part);
  expect(dialog.getByText('Eva Nowak')).not.toBeNull();
  const mail = await dialog.findByText(preview.text);
  expect(mail.closest('[lang]')?.getAttribute('lang')).toBe('pl-PL');
  fireEvent.click(dialog.getByRole('button', { name: send }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shop.writes().map(({ path, body }) => [path.replace(/.*\/v1/, '/v1'), JSON.parse(body)])).toEqual([
    ['/v1/staff/dues/R23456789ABCDE/mail', { step: 'first_notice', due_on: '2026-10-01', amount: '123.00' }],
  ]);
  // In the region of its order, not in that of the page.
  const mails = shop.received.filter(({ path }) => path.endsWith('/mail'));
  expect(mails.map(({ headers }) => headers['x-region'])).toEqual(['pl', 'pl']);
});

it('shows what a colleague sent or a buyer paid instead of sending again', async () => {
  serve([due()], () => problemBody('dunning_not_due', 409), []);
  const dialog = await openDue();
  fireEvent.click(await dialog.findByRole('button', { name: send }));
  expect(await dialog.findByText(words.dues.paid)).not.toBeNull();
  expect(dialog.queryByRole('button', { name: send })).toBeNull();
});

it('says of no order that it is paid where that cannot be read', async () => {
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method === 'POST') return problemBody('dunning_not_due', 409);
    if (path.endsWith('/mail')) return { json: preview };
    if (path.includes('text=R23456789ABCDE')) return problemBody('invalid_input', 422);
    return { json: { dues: [due()], next_cursor: null } };
  });
  const dialog = await openDue();
  fireEvent.click(await dialog.findByRole('button', { name: send }));
  expect(await dialog.findByRole('alert')).not.toBeNull();
  await waitFor(() => expect(dialog.getByRole('button', { name: send })).not.toBeNull());
  expect(dialog.queryByText(words.dues.paid)).toBeNull();
});

it('asks for the mail again whenever it is shown, and sends none of another step', async () => {
  serve([due()]);
  const dialog = await openDue();
  await dialog.findByText(preview.text);
  fireEvent.click(dialog.getByRole('button', { name: words.desk.close }));
  shop.replyWith(({ path }) => ({
    json: path.endsWith('/mail') ? { ...preview, step: 'final_notice', text: 'Ostatnie wezwanie' } : me,
  }));
  fireEvent.click(screen.getByText('Ada Nowak'));
  expect(await screen.findByText(words.conflict.moved)).not.toBeNull();
  expect(screen.queryByRole('button', { name: send })).toBeNull();
});

it('says from when the next step may be sent', async () => {
  serve([due({ next: { step: 'first_notice', from: '2099-01-01' } })]);
  const dialog = await openDue();
  expect(dialog.getByText(/^First notice, from/)).not.toBeNull();
  expect(shop.received.some(({ path }) => path.endsWith('/mail'))).toBe(false);
});

it('offers support no mail to send', async () => {
  me = meOf([{ role: 'support', regions: null }]);
  serve([due()]);
  const dialog = await openDue();
  expect(dialog.queryByRole('button', { name: send })).toBeNull();
});
