/** @jest-environment jsdom */
import type { Order } from '@shop/contracts';
import { renderPage } from '@shop/kit/testing';
import { cleanup, screen } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { OrderTotals } from './order-totals.tsx';

const order: Pick<
  Order,
  | 'currency'
  | 'item_total'
  | 'ship_total'
  | 'promotion_amount'
  | 'prices_include_tax'
  | 'total'
  | 'taxes'
  | 'estimated_delivery'
> = {
  prices_include_tax: false,
  currency: 'EUR',
  item_total: '400.00',
  ship_total: '20.00',
  promotion_amount: '-40.00',
  taxes: [{ category: 'S', rate: '19.00', country_iso: 'DE', base: '380.00', amount: '72.20', reason: null }],
  total: '452.20',
  estimated_delivery: null,
};

it('adds up on screen, the discount as well', async () => {
  await renderPage(() => <OrderTotals order={order} />, { remote: 'mf-account', words });
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent ?? '');
  const read = (text: string) => Number(text.replace(/[^\d.−-]/g, '').replace('−', '-'));
  expect(figures.map(read)).toEqual([400, -40, 20, 72.2]);
  expect(read(screen.getByTestId('ledger-total').textContent ?? '')).toBe(452.2);
  expect(screen.getByText(words.order.promotion)).not.toBeNull();
});

it('says in the reader’s language why no tax is charged, and in the words of the law on an order of before', async () => {
  const export_ = { category: 'G', rate: '0.00', country_iso: 'US', base: '380.00', amount: '0.00' } as const;
  const reason = 'Export outside the EU, Art. 146 Directive 2006/112/EC';
  const taxes = [{ ...export_, reason, reason_code: 'export' as const }];
  await renderPage(() => <OrderTotals order={{ ...order, taxes }} />, { remote: 'mf-account', words });
  expect(screen.getByText(words.taxNote.export)).not.toBeNull();
  expect(screen.queryByText(reason)).toBeNull();
  cleanup();
  await renderPage(() => <OrderTotals order={{ ...order, taxes: [{ ...export_, reason }] }} />, {
    remote: 'mf-account',
    words,
  });
  expect(screen.getByText(reason)).not.toBeNull();
});
