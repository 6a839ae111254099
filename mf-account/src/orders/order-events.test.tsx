/** @jest-environment jsdom */
import type { LineItem, Order } from '@shop/contracts';
import {
  type RecordedEvent,
  recordEvents,
  renderPage,
  startTestShop,
  type TestShop,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { OrderActions } from './order-actions.tsx';

let shop: TestShop;
let events: RecordedEvent[];
beforeAll(async () => {
  shop = await startTestShop();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterAll(() => shop.close());

const line = (id: number, slug: string, total: string): LineItem => ({
  id,
  sku: `SKU-${id}`,
  variant_id: id,
  variant: { sku: `SKU-${id}`, external_pim_sku: `PIM-${id}` },
  product: { id, name: slug, slug },
  product_type: slug,
  configuration: null,
  price: '0.8000',
  quantity: 500,
  total,
  total_gross: total,
  thumbnail: null,
  paid_assets: [],
  purchase_trigger: null,
  box_design: null,
  parent_id: null,
  express_delivery_option_id: null,
});
const order = {
  number: 'R200',
  state: 'complete',
  version: 3,
  currency: 'EUR',
  item_total: '700.00',
  ship_total: '20.00',
  tax_total: '136.80',
  promotion_amount: '0.00',
  promo_code: 'SPRING',
  total: '856.80',
  channel: 'spree',
  cancelable: 'cancellation',
  payment_total: '856.80',
  completed_at: '2026-11-27T10:00:00Z',
  line_items: [line(1, 'mailer-box-plain', '400.00'), line(2, 'shipping-box-plain', '300.00')],
} as unknown as Order;

const open = async (shown: Order) => {
  events = recordEvents();
  await renderPage(() => <OrderActions order={shown} signedIn token={undefined} />, {
    remote: 'mf-account',
    words,
    document: shop.document,
  });
};

it('ordering again adds what was taken over, once', async () => {
  shop.replyWith(() => ({
    json: {
      order,
      added: 1,
      refused: [{ line_item_id: 2, name: 'Shipping box', reason: 'no_longer_sold' }],
      without_express: [],
    },
  }));
  await open(order);
  fireEvent.click(screen.getByRole('button', { name: words.again.action }));
  await screen.findByText(/Shipping box/);
  expect(events).toMatchObject([
    {
      event: 'add_to_cart',
      detail: { currency: 'EUR', value: 400, items: [{ item_id: 'mailer-box-plain' }] },
    },
  ]);
});

describe('canceling', () => {
  const cancel = async (paid: string) => {
    const shown = { ...order, payment_total: paid };
    shop.replyWith(() => ({ json: { ...shown, state: 'canceled', cancelable: null } }));
    await open(shown);
    fireEvent.click(screen.getByRole('button', { name: words.cancel.action }));
    fireEvent.change(await screen.findByRole('combobox', { hidden: true }), { target: { value: 'other' } });
    const confirms = screen.getAllByRole('button', { name: words.cancel.confirm, hidden: true });
    const last = confirms.at(-1);
    if (last) fireEvent.click(last);
    await waitFor(() => expect(events.length).toBeGreaterThan(0));
  };
  it('marks a missing reason at its field, focuses it and sends nothing', async () => {
    shop.received.length = 0;
    await open(order);
    fireEvent.click(screen.getByRole('button', { name: words.cancel.action }));
    const reason = await screen.findByRole('combobox', { hidden: true });
    const confirm = screen.getAllByRole('button', { name: words.cancel.confirm, hidden: true }).at(-1);
    if (confirm) fireEvent.click(confirm);
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    expect(shop.received.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
  it('says so, and that the money goes back', async () => {
    await cancel('856.80');
    expect(events.map(({ event }) => event)).toEqual(['Order Cancelled', 'refund']);
    expect(events[0]?.detail).toMatchObject({ order_id: 'R200', total: 856.8, coupon: 'SPRING' });
    expect(events[1]?.detail).toMatchObject({ transaction_id: 'R200', value: 700 });
  });
  it('says nothing of money where none was paid', async () => {
    await cancel('0.00');
    expect(events.map(({ event }) => event)).toEqual(['Order Cancelled']);
  });
});
