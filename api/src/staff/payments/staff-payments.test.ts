import type { StaffAssignment, StaffPayment, StaffPaymentRow } from '@shop/contracts';
import { cards, type OrderShop, readyBuyer, startOrderShop } from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: () => [staff()] });
});
afterAll(() => shop.cleanup());

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
const operator = { authorization: 'Bearer a staff key for tests' };
const asStaff = (method: string, path: string, body?: object) =>
  shop.call(method, path, { headers: { ...operator, ...keyed() }, ...(body ? { body } : {}) });
const person = async (roles: StaffAssignment[]) => {
  const user = { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery' };
  await asStaff('POST', '/v1/staff/accounts', { ...user, first_name: 'Eva', last_name: 'Nowak', roles });
  const { body } = await shop.call('POST', '/sign_in', { token: await shop.visitor(), body: { user } });
  const { token } = body as { token: string };
  return (path: string, region = 'pl') => shop.call('GET', path, { token, headers: { 'x-region': region } });
};
const list = async (query: string) => {
  const { body } = await asStaff('GET', `/v1/staff/payments?${query}`);
  return body as { payments: StaffPaymentRow[]; next_cursor: string | null };
};
const only = async (query: string): Promise<StaffPaymentRow> => {
  const [row, ...others] = (await list(query)).payments;
  if (!row || others.length > 0) throw new Error(`${others.length + 1} payments with ${query}`);
  return row;
};

it('lists open, failed, settled and disputed payments, and opens one with all that happened to it', async () => {
  const [awaited, declined, disputed] = [
    await readyBuyer(shop),
    await readyBuyer(shop),
    await readyBuyer(shop),
  ];
  await awaited.buyer.transfer(awaited.number);
  await declined.buyer.pay(declined.number, await declined.buyer.card(cards.declined));
  const paid = await disputed.buyer.pay(disputed.number, await disputed.buyer.card('4000 0000 0000 0259'));
  for (let pass = 0; pass < 4; pass += 1) await shop.work();
  const intent = (paid.body as { payment_intent_id: string }).payment_intent_id;

  expect(await only(`text=${awaited.number}`)).toMatchObject({
    order_number: awaited.number,
    placed: true,
    region: 'pl',
    customer: { name: 'Ada Nowak' },
    method: 'check',
    state: 'pending',
    amount: awaited.order.total,
    refunded: '0.00',
    dispute: null,
    reference: null,
  });
  expect(await only(`text=${declined.number}&state=failed`)).toMatchObject({
    placed: false,
    state: 'failed',
  });
  const row = await only(`text=${intent.slice(-12)}&disputed=true&state=settled&method=card&currency=PLN`);
  expect(row).toMatchObject({ order_number: disputed.number, dispute: 'open', reference: intent });
  const one = (await asStaff('GET', `/v1/staff/payments/${row.id}`)).body as StaffPayment;
  expect(one.disputes).toMatchObject([{ status: 'open', amount: disputed.order.total }]);
  expect(one.events.map(({ kind }) => kind)).toContain('charge.dispute.created');
  const refused = await only(`text=${declined.number}`);
  expect((await asStaff('GET', `/v1/staff/payments/${refused.id}`)).body).toMatchObject({
    decline_code: 'card_declined',
    payouts: [],
    transfers: [],
  });
  for (const query of ['state=open&text=', 'state=void&text=', 'region=ro&text=', 'currency=EUR&text='])
    expect((await list(`${query}${disputed.number}`)).payments).toEqual([]);
  expect((await asStaff('GET', '/v1/staff/payments/999999')).status).toBe(404);

  // What came by transfer and went back.
  const reference = `bank${crypto.randomUUID().slice(0, 8)}`;
  await asStaff('POST', '/v1/transfers', {
    order_number: awaited.number,
    currency: 'PLN',
    amount: awaited.order.total,
    received_on: '2026-11-27',
    reference,
  });
  await asStaff('POST', '/v1/refunds', { order_number: awaited.number, full: true, reason: 'defect' });
  const transfer = await only(`text=${reference}`);
  expect(transfer).toMatchObject({ state: 'completed', refunded: awaited.order.total, reference });
  expect((await asStaff('GET', `/v1/staff/payments/${transfer.id}`)).body).toMatchObject({
    transfers: [{ received_on: '2026-11-27', reference, amount: awaited.order.total }],
    payouts: [{ amount: awaited.order.total, state: 'pending', reason: 'defect' }],
  });
});

it('pages by cursor in one statement of its own, within the regions of the reader alone', async () => {
  const orders = [await readyBuyer(shop), await readyBuyer(shop)];
  for (const { buyer, number } of orders) await buyer.transfer(number);
  const before = shop.db.statements();
  const first = await list('per_page=1');
  expect(shop.db.statements() - before).toBeLessThanOrEqual(4);
  const second = await list(`per_page=1&cursor=${first.next_cursor}`);
  expect([...first.payments, ...second.payments].map(({ order_number }) => order_number)).toEqual(
    orders.map(({ number }) => number).toReversed(),
  );

  const romanian = await person([
    { role: 'finance', regions: ['ro'] },
    { role: 'production', regions: ['pl'] },
  ]);
  expect((await romanian('/v1/staff/payments')).status).toBe(403);
  const own = first.payments[0]?.id;
  expect((await romanian(`/v1/staff/payments/${own}`, 'ro')).status).toBe(404);
  const both = await person([
    { role: 'finance', regions: ['ro'] },
    { role: 'support', regions: ['pl'] },
  ]);
  expect((await both('/v1/staff/payments?per_page=1')).body).toMatchObject({ payments: [{ region: 'pl' }] });
  expect((await both('/v1/staff/payments?region=de')).status).toBe(403);
  expect((await both(`/v1/staff/payments/${own}`)).status).toBe(200);
});
