/** @jest-environment jsdom */
import { setShopDocument } from '@shop/kit/shell';
import { recordEvents, testDocument, testOrder } from '@shop/kit/testing';
import { trackInstallmentPaid, trackPurchase } from './track-purchase.ts';

// An event names the page that it happens on, and a page has a document.
beforeAll(() => setShopDocument(testDocument));

const placed = { ...testOrder, completed_at: '2026-11-28T10:00:00Z' };

it('a sale is told once, with its channel and its code', () => {
  const events = recordEvents();
  const custom = { ...placed, number: 'R7', channel: 'custom', promo_code: 'SPRING' };
  trackPurchase(custom);
  trackPurchase({ ...custom, version: 9 });
  expect(events.map(({ event }) => event)).toEqual(['Checkout Step Completed', 'purchase']);
  expect(events[1]?.detail).toMatchObject({ transaction_id: 'R7', channel: 'custom', coupon: 'SPRING' });
});

it('each part that is paid later is an update of its order, no sale', () => {
  const events = recordEvents();
  trackInstallmentPaid({ ...placed, number: 'R8' });
  trackInstallmentPaid({ ...placed, number: 'R8' });
  expect(events).toMatchObject([
    { event: 'Order Updated', detail: { order_id: 'R8', total: 499.8, products: [{ quantity: 500 }] } },
    { event: 'Order Updated' },
  ]);
});
