/** @jest-environment jsdom */
import type { StaffPeriod, VatReport } from '@shop/contracts';
import { problemBody, type TestReply } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { openPeriod } from './period.fixture.ts';
import { monthsOf } from './periods.query.ts';
import { Component } from './vat.page.tsx';

let me = meOf();
const shop = startDeskShop();
beforeEach(() => {
  me = meOf([{ role: 'finance', regions: null }]);
});

const report: VatReport = {
  period: '2026-01',
  first_day: '2026-01-01',
  last_day: '2026-01-31',
  reporting_currency: 'PLN',
  rows: [],
  totals: [],
  reported: { net: '0.00', tax: '0.00' },
};
const closed: StaffPeriod = {
  ...openPeriod,
  closing: { closed_by: 'staff:7', closed_by_name: 'Eva Nowak', closed_at: '2026-02-03T09:00:00Z' },
  figures: report,
  differences: [],
};
const serve = (period: StaffPeriod, post: () => TestReply = () => ({ json: closed })) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method === 'POST') return post();
    return { json: path.includes('/periods/') ? { ...period, month: path.slice(-7) } : report };
  });
const at = '/?period=2026-01';

it('closes a month after saying what that means', async () => {
  serve(openPeriod);
  await shop.open(Component, { at });
  fireEvent.click(await screen.findByRole('button', { name: words.months.close }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(words.months.closeMeans)).not.toBeNull();
  expect(shop.writes()).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: words.months.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shop.writes().map(({ path }) => path.replace(/.*\/v1/, '/v1'))).toEqual([
    '/v1/staff/periods/2026-01/close',
  ]);
});

it('says that a colleague closed it first', async () => {
  serve(openPeriod, () => problemBody('period_closed', 409));
  await shop.open(Component, { at });
  fireEvent.click(await screen.findByRole('button', { name: words.months.close }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: words.months.close }));
  expect(await dialog.findByText(words.months.closedBefore)).not.toBeNull();
});

it('keeps a typed reason when the month cannot be read, and asks again with another key', async () => {
  serve(closed, () => problemBody('forbidden', 403));
  await shop.open(Component, { at });
  fireEvent.click(await screen.findByRole('button', { name: words.months.reopen }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(words.word.reason), { target: { value: 'A document is missing' } });
  const send = () => fireEvent.click(dialog.getByRole('button', { name: words.months.reopen }));
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method === 'POST') return problemBody('forbidden', 403);
    return path.includes('/periods/') ? problemBody('invalid_input', 422) : { json: report };
  });
  send();
  expect(await screen.findByText(words.desk.kept)).not.toBeNull();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(words.word.reason).value).toBe('A document is missing');
  await waitFor(() => expect(dialog.getByText(words.refused.forbidden)).not.toBeNull());
  send();
  await waitFor(() => expect(shop.writes()).toHaveLength(2));
  const [first, second] = shop.writes().map(({ headers }) => headers['idempotency-key']);
  expect(second).not.toBe(first);
});

it('shows who closed it, what differs since, and asks another person to reopen it with a reason', async () => {
  const amounts = { net: '100.00', tax: '23.00' };
  serve({
    ...closed,
    differences: [
      {
        treatment: 'domestic',
        country: 'PL',
        rate: 2300,
        currency: 'EUR',
        closed: amounts,
        now: amounts,
        closed_reported: null,
        now_reported: { net: '426.00', tax: '97.98' },
      },
    ],
  });
  await shop.open(Component, { at });
  expect(await screen.findByText(/by Eva Nowak/)).not.toBeNull();
  expect(screen.getAllByText(words.months.differs)).not.toHaveLength(0);
  expect(screen.getByText(/97\.98/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.months.reopen }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: words.months.reopen });
  fireEvent.click(send);
  expect(await dialog.findByText(words.approvals.reasonShort)).not.toBeNull();
  fireEvent.change(dialog.getByLabelText(words.word.reason), { target: { value: 'A document is missing' } });
  fireEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shop.writes().map(({ body }) => JSON.parse(body))).toEqual([
    { reason: 'A document is missing', change: { kind: 'reopen_period', month: '2026-01' } },
  ]);
});

it('lists the months of a quarter, and lets nobody close for some markets alone', async () => {
  expect(monthsOf('2026-Q4')).toEqual(['2026-10', '2026-11', '2026-12']);
  me = meOf([{ role: 'finance', regions: ['pl'] }]);
  serve(openPeriod);
  await shop.open(Component, { at: '/?period=2026-Q1', document: { region: 'pl' } });
  await waitFor(() => expect(screen.getAllByText(words.months.open)).toHaveLength(3));
  expect(screen.queryByRole('button', { name: words.months.close })).toBeNull();
});
