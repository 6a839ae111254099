/** @jest-environment jsdom */
import type { Order, OrderApproval } from '@shop/contracts';
import {
  clearToasts,
  problemBody,
  type ReceivedRequest,
  renderPage,
  signInAs,
  startTestShop,
  type TestReply,
  type TestShop,
  testUser,
  toastTexts,
} from '@shop/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Component } from '../payment/payment.page.tsx';
import { Component as Summary } from '../summary/summary.page.tsx';
import {
  allWords,
  approvalMissing,
  companiesReply,
  companyOf,
  companyOrder,
  ownRequest,
  poMissing,
  roleMissing,
} from './company.fixture.ts';

const said = allWords.approval;
const held: Order = { ...companyOrder, requirements: [approvalMissing] };
let shop: TestShop;
/** What the server holds. */
let order: Order;
let requests: OrderApproval[];
/** Whether the order still matches the last request. */
let stands: boolean;
let ask: (received: ReceivedRequest) => TestReply;

const noRequests = { approvals: [], count: 0, total_count: 0, current_page: 1, pages: 1, per_page: 100 };
const isAsking = ({ method, path }: Pick<ReceivedRequest, 'method' | 'path'>) =>
  method === 'POST' && path.endsWith('/v2/plus/approvals');
const answer = (received: ReceivedRequest): TestReply => {
  const { path } = received;
  if (isAsking(received)) return ask(received);
  if (path.includes('/v2/companies')) return { json: companiesReply([companyOf('requester')]) };
  if (/approvals\/\d+$/.test(path)) return { json: { approval: requests[0], order, stands } };
  if (path.includes('/v2/plus/approvals'))
    return {
      json: { approvals: requests, count: 1, total_count: 1, current_page: 1, pages: 1, per_page: 100 },
    };
  if (path.endsWith('/publishable_key')) return { json: { provider: 'sandbox', publishable_key: null } };
  return { json: order };
};

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  signInAs(testUser);
  clearToasts();
  shop.replyWith(answer);
  order = held;
  requests = [];
  stands = true;
  ask = ({ body }) => {
    const { note = null } = (JSON.parse(body) as { approval: { note?: string } }).approval;
    requests = [{ ...ownRequest, note }, ...requests];
    stands = true;
    return { json: requests[0] };
  };
  shop.received.length = 0;
});

const open = () =>
  renderPage(Component, {
    remote: 'mf-checkout',
    words: allWords,
    document: shop.document,
    path: '/payment/:orderNumber',
    at: '/payment/R100',
  });
const asked = () => shop.received.filter(isAsking).map(({ body }) => JSON.parse(body).approval);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const payButton = () => screen.queryByRole('button', { name: 'Order with obligation to pay' });

it('says in the place of paying by how much it is beyond, and asks with a note', async () => {
  await open();
  expect(await screen.findByText(said.title)).not.toBeNull();
  expect(screen.getByText(/total is €499\.80 incl\. VAT\. .*Kowal GmbH/)).not.toBeNull();
  expect(await screen.findByText('Orders up to €100.00 need no approval.')).not.toBeNull();
  expect(
    screen.getByText('The company’s orders need no approval up to a total of €500.00 a month.'),
  ).not.toBeNull();
  expect(screen.getByText('Ordered for Kowal GmbH, purchase order number PO-77.')).not.toBeNull();
  expect(payButton()).toBeNull();
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: ' For the fair ' } });
  await press(said.ask);
  const title = await screen.findByRole('heading', { name: said.waiting.title });
  expect(asked()).toEqual([{ order_number: 'R100', note: 'For the fair' }]);
  // The button that had the focus is removed.
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByText(/You requested approval on .*27/)).not.toBeNull();
  expect(screen.getByText('Your note: For the fair')).not.toBeNull();
  expect(screen.getByRole('link', { name: said.see }).getAttribute('href')).toBe('/plusOrders?company=3');
  expect(payButton()).toBeNull();
});

it('asks only for the own requests, and opens the one for this order', async () => {
  requests = [ownRequest, { ...ownRequest, id: 40, status: 'declined' }];
  await open();
  expect(await screen.findByText(said.waiting.title)).not.toBeNull();
  const read = shop.received.filter(({ path }) => path.includes('/v2/plus/approvals'));
  const [list, one] = read.map(({ path }) => new URL(path, 'http://x'));
  expect(list?.searchParams.get('q[user_id_eq]')).toBe(String(testUser.id));
  expect(list?.searchParams.get('company_id')).toBe('3');
  expect(one?.pathname).toMatch(/\/v2\/plus\/approvals\/41$/);
});

it('looks again when the shopper comes back to the window, and goes on to paying once it is approved', async () => {
  requests = [ownRequest];
  await open();
  await screen.findByText(said.waiting.title);
  order = { ...companyOrder, requirements: [] };
  requests = [{ ...ownRequest, status: 'approved', decided_at: '2026-11-28T08:00:00Z' }];
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('button', { name: 'Order with obligation to pay' })).not.toBeNull();
  await waitFor(() => expect(toastTexts()).toEqual(['Order R100 is approved. You can pay now.']));
  expect(screen.queryByText(said.waiting.title)).toBeNull();
});

it('goes on to paying when the decision falls while the page looks', async () => {
  requests = [ownRequest];
  await open();
  await screen.findByText(said.waiting.title);
  shop.replyWith((received) => {
    // Decided between reading the list and reading the request itself.
    if (/approvals\/\d+$/.test(received.path)) {
      order = { ...companyOrder, requirements: [] };
      requests = [{ ...ownRequest, status: 'approved' }];
    }
    // The requested order, delivered last.
    return { ...answer(received), after: received.path === '/api/orders/R100' ? 300 : 0 };
  });
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(payButton()).not.toBeNull());
  await waitFor(() => expect(toastTexts()).toEqual(['Order R100 is approved. You can pay now.']));
});

it('looks once when the window tells twice that the shopper is back', async () => {
  requests = [ownRequest];
  await open();
  await screen.findByText(said.waiting.title);
  order = { ...companyOrder, requirements: [] };
  requests = [{ ...ownRequest, status: 'approved' }];
  const isList = ({ path }: ReceivedRequest) => path.includes('/v2/plus/approvals?');
  shop.received.length = 0;
  // The second event comes during the first refresh, without a render in between.
  await act(async () => {
    await new Promise<void>((told) => {
      shop.replyWith((received) => {
        if (isList(received) && shop.received.filter(isList).length === 1) {
          window.dispatchEvent(new Event('focus'));
          told();
        }
        return answer(received);
      });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  await screen.findByRole('button', { name: 'Order with obligation to pay' });
  expect(shop.received.filter(isList)).toHaveLength(1);
});

it.each<[string, Partial<Order>]>([
  ['was paid in another window', { state: 'complete', completed_at: '2026-11-28T10:05:00Z' }],
  ['lacks a number by now', { requirements: [poMissing] }],
  [
    'lacks an address by now',
    { requirements: [{ ...poMissing, step: 'address', field: 'bill_address.city' }] },
  ],
])('does not say that an approved order can be paid when it %s', async (_why, change) => {
  requests = [ownRequest];
  await open();
  await screen.findByText(said.waiting.title);
  order = { ...companyOrder, requirements: [], ...change };
  requests = [{ ...ownRequest, status: 'approved' }];
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByRole('heading', { name: said.waiting.title })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('heading', { name: said.title })).toBeNull());
  expect(toastTexts()).toEqual([]);
});

it('says of no order that it is approved when its limit was lifted instead', async () => {
  requests = [ownRequest];
  await open();
  await screen.findByText(said.waiting.title);
  order = { ...companyOrder, requirements: [] };
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('button', { name: 'Order with obligation to pay' })).not.toBeNull();
  expect(toastTexts()).toEqual([]);
});

it('forgets the request of another company that the order was for before', async () => {
  requests = [ownRequest];
  await open();
  await screen.findByText(said.waiting.title);
  order = { ...held, company: { id: 4, name: 'Nowak AG' } };
  shop.replyWith((received) =>
    received.path.includes('company_id=4') ? { json: noRequests } : answer(received),
  );
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('button', { name: said.ask })).not.toBeNull();
  expect(screen.queryByText(said.waiting.title)).toBeNull();
});

it('shows the total that approval was asked for, which asking may have reckoned anew', async () => {
  ask = () => {
    order = { ...held, total: '523.60', version: held.version + 1 };
    requests = [{ ...ownRequest, total: '523.60' }];
    return { json: requests[0] };
  };
  await open();
  await press(said.ask);
  expect(await screen.findByText(said.waiting.title)).not.toBeNull();
  expect(await screen.findByText(/total is €523\.60 incl\. VAT/)).not.toBeNull();
});

it('looks again at a press; the heading takes the focus that went with the button', async () => {
  requests = [ownRequest];
  await open();
  const button = await screen.findByRole('button', { name: said.look });
  button.focus();
  order = { ...companyOrder, requirements: [] };
  requests = [{ ...ownRequest, status: 'approved' }];
  fireEvent.click(button);
  await screen.findByRole('button', { name: 'Order with obligation to pay' });
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

it('follows a decision that was taken before the page came to read the request', async () => {
  requests = [{ ...ownRequest, status: 'approved' }];
  let reads = 0;
  shop.replyWith((received) => {
    if (received.path === '/api/orders/R100') reads += 1;
    // The page first reads the order from before the decision.
    if (reads > 1) order = { ...companyOrder, requirements: [] };
    return answer(received);
  });
  await open();
  expect(await screen.findByRole('button', { name: 'Order with obligation to pay' })).not.toBeNull();
  await waitFor(() => expect(toastTexts()).toEqual(['Order R100 is approved. You can pay now.']));
  expect(asked()).toEqual([]);
});

it('gives way to asking when a limit comes to hold the order while it is being paid', async () => {
  order = { ...companyOrder, requirements: [] };
  shop.replyWith((received) => {
    if (received.path === '/api/gateway/stripe/card')
      return { json: { payment_method_id: 'pm_1', last4: '4242', brand: 'visa' } };
    if (!received.path.endsWith('/payment_intents/pay')) return answer(received);
    order = held;
    return problemBody('requirements_unmet', 422, { requirements: [approvalMissing] });
  });
  await open();
  for (const [label, value] of Object.entries({
    'Card number': '4242 4242 4242 4242',
    Month: '12',
    Year: '30',
    CVC: '123',
  }))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('checkbox'));
  const pay = payButton();
  pay?.focus();
  await press('Order with obligation to pay');
  expect(await screen.findByRole('button', { name: said.ask })).not.toBeNull();
  expect(payButton()).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
});

it.each([
  ['declined', true],
  ['withdrawn', true],
  ['expired', true],
  ['requested', false],
  ['approved', false],
] as const)('says what became of the last request, and asks again: %s, standing %s', async (status, same) => {
  requests = [
    {
      ...ownRequest,
      status,
      reason: status === 'declined' ? 'Too many' : null,
      decided_at: ownRequest.created_at,
    },
  ];
  stands = same;
  await open();
  const ended = status === 'requested' || status === 'approved' ? 'changed' : status;
  expect(await screen.findByText(said[ended].title)).not.toBeNull();
  expect(screen.queryByText('Reason: Too many') !== null).toBe(status === 'declined');
  expect(screen.queryByRole('link', { name: said.declined.change }) !== null).toBe(status === 'declined');
  expect(payButton()).toBeNull();
  await press(said.again);
  expect(await screen.findByText(said.waiting.title)).not.toBeNull();
  expect(asked()).toEqual([{ order_number: 'R100' }]);
});

it('keeps the note when asking fails, and says why', async () => {
  ask = () => ({ dropConnection: true });
  await open();
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(note, { target: { value: 'For the fair' } });
  await press(said.ask);
  expect(await screen.findByRole('alert', {}, { timeout: 30_000 })).not.toBeNull();
  expect(note.value).toBe('For the fair');
  ask = () => {
    requests = [ownRequest];
    return { json: ownRequest };
  };
  await press(said.ask);
  expect(await screen.findByText(said.waiting.title)).not.toBeNull();
}, 60_000);

it('goes on to paying when no approval is needed any more', async () => {
  ask = () => {
    order = { ...companyOrder, requirements: [] };
    return problemBody('approval_not_needed', 409);
  };
  await open();
  await press(said.ask);
  expect(await screen.findByRole('button', { name: 'Order with obligation to pay' })).not.toBeNull();
});

it('claims no state when the requests cannot be read, and recovers', async () => {
  shop.replyWith((received) =>
    received.path.includes('/approvals') ? problemBody('internal', 500) : answer(received),
  );
  await open();
  expect(await screen.findByRole('alert', {}, { timeout: 30_000 })).not.toBeNull();
  expect(screen.queryByRole('button', { name: said.ask })).toBeNull();
  shop.replyWith(answer);
  await press('Try again');
  expect(await screen.findByRole('button', { name: said.ask })).not.toBeNull();
}, 60_000);

it.each([
  [poMissing, allWords.hold.po_number],
  [roleMissing, allWords.hold.company_id],
] as const)('leads to the field of what is missing: %j', async (missing, words) => {
  // Approval is requested with everything else complete.
  order = { ...held, requirements: [missing, approvalMissing] };
  await open();
  const link = await screen.findByRole('link', { name: words.action });
  expect(link.getAttribute('href')).toBe('/orderDetails/R100#order-for');
  expect(screen.getByText(words.title.replace('{{company}}', 'Kowal GmbH'))).not.toBeNull();
  expect(screen.queryByText(said.title)).toBeNull();
  expect(payButton()).toBeNull();
});

it.each([poMissing, roleMissing])(
  'looks again on return for a field that was filled in elsewhere: %j',
  async (missing) => {
    order = { ...held, requirements: [missing] };
    await open();
    await screen.findByRole('link', {
      name: allWords.hold[missing.field as 'po_number' | 'company_id'].action,
    });
    order = { ...companyOrder, requirements: [] };
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('button', { name: 'Order with obligation to pay' })).not.toBeNull();
    expect(toastTexts()).toEqual([]);
  },
);

it('reads no requests for an order that needs no approval', async () => {
  order = { ...companyOrder, requirements: [] };
  await open();
  await screen.findByRole('button', { name: 'Order with obligation to pay' });
  expect(shop.received.filter(({ path }) => path.includes('/plus/') || path.includes('/companies'))).toEqual(
    [],
  );
});

it('says on the confirmation for whom it was ordered, and under which number', async () => {
  order = { ...companyOrder, state: 'complete', completed_at: '2026-11-28T10:05:00Z' };
  const summary = () =>
    renderPage(Summary, {
      remote: 'mf-checkout',
      words: allWords,
      document: shop.document,
      path: '/summary/:orderNumber',
      at: '/summary/R100',
    });
  const view = await summary();
  expect(await screen.findByText('Ordered for Kowal GmbH, purchase order number PO-77.')).not.toBeNull();
  view.unmount();
  order = { ...order, po_number: null };
  const unnumbered = await summary();
  expect(await screen.findByText('Ordered for Kowal GmbH.')).not.toBeNull();
  unnumbered.unmount();
  order = { ...order, company: null };
  await summary();
  await screen.findByTestId('placed');
  expect(screen.queryByText(/Ordered for/)).toBeNull();
});
