/** @jest-environment jsdom */
import {
  answerDialog,
  clearToasts,
  isDialogOpen,
  problemBody,
  renderPage,
  signInAs,
  startTestShop,
  type TestShop,
  testUser,
  toastTexts,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import {
  answerRequest,
  type CompanyServer,
  createTestCompany,
  currentUser,
  placedOrder,
  request,
} from './orders.fixture.ts';
import { Component } from './orders.page.tsx';

// jsdom has no modal dialogs; these tests do not need the top layer.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

let shop: TestShop;
let server: CompanyServer;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  signInAs(testUser);
  clearToasts();
  server = {
    companies: [createTestCompany('approver')],
    waiting: [request],
    own: [],
    orders: [placedOrder],
    version: 6,
  };
  shop.replyWith(answerRequest(server));
  shop.received.length = 0;
});

const open = (at = '/', document = shop.document) =>
  renderPage(Component, { remote: 'mf-plus-pro', words, document, path: '/', at });
const part = (name: string) => screen.findByRole('region', { name });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sent = () =>
  shop.received
    .filter(({ method }) => method === 'POST')
    .map(({ path, body }) => [new URL(path, 'http://x').pathname.split('/').pop(), JSON.parse(body || '{}')]);
const texts = words.orders;

it('shows the requester, the order, the exceeded rule and the expiry', async () => {
  await open();
  const waiting = await part(texts.waiting.title);
  const row = (await within(waiting).findByText('anna@example.com')).closest('tr');
  for (const text of ['R100', 'PO number PO-77', 'Note: For the fair', '€151.84', 'Over €100.00 per order'])
    expect(row?.textContent).toContain(text);
  expect(row?.textContent).toMatch(/December\s+11,\s+2026/);
  // An order that is not placed yet belongs to its buyer.
  expect(within(waiting).queryByRole('link')).toBeNull();
  const placed = await part(texts.placed.title);
  expect(await within(placed).findByText('R090')).not.toBeNull();
  expect(within(placed).getByRole('link').getAttribute('href')).toBe('/plusOrder/R090');
});

it('approves the displayed version of the order and refetches the list', async () => {
  await open();
  await press('Approve order R100');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Plain mailer box')).not.toBeNull();
  expect(dialog.getByText('Total incl. VAT: €151.84')).not.toBeNull();
  server.waiting = [];
  fireEvent.click(dialog.getByRole('button', { name: texts.approve.press }));
  expect(await screen.findByText(texts.waiting.empty)).not.toBeNull();
  expect(sent()).toEqual([['approve', { version: 6 }]]);
  expect(toastTexts()).toEqual([texts.approve.done.replace('{{number}}', 'R100')]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('requires a reason to decline', async () => {
  await open();
  await press('Decline order R100');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: texts.decline.press }));
  expect(await dialog.findByText(texts.decline.missing)).not.toBeNull();
  expect(document.activeElement).toBe(dialog.getByRole('textbox'));
  expect(sent()).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' Too many ' } });
  server.waiting = [];
  fireEvent.click(dialog.getByRole('button', { name: texts.decline.press }));
  expect(await screen.findByText(texts.waiting.empty)).not.toBeNull();
  expect(sent()).toEqual([['decline', { reason: 'Too many' }]]);
});

it.each([
  ['cart_changed', 409],
  ['approval_closed', 409],
  ['approval_own_request', 403],
  ['approval_limit_exceeded', 403],
  ['forbidden', 403],
] as const)('shows why a decision was refused (%s) and refetches the list', async (code, status) => {
  server.replyToWrite = () => problemBody(code, status);
  await open();
  await press('Approve order R100');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Plain mailer box');
  server.waiting = [];
  fireEvent.click(dialog.getByRole('button', { name: texts.approve.press }));
  expect((await dialog.findByRole('alert')).textContent).toContain(texts.refused[code]);
  // A retry would fail again: only the close button is left.
  expect(dialog.queryByRole('button', { name: texts.approve.press })).toBeNull();
  expect(await screen.findByText(texts.waiting.empty)).not.toBeNull();
});

it('shows an order that has changed again, and approves its current version', async () => {
  server.replyToWrite = ({ body }) =>
    (JSON.parse(body) as { version: number }).version === server.version
      ? { json: request }
      : problemBody('cart_changed', 409);
  await open();
  await press('Approve order R100');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Plain mailer box');
  server.version = 7;
  fireEvent.click(dialog.getByRole('button', { name: texts.approve.press }));
  expect((await dialog.findByRole('alert')).textContent).toContain(texts.lookAgain);
  fireEvent.click(dialog.getByRole('button', { name: texts.approve.press }));
  await waitFor(() => expect(toastTexts()).toEqual([texts.approve.done.replace('{{number}}', 'R100')]));
  expect(sent()).toEqual([
    ['approve', { version: 6 }],
    ['approve', { version: 7 }],
  ]);
});

it('reports that a new request is needed when the current version is refused', async () => {
  server.replyToWrite = () => problemBody('cart_changed', 409);
  await open();
  await press('Approve order R100');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Plain mailer box');
  server.version = 7;
  fireEvent.click(dialog.getByRole('button', { name: texts.approve.press }));
  await dialog.findByText(texts.lookAgain);
  fireEvent.click(dialog.getByRole('button', { name: texts.approve.press }));
  expect(await dialog.findByText(texts.refused.cart_changed)).not.toBeNull();
  expect(dialog.queryByRole('button', { name: texts.approve.press })).toBeNull();
});

it('shows the previous page after the last request of a page is decided', async () => {
  server.waiting = Array.from({ length: 21 }, (_, index) => ({
    ...request,
    id: 100 + index,
    order_number: `R${200 + index}`,
  }));
  server.replyToWrite = () => {
    server.waiting = server.waiting.slice(0, 20);
    return { json: request };
  };
  await open();
  const waiting = within(await part(texts.waiting.title));
  await waiting.findByText('R200');
  fireEvent.click(waiting.getByRole('button', { name: texts.older }));
  fireEvent.click(await waiting.findByRole('button', { name: 'Approve order R220' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Plain mailer box');
  fireEvent.click(dialog.getByRole('button', { name: texts.approve.press }));
  expect(await waiting.findByText('R200')).not.toBeNull();
  expect(waiting.queryByText(texts.waiting.empty)).toBeNull();
  expect(waiting.queryByText('R220')).toBeNull();
});

it('keeps the typed reason when the connection is lost, and sends it again', async () => {
  server.replyToWrite = () => ({ dropConnection: true });
  await open();
  await press('Decline order R100');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Too many' } });
  fireEvent.click(dialog.getByRole('button', { name: texts.decline.press }));
  await dialog.findByRole('alert');
  delete server.replyToWrite;
  fireEvent.click(dialog.getByRole('button', { name: texts.decline.press }));
  await waitFor(() => expect(toastTexts()).toEqual([texts.decline.done.replace('{{number}}', 'R100')]));
  expect(sent().at(-1)).toEqual(['decline', { reason: 'Too many' }]);
});

it('shows more placed orders by cursor, below those that are there', async () => {
  server.orders = Array.from({ length: 70 }, (_, at) => ({
    ...placedOrder,
    id: at + 1,
    number: `P${at + 1}`,
  }));
  await open();
  const placed = within(await part(texts.placed.title));
  expect(await placed.findByText('Shown: 50')).not.toBeNull();
  fireEvent.click(placed.getByRole('button', { name: words.list.more }));
  expect(await placed.findByText('Shown: 70')).not.toBeNull();
  expect(placed.getAllByRole('link', { name: /^P/ })).toHaveLength(70);
  expect(placed.queryByRole('button', { name: words.list.more })).toBeNull();
});

it('offers no decision on the user’s own request, nor to members who may only view', async () => {
  server.waiting = [{ ...request, requested_by: currentUser }];
  const view = await open();
  expect(await screen.findByText(texts.waiting.own)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Approve order R100' })).toBeNull();
  view.unmount();
  server.waiting = [request];
  server.companies = [createTestCompany('finance')];
  await open();
  await within(await part(texts.waiting.title)).findByText('R100');
  expect(screen.queryByRole('button', { name: 'Approve order R100' })).toBeNull();
  expect(screen.queryByRole('region', { name: texts.own.title })).toBeNull();
});

it('shows a requester only their own requests, with links to place approved and change declined orders', async () => {
  server.companies = [createTestCompany('requester')];
  const ownRequest = { ...request, requested_by: currentUser };
  const decided = {
    decided_by: { user_id: 12, email: 'anna@example.com' },
    decided_at: '2026-11-28T08:00:00Z',
  };
  server.own = [
    { ...ownRequest, id: 1, order_number: 'R1', status: 'approved', ...decided },
    { ...ownRequest, id: 2, order_number: 'R2', status: 'declined', reason: 'Too many', ...decided },
    { ...ownRequest, id: 3, order_number: 'R3', status: 'approved', order_placed: true, ...decided },
  ];
  await open();
  const own = within(await part(texts.own.title));
  const place = await own.findByRole('link', { name: texts.own.place });
  expect(place.getAttribute('href')).toBe('/payment/R1');
  expect(own.getByRole('link', { name: texts.own.change }).getAttribute('href')).toBe('/orderDetails/R2');
  expect(own.getByText('Reason: Too many')).not.toBeNull();
  expect(own.getByRole('link', { name: 'R3' }).getAttribute('href')).toBe('/accountOrder/R3');
  expect(screen.queryByRole('region', { name: texts.waiting.title })).toBeNull();
  expect(shop.received.some(({ path }) => path.includes('status_eq'))).toBe(false);
});

it('withdraws a request after a confirmation', async () => {
  server.companies = [createTestCompany('requester')];
  server.own = [{ ...request, requested_by: currentUser }];
  await open();
  await press('Withdraw the request for order R100');
  await waitFor(() => expect(isDialogOpen()).toBe(true));
  expect(sent()).toEqual([]);
  server.own = [];
  answerDialog(true);
  expect(await screen.findByText(texts.own.empty)).not.toBeNull();
  expect(sent()).toEqual([['withdraw', {}]]);
});

it('lets members of several companies select one', async () => {
  server.companies = [createTestCompany('approver'), createTestCompany('viewer', 4, 'Nowak AG')];
  await open('/?company=4');
  expect(await screen.findByText(/^Nowak AG\. Your role: Viewer\.$/)).not.toBeNull();
  expect(screen.queryByRole('region', { name: texts.waiting.title })).toBeNull();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '3' } });
  expect(await part(texts.waiting.title)).not.toBeNull();
});

it('explains that the user belongs to no company, or may see no orders', async () => {
  server.companies = [];
  const view = await open();
  expect(await screen.findByText(texts.none.title)).not.toBeNull();
  view.unmount();
  server.companies = [createTestCompany('designer')];
  await open();
  expect(await screen.findByText(texts.forbidden.title)).not.toBeNull();
  expect(shop.received.filter(({ path }) => path.includes('/plus/'))).toEqual([]);
});

it.each([true, false])('offers to create a company where Plus is supported: %s', async (supportsPlus) => {
  server.companies = [];
  const { market } = shop.document;
  await open('/', market ? { ...shop.document, market: { ...market, supportsPlus } } : {});
  expect(await screen.findByRole('link', { name: texts.none.action })).not.toBeNull();
  expect(screen.queryByRole('link', { name: words.company.found.title }) !== null).toBe(supportsPlus);
});

it('shows failures instead of empty lists, reports a changed role, and recovers', async () => {
  shop.replyWith((received) =>
    received.path.includes('/plus/orders')
      ? problemBody('internal', 500)
      : received.path.includes('/approvals')
        ? problemBody('forbidden', 403)
        : answerRequest(server)(received),
  );
  await open();
  const placed = within(await part(texts.placed.title));
  expect(await placed.findByRole('alert')).not.toBeNull();
  expect(screen.queryByText(texts.placed.empty)).toBeNull();
  expect((await screen.findAllByText(texts.refused.forbidden)).length).toBe(2);
  shop.replyWith(answerRequest(server));
  fireEvent.click(placed.getByRole('button', { name: 'Try again' }));
  expect(await placed.findByText('R090')).not.toBeNull();
});
