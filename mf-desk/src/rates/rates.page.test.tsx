/** @jest-environment jsdom */
import { problemBody, type TestReply } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component } from './rates.page.tsx';
import type { RatePreview } from './rates.query.ts';

let me = meOf();
const shop = startDeskShop();
beforeEach(() => {
  me = meOf([{ role: 'finance', regions: null }]);
});

const stored = {
  exchange_rates: [{ day: '2026-11-27', currency: 'EUR', rate: '4.25', table: '230/A/NBP/2026' }],
  period_rates: [{ first_day: '2026-11-01', last_day: '2026-11-30', currency: 'EUR', rate: '1.15' }],
  invoices_without: [{ number: 'FV-2026-000007', day: '2026-11-28', currency: 'PLN' }],
};
const tables: RatePreview['tables'] = [
  { number: '231/A/NBP/2026', day: '2026-11-30', rates: [{ currency: 'EUR', rate: '4.2612' }] },
];
const row = (change: Partial<RatePreview['rows'][number]>): RatePreview['rows'][number] => ({
  first_day: '2026-11-30',
  last_day: '2026-11-30',
  currency: 'EUR',
  rate: '4.2612',
  table: '231/A/NBP/2026',
  state: 'new',
  stored: null,
  ...change,
});
const serve = (preview: () => TestReply, imported: () => TestReply = () => ({ json: {} })) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (path.endsWith('/preview')) return preview();
    return method === 'POST' ? imported() : { json: stored };
  });
const choose = async () => {
  await shop.open(Component);
  fireEvent.click(await screen.findByRole('button', { name: words.rates.import }));
  const dialog = within(await screen.findByRole('dialog'));
  const file = new File(['[]'], 'tables.json', { type: 'application/json' });
  fireEvent.change(dialog.getByTestId('exchange-rates'), { target: { files: [file] } });
  return dialog;
};

it('lists rates and the documents that lack one', async () => {
  serve(() => ({ json: {} }));
  await shop.open(Component);
  expect(await screen.findByText('230/A/NBP/2026')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'FV-2026-000007' }).getAttribute('href')).toContain('text=FV-2026');
  expect(screen.getByText('1.1500')).not.toBeNull();
});

it('shows each rate of a file before it is imported, and sends what was shown', async () => {
  serve(
    () => ({ json: { tables, rows: [row({}), row({ first_day: '2026-11-27', state: 'known' })] } }),
    () => ({ json: { first_day: '2026-11-30', last_day: '2026-11-30', tables: 1, periods: 0, added: 1 } }),
  );
  const dialog = await choose();
  expect(await dialog.findByText('New: 1. Stored before: 1.')).not.toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: words.transfers.send }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const writes = shop.writes().filter(({ path }) => path.endsWith('/exchange_rates'));
  expect(writes.map(({ body }) => JSON.parse(body))).toEqual([{ tables }]);
});

it('imports nothing where another rate is stored, and says which', async () => {
  serve(() => ({ json: { tables, rows: [row({ state: 'differs', stored: '4.25' })] } }));
  const dialog = await choose();
  expect(await dialog.findByText(/4\.25/)).not.toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: words.transfers.send }));
  expect(shop.writes().filter(({ path }) => path.endsWith('/exchange_rates'))).toEqual([]);
});

it('shows the file that was chosen last, whichever is answered first', async () => {
  let asked = 0;
  serve(() => {
    asked += 1;
    return asked === 1
      ? { json: { tables, rows: [row({}), row({ first_day: '2026-11-27' })] }, delayMs: 120 }
      : { json: { tables, rows: [row({ first_day: '2026-11-26' })] } };
  });
  const dialog = await choose();
  await waitFor(() => expect(asked).toBe(1));
  const file = new File(['[]'], 'later.json', { type: 'application/json' });
  fireEvent.change(dialog.getByTestId('exchange-rates'), { target: { files: [file] } });
  await dialog.findByText('New: 1. Stored before: 0.');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(dialog.getByText('New: 1. Stored before: 0.')).not.toBeNull();
});

it('says what is wrong with a file', async () => {
  serve(() => problemBody('exchange_rates_unreadable', 422));
  const dialog = await choose();
  expect(await dialog.findByRole('alert')).not.toBeNull();
});

it('offers no import to whoever reads alone', async () => {
  me = meOf([{ role: 'support', regions: null }]);
  serve(() => ({ json: {} }));
  await shop.open(Component);
  expect(await screen.findByText('230/A/NBP/2026')).not.toBeNull();
  expect(screen.queryByRole('button', { name: words.rates.import })).toBeNull();
});
