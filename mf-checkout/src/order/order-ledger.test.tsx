/** @jest-environment jsdom */
import { renderPage } from '@shop/kit/testing';
import { screen, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { testOrder } from './order.fixture.ts';
import { OrderLedger } from './order-ledger.tsx';

const show = (change: Partial<typeof testOrder> = {}) =>
  renderPage(() => <OrderLedger order={{ ...testOrder, ...change }} />, { remote: 'mf-checkout', words });
const figureOf = (label: string): string => {
  const row = screen.getByText(label).closest('div');
  if (!row) throw new Error(`No row for ${label}`);
  return within(row).getByRole('definition').textContent ?? '';
};

it('adds up on screen: goods, delivery and VAT make the total', async () => {
  await show();
  expect(figureOf('Goods, net')).toBe('€400.00');
  expect(figureOf('Delivery')).toBe('€20.00');
  expect(figureOf('VAT 19%')).toBe('€79.80');
  expect(screen.getByTestId('ledger-total').textContent).toBe('€499.80');
});
it('says free and later for what they are, not as amounts', async () => {
  await show({ ship_total: '0.00' });
  expect(figureOf('Delivery')).toBe('free');
});
it('leaves delivery open before a method is chosen', async () => {
  await show({ shipping_method: null });
  expect(figureOf('Delivery')).toBe('next step');
});
it('shows a discount only when there is one', async () => {
  const { unmount } = await show();
  expect(screen.queryByText('Discount')).toBeNull();
  unmount();
  await show({ promotion_amount: '-40.00' });
  expect(figureOf('Discount')).toContain('40.00');
});
