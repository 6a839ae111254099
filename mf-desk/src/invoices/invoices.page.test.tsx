/** @jest-environment jsdom */
import type { StaffInvoice, StaffInvoiceRow, VatReport, VatReportRow } from '@shop/contracts';
import { problemBody } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { openPeriod } from '../vat/period.fixture.ts';
import { Component as VatPage } from '../vat/vat.page.tsx';
import { listPeriods, readVatView } from '../vat/vat.query.ts';
import { Component } from './invoices.page.tsx';
import { readInvoicesView } from './invoices.query.ts';

let me = meOf();
const shop = startDeskShop();
beforeEach(() => {
  me = meOf([{ role: 'finance', regions: null }]);
});

const row = (change: Partial<StaffInvoiceRow> = {}): StaffInvoiceRow => ({
  number: 'FV-2026-000007',
  kind: 'normal',
  order_number: 'R23456789ABCDE',
  region: 'de',
  issued_on: '2026-11-28',
  tax_day: '2026-11-27',
  buyer: { name: 'Berg GmbH', country: 'DE', vat_id: 'DE136695976' },
  currency: 'EUR',
  net: '1000.00',
  tax: '190.00',
  total: '1190.00',
  refers_to: null,
  pdf_url: '/api/invoices/FV-2026-000007/pdf?signature=x',
  ...change,
});
const whole: StaffInvoice = {
  ...row(),
  ubl_url: '/api/ubl',
  cii_url: '/api/cii',
  formats: [{ profile: 'xrechnung', url: '/api/xrechnung' }],
  taxes: [
    { treatment: 'one_stop_shop', country: 'DE', rate: 1900, net: '1000.00', tax: '190.00', stated: null },
  ],
  exchange: null,
};
const serve = (invoices: readonly StaffInvoiceRow[]) =>
  shop.replyWith(({ path }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (path.includes('/staff/invoices/')) return { json: whole };
    return { json: { invoices: [...invoices], next_cursor: null } };
  });
const asked = (part: string) =>
  shop.received
    .filter(({ path }) => path.includes(part))
    .map(({ path }) => path)
    .at(-1) ?? '';

it('sends the filters of the address, leaves out what the API would refuse, and opens a document with its files', async () => {
  serve([
    row(),
    row({ number: 'KOR-2026-000001', kind: 'correction', total: '-11.90', refers_to: 'FV-2026-000007' }),
  ]);
  await shop.open(Component, {
    at: '/?kind=normal&where=de&from=2026-11-01&to=2026-13-40&text=berg&currency=EUR',
  });
  const number = await screen.findByRole('link', { name: 'FV-2026-000007' });
  expect(number.getAttribute('href')).toContain('signature=x');
  for (const part of ['kind=normal', 'region=de', 'from=2026-11-01', 'text=berg', 'currency=EUR'])
    expect(asked('/staff/invoices?')).toContain(part);
  expect(asked('/staff/invoices?')).not.toContain('to=');
  expect(screen.getByText('-€11.90')).not.toBeNull();
  fireEvent.click(screen.getAllByText('Berg GmbH')[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(words.invoices.treatment.one_stop_shop)).not.toBeNull();
  expect(dialog.getByRole('link', { name: 'XRechnung 3.0' }).getAttribute('href')).toBe('/api/xrechnung');
});

it('says of which row of the VAT report it shows the documents, and leads out of it', async () => {
  serve([]);
  await shop.open(Component, { at: '/?period=2026-Q4&country=DE&rate=1900&treatment=one_stop_shop' });
  expect(await screen.findByText(/Q4 2026, Germany, 19%, One Stop Shop/)).not.toBeNull();
  for (const part of ['period=2026-Q4', 'country=DE', 'rate=1900', 'treatment=one_stop_shop'])
    await waitFor(() => expect(asked('/staff/invoices?')).toContain(part));
  expect(await screen.findByText(words.invoices.none)).not.toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: words.matrix.none.action })[0] as HTMLElement);
  await waitFor(() => expect(asked('/staff/invoices?')).not.toContain('period'));
  expect(readInvoicesView(new URLSearchParams('period=2026-13&country=Germany&rate=x'))).toEqual({});
});

it('says that the end is before the start', async () => {
  serve([]);
  await shop.open(Component, { at: '/?from=2026-11-02&to=2026-11-01' });
  expect(await screen.findByText(words.invoices.turned)).not.toBeNull();
});

it('tells whoever is refused that their roles do not include it', async () => {
  me = meOf([{ role: 'production', regions: null }]);
  shop.replyWith(({ path }) => (path.endsWith('/staff/me') ? { json: me } : problemBody('forbidden', 403)));
  await shop.open(VatPage, { at: '/?period=2025-Q1' });
  expect(await screen.findByText(/Your roles do not include this page/)).not.toBeNull();
});

const vatRow = (change: Partial<VatReportRow> = {}): VatReportRow => ({
  treatment: 'one_stop_shop',
  country: 'DE',
  rate: 1900,
  currency: 'EUR',
  net: '1000.00',
  tax: '190.00',
  documents: 3,
  credit_notes: 1,
  credited: { net: '50.00', tax: '9.50' },
  reported: { net: '4253.70', tax: '808.20' },
  without_rate: 0,
  ...change,
});
const report = (rows: readonly VatReportRow[], reported: VatReport['reported']): VatReport => ({
  period: '2026-10',
  first_day: '2026-10-01',
  last_day: '2026-10-31',
  reporting_currency: 'PLN',
  rows: [...rows],
  totals: [{ currency: 'EUR', net: '1000.00', tax: '190.00' }],
  reported,
});

it('offers the last months and quarters, and begins with the month before', () => {
  const periods = listPeriods('2026-02-03');
  expect(periods.slice(0, 3)).toEqual(['2026-Q1', '2025-Q4', '2025-Q3']);
  expect(periods.slice(9, 12)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(readVatView(new URLSearchParams(), '2026-01-31')).toEqual({ period: '2025-12' });
  expect(readVatView(new URLSearchParams('period=2026-Q5&where=de'), '2026-01-31')).toEqual({
    period: '2025-12',
    region: 'de',
  });
});

const serveReport = (loaded: VatReport) =>
  shop.replyWith(({ path }) => ({
    json: path.endsWith('/staff/me') ? me : path.includes('/periods/') ? openPeriod : loaded,
  }));

it('shows the VAT of a period with its sums, and each row leads to its documents', async () => {
  const loaded = report([vatRow()], { net: '4253.70', tax: '808.20' });
  serveReport(loaded);
  await shop.open(VatPage, { at: '/?period=2026-10&where=de' });
  expect(await screen.findByText(/4,253\.70.*808\.20/)).not.toBeNull();
  for (const part of ['period=2026-10', 'region=de']) expect(asked('/staff/vat_report')).toContain(part);
  const cells = within((await screen.findByText('Germany')).closest('tr') as HTMLElement);
  expect(cells.getByText('19%')).not.toBeNull();
  expect(screen.queryByText(words.vat.withoutRateText)).toBeNull();
});

it('says which sums are left out, and why', async () => {
  const loaded = report(
    [
      vatRow({ reported: null, without_rate: 2 }),
      vatRow({ treatment: 'unassigned', country: null, reported: null, without_rate: 1 }),
    ],
    null,
  );
  serveReport(loaded);
  await shop.open(VatPage);
  expect(await screen.findByText('Without exchange rate: 3')).not.toBeNull();
  expect(screen.getByText(words.vat.unassignedText)).not.toBeNull();
  expect(screen.queryByText(/Total in PLN/)).toBeNull();
});
