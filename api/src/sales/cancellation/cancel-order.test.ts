import { sql } from 'drizzle-orm';
import { fulfilmentDomains } from '../../../test/shops.ts';
import { buyerOf, cards, outcome, problem, readyBuyer } from '../checkout/checkout.fixture.ts';
import { invoices } from '../invoices/invoices.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import {
  atGateway,
  awaitedOrder,
  cancel,
  minor,
  paidOrder,
  refundMails,
  refundsOf,
  shown,
  staffOf,
} from '../refunds/refunds.fixture.ts';
import { salesWords } from '../words/index.ts';

let shop: OrderShop;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [invoices(ports), ...fulfilmentDomains(ports)],
  });
  staff = staffOf(shop);
});
afterAll(() => shop.cleanup());

const invoiceKinds = async (number: string) =>
  (
    await shop.db.query<{ kind: string; total: bigint }>(sql`
      select i.kind, i.total from invoices i join orders o on o.id = i.order_id where o.number = ${number} order by i.id`)
  ).map(({ kind, total }) => [kind, Number(total)] as const);

describe('an order that is paid', () => {
  it('is canceled once and refunded once, with a credit note of all of it and one mail', async () => {
    const { buyer, number, order } = await paidOrder(shop);
    expect((await buyer.read(number)).cancelable).toBe('cancellation');
    const first = await cancel(buyer, number);
    expect(first.status).toBe(200);
    expect(shown(await buyer.read(number))).toEqual(['canceled', 'paid', 'OK']);
    await shop.work();
    expect(shown(await buyer.read(number))).toEqual(['canceled', 'refunded', 'OK']);
    const again = await cancel(buyer, number, 'other');
    expect(again.status).toBe(200);
    await shop.work();
    expect(await buyer.read(number)).toMatchObject({
      cancelable: null,
      payment_total: '0.00',
      refund_total: order.total,
      outstanding_balance: '0.00',
    });
    const total = minor(order.total);
    expect(await atGateway(shop, number)).toEqual({ taken: total, given: total, refunds: 1 });
    expect(await invoiceKinds(number)).toEqual([
      ['normal', total],
      ['correction', total],
    ]);
    expect(await refundsOf(buyer, number)).toMatchObject([
      { amount: order.total, state: 'succeeded', reason: 'order_canceled', surplus: '0.00' },
    ]);
    const [mails] = await shop.db.query<{ n: bigint }>(
      sql`select count(*) as n from jobs where name = 'orders.cancel-mail' and key = ${number} and state = 'done'`,
    );
    expect(Number(mails?.n)).toBe(1);
    expect(await refundMails(shop, number)).toEqual([]);
    const canceled = await buyer.call('GET', '/orders/mine?q[state_cont_any][]=canceled');
    expect(canceled.body).toMatchObject({ orders: [{ number, state: 'canceled' }] });
  });

  it('does not change what the mail of an earlier refund says, however late that is sent', async () => {
    const { buyer, number } = await paidOrder(shop);
    expect((await staff.refund(number, { amount: '10.00' })).status).toBe(200);
    expect((await cancel(buyer, number)).status).toBe(200);
    await shop.work();
    const told = await refundMails(shop, number);
    expect([told.length, told[0]?.includes(salesWords['en-US'].refunds.why.part)]).toEqual([1, true]);
  });

  it('is somebody else’s to nobody, and needs a reason that is known', async () => {
    const { buyer, number } = await paidOrder(shop);
    const stranger = buyerOf(shop, (await shop.member()).token);
    expect((await cancel(stranger, number)).status).toBe(404);
    expect((await cancel(buyer, number, 'because')).status).toBe(422);
    expect((await buyer.read(number)).state).toBe('complete');
    const { number: cart } = await readyBuyer(shop);
    expect((await cancel(buyer, cart)).status).toBe(404);
  });

  it('cannot be canceled by its buyer once it is made, but by staff; then it is never made', async () => {
    const { buyer, number } = await paidOrder(shop, cards.success, { variant_id: 1, quantity: 100 });
    expect(number).toBeTruthy();
    const plain = await paidOrder(shop);
    expect((await staff.produce(plain.number)).status).toBe(200);
    expect((await staff.produce(plain.number)).status).toBe(200);
    expect((await plain.buyer.read(plain.number)).cancelable).toBeNull();
    const late = await cancel(plain.buyer, plain.number);
    expect([late.status, problem(late).code]).toEqual([409, 'order_not_cancelable']);
    expect((await staff.cancel(plain.number)).status).toBe(200);
    const made = await staff.produce(plain.number);
    expect([made.status, problem(made).code]).toEqual([409, 'order_canceled']);
    expect(buyer).toBeDefined();
  });

  it('is either made or canceled when both are asked for at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { buyer, number } = await paidOrder(shop);
      const [ended, made] = await Promise.all([cancel(buyer, number), staff.produce(number)]);
      expect([ended.status, made.status].sort()).toEqual([200, 409]);
      expect((await buyer.read(number)).state).toBe(ended.status === 200 ? 'canceled' : 'complete');
    }
  });
});

describe('an order that is not paid', () => {
  it('owes nothing once it is canceled: the transfer is void, there is no credit note', async () => {
    const { buyer, number } = await awaitedOrder(shop);
    expect(shown(await buyer.read(number))).toEqual(['complete', 'none', 'WAITING']);
    expect((await cancel(buyer, number)).status).toBe(200);
    await shop.work();
    const after = await buyer.read(number);
    expect(shown(after)).toEqual(['canceled', 'voided', 'NOT_STARTED']);
    expect(after).toMatchObject({
      transfer: null,
      payments: [{ state: 'void' }],
      outstanding_balance: '0.00',
    });
    expect((await invoiceKinds(number)).map(([kind]) => kind)).toEqual(['proforma']);
    expect(await refundsOf(buyer, number)).toEqual([]);
  });

  it('refunds a transfer that arrives although it was canceled', async () => {
    const { buyer, number, order } = await awaitedOrder(shop);
    await cancel(buyer, number);
    expect((await staff.book(number, order.total, `late-${number}`)).status).toBe(200);
    expect(shown(await buyer.read(number))).toEqual(['canceled', 'paid', 'OK']);
    const [refund] = await refundsOf(buyer, number);
    expect(refund).toMatchObject({ amount: order.total, state: 'pending', reason: 'order_canceled' });
    const payout_id = refund?.payouts[0]?.id;
    const body = { payout_id, reference: `back-${number}`, paid_on: '2026-11-27' };
    expect((await staff.call('POST', `/v1/refunds/${refund?.id}/payouts`, body)).status).toBe(200);
    expect((await staff.call('POST', `/v1/refunds/${refund?.id}/payouts`, body)).status).toBe(200);
    expect(shown(await buyer.read(number))).toEqual(['canceled', 'refunded', 'OK']);
    await shop.work();
    const told = await refundMails(shop, number);
    expect([told.length, told[0]?.includes(salesWords['en-US'].refunds.why.late)]).toEqual([1, true]);
  });
});

/** Runs jobs that a conflict has postponed, without the delay. */
const workOff = async () => {
  await shop.db.execute(sql`update jobs set run_at = now() where state = 'waiting'`);
  await shop.work();
};

it('never leaves money captured for a canceled order, whatever is done at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { buyer, number, order } = await readyBuyer(shop);
    const card = await buyer.card(round % 2 === 0 ? cards.success : cards.delayed);
    const paying = buyer.pay(number, card);
    await Promise.all([paying, cancel(buyer, number), cancel(buyer, number), shop.work()]);
    await cancel(buyer, number);
    for (let pass = 0; pass < 3; pass += 1) await workOff();
    await cancel(buyer, number);
    await workOff();
    const after = await buyer.read(number);
    const { taken, given } = await atGateway(shop, number);
    expect([after.state, taken, given]).toEqual(['canceled', minor(order.total), minor(order.total)]);
    expect(shown(after)).toEqual(['canceled', 'refunded', 'OK']);
    expect(outcome(await paying)).toBeDefined();
  }
});
