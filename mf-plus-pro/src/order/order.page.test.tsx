/** @jest-environment jsdom */
import {
  problemBody,
  renderPage,
  signInAs,
  startTestShop,
  type TestReply,
  type TestShop,
  testUser,
} from '@shop/kit/testing';
import { screen, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import later from '../../locales/later/en-US.json';
import { Component as Details } from './details.page.tsx';
import { Component as Items } from './items.page.tsx';
import { Component as PaymentSummary } from './payment-summary.page.tsx';
import { Component as Placed } from './placed.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  signInAs(testUser);
  shop.received.length = 0;
});

const order = {
  number: 'R90',
  currency: 'EUR',
  item_total: '100.00',
  ship_total: '10.00',
  tax_total: '20.90',
  promotion_amount: '0.00',
  promo_total: '0.00',
  total: '130.90',
  po_number: 'PO-12',
  company: { id: 3, name: 'Kowal GmbH' },
  ordered_by: { user_id: 12, email: 'anna@example.com' },
  completed_at: '2026-11-20T10:00:00Z',
  canceled_at: null,
  ship_address: {
    firstname: 'Anna',
    lastname: 'Nowak',
    address1: 'Polna 5',
    zipcode: '10115',
    city: 'Berlin',
    country_iso: 'DE',
  },
  bill_address: null,
  payment_status: 'WAITING',
  payment_total: '0.00',
  refund_total: '0.00',
  outstanding_balance: '130.90',
  transfer: {
    account_number: 'DE02',
    swift: 'BELADEBE',
    reference: 'R90',
    amount: '130.90',
    currency: 'EUR',
    demonstration: true,
  },
  payments: [
    {
      id: 1,
      payment_method: 'check',
      amount: '130.90',
      state: 'pending',
      created_at: '2026-11-20T10:00:00Z',
    },
  ],
  fulfilment_status: 'none',
  taxes: [{ category: 'S', rate: '19.00', country_iso: 'DE', base: '110.00', amount: '20.90', reason: null }],
  line_items: [
    {
      id: 11,
      sku: 'SKU-3',
      product: { id: 1, name: 'Plain mailer box', slug: 'mailer-box-plain' },
      configuration: null,
      service_name: null,
      box_design: { id: 'd', name: 'Autumn', design_status: 'ordered', rev: 1 },
      quantity: 100,
      price: '1.0000',
      total: '100.00',
      total_gross: '119.00',
    },
  ],
};
const open = (Page: typeof Details, reply: TestReply = { json: order }) => {
  shop.replyWith(() => reply);
  return renderPage(Page, {
    remote: 'mf-plus-pro',
    words: { ...words, ...later },
    document: shop.document,
    path: '/orders/:orderNumber',
    at: '/orders/R90',
  });
};

it('shows a colleague’s order: buyer, purchase order number, address and amounts that add up', async () => {
  await open(Details);
  expect(await screen.findByText('PO-12')).not.toBeNull();
  const text = document.body.textContent ?? '';
  for (const part of ['anna@example.com', 'Kowal GmbH', 'Polna 5', '€100.00', '€10.00', '€20.90', '€130.90'])
    expect(text).toContain(part);
  const links = within(screen.getByRole('navigation', { name: 'Order R90' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/plusOrder/R90', 'page'],
    ['/plusOrderItems/R90', null],
    ['/plusOrderPaymentSummary/R90', null],
    ['/plusOrderPlaced/R90', null],
  ]);
});

it('shows items with part number and design, and where the money goes', async () => {
  const view = await open(Items);
  expect(await screen.findByText('SKU-3')).not.toBeNull();
  expect(screen.getByText('Autumn')).not.toBeNull();
  view.unmount();
  await open(PaymentSummary);
  expect(await screen.findByText('DE02')).not.toBeNull();
  expect(screen.getByText(later.order.transfer.demonstration)).not.toBeNull();
  expect(screen.getByText(later.order.method.check)).not.toBeNull();
});

it('names the amount that is expected now, not the whole rest, and express production with its price', async () => {
  const view = await open(PaymentSummary, {
    json: { ...order, transfer: { ...order.transfer, amount: '39.27' } },
  });
  const amount = (await screen.findByText(later.order.transfer.amount)).closest('div');
  expect(amount?.textContent).toContain('€39.27');
  view.unmount();
  const express = { days_saved: 2, total: '30.00', total_gross: '35.70' };
  await open(Items, {
    json: { ...order, line_items: order.line_items.map((line) => ({ ...line, express })) },
  });
  expect(await screen.findByText('Express, 2 business days faster: €30.00')).not.toBeNull();
});

it('promises no delivery and no production of a canceled order, and no estimate of a shipped one', async () => {
  const estimated_delivery = { from: '2026-12-01', to: '2026-12-03' };
  const canceled = { ...order, estimated_delivery, canceled_at: '2026-11-21T10:00:00Z' };
  const view = await open(Details, { json: canceled });
  expect(await screen.findByText('PO-12')).not.toBeNull();
  expect(screen.queryByText(later.order.expected)).toBeNull();
  expect(screen.queryByText(later.order.fulfilment.none)).toBeNull();
  view.unmount();
  const shipped = { ...order, estimated_delivery, fulfilment_status: 'delivered', transfer: null };
  await open(Placed, { json: shipped });
  expect(await screen.findByText(later.order.next.sent.title)).not.toBeNull();
  expect(screen.queryByText(/^Estimated delivery/)).toBeNull();
});

it.each([
  [{}, 'pay'],
  [{ transfer: null }, 'wait'],
  [{ transfer: null, payment_status: 'OK' }, 'made'],
  [{ transfer: null, payment_status: 'OK', fulfilment_status: 'shipped' }, 'sent'],
  [{ canceled_at: '2026-11-21T10:00:00Z', fulfilment_status: 'shipped' }, 'canceled'],
] as const)('says what happens next (%#)', async (change, step) => {
  await open(Placed, { json: { ...order, ...change } });
  expect(await screen.findByText(later.order.next[step].title)).not.toBeNull();
});

it('says that an order cannot be opened, and offers another try after a failure', async () => {
  const view = await open(Details, problemBody('not_found', 404));
  expect(await screen.findByText(later.order.unknown.title)).not.toBeNull();
  view.unmount();
  await open(Details, problemBody('internal', 500));
  expect(await screen.findByRole('alert')).not.toBeNull();
  expect(screen.queryByText(later.order.unknown.title)).toBeNull();
});
