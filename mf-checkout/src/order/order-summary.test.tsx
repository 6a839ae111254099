/** @jest-environment jsdom */
import { renderPage, testOrder } from '@shop/kit/testing';
import { screen, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { OrderSummary } from './order-summary.tsx';

const show = (change: Partial<typeof testOrder> = {}, chosen: typeof testOrder.shipping_method = null) =>
  renderPage(() => <OrderSummary order={{ ...testOrder, ...change }} deliveryMethod={chosen} />, {
    remote: 'mf-checkout',
    words,
  });
const figureOf = (label: string | RegExp): string => {
  const row = screen.getByText(label).closest('div');
  if (!row) throw new Error(`No row for ${label}`);
  return within(row).getByRole('definition').textContent ?? '';
};

it('adds up on screen: goods, delivery and VAT make the total', async () => {
  await show();
  expect(figureOf('Subtotal, net')).toBe('€400.00');
  expect(figureOf('Delivery')).toBe('€20.00');
  expect(figureOf('VAT 19%')).toBe('€79.80');
  expect(screen.getByTestId('ledger-total').textContent).toBe('€499.80');
});
it('says free and later for what they are, not as amounts', async () => {
  await show({ ship_total: '0.00' });
  expect(figureOf('Delivery')).toBe('Free');
});
it('leaves delivery open before a method is chosen', async () => {
  await show({ shipping_method: null });
  expect(figureOf('Delivery')).toBe('at next step');
});
it('says what the chosen delivery costs, and that the total does not count it yet', async () => {
  const methods = [
    ...testOrder.shipping_methods,
    { id: 'pick-up' as const, cost: '0.00', days: [0, 0] as [number, number] },
  ];
  const notYet = 'Added to the total when you continue.';
  const first = await show({ shipping_method: null, shipping_methods: methods }, 'courier');
  expect(figureOf('Delivery')).toContain('€20.00');
  expect(screen.getByText(notYet)).not.toBeNull();
  first.unmount();
  const changed = await show({ shipping_methods: methods }, 'pick-up');
  expect(figureOf('Delivery')).toContain('Free');
  expect(screen.getByText(notYet)).not.toBeNull();
  changed.unmount();
  await show({ shipping_methods: methods }, 'courier');
  expect(figureOf('Delivery')).toBe('€20.00');
  expect(screen.queryByText(notYet)).toBeNull();
});
it('shows a discount only when there is one', async () => {
  const { unmount } = await show();
  expect(screen.queryByText('Discount')).toBeNull();
  unmount();
  await show({ promotion_amount: '-40.00' });
  expect(figureOf('Discount')).toContain('40.00');
});
it('lists a discount once, after the lines before it, with VAT where the buyer sees prices with VAT', async () => {
  await show({
    prices_include_tax: true,
    summary: { subtotal: '476.00', discount: '-47.60', shipping: '23.80', customs: '0.00', total: '452.20' },
    taxes: [
      { category: 'S', rate: '19.00', country_iso: 'DE', base: '380.00', amount: '72.20', reason: null },
    ],
    total: '452.20',
  });
  expect(figureOf('Subtotal, incl. VAT')).toBe('€476.00');
  expect(figureOf('Discount')).toContain('47.60');
  expect(figureOf('Delivery')).toBe('€23.80');
  expect(figureOf('Includes VAT 19%')).toBe('€72.20');
  expect(screen.getByTestId('ledger-total').textContent).toBe('€452.20');
});
it('shows express production in the subtotal, as in its line, and customs as an amount of its own', async () => {
  await show({ item_total: '440.00', express_total: '40.00', ship_total: '60.00', customs_total: '40.00' });
  expect(['Subtotal, net', 'Delivery'].map(figureOf)).toEqual(['€440.00', '€20.00']);
  expect(screen.getByText('Customs charges').closest('div')?.textContent).toContain('€40.00');
});
it('says why the date is what it is, and which line decides', async () => {
  await show({
    estimated_delivery: {
      from: '2026-12-14',
      to: '2026-12-16',
      approve_by_at: '2026-11-27T14:00:00+01:00',
      standard_days: { production: 15, transit: 5 },
      slowest_line_id: 11,
      reasons: [
        { reason: 'weekend', days: 6, date: '2026-11-28', country_iso: 'PL', holiday: null, cause: null },
        {
          reason: 'holiday',
          days: 1,
          date: '2026-12-24',
          country_iso: 'PL',
          holiday: { key: 'christmasEve', name: 'Christmas Eve' },
          cause: null,
        },
        { reason: 'express', days: -4, date: null, country_iso: null, holiday: null, cause: null },
      ],
    },
  });
  expect(figureOf('Weekends (Poland)')).toBe('6 days later');
  expect(figureOf(/^Christmas Eve \(Poland\), Dec.24/)).toBe('1 day later');
  expect(figureOf('Express production')).toBe('4 business days earlier');
  expect(screen.getByTestId('delivery-promise').textContent).toMatch(
    /takes the longest; everything ships together/,
  );
});
it('says in the language of the shop why no VAT is charged, and who prepares the customs papers', async () => {
  const [tax] = testOrder.taxes;
  if (!tax) throw new Error('no tax');
  const untaxed = { ...tax, category: 'G' as const, rate: '0.00', amount: '0.00', reason: 'Art. 146' };
  const { unmount } = await show({
    customs_papers: true,
    taxes: [{ ...untaxed, reason_code: 'export' }],
  });
  expect(screen.getByText('Export: no VAT charged. Import charges may be due on arrival.')).not.toBeNull();
  expect(screen.getByText(/^Crosses a customs border. We prepare the customs papers./)).not.toBeNull();
  unmount();
  // Orders from before the code still have their sentence.
  await show({ taxes: [untaxed] });
  expect(screen.getByText('Art. 146')).not.toBeNull();
  expect(screen.queryByText(/customs border/)).toBeNull();
});
