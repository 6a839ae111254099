import type { Order, StaffDue, StaffOrder } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  cards,
  companyBuyer,
  type OrderShop,
  outcome,
  readyBuyer,
  scheduleOf,
  schedules,
  startOrderShop,
} from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';
import { staffOrders } from '../orders/staff-orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [schedules(ports), staff(), staffOrders(ports)],
  });
});
afterAll(() => shop.cleanup());
/** Sets the clock of the API some days ahead of the machine's: what is due tomorrow is overdue then. */
const goTo = (daysAhead: number) =>
  shop.setClock(daysAhead === 0 ? null : new Date(Date.now() + daysAhead * 86_400_000));
afterEach(() => goTo(0));

const asStaff = (method: string, path: string, body?: object) =>
  shop.call(method, path, {
    headers: { authorization: 'Bearer a staff key for tests' },
    ...(body ? { body } : {}),
  });
const find = async (number: string, query = ''): Promise<StaffDue | undefined> =>
  ((await asStaff('GET', `/v1/staff/dues?text=${number}${query}`)).body as { dues: StaffDue[] }).dues[0];
const awaited = async () => {
  const { buyer, number, order } = await readyBuyer(shop);
  await buyer.transfer(number);
  return { buyer, number, total: order.total };
};
const mail = (number: string, due?: StaffDue, change: object = {}) =>
  due?.next
    ? asStaff('POST', `/v1/staff/dues/${number}/mail`, {
        step: due.next.step,
        due_on: due.due_on,
        amount: due.amount,
        ...change,
      })
    : asStaff('GET', `/v1/staff/dues/${number}/mail`);
const mailsAbout = async (number: string) => {
  for (let pass = 0; pass < 3; pass += 1) await shop.work();
  return (await shop.mails()).filter(
    (one) => one.includes(`payment for order ${number}`) || one.includes(`zamówienie ${number}`),
  );
};

it('sends each step once, a week apart, as it was previewed, and shows it on the order', async () => {
  const { number, total } = await awaited();
  expect(await find(number)).toMatchObject({
    kind: 'transfer',
    amount: total,
    outstanding: total,
    days: 0,
    sent: [],
    next: { step: 'reminder' },
  });
  expect((await mail(number)).status).toBe(409);
  expect(await find(number, '&overdue=true')).toBeUndefined();

  goTo(8);
  const due = await find(number, '&overdue=true&kind=transfer&region=pl&currency=PLN');
  const preview = (await mail(number)).body as { step: string; to: string; text: string };
  expect(preview).toMatchObject({ step: 'reminder' });
  expect(preview.text).toContain(number);
  for (const wrong of [{ step: 'final_notice' }, { amount: '0.01' }, { due_on: '2026-01-01' }])
    expect((await mail(number, due, wrong)).body).toMatchObject({ code: 'dunning_not_due' });
  // Two people at the same moment: one mail.
  const both = await Promise.all([mail(number, due), mail(number, due)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await mail(number, due)).status).toBe(409);
  expect(await mailsAbout(number)).toHaveLength(1);

  // The next one, a week after; then the last.
  expect(await find(number)).toMatchObject({
    days: 8,
    sent: [{ step: 'reminder', amount: total, days: 8 }],
    next: { step: 'first_notice' },
  });
  goTo(15);
  expect((await mail(number, await find(number))).body).toMatchObject({ step: 'first_notice', days: 15 });
  goTo(22);
  expect((await mail(number, await find(number))).status).toBe(200);
  expect((await find(number))?.next).toBeNull();
  expect((await mail(number)).status).toBe(409);
  goTo(0);
  expect(await mailsAbout(number)).toHaveLength(3);
  const order = (await asStaff('GET', `/v1/staff/orders/${number}`)).body as StaffOrder;
  expect(order.dunning.map(({ step }) => step)).toEqual(['reminder', 'first_notice', 'final_notice']);
  expect(order.mails.filter(({ name, state }) => name === 'dunning' && state === 'sent')).toHaveLength(3);
  await expect(
    shop.db.execute(
      sql`delete from dunning_steps where order_id = (select id from orders where number = ${number})`,
    ),
  ).rejects.toThrow(/cannot be changed|only added/);
});

it('sums the instalments that are overdue, and begins anew with the next one', async () => {
  const { buyer, number, order, propose } = await companyBuyer(shop);
  const { installments } = scheduleOf(await propose({}, {}, {}));
  await buyer.pay(number, await buyer.card(cards.success), { expected_total: order.total });
  const [, second, third] = installments;
  const placed = (await buyer.read(number)) as Order;
  const dueDays = placed.payment_schedule?.installments.map(({ due_on }) => due_on) ?? [];
  expect(await find(number)).toMatchObject({
    kind: 'instalment',
    due_on: dueDays[1],
    amount: second?.amount,
    days: 0,
  });
  // Long after the last: both are due, since the second.
  goTo(400);
  const both = await find(number);
  const sum = (
    (Math.round(Number(second?.amount) * 100) + Math.round(Number(third?.amount) * 100)) /
    100
  ).toFixed(2);
  expect([both?.amount, both?.outstanding, both?.due_on]).toEqual([sum, sum, dueDays[1]]);
  expect((await mail(number, both)).status).toBe(200);
  goTo(0);
  const paid = outcome(
    await buyer.pay(number, await buyer.card(cards.success), {
      installment_id: placed.payment_schedule?.installments[1]?.id ?? 0,
    }),
  ).order;
  expect(paid.payment_status).toBe('WAITING');
  expect(await find(number)).toMatchObject({ due_on: dueDays[2], amount: third?.amount, sent: [] });
});

it('refuses what was paid or canceled meanwhile, and what is in another region', async () => {
  const [paid, canceled] = [await awaited(), await awaited()];
  goTo(10);
  const due = await find(paid.number);
  goTo(0);
  await shop.call('POST', '/v1/transfers', {
    headers: { authorization: 'Bearer a staff key for tests', 'idempotency-key': crypto.randomUUID() },
    body: {
      order_number: paid.number,
      currency: 'PLN',
      amount: paid.total,
      received_on: '2026-11-27',
      reference: crypto.randomUUID(),
    },
  });
  await canceled.buyer.call('PUT', `/orders/${canceled.number}/cancel`, { reason: 'changed_mind' });
  goTo(10);
  expect((await mail(paid.number, due)).body).toMatchObject({ code: 'dunning_not_due' });
  expect([await find(paid.number), await find(canceled.number)]).toEqual([undefined, undefined]);
  goTo(0);

  const open = await awaited();
  const user = { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery' };
  await asStaff('POST', '/v1/staff/accounts', { ...user, roles: [{ role: 'finance', regions: ['ro'] }] });
  const { body } = await shop.call('POST', '/sign_in', { token: await shop.visitor(), body: { user } });
  const romanian = { token: (body as { token: string }).token, headers: { 'x-region': 'ro' } };
  expect((await shop.call('GET', '/v1/staff/dues', romanian)).body).toEqual({ dues: [], next_cursor: null });
  goTo(10);
  const theirs = await find(open.number);
  goTo(9);
  const refused = await shop.call('POST', `/v1/staff/dues/${open.number}/mail`, {
    ...romanian,
    body: { step: 'reminder', due_on: theirs?.due_on, amount: open.total },
  });
  expect(refused.status).toBe(404);
  expect(await mailsAbout(open.number)).toHaveLength(0);
});

it('pages by due day in one statement of its own', async () => {
  const orders = [await awaited(), await awaited()];
  const numbers = new Set(orders.map(({ number }) => number));
  const before = shop.db.statements();
  const first = (await asStaff('GET', '/v1/staff/dues?per_page=1')).body as {
    dues: StaffDue[];
    next_cursor: string | null;
  };
  expect(shop.db.statements() - before).toBeLessThanOrEqual(4);
  const found: string[] = first.dues.map(({ order_number: number }) => number);
  for (let cursor = first.next_cursor; cursor !== null; ) {
    const page = (await asStaff('GET', `/v1/staff/dues?per_page=1&cursor=${cursor}`)).body as typeof first;
    found.push(...page.dues.map(({ order_number: number }) => number));
    cursor = page.next_cursor;
  }
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter((number) => numbers.has(number))).toEqual(orders.map(({ number }) => number));
});
