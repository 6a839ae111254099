/** @jest-environment jsdom */
import type { StaffFigures } from '@shop/contracts';
import { problemBody } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component } from './figures.page.tsx';

const shop = startDeskShop();
const figures: StaffFigures = {
  from: '2026-01-01',
  to: '2026-11-30',
  sales: [
    { key: '2026-10', currency: 'PLN', orders: 2, quantity: 600, net: '1000.00' },
    { key: '2026-11', currency: 'PLN', orders: 1, quantity: 100, net: '250.00' },
    { key: '2026-11', currency: 'EUR', orders: 1, quantity: 30, net: '80.00' },
  ],
  totals: [
    { currency: 'PLN', orders: 3, net: '1250.00', canceled: 1, refunded: '12.30' },
    { currency: 'EUR', orders: 1, net: '80.00', canceled: 0, refunded: '0.00' },
  ],
  quotes: { received: 4, offered: 3, won: 1, lost: 2, reasons: [{ reason: 'Too dear', count: 2 }] },
  dispatch: { promised: 5, on_time: 3, late: 1, lead_days: 12.5 },
};
const open = (at: string) => {
  shop.replyWith(({ path }) =>
    path.endsWith('/staff/me') ? { json: meOf([{ role: 'finance', regions: null }]) } : { json: figures },
  );
  return shop.open(Component, { at, document: { region: 'pl' } });
};
const asked = () =>
  Object.fromEntries(
    new URL(shop.received.filter(({ path }) => path.includes('/figures')).at(-1)?.path ?? '/', 'http://x')
      .searchParams,
  );

it('shows sums, a chart for each currency with several rows, and leads to the orders of a month', async () => {
  await open('/?from=2026-01-01&to=2026-11-30');
  const chart = await screen.findByRole('list', { name: 'Sales without VAT in PLN' });
  expect(
    within(chart)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^October 2026.*1.?000[.,]00/),
    expect.stringMatching(/^November 2026.*250[.,]00/),
  ]);
  // One row has nothing to compare with.
  expect(screen.queryByRole('list', { name: 'Sales without VAT in EUR' })).toBeNull();
  expect(
    within(chart)
      .getByRole('link', { name: /November/ })
      .getAttribute('href'),
  ).toMatch(/\?from=2026-11-01&to=2026-11-30$/);
  for (const text of ['Requests won: 1 of 4', 'Shipped on time: 3, late: 1', 'Too dear (2)', '75%', '25%'])
    expect(screen.getByText((content) => content.replace(/\s/g, ' ').includes(text))).not.toBeNull();
  expect(asked()).toEqual({ from: '2026-01-01', to: '2026-11-30', by: 'month' });
});

it('names no product as a day while the days are loaded, or cannot be', async () => {
  shop.replyWith(({ path }) => {
    if (path.endsWith('/staff/me')) return { json: meOf([{ role: 'finance', regions: null }]) };
    if (path.includes('by=day')) return problemBody('not_allowed_here', 409);
    const sales = [{ key: 'paper-bag', currency: 'PLN' as const, orders: 1, quantity: 30, net: '80.00' }];
    return { json: { ...figures, sales } };
  });
  await shop.open(Component, { at: '/?by=product', document: { region: 'pl' } });
  expect(await screen.findByRole('row', { name: /80[.,]00/ })).not.toBeNull();
  fireEvent.change(screen.getByLabelText(words.figures.by), { target: { value: 'day' } });
  expect(await screen.findByRole('alert')).not.toBeNull();
  expect(screen.queryByRole('row', { name: /80[.,]00/ })).toBeNull();
});

it('keeps period, grouping and market in the address, and says at the field when the days are turned', async () => {
  await open('/?from=2026-02-01&to=2026-01-01&by=product&where=se');
  expect(await screen.findByText(words.figures.turned)).not.toBeNull();
  expect(asked()).toEqual({});
  fireEvent.change(screen.getByLabelText(words.figures.to), { target: { value: '2026-03-01' } });
  const query = { from: '2026-02-01', to: '2026-03-01', by: 'product', region: 'se' };
  await waitFor(() => expect(asked()).toEqual(query));
  expect(screen.queryByText(words.figures.turned)).toBeNull();
});
