/** @jest-environment jsdom */
import {
  problemBody,
  type ReceivedRequest,
  recordEvents,
  renderPage,
  startTestShop,
  type TestReply,
  type TestShop,
  testOrder,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component } from './payment.page.tsx';

const placed = { ...testOrder, completed_at: '2026-11-27T10:05:00Z', state: 'complete' as const };
let shop: TestShop;
/** The gateway's reply to each payment, in order; the last one repeats. */
let outcomes: TestReply[] = [];

const payPath = '/api/v2/R100/stripe/payment_intents/pay';
const payments = (): ReceivedRequest[] => shop.received.filter(({ path }) => path === payPath);
const answer = ({ path }: ReceivedRequest): TestReply => {
  if (path.endsWith('/publishable_key')) return { json: { provider: 'sandbox', publishable_key: null } };
  if (path === '/api/gateway/stripe/card')
    return { json: { payment_method_id: `pm_${shop.received.length}`, last4: '4242', brand: 'visa' } };
  if (path === payPath) return (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? {};
  return { json: testOrder };
};

beforeAll(async () => {
  // jsdom has no layout, so there is nothing to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
  shop = await startTestShop();
  shop.replyWith(answer);
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const place = () => fireEvent.click(screen.getByRole('button', { name: 'Order with obligation to pay' }));
async function openAndFill() {
  await renderPage(Component, {
    remote: 'mf-checkout',
    words,
    document: shop.document,
    path: '/payment/:orderNumber',
    at: '/payment/R100',
  });
  await screen.findByLabelText('Card number');
  type('Card number', '4242 4242 4242 4242');
  type('Month', '12');
  type('Year', '30');
  type('CVC', '123');
  fireEvent.click(screen.getByRole('checkbox'));
}

it('sends nothing while something is missing, and says where', async () => {
  await openAndFill();
  type('CVC', '1');
  place();
  expect(await screen.findByText('Enter the 3 or 4 digits.')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('CVC'));
  expect(payments()).toEqual([]);
});

it('keeps everything typed after a declined card, and pays anew with another key', async () => {
  outcomes = [problemBody('payment_failed', 402, { decline_code: 'insufficient_funds' })];
  await openAndFill();
  place();
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('This card has insufficient funds.'),
  );
  expect(screen.getByRole('alert').textContent).toContain('nothing was charged');
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  place();
  await waitFor(() => expect(payments()).toHaveLength(2));
  const [first, second] = payments();
  expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
});

it('repeats the very same payment after a lost connection, and claims nothing about the money', async () => {
  outcomes = [
    { dropConnection: true },
    { dropConnection: true },
    { dropConnection: true },
    { json: { status: 'succeeded', order: placed } },
  ];
  const events = recordEvents();
  await openAndFill();
  place();
  const alert = await screen.findByRole('alert', {}, { timeout: 30_000 });
  expect(alert.textContent).toContain('never charged twice');
  expect(alert.textContent).not.toContain('nothing was charged');
  place();
  await waitFor(() => expect(payments()).toHaveLength(4), { timeout: 30_000 });
  expect(new Set(payments().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(new Set(payments().map(({ body }) => body)).size).toBe(1);
  // However often it was sent, it is one payment and one sale.
  await waitFor(() => expect(events.at(-1)?.event).toBe('purchase'));
  expect(events.map(({ event }) => event)).toEqual([
    'Checkout Step Viewed',
    'add_payment_info',
    'Checkout Step Completed',
    'purchase',
  ]);
  expect(events.at(-1)?.detail).toMatchObject({
    transaction_id: 'R100',
    currency: 'EUR',
    value: 400,
    tax: 79.8,
    shipping: 20,
    channel: 'spree',
  });
});
