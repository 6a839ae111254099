import type { Order, PaymentSummary } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { cards, outcome, problem } from '../checkout/checkout.fixture.ts';
import { invoices } from '../invoices/invoices.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { cancel, staffOf } from '../refunds/refunds.fixture.ts';
import { companyBuyer, minor, partId, scheduleOf, transferArrives } from './schedules.fixture.ts';
import { schedules } from './schedules.ts';

let shop: OrderShop;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [schedules(ports), invoices(ports)],
  });
  staff = staffOf(shop);
});
afterAll(() => shop.cleanup());

const decimal = (amount: number): string => (amount / 100).toFixed(2);

/** An order in equal instalments; the first is paid by card. */
const begun = async (count: 2 | 3) => {
  const { number, buyer, propose } = await companyBuyer(shop);
  await propose(...Array.from({ length: count }, () => ({})));
  const order = outcome(await buyer.pay(number, await buyer.card(cards.success))).order;
  const parts = order.payment_schedule?.installments ?? [];
  let booked = 0;
  const book = async (amount: number): Promise<void> => {
    booked += 1;
    expect((await staff.book(number, decimal(amount), `${number}-${booked}`)).status).toBe(200);
  };
  const summary = async () =>
    (await buyer.call('GET', `/orders/${number}/payment_summary`)).body as PaymentSummary;
  const part = (position: number) => {
    const one = parts[position - 1];
    return { id: one?.id ?? 0, amount: minor(one?.amount ?? '') };
  };
  return { number, buyer, order, book, summary, part };
};
const statuses = (order: Order) => order.payment_schedule?.installments.map(({ status }) => status);

it('goes by transfer: the first part is awaited, then booked, and the second paid by card after all', async () => {
  const { number, buyer, propose } = await companyBuyer(shop);
  const { installments } = scheduleOf(await propose({}, {}));
  const placed = await buyer.transfer(number);
  expect(placed.body).toMatchObject({
    order: { payment_status: 'WAITING', payment_schedule: { installments: [{ status: 'awaiting' }, {}] } },
    transfer: { amount: installments[0]?.amount, reference: number },
  });
  const kinds = async () =>
    (
      (await buyer.call('GET', `/invoices?order_number=${number}`)).body as { invoices: { kind: string }[] }
    ).invoices
      .map(({ kind }) => kind)
      .sort();
  expect(await kinds()).toEqual(['proforma']);
  const early = (placed.body as { order: Order }).order;
  expect(problem(await buyer.transfer(number, { installment_id: partId(early, 2) })).code).toBe(
    'payment_already_open',
  );
  await transferArrives(shop, early);
  expect(await kinds()).toEqual(['normal', 'proforma']);
  const begun = await buyer.read(number);
  expect(begun).toMatchObject({
    payment_status: 'WAITING',
    payment_schedule: { installments: [{ status: 'paid' }, {}] },
  });

  const announced = await buyer.transfer(number, { installment_id: partId(begun, 2) });
  expect(announced.body).toMatchObject({ transfer: { amount: installments[1]?.amount } });
  await buyer.transfer(number, { installment_id: partId(begun, 2) });
  const card = await buyer.card(cards.success);
  const done = outcome(await buyer.pay(number, card, { installment_id: partId(begun, 2) })).order;
  expect(done).toMatchObject({ payment_status: 'OK' });
  expect(done.payments.map(({ state }) => state)).toEqual(['completed', 'void', 'completed']);
  expect(await kinds()).toEqual(['normal', 'proforma']);
});

it('takes the transfer of a part that nobody announced, and says when all is paid', async () => {
  const { number, buyer, propose, order } = await companyBuyer(shop);
  const { installments } = scheduleOf(await propose({}, {}, {}));
  await buyer.pay(number, await buyer.card(cards.success));
  const book = (amount: string, reference: string) => staff.book(number, amount, `${number}-${reference}`);
  expect((await book(installments[1]?.amount ?? '', 'second')).status).toBe(200);
  const second = await buyer.read(number);
  expect(second.payment_schedule?.installments.map(({ status }) => status)).toEqual(['paid', 'paid', 'open']);
  // The last one arrives in two halves.
  await book('100.00', 'half');
  expect((await buyer.read(number)).payment_status).toBe('WAITING');
  await book(decimal(minor(installments[2]?.amount ?? '') - 10_000), 'rest');
  const paid = await buyer.read(number);
  expect(paid).toMatchObject({ payment_status: 'OK', total: order.total });
  expect(paid.payment_schedule?.installments.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
});

it('charges of a later part what transfers have left of it, and shows the same before', async () => {
  const { number, buyer, order, book, summary, part } = await begun(2);
  const second = part(2);
  await book(second.amount - 970);
  expect(await summary()).toMatchObject({
    outstanding: '9.70',
    next_installment: { id: second.id, amount: decimal(second.amount), due: '9.70', status: 'open' },
    transfer: { amount: '9.70' },
  });
  const card = await buyer.card(cards.success);
  const done = outcome(await buyer.pay(number, card, { installment_id: second.id }));
  expect(done.order).toMatchObject({
    payment_state: 'paid',
    payment_status: 'OK',
    payment_total: order.total,
  });
  expect(done.order.payments.at(-1)).toMatchObject({ amount: '9.70', state: 'completed' });
  expect(statuses(done.order)).toEqual(['paid', 'paid']);
  const again = outcome(await buyer.pay(number, card, { installment_id: second.id }));
  expect(again.order.payments).toHaveLength(done.order.payments.length);
});

it('lets one larger transfer pay a part and begin the next, and asks for the rest alone', async () => {
  const { number, buyer, book, summary, part } = await begun(3);
  await book(part(2).amount + part(3).amount - 44_627);
  expect(await summary()).toMatchObject({
    outstanding: '446.27',
    next_installment: { id: part(3).id, due: '446.27' },
    transfer: { amount: '446.27' },
  });
  expect(statuses(await buyer.read(number))).toEqual(['paid', 'paid', 'open']);
  // A paid instalment is returned as it is, without a charge.
  const card = await buyer.card(cards.success);
  const before = (await buyer.read(number)).payments.length;
  expect((await buyer.pay(number, card, { installment_id: part(2).id })).status).toBe(200);
  expect((await buyer.read(number)).payments).toHaveLength(before);
  const announced = await buyer.transfer(number, { installment_id: part(3).id });
  expect(announced.body).toMatchObject({ transfer: { amount: '446.27' } });
});

it('cancels an authentication for more than is due by now', async () => {
  const { number, buyer, book, part } = await begun(2);
  const secure = await buyer.card(cards.secure);
  const second = { installment_id: part(2).id };
  const asked = outcome(await buyer.pay(number, secure, second));
  expect(asked.status).toBe('requires_action');
  await book(part(2).amount - 970);
  const late = await buyer.confirm(number, asked.payment_intent_id, 'pass');
  expect([late.status, problem(late).code]).toEqual([409, 'cart_changed']);
  const anew = outcome(await buyer.pay(number, secure, second));
  expect(anew.order.payments.at(-1)).toMatchObject({ amount: '9.70' });
  const done = outcome(await buyer.confirm(number, anew.payment_intent_id, 'pass')).order;
  expect([done.payment_state, done.payment_status]).toEqual(['paid', 'OK']);
});

it('asks a bank anew when the part is named again after a transfer', async () => {
  const { number, buyer, book, part } = await begun(2);
  const secure = await buyer.card(cards.secure);
  const second = { installment_id: part(2).id };
  const asked = outcome(await buyer.pay(number, secure, second));
  await book(part(2).amount - 970);
  const anew = outcome(await buyer.pay(number, secure, second));
  expect(anew.payment_intent_id).not.toBe(asked.payment_intent_id);
  expect(anew.order.payments.map(({ state }) => state)).toEqual([
    'completed',
    'void',
    'completed',
    'requires_action',
  ]);
});

describe('the mail of a part', () => {
  /**
   * Makes the scheduled checks due now; the later instalments were due the day before yesterday.
   */
  const daysLater = async (order: Order): Promise<void> => {
    const trigger = sql`payment_instalments_are_immutable`;
    await shop.db.execute(sql`alter table payment_instalments disable trigger ${trigger}`);
    await shop.db.execute(sql`
      update payment_instalments i set due_on = current_date - 2 from payment_schedules s
      where s.id = i.schedule_id and s.order_id = ${order.id} and i.position > 1`);
    await shop.db.execute(sql`alter table payment_instalments enable trigger ${trigger}`);
    await shop.db.execute(sql`
      update jobs set run_at = now() where name = 'schedules.remind' and (payload ->> 'order_id')::bigint = ${order.id}`);
    for (let pass = 0; pass < 3; pass += 1) await shop.work();
  };
  const sent = async (number: string) =>
    (await shop.mails()).filter((text) => text.includes(`/order/${number}/payment`));

  it('is not sent for an order that one larger transfer has paid', async () => {
    const { number, buyer, order, book, part } = await begun(3);
    await book(part(2).amount + part(3).amount);
    await daysLater(order);
    expect(await sent(number)).toEqual([]);
    expect((await buyer.read(number)).payment_status).toBe('OK');
  });

  it('asks for what is missing of the part, and makes no other part late', async () => {
    const { number, buyer, order, book, part } = await begun(3);
    await book(part(2).amount + part(3).amount - 44_627);
    await daysLater(order);
    const mails = await sent(number);
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail.replace(/\s/g, ' ')).toContain('PLN 446.27');
    expect(statuses(await buyer.read(number))).toEqual(['paid', 'paid', 'overdue']);
    expect((await buyer.read(number)).payment_status).toBe('DELAYED');
  });
});

it('is invoiced when transfers pay the first part bit by bit, with what is left of the others', async () => {
  const { number, buyer, propose } = await companyBuyer(shop);
  await propose({}, {});
  await buyer.transfer(number);
  const placed = await buyer.read(number);
  const [first, second] = placed.payment_schedule?.installments ?? [];
  // A card replaces the announced transfer and is declined; then the money arrives in two
  // transfers.
  const declined = await buyer.pay(number, await buyer.card(cards.declined), {
    installment_id: first?.id ?? 0,
  });
  expect(problem(declined).code).toBe('payment_failed');
  const kinds = async () =>
    (
      (await buyer.call('GET', `/invoices?order_number=${number}`)).body as { invoices: { kind: string }[] }
    ).invoices.map(({ kind }) => kind);
  await staff.book(number, '100.00', `${number}-a`);
  expect(await kinds()).toEqual(['proforma']);
  await staff.book(number, decimal(minor(first?.amount ?? '') - 10_000 + 5000), `${number}-b`);
  expect((await kinds()).toSorted()).toEqual(['normal', 'proforma']);
  const [invoice] = await shop.db.query<{ dues: unknown }>(sql`
    select i.document -> 'dues' as dues from invoices i join orders o on o.id = i.order_id
    where o.number = ${number} and i.kind = 'normal'`);
  expect(invoice?.dues).toMatchObject([{ amount: decimal(minor(second?.amount ?? '') - 5000) }]);
  expect((await cancel(buyer, number)).status).toBe(200);
});

it('says plainly that goods worth more than was paid cannot be refunded line by line', async () => {
  const { number, order } = await begun(2);
  const [line] = order.line_items;
  const [kept] = await shop.db.query<{ id: bigint }>(sql`
    select l.id from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`);
  const refused = await staff.refund(number, {
    lines: [{ line_item_id: Number(kept?.id), quantity: (line?.quantity ?? 0) - 100 }],
  });
  expect([refused.status, problem(refused).code]).toEqual([422, 'refund_too_large']);
  expect(problem(refused).detail).toContain(`${order.payments[0]?.amount} PLN of what was paid`);
  expect(problem(refused).detail).toContain('can be canceled instead');
  expect((await staff.refund(number, { amount: order.payments[0]?.amount })).status).toBe(200);
  const none = await staff.refund(number, { full: true });
  expect(problem(none).detail).toContain('and 0.00 PLN of what was paid');
});
