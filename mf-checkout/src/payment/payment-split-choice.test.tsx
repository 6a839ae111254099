/** @jest-environment jsdom */
import type { Order } from '@shop/contracts';
import {
  type ReceivedRequest,
  renderPage,
  startTestShop,
  type TestReply,
  type TestShop,
  testOrder,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component } from './payment.page.tsx';
import { getAmountDueNow } from './payment-split.ts';

let shop: TestShop;
/** The order as the server knows it. */
let order: Order;

const part = (position: number, amount: string, status: 'open' | 'paid' = 'open') => ({
  id: 600 + position,
  position,
  amount,
  due_on: `2026-${11 + position - 1}-28`,
  status,
});
const schedule = (status: 'proposed' | 'accepted', first: 'open' | 'paid' = 'open') => ({
  id: 401,
  order_number: 'R100',
  status,
  currency: 'EUR' as const,
  total: '499.80',
  installments: [part(1, '249.90', first), part(2, '249.90')],
});
const answer = ({ path, method, body }: ReceivedRequest): TestReply => {
  if (path.endsWith('/publishable_key')) return { json: { provider: 'sandbox', publishable_key: null } };
  if (path === '/api/gateway/stripe/card')
    return { json: { payment_method_id: 'pm_1', last4: '4242', brand: 'visa' } };
  if (path === '/api/payment_schedules') {
    order = { ...order, payment_schedule: schedule('proposed') };
    return { json: order.payment_schedule };
  }
  if (path === '/api/v1/wallet' && method === 'PUT') {
    const applied = (JSON.parse(body) as { apply: boolean }).apply;
    order = {
      ...order,
      wallet: applied
        ? { applied, balance: '600.00', amount: '499.80', to_pay: '0.00' }
        : { applied, balance: '600.00', amount: '0.00', to_pay: '499.80' },
    };
    return {
      json: {
        currency: 'EUR',
        balance: '600.00',
        balances: [],
        applied_to: 'R100',
        entries: [],
        count: 0,
        total_count: 0,
        current_page: 1,
        pages: 0,
        per_page: 25,
      },
    };
  }
  if (path.endsWith('/pay'))
    return {
      json: {
        status: 'succeeded',
        payment_intent_id: 'pi_1',
        client_secret: null,
        redirect_url: null,
        order,
      },
    };
  return { json: order };
};
const sent = (path: string) =>
  shop.received.filter((one) => one.path === path).map(({ body }) => JSON.parse(body));

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  shop = await startTestShop();
  shop.replyWith(answer);
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
});
const open = () =>
  renderPage(Component, {
    remote: 'mf-checkout',
    words,
    document: shop.document,
    path: '/payment/:orderNumber',
    at: `/payment/${order.number}`,
  });
const fillCard = async () => {
  await screen.findByLabelText('Card number');
  for (const [label, value] of Object.entries({
    'Card number': '4242 4242 4242 4242',
    Month: '12',
    Year: '30',
    CVC: '123',
  }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const payPath = '/api/v2/R100/stripe/payment_intents/pay';

it('shows the parts before they are agreed to, pays the first, and can be turned down again', async () => {
  order = { ...testOrder, number: 'R100', installment_counts: [2, 3] };
  await open();
  fireEvent.click(await screen.findByLabelText(/2 installments/));
  expect(await screen.findByText('Installments')).not.toBeNull();
  expect(sent('/api/payment_schedules')).toEqual([{ order_id: 1, installments_attributes: [{}, {}] }]);
  await waitFor(() => expect(screen.getByText(/You pay .*249\.90 now/)).not.toBeNull());
  await fillCard();
  fireEvent.click(screen.getByLabelText(/I accept the terms/));
  fireEvent.click(screen.getByRole('button', { name: 'Order with obligation to pay' }));
  await waitFor(() => expect(sent(payPath)).toMatchObject([{ installment_id: 601 }]));
});

it('pays in full although parts were proposed, when the shopper chooses so', async () => {
  order = { ...testOrder, number: 'R101', installment_counts: [2], payment_schedule: schedule('proposed') };
  await open();
  fireEvent.click(await screen.findByLabelText(/Pay in full now/));
  expect(screen.queryByText('Installments')).toBeNull();
  await fillCard();
  fireEvent.click(screen.getByLabelText(/I accept the terms/));
  fireEvent.click(screen.getByRole('button', { name: 'Order with obligation to pay' }));
  await waitFor(() =>
    expect(
      shop.received.filter(({ path }) => path.endsWith('/pay')).map(({ body }) => JSON.parse(body)),
    ).toMatchObject([{ reject_payment_schedule: true }]),
  );
});

it('loses no choice that is made while the one before is on its way', async () => {
  order = {
    ...testOrder,
    number: 'R104',
    installment_counts: [2],
    wallet: { applied: false, balance: '600.00', amount: '0.00', to_pay: '499.80' },
  };
  await open();
  fireEvent.click(await screen.findByLabelText(/Use your wallet/));
  fireEvent.click(screen.getByLabelText(/2 installments/));
  await waitFor(() => expect(sent('/api/payment_schedules')).toHaveLength(1));
  expect(await screen.findByText('Installments')).not.toBeNull();
});

it('asks for no card where the wallet pays for everything', async () => {
  order = {
    ...testOrder,
    number: 'R102',
    wallet: { applied: false, balance: '600.00', amount: '0.00', to_pay: '499.80' },
  };
  await open();
  fireEvent.click(await screen.findByLabelText(/Use your wallet/));
  await waitFor(() => expect(screen.queryByLabelText('Card number')).toBeNull());
  fireEvent.click(screen.getByLabelText(/I accept the terms/));
  fireEvent.click(screen.getByRole('button', { name: 'Order with obligation to pay' }));
  await waitFor(() =>
    expect(
      shop.received.some(({ path, method }) => method === 'PUT' && path === '/api/checkouts/R102/next'),
    ).toBe(true),
  );
  expect(shop.received.some(({ path }) => path.endsWith('/pay'))).toBe(false);
});

it('pays the next part of a placed order by its id, and asks for no terms again', async () => {
  order = {
    ...testOrder,
    number: 'R103',
    state: 'complete',
    completed_at: '2026-11-28T10:00:00Z',
    payment_status: 'WAITING',
    payment_schedule: schedule('accepted', 'paid'),
  };
  await open();
  await screen.findByText(/Installment 2 of this order/);
  expect(screen.queryByLabelText(/I accept the terms/)).toBeNull();
  await fillCard();
  fireEvent.click(screen.getByRole('button', { name: 'Pay this installment' }));
  await waitFor(() =>
    expect(
      shop.received.filter(({ path }) => path.endsWith('/pay')).map(({ body }) => JSON.parse(body)),
    ).toMatchObject([{ installment_id: 602 }]),
  );
});

it('says the same above the button as in the lead when a transfer has paid some of the part', async () => {
  const { installments, ...agreed } = schedule('accepted', 'paid');
  order = {
    ...testOrder,
    number: 'R105',
    state: 'complete',
    completed_at: '2026-11-28T10:00:00Z',
    payment_status: 'WAITING',
    payment_schedule: {
      ...agreed,
      installments: installments.map((one) => ({ ...one, due: one.position === 1 ? '0.00' : '149.90' })),
    },
  };
  await open();
  expect((await screen.findByText(/Installment 2 of this order/)).textContent).toContain('149.90');
  expect((await screen.findByText(/You pay .* now/)).textContent).toContain('149.90');
});

it.each([
  [{}, false, '499.80'],
  [{ wallet: { applied: true, balance: '9.00', amount: '9.00', to_pay: '490.80' } }, false, '490.80'],
  [{ payment_schedule: schedule('proposed') }, false, '249.90'],
  [{ payment_schedule: schedule('proposed') }, true, '499.80'],
  [{ payment_schedule: { ...schedule('proposed'), status: 'not_offered' as const } }, false, '499.80'],
])('says what is paid now: %j', (more, inFull, now) => {
  expect(getAmountDueNow({ ...testOrder, ...more }, inFull)).toBe(now);
});
