/** @jest-environment jsdom */
import {
  answerDialog,
  isDialogOpen,
  problemBody,
  type RecordedEvent,
  recordEvents,
  renderPage,
  startTestShop,
  type TestShop,
  testLine,
  testOrder,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component } from './cart.page.tsx';

let shop: TestShop;
let events: RecordedEvent[];
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const reduced = { ...testOrder, promo_code: 'DEMO10', promo_total: '-4.00', version: 2 };
/** Opens the cart; writes get the given replies in order. */
async function open(first: object, ...answers: ReturnType<Parameters<TestShop['replyWith']>[0]>[]) {
  let standing: object = first;
  shop.replyWith(({ method, path }) => {
    if (path.includes('express') || path.includes('/services'))
      return { json: { express_delivery_options: [], services: [] } };
    if (method === 'GET') return { json: standing };
    const answer = answers.shift() ?? {};
    if (answer.json && !answer.status) standing = answer.json as object;
    return answer;
  });
  events = recordEvents();
  const page = await renderPage(Component, { remote: 'mf-checkout', words, document: shop.document });
  await waitFor(() => expect(events.map(({ event }) => event)).toContain('view_cart'));
  return page;
}
const told = () => events.map(({ event }) => event).filter((event) => event !== 'view_cart');

it('a code is entered, denied, entered again, applied and removed, each once', async () => {
  await open(
    testOrder,
    problemBody('coupon_expired', 422),
    { json: reduced },
    { json: { ...testOrder, version: 3 } },
  );
  const use = async (code: string) => {
    fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }), { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  };
  await use('  ');
  expect(told()).toEqual([]);
  await use('OLD');
  await screen.findByText('This discount code is not valid today. Use another one.');
  await use('DEMO10');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove code' }));
  await screen.findByRole('textbox', { name: 'Code' });
  expect(events.filter(({ event }) => event !== 'view_cart')).toEqual([
    { event: 'Coupon Entered', detail: { cart_id: 'R100', coupon_id: 'OLD' } },
    { event: 'Coupon Denied', detail: { cart_id: 'R100', coupon_id: 'OLD', reason: 'coupon_expired' } },
    { event: 'Coupon Entered', detail: { cart_id: 'R100', coupon_id: 'DEMO10' } },
    { event: 'Coupon Applied', detail: { cart_id: 'R100', coupon_id: 'DEMO10', discount: 4 } },
    { event: 'Coupon Removed', detail: { cart_id: 'R100', coupon_id: 'DEMO10', discount: 4 } },
  ]);
});

it('a cheaper run is a promotion: viewed once however often the page is drawn, clicked when it is taken', async () => {
  const cheaper_at = { quantity: 750, total: '390.00', total_gross: '464.10' };
  const undercut = { ...testOrder, line_items: [{ ...testLine, cheaper_at }] };
  await open(undercut, problemBody('quantity_out_of_range', 422));
  await waitFor(() => expect(told()).toEqual(['Promotion Viewed']));
  // A refused click renders the page again without a second view event.
  fireEvent.click(screen.getByRole('button', { name: 'Switch to 750' }));
  await screen.findByText(/outside the range/);
  expect(told()).toEqual(['Promotion Viewed', 'Promotion Clicked']);
  expect(events.find(({ event }) => event === 'Promotion Clicked')?.detail).toMatchObject({
    promotion_id: 'cheaper-run:SKU-1:750',
    name: 'cheaper-run',
  });
});

it('a line that is taken out is one event, and so is the way to the checkout', async () => {
  // An accepted offer: nothing is recommended before the delivery step.
  await open({ ...testOrder, channel: 'custom' }, { json: { ...testOrder, line_items: [], version: 2 } });
  fireEvent.click(screen.getByTestId('check-out'));
  await waitFor(() => expect(told()).toEqual(['begin_checkout']));
  fireEvent.click(screen.getByRole('button', { name: /Remove/ }));
  await waitFor(() => expect(isDialogOpen()).toBe(true));
  answerDialog(true);
  await screen.findByText('Your cart is empty');
  expect(told()).toEqual(['begin_checkout', 'remove_from_cart']);
  expect(events.at(-1)?.detail).toMatchObject({ value: 400, items: [{ quantity: 500 }] });
});

it('a quantity that is typed last counts at the checkout, though the way there is taken before it has arrived', async () => {
  const line = { ...testLine, quantity: 700, total: '560.00' };
  const changed = { ...testOrder, number: 'R101', item_total: '560.00', line_items: [line], version: 2 };
  await open({ ...testOrder, number: 'R101', channel: 'custom' }, { json: changed });
  const field = await screen.findByLabelText('Quantity');
  fireEvent.change(field, { target: { value: '700' } });
  fireEvent.blur(field);
  fireEvent.click(screen.getByTestId('check-out'));
  await waitFor(() => expect(told()).toEqual(['add_to_cart', 'begin_checkout']));
  expect(events.at(-1)?.detail).toMatchObject({ value: 560, items: [{ quantity: 700 }] });
});
