/** @jest-environment jsdom */
import { setShopDocument } from '@shop/kit/shell';
import { recordEvents, testDocument, testLine, testOrder } from '@shop/kit/testing';
import { diffCarts, trackCartChanges } from './cart-changes.ts';

// An event names the page that it happens on, and a page has a document.
beforeAll(() => setShopDocument(testDocument));

const service = {
  ...testLine,
  id: 12,
  quantity: 1,
  price: '29.0000',
  total: '29.00',
  product: { id: 9, name: 'Expert check', slug: 'service-expert-check' },
};
const withLines = (...line_items: (typeof testLine)[]) => ({ ...testOrder, line_items });

describe('what changed in a cart', () => {
  it('is nothing where the lines are the same', () => {
    const { added, removed } = diffCarts(testOrder, testOrder);
    expect([added, removed]).toEqual([
      { value: 0, items: [] },
      { value: 0, items: [] },
    ]);
  });
  it('is a service that came, and one that left', () => {
    const { added, removed } = diffCarts(withLines(testLine), withLines(testLine, service));
    expect([added.value, added.items.map(({ item_id }) => item_id), removed.items]).toEqual([
      29,
      ['service-expert-check'],
      [],
    ]);
    expect(diffCarts(withLines(testLine, service), withLines(testLine)).removed.value).toBe(29);
  });
  it('is as many pieces as came or left, at the price for one', () => {
    const more = { ...testLine, quantity: 750, price: '0.7200', total: '540.00' };
    const fewer = { ...testLine, quantity: 450, price: '0.8200', total: '369.00' };
    expect(diffCarts(testOrder, withLines(more)).added).toMatchObject({
      value: 180,
      items: [{ item_id: 'mailer-box-plain', quantity: 250, price: 0.72 }],
    });
    expect(diffCarts(testOrder, withLines(fewer)).removed).toMatchObject({
      value: 41,
      items: [{ quantity: 50 }],
    });
  });
  it('is a line that left with all that hung on it, as one event', () => {
    const { removed } = diffCarts(withLines(testLine, service), withLines());
    expect([removed.value, removed.items.length]).toEqual([429, 2]);
  });
});

it('an answer is told once, not again when it comes again, and never of another cart or a placed order', () => {
  const events = recordEvents();
  const after = { ...withLines(testLine, service), version: 2 };
  trackCartChanges(testOrder, after);
  trackCartChanges(after, after);
  trackCartChanges(undefined, after);
  trackCartChanges({ ...testOrder, number: 'R9' }, after);
  trackCartChanges(testOrder, { ...after, completed_at: '2026-11-28T10:00:00Z' });
  expect(events).toEqual([
    { event: 'add_to_cart', detail: expect.objectContaining({ currency: 'EUR', value: 29 }) },
  ]);
});
