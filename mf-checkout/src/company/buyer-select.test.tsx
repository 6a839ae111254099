/** @jest-environment jsdom */
import { type Company, type Order, queryKeys } from '@shop/contracts';
import { queryClient } from '@shop/kit/query';
import {
  problemBody,
  type ReceivedRequest,
  renderPage,
  signInAs,
  startTestShop,
  type TestReply,
  type TestShop,
  testDocument,
  testUser,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Component } from '../details/details.page.tsx';
import { Component as Payment } from '../payment/payment.page.tsx';
import {
  allWords,
  companiesReply,
  companyOf,
  companyOrder,
  poMissing,
  roleMissing,
  typedOrder,
} from './company.fixture.ts';

const said = allWords.company;
const invoice = said.invoice.replace('{{company}}', 'Kowal GmbH');
let shop: TestShop;
/** What the server holds; a write to the company changes it. */
let order: Order;
let companies: Company[];
/** The reply to the assignment; absent: success. */
let assign: ((received: ReceivedRequest) => TestReply) | undefined;

const isAssignment = ({ method, path }: Pick<ReceivedRequest, 'method' | 'path'>) =>
  method === 'PUT' && path.includes('/v2/plus/orders/');
const done = ({ body }: ReceivedRequest): TestReply => {
  const { company_id: id, po_number: po = null } = (
    JSON.parse(body) as { order: { company_id: number | null; po_number?: string | null } }
  ).order;
  const company = companies.find((one) => one.id === id);
  order = {
    ...order,
    version: order.version + 1,
    company: company ? { id: company.id, name: company.name } : null,
    po_number: company ? po : null,
    bill_address: company ? companyOrder.bill_address : null,
    requirements: company?.rules.po_required && po === null ? [poMissing] : [],
  };
  return { json: order };
};

beforeAll(async () => {
  shop = await startTestShop();
  shop.replyWith((received) => {
    if (isAssignment(received)) return (assign ?? done)(received);
    if (received.path.includes('/v2/companies')) return { json: companiesReply(companies) };
    if (received.path.includes('/states')) return { json: { data: [] } };
    return { json: order };
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  signInAs(testUser);
  assign = undefined;
  order = typedOrder;
  companies = [companyOf('requester')];
  shop.received.length = 0;
});

const open = (at = '/orderDetails/R100', market = testDocument.market) =>
  renderPage(Component, {
    remote: 'mf-checkout',
    words: allWords,
    document: { ...shop.document, market },
    path: '/orderDetails/:orderNumber',
    at,
  });
const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: said.label });
const choose = async (value: string) => fireEvent.change(await choice(), { target: { value } });
const number = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Purchase order number/ });
const type = async (value: string) => fireEvent.change(await number(), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
const assignments = () => shop.received.filter(isAssignment).map(({ body }) => JSON.parse(body).order);
const steps = () => shop.received.filter(({ path }) => path.includes('/checkouts/'));
/** Whether the company code was loaded, which reads the companies. */
const isFetched = () => queryClient.getQueryState(['checkout', 'company-parts']) !== undefined;
const ready = () => screen.findByRole('button', { name: 'Continue to payment' });

describe('who is asked whom the order is for', () => {
  it('is nobody without an account or outside of Plus: nothing is read and nothing fetched', async () => {
    signInAs({ ...testUser, anonymous: true });
    const guest = await open();
    await ready();
    expect(isFetched()).toBe(false);
    guest.unmount();
    signInAs(testUser);
    const elsewhere = await open(undefined, { ...testDocument.market, supportsPlus: false });
    await ready();
    expect(isFetched()).toBe(false);
    elsewhere.unmount();
    expect(shop.received.filter(({ path }) => path.includes('/v2/companies'))).toEqual([]);
    await open();
    await ready();
    expect(isFetched()).toBe(true);
    await choice();
  });

  it('is nobody who may order for no company', async () => {
    companies = [companyOf('viewer'), companyOf('designer', 4), companyOf('finance', 5)];
    await open();
    await waitFor(() => expect(shop.received.some(({ path }) => path.includes('/v2/companies'))).toBe(true));
    submit();
    await waitFor(() => expect(steps().length).toBe(2));
    expect(screen.queryByRole('combobox', { name: said.label })).toBeNull();
    expect(assignments()).toEqual([]);
  });

  it('is who may: themselves and the companies whose part lets them order', async () => {
    companies = [
      companyOf('requester'),
      companyOf('viewer', 4, 'Nowak AG'),
      companyOf('approver', 5, 'Berg AG'),
      companyOf('admin', 6, 'Roth KG'),
    ];
    await open();
    expect([...(await choice()).options].map(({ text }) => text)).toEqual([
      said.self,
      'Kowal GmbH',
      'Berg AG',
      'Roth KG',
    ]);
    expect((await choice()).value).toBe('');
    expect(screen.queryByRole('textbox', { name: /^Purchase order number/ })).toBeNull();
  });
});

it('stores a choice at once, and the number with the form before the address', async () => {
  await open();
  await choose('3');
  expect(await screen.findByText(invoice)).not.toBeNull();
  await waitFor(() => expect(assignments()).toEqual([{ company_id: 3, po_number: null }]));
  // A company's billing address is not entered here.
  await waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: /different billing address/ })).toBeNull(),
  );
  await type(' PO-78 ');
  submit();
  await waitFor(() => expect(steps()).toHaveLength(2));
  expect(assignments()).toEqual([
    { company_id: 3, po_number: null },
    { company_id: 3, po_number: 'PO-78' },
  ]);
  expect(JSON.parse(steps()[0]?.body ?? '{}').order).toMatchObject({ use_shipping: true });
  const paths = shop.received.map(({ path }) => path);
  expect(paths.findLastIndex((path) => path.includes('/v2/plus/'))).toBeLessThan(
    paths.findIndex((path) => path.includes('/checkouts/')),
  );
});

it('keeps what the order says, and makes it one’s own again', async () => {
  order = companyOrder;
  await open();
  expect((await choice()).value).toBe('3');
  expect((await number()).value).toBe('PO-77');
  expect(screen.queryByRole('checkbox', { name: /different billing address/ })).toBeNull();
  await choose('');
  await waitFor(() => expect(assignments()).toEqual([{ company_id: null }]));
  // The company's address must not be treated as a typed one.
  const elsewhere = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: /different billing address/,
  });
  expect(elsewhere.checked).toBe(false);
  submit();
  await waitFor(() => expect(steps()).toHaveLength(2));
  expect(assignments()).toHaveLength(1);
});

it('leaves each company its own number, and the last of several choices stands', async () => {
  companies = [companyOf('requester'), companyOf('admin', 6, 'Roth KG')];
  order = companyOrder;
  await open();
  /** The buyer that the page assumed when each write arrived. */
  const known: (number | undefined)[] = [];
  assign = (received) => {
    known.push(queryClient.getQueryData<Order>(queryKeys.order('R100'))?.company?.id);
    return { ...done(received), after: 100 };
  };
  await choose('6');
  expect((await number()).value).toBe('');
  await choose('3');
  expect((await number()).value).toBe('PO-77');
  submit();
  await waitFor(() => expect(steps()).toHaveLength(2));
  expect(order).toMatchObject({ company: { id: 3 }, po_number: 'PO-77' });
  // One at a time: the second was sent after the reply to the first.
  expect(known).toEqual([3, 6]);
});

it('says that it is saving until the last of several choices is stored', async () => {
  companies = [companyOf('requester'), companyOf('admin', 6, 'Roth KG')];
  await open();
  /** Whether the page showed "saving" when each write arrived. */
  const saving: boolean[] = [];
  assign = (received) => {
    saving.push(screen.queryAllByText(said.saving).length > 0);
    return { ...done(received), after: 100 };
  };
  await choose('6');
  await choose('3');
  expect(await screen.findByText(invoice)).not.toBeNull();
  expect(order.company?.id).toBe(3);
  expect(saving).toEqual([true, true]);
});

it('goes no further without the number that the company wants, and says so at its field', async () => {
  const company = companyOf('requester');
  companies = [{ ...company, rules: { ...company.rules, po_required: true } }];
  await open();
  await choose('3');
  await screen.findByText(invoice);
  expect((await number()).required).toBe(true);
  await waitFor(() => expect(assignments()).toHaveLength(1));
  submit();
  const missing = said.poMissing.replace('{{company}}', 'Kowal GmbH');
  expect(await screen.findByText(missing)).not.toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await number()));
  expect(steps()).toEqual([]);
  expect(assignments()).toHaveLength(1);
  await type('PO-1');
  expect(screen.queryByText(missing)).toBeNull();
  submit();
  await waitFor(() => expect(steps()).toHaveLength(2));
});

it('is where the payment sends for a missing number: the field has the focus and says why', async () => {
  order = { ...companyOrder, po_number: null, requirements: [poMissing] };
  await open('/orderDetails/R100#order-for');
  const missing = said.poMissing.replace('{{company}}', 'Kowal GmbH');
  expect(await screen.findByText(missing)).not.toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await number()));
});

it.each([
  ['forbidden', 403, said.role.replace('{{company}}', 'Kowal GmbH')],
  ['not_found', 404, said.left.replace('{{company}}', 'Kowal GmbH')],
  ['plus_not_offered', 422, /Plus/],
] as const)('says at the choice that it is refused: %s, and stops there', async (code, status, words) => {
  assign = () => problemBody(code, status);
  await open();
  await choose('3');
  expect(await screen.findByText(words)).not.toBeNull();
  submit();
  await waitFor(async () => expect(document.activeElement).toBe(await choice()));
  expect(steps()).toEqual([]);
  // Validated again for another choice.
  await choose('');
  expect(screen.queryByText(words)).toBeNull();
});

it('says at the number that it was refused', async () => {
  await open();
  await choose('3');
  await screen.findByText(invoice);
  assign = () =>
    problemBody('invalid_input', 422, {
      fields: [{ path: 'order.po_number', code: 'too_big', message: 'Too long' }],
    });
  await type('PO');
  submit();
  await waitFor(async () => expect((await number()).getAttribute('aria-invalid')).toBe('true'));
  expect(await screen.findByText(allWords.fieldError.invalid)).not.toBeNull();
  expect(steps()).toEqual([]);
});

it('sends the choice again with the form after a lost connection; nothing typed is lost', async () => {
  assign = () => ({ dropConnection: true });
  await open();
  await choose('3');
  await type('PO-9');
  await waitFor(async () => expect((await choice()).getAttribute('aria-invalid')).toBeNull());
  assign = undefined;
  submit();
  await waitFor(() => expect(steps()).toHaveLength(2), { timeout: 30_000 });
  expect(order).toMatchObject({ company: { id: 3 }, po_number: 'PO-9' });
}, 60_000);

it('says that a part in the company has changed, or that its address is not complete', async () => {
  order = { ...companyOrder, requirements: [roleMissing] };
  companies = [companyOf('viewer')];
  const view = await open('/orderDetails/R100#order-for');
  expect(await screen.findByText(said.role.replace('{{company}}', 'Kowal GmbH'))).not.toBeNull();
  view.unmount();
  order = {
    ...companyOrder,
    requirements: [{ ...poMissing, step: 'address', field: 'bill_address.address1' }],
  };
  companies = [companyOf('requester')];
  assign = () => ({ json: order });
  await open();
  await choice();
  submit();
  expect(await screen.findByText(said.addressMissing.replace('{{company}}', 'Kowal GmbH'))).not.toBeNull();
  // Shown before the server's reply, and so after it.
  await ready();
  expect(screen.queryByText(said.addressMissing.replace('{{company}}', 'Kowal GmbH'))).not.toBeNull();
  expect(steps()).toEqual([]);
});

it('is where the payment sends for an address of the company that is not complete', async () => {
  order = {
    ...companyOrder,
    requirements: [{ ...poMissing, step: 'address', field: 'bill_address.address1' }],
  };
  const payment = await renderPage(Payment, {
    remote: 'mf-checkout',
    words: allWords,
    document: shop.document,
    path: '/payment/:orderNumber',
    at: '/payment/R100',
  });
  const link = await screen.findByRole('link', { name: allWords.payment.earlier.action });
  const at = link.getAttribute('href') ?? '';
  payment.unmount();
  await open(at);
  expect(await screen.findByText(said.addressMissing.replace('{{company}}', 'Kowal GmbH'))).not.toBeNull();
  const field = await choice();
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it.each([{ ...poMissing, step: 'address' as const, field: 'bill_address.address1' }, roleMissing])(
  'goes on once an admin has mended what was missing, without a reload: %j',
  async (missing) => {
    const sentence = missing.field === 'company_id' ? said.role : said.addressMissing;
    order = { ...companyOrder, requirements: [missing] };
    assign = () => ({ json: order });
    await open();
    await choice();
    submit();
    expect(await screen.findByText(sentence.replace('{{company}}', 'Kowal GmbH'))).not.toBeNull();
    await ready();
    expect(steps()).toEqual([]);
    assign = undefined;
    submit();
    await waitFor(() => expect(steps()).toHaveLength(2));
    expect(order).toMatchObject({ company: { id: 3 }, po_number: 'PO-77' });
  },
);

it('tells a removed member that they have left the company, not that their role is too small', async () => {
  order = { ...companyOrder, requirements: [roleMissing] };
  companies = [];
  assign = () => problemBody('not_found', 404);
  await open('/orderDetails/R100#order-for');
  expect(await screen.findByText(said.role.replace('{{company}}', 'Kowal GmbH'))).not.toBeNull();
  submit();
  expect(await screen.findByText(said.left.replace('{{company}}', 'Kowal GmbH'))).not.toBeNull();
  expect(steps()).toEqual([]);
});

it('says that the companies could not be read, keeps the page, and recovers', async () => {
  shop.replyWith(({ path }) =>
    path.includes('/v2/companies') ? problemBody('internal', 500) : { json: order },
  );
  await open();
  expect(await screen.findByRole('alert', {}, { timeout: 30_000 })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Continue to payment' })).not.toBeNull();
  shop.replyWith(({ path }) => ({
    json: path.includes('/v2/companies') ? companiesReply(companies) : order,
  }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await choice()).not.toBeNull();
}, 60_000);
