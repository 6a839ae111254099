import type { PaymentSummary } from '@shop/contracts';
import { addDays, dayIn } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { cards, outcome, problem } from '../checkout/checkout.fixture.ts';
import { invoices } from '../invoices/invoices.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { staffOf, userIdOf } from '../wallet/wallet.fixture.ts';
import { wallet } from '../wallet/wallet.ts';
import { companyBuyer, minor, partId, scheduleOf, sumOf } from './schedules.fixture.ts';
import { schedules } from './schedules.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [wallet(ports), schedules(ports), invoices(ports)],
  });
});
afterAll(() => shop.cleanup());
beforeEach(() => {
  shop.book.unit = 12_345n;
});

const summary = async (buyer: Awaited<ReturnType<typeof companyBuyer>>['buyer'], number: string) =>
  (await buyer.call('GET', `/orders/${number}/payment_summary`)).body as PaymentSummary;

describe('paying in instalments', () => {
  it('places the order with the first part and takes the others when they are named', async () => {
    const { number, buyer, order, propose } = await companyBuyer(shop);
    const { installments } = scheduleOf(await propose({}, {}, {}));
    const card = await buyer.card(cards.success);
    const first = outcome(await buyer.pay(number, card, { expected_total: order.total })).order;
    expect(first).toMatchObject({
      state: 'complete',
      payment_status: 'WAITING',
      total: order.total,
      payments: [{ state: 'completed', amount: installments[0]?.amount }],
      payment_schedule: {
        status: 'accepted',
        installments: [{ status: 'paid' }, { status: 'open' }, { status: 'open' }],
      },
    });
    // A repeated call with another key charges nothing.
    await buyer.pay(number, card);
    expect((await buyer.read(number)).payments).toHaveLength(1);
    // Instalments are paid in order.
    expect(problem(await buyer.pay(number, card, { installment_id: partId(first, 3) })).code).toBe(
      'payment_already_open',
    );
    const second = outcome(await buyer.pay(number, card, { installment_id: partId(first, 2) })).order;
    expect(second).toMatchObject({
      payment_status: 'WAITING',
      payments: [{}, { amount: installments[1]?.amount }],
    });
    await buyer.pay(number, card, { installment_id: partId(first, 2) });
    const third = outcome(await buyer.pay(number, card, { installment_id: partId(first, 3) })).order;
    expect(third.payment_status).toBe('OK');
    expect(third.payments.reduce((all, { amount }) => all + minor(amount), 0)).toBe(minor(order.total));
    expect(third.payments).toHaveLength(3);
    expect(await summary(buyer, number)).toMatchObject({
      paid: order.total,
      outstanding: '0.00',
      next_installment: null,
      transfer: null,
    });
  });

  it('is invoiced whole once its first part is paid, with what is still owed and by when', async () => {
    const { number, buyer, order, propose } = await companyBuyer(shop);
    const { installments } = scheduleOf(await propose({}, {}));
    await buyer.pay(number, await buyer.card(cards.success));
    const { body } = await buyer.call('GET', `/invoices?order_number=${number}`);
    const [invoice] = (body as { invoices: { kind: string; number: string; total: string }[] }).invoices;
    expect(invoice).toMatchObject({ kind: 'normal', total: order.total });
    for (const [syntax, paid, payable] of [
      ['ubl', 'PrepaidAmount', 'PayableAmount'],
      ['cii', 'TotalPrepaidAmount', 'DuePayableAmount'],
    ]) {
      const { text } = await buyer.call('GET', `/invoices/${invoice?.number}/xml?syntax=${syntax}`);
      expect(text).toMatch(new RegExp(`:${paid}[^>]*>${installments[0]?.amount}<`));
      expect(text).toMatch(new RegExp(`:${payable}[^>]*>${installments[1]?.amount}<`));
      expect(text).toContain(
        `Payable in parts: ${installments[1]?.amount} PLN by ${installments[1]?.due_on}.`,
      );
    }
    const pdf = await buyer.call('GET', `/invoices/${invoice?.number}/pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('takes no more than the part that is named, if another one is proposed by now', async () => {
    const { number, buyer, propose } = await companyBuyer(shop);
    const shown = scheduleOf(await propose({}, {}, {})).installments[0];
    const other = scheduleOf(await propose({}, {})).installments[0];
    const card = await buyer.card(cards.success);
    const stale = await buyer.pay(number, card, { installment_id: shown?.id ?? 0 });
    expect(problem(stale).code).toBe('payment_schedule_not_offered');
    expect((await buyer.read(number)).payments).toEqual([]);
    const first = { installment_id: other?.id ?? 0 };
    const paid = outcome(await buyer.pay(number, card, first)).order;
    expect(paid.payments).toMatchObject([{ amount: other?.amount, state: 'completed' }]);
    // The same call with another key is answered without a charge.
    expect(outcome(await buyer.pay(number, card, first)).order.payments).toHaveLength(1);
  });

  it('is turned down by reject_payment_schedule', async () => {
    const { number, buyer, order, propose } = await companyBuyer(shop);
    await propose({}, {});
    const paid = outcome(
      await buyer.pay(number, await buyer.card(cards.success), { reject_payment_schedule: true }),
    ).order;
    expect(paid).toMatchObject({
      payment_status: 'OK',
      payment_schedule: null,
      payments: [{ amount: order.total }],
    });
  });

  it('asks for 3-D Secure on a later part, and survives a declined card', async () => {
    const { number, buyer, propose } = await companyBuyer(shop);
    await propose({}, {});
    const asked = outcome(await buyer.pay(number, await buyer.card(cards.secure)));
    expect(asked.status).toBe('requires_action');
    const first = outcome(await buyer.confirm(number, asked.payment_intent_id, 'pass')).order;
    expect(first.payment_schedule).toMatchObject({
      status: 'accepted',
      installments: [{ status: 'paid' }, {}],
    });
    const next = { installment_id: partId(first, 2) };
    expect(problem(await buyer.pay(number, await buyer.card(cards.declined), next)).code).toBe(
      'payment_failed',
    );
    expect(await buyer.read(number)).toMatchObject({ state: 'complete', payment_status: 'WAITING' });
    const again = outcome(await buyer.pay(number, await buyer.card(cards.secure), next));
    expect(again.status).toBe('requires_action');
    expect((await buyer.read(number)).payment_schedule?.installments[1]?.status).toBe('awaiting');
    const done = outcome(await buyer.confirm(number, again.payment_intent_id, 'pass')).order;
    expect(done).toMatchObject({ payment_status: 'OK' });
  });

  it('shares an order with the wallet: the instalments are of what it leaves', async () => {
    const { number, buyer, order, propose } = await companyBuyer(shop);
    await staffOf(shop).enter(await userIdOf(shop, buyer.token), '100.00');
    await propose({}, {});
    await buyer.call('PUT', '/v1/wallet', { currency: 'PLN', apply: true, order_number: number });
    const shown = await buyer.read(number);
    expect(sumOf(shown)).toBe(minor(order.total) - 10_000);
    const paid = outcome(await buyer.pay(number, await buyer.card(cards.success))).order;
    expect(paid).toMatchObject({
      state: 'complete',
      payment_status: 'WAITING',
      wallet: { amount: '100.00' },
    });
    const done = outcome(
      await buyer.pay(number, await buyer.card(cards.success), { installment_id: partId(paid, 2) }),
    ).order;
    expect(done.payment_status).toBe('OK');
  });

  it('is DELAYED once a part is overdue, reminds by mail, and is on time again when it is paid', async () => {
    const { number, buyer, propose } = await companyBuyer(shop);
    await propose({}, {});
    const card = await buyer.card(cards.success);
    const placed = outcome(await buyer.pay(number, card)).order;
    const jobs = await shop.db.query<{ key: string; run_at: Date }>(sql`
      select key, run_at from jobs where name = 'schedules.remind' and (payload ->> 'order_id')::bigint = ${placed.id}
      order by run_at`);
    const due = placed.payment_schedule?.installments[1]?.due_on ?? '';
    expect(jobs.map(({ run_at }) => dayIn('Europe/Warsaw', run_at)).slice(-2)).toEqual([
      addDays(due, -3),
      addDays(due, 1),
    ]);
    await shop.db.execute(
      sql`alter table payment_instalments disable trigger payment_instalments_are_immutable`,
    );
    await shop.db.execute(
      sql`update payment_instalments set due_on = current_date - 2 where id = ${partId(placed, 2)}`,
    );
    await shop.db.execute(
      sql`alter table payment_instalments enable trigger payment_instalments_are_immutable`,
    );
    await shop.db.execute(
      sql`update jobs set run_at = now() where name = 'schedules.remind' and (payload ->> 'order_id')::bigint = ${placed.id}`,
    );
    await shop.work();
    await shop.work();
    const late = await buyer.read(number);
    expect(late).toMatchObject({
      payment_status: 'DELAYED',
      payment_schedule: { installments: [{ status: 'paid' }, { status: 'overdue' }] },
    });
    const mails = (await shop.mails()).filter((text) => text.includes(number) && text.includes('overdue'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`/order/${number}/payment`);
    const done = outcome(await buyer.pay(number, card, { installment_id: partId(placed, 2) })).order;
    expect(done.payment_status).toBe('OK');
  });

  it('never changes once it is accepted', async () => {
    const { number, buyer, propose } = await companyBuyer(shop);
    await propose({}, {});
    const placed = outcome(await buyer.pay(number, await buyer.card(cards.success))).order;
    expect(problem(await propose({}, {}, {})).code).toBe('cart_completed');
    await expect(
      shop.db.execute(sql`update payment_instalments set amount = 1 where id = ${partId(placed, 2)}`),
    ).rejects.toThrow(/cannot be changed/);
    expect((await buyer.pay(number, await buyer.card(cards.success), { installment_id: 1 })).status).toBe(
      404,
    );
  });
});

it('invariant 14: what is placed is covered by payments or an accepted schedule, whatever races', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { number, buyer, propose } = await companyBuyer(shop);
    await propose({}, {}, {});
    const card = await buyer.card(cards.success);
    const calls = [
      () => buyer.pay(number, card),
      () => buyer.pay(number, card),
      () => buyer.pay(number, card, { reject_payment_schedule: true }),
      () => propose({}, {}),
      () => buyer.add(number, { variant_id: 102, quantity: 10 }).then(() => null),
    ];
    const replies = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
    for (const reply of replies) expect(reply?.status ?? 200).not.toBe(500);
    if ((await buyer.read(number)).state !== 'complete') await buyer.pay(number, card);
    const [row] = await shop.db.query<{
      total: bigint;
      paid: bigint;
      agreed: bigint;
      accepted: bigint;
      orders: bigint;
    }>(sql`
      select o.total, (select count(*) from orders x where x.cart_id = o.cart_id)::bigint as orders,
        (select coalesce(sum(amount), 0) from payments p where p.order_id = o.id and p.state = 'completed'
          and p.instalment_id is null)::bigint as paid,
        (select coalesce(sum(i.amount), 0) from payment_instalments i join payment_schedules s on s.id = i.schedule_id
          where s.order_id = o.id and s.status = 'accepted')::bigint as agreed,
        (select count(*) from payment_schedules s where s.order_id = o.id and s.status = 'accepted')::bigint as accepted
      from orders o where o.number = ${number} and o.placed_at is not null`);
    expect((row?.paid ?? 0n) + (row?.agreed ?? 0n)).toBe(row?.total);
    expect(row?.orders).toBe(1n);
    expect(row?.accepted).toBeLessThanOrEqual(1n);
  }
});

it('takes a part once, however often and at the same time it is paid', async () => {
  const { number, buyer, propose } = await companyBuyer(shop);
  await propose({}, {});
  const card = await buyer.card(cards.success);
  const placed = outcome(await buyer.pay(number, card)).order;
  const pay = () => buyer.pay(number, card, { installment_id: partId(placed, 2) });
  const replies = await Promise.all([pay(), pay(), pay(), pay(), pay()]);
  for (const reply of replies) expect([200, 409]).toContain(reply.status);
  const [row] = await shop.db.query<{ charged: bigint; paid: bigint; total: bigint }>(sql`
    select (select sum(amount) from sandbox_intents where idempotency_key like ${`${number}-%`} and status = 'succeeded')::bigint as charged,
      (select sum(amount) from payments p where p.order_id = o.id and state = 'completed')::bigint as paid, o.total
    from orders o where o.number = ${number}`);
  expect(row).toEqual({ charged: row?.total, paid: row?.total, total: row?.total });
});
