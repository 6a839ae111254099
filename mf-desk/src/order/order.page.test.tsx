/** @jest-environment jsdom */
import { problemBody, type TestReply, toastTexts } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { shipmentOf, staffOrderOf } from './order.fixture.ts';
import { Component } from './order.page.tsx';

const shop = startDeskShop();
let order = staffOrderOf();
let preview: TestReply;
let write: TestReply;
beforeEach(() => {
  order = staffOrderOf();
  write = { json: {} };
  preview = {
    json: {
      currency: 'EUR',
      amount: '499.80',
      lines: [],
      shipping: { net: '20.00', tax: '3.80', gross: '23.80' },
      surplus: '0.00',
      left: '0.00',
      payouts: [
        { payment_id: 1, provider: 'wallet', amount: '99.80' },
        { payment_id: 2, provider: 'sandbox', amount: '400.00' },
      ],
      credited_invoice: 'FV/7',
    },
  };
});
const open = async () => {
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: meOf() };
    if (path.endsWith('/refund_preview')) return preview;
    return method === 'GET' ? { json: order } : write;
  });
  await shop.open(Component, {
    path: '/desk/orders/:orderNumber',
    at: '/desk/orders/R000000001',
    document: { region: 'pl' },
  });
};
const writes = () =>
  shop
    .writes()
    .filter(({ path }) => !path.endsWith('/refund_preview'))
    .map(({ body }) => JSON.parse(body));

it('cancels an order after it shows what goes back by payment and which invoice is corrected', async () => {
  write = problemBody('order_not_cancelable', 409);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: words.cancel.title }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Wallet: .*99\.80/)).not.toBeNull();
  expect(dialog.getByText(/Card: .*400\.00/)).not.toBeNull();
  expect(dialog.getByText(/FV\/7/)).not.toBeNull();
  const cancel = () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel order R000000001' }));
  cancel();
  expect(await dialog.findByText(words.cancel.reasonMissing)).not.toBeNull();
  expect(writes()).toEqual([]);
  fireEvent.change(dialog.getByLabelText(words.word.reason), { target: { value: 'buyer_asked' } });
  cancel();
  // A colleague has sent it in the meantime: nothing is overwritten.
  expect(await dialog.findByRole('alert')).not.toBeNull();
  expect(writes()).toEqual([{ reason: 'buyer_asked', note: '' }]);
});

it('says that nothing goes back where nothing was paid, and cancels nothing that has left', async () => {
  order = staffOrderOf({}, { payment_total: '0.00', payment_state: 'none' });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: words.cancel.title }));
  expect(await screen.findByText(words.cancel.nothingPaid)).not.toBeNull();
  expect(shop.writes()).toEqual([]);
});

it('says of an order of other regions that the roles do not include it', async () => {
  shop.replyWith(({ path }) =>
    path.endsWith('/staff/me')
      ? { json: meOf([{ role: 'support', regions: ['pl'] }]) }
      : problemBody('forbidden', 403),
  );
  await shop.open(Component, {
    path: '/desk/orders/:orderNumber',
    at: '/desk/orders/R000000001',
    document: { region: 'pl' },
  });
  expect(await screen.findByText(words.noAccess.otherRegion)).not.toBeNull();
});

it('moves a shipment on from the page of its order', async () => {
  order = staffOrderOf(
    { stage: 'transit', shipments: [shipmentOf({ state: 'shipped', tracking_number: 'JD0146' })] },
    { fulfilment_status: 'shipped' },
  );
  await open();
  const cancel = await screen.findByRole('button', { name: words.cancel.title });
  expect(cancel.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: words.parcel.to.delivered }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(words.parcel.deliverMeans)).not.toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: words.parcel.to.delivered }));
  await waitFor(() => expect(toastTexts()).toContain(words.parcel.is.delivered));
  expect(writes()).toEqual([{ state: 'delivered' }]);
});
