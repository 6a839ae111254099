import { sql } from 'drizzle-orm';
import { fulfilmentDomains } from '../../../test/shops.ts';
import { cards, problem } from '../checkout/checkout.fixture.ts';
import { invoices } from '../invoices/invoices.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { salesWords } from '../words/index.ts';
import {
  atGateway,
  awaitedOrder,
  minor,
  paidOrder,
  receiptOf,
  refundMails,
  refundOf,
  refundsOf,
  shown,
  staffOf,
} from './refunds.fixture.ts';

const words = salesWords['en-US'].refunds;

let shop: OrderShop;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [invoices(ports), ...fulfilmentDomains(ports)],
  });
  staff = staffOf(shop);
});
afterAll(() => shop.cleanup());

const lineOf = async (number: string): Promise<number> => {
  const [row] = await shop.db.query<{ id: bigint }>(sql`
    select l.id from order_lines l join orders o on o.id = l.order_id where o.number = ${number} limit 1`);
  return Number(row?.id);
};

describe('staff make refunds', () => {
  it('by line and quantity, then what is left, each with its credit note; no piece twice', async () => {
    const { buyer, number, order } = await paidOrder(shop);
    const id = await lineOf(number);
    const first = await staff.refund(number, {
      lines: [{ line_item_id: id, quantity: 40 }],
      reason: 'defect',
    });
    const part = refundOf(first);
    expect(part).toMatchObject({
      state: 'pending',
      lines: [{ line_item_id: id, quantity: 40 }],
      shipping: '0.00',
      surplus: '0.00',
    });
    expect(part.credit_note).toMatch(/^KOR-\d{4}-\d{6}$/);
    await shop.work();
    const after = await buyer.read(number);
    expect(shown(after)).toEqual(['complete', 'partially_refunded', 'OK']);
    expect(minor(after.refund_total ?? '')).toBe(minor(part.amount));
    const tooMany = await staff.refund(number, { lines: [{ line_item_id: id, quantity: 61 }] });
    expect([tooMany.status, problem(tooMany).code]).toEqual([422, 'refund_too_large']);
    const rest = refundOf(await staff.refund(number, { full: true, reason: 'defect' }));
    expect(minor(part.amount) + minor(rest.amount)).toBe(minor(order.total));
    expect((await staff.refund(number, { full: true })).status).toBe(422);
    await shop.work();
    expect(shown(await buyer.read(number))).toEqual(['complete', 'refunded', 'OK']);
    expect(await atGateway(shop, number)).toMatchObject({ given: minor(order.total), refunds: 2 });
    const notes = (await buyer.call('GET', `/invoices?order_number=${number}&kind=correction`)).body as {
      invoices: { number: string; total: string; refers_to: string }[];
    };
    expect(notes.invoices.map((one) => one.total).sort()).toEqual([part.amount, rest.amount].sort());
    expect(notes.invoices.every(({ refers_to }) => refers_to.startsWith('FV-'))).toBe(true);
    // One mail per refund, with amount, pieces, means of payment and credit note.
    const told = await refundMails(shop, number);
    expect(told).toHaveLength(2);
    for (const [refund, pieces] of [
      [part, '40 pieces'],
      [rest, '60 pieces'],
    ] as const) {
      const mail = told.find((one) => one.includes(refund.credit_note ?? 'none')) ?? '';
      expect(mail).toContain(`PLN ${refund.amount}`);
      expect(mail).toContain(`: ${pieces}`);
      expect(mail).toContain(words.why.part);
      expect(mail).toContain(words.way.gateway);
    }
  });

  it('as an amount: spread over all lines, VAT along, never more than was taken', async () => {
    const { number, order } = await paidOrder(shop);
    const one = refundOf(await staff.refund(number, { amount: '10.00' }));
    expect(one).toMatchObject({ amount: '10.00', lines: [{ quantity: 0 }] });
    const [note] = await shop.db.query<{ gross: string; tax: string; net: string; note: string }>(sql`
      select document #>> '{totals,gross}' as gross, document #>> '{totals,tax}' as tax, document #>> '{totals,net}' as net,
        document ->> 'note' as note from invoices where number = ${one.credit_note}`);
    // 10.00 with 23 % in it: 1.87 of VAT.
    expect(note).toEqual({ gross: '10.00', tax: '1.87', net: '8.13', note: 'refunded' });
    const above = await staff.refund(number, { amount: order.total });
    expect([above.status, problem(above).code]).toEqual([422, 'refund_too_large']);
    expect((await staff.refund(number, { amount: '0.00' })).status).toBe(422);
    expect((await staff.refund(number, { amount: '1.00', full: true })).status).toBe(422);
    expect((await staff.refund(number, {})).status).toBe(422);
    expect((await staff.refund('R000000000', { full: true })).status).toBe(404);
    const vat = refundOf(await staff.refund(number, { amount: '5.00', reason: 'vat_correction' }));
    expect(vat.credit_note).toBeNull();
  });

  it('is refused to everybody but staff', async () => {
    const { buyer, number } = await paidOrder(shop);
    const tried = await buyer.call('POST', '/v1/refunds', {
      order_number: number,
      full: true,
      reason: 'defect',
    });
    expect([401, 403, 404]).toContain(tried.status);
    expect(await refundsOf(buyer, number)).toEqual([]);
  });

  it('invariant 13: simultaneous refunds never exceed what was captured, nor refund a piece twice', async () => {
    const { buyer, number, order } = await paidOrder(shop);
    const id = await lineOf(number);
    const replies = await Promise.all([
      ...Array.from({ length: 6 }, () =>
        staff.refund(number, { lines: [{ line_item_id: id, quantity: 30 }] }),
      ),
      ...Array.from({ length: 3 }, () => staff.refund(number, { full: true })),
      ...Array.from({ length: 3 }, () => staff.refund(number, { amount: '20.00' })),
    ]);
    expect(replies.every(({ status }) => [200, 422].includes(status))).toBe(true);
    await Promise.all([shop.work(), shop.work()]);
    const given = (await refundsOf(buyer, number)).reduce((all, one) => all + minor(one.amount), 0);
    const gateway = await atGateway(shop, number);
    expect([gateway.given, gateway.given <= minor(order.total)]).toEqual([given, true]);
    const [pieces] = await shop.db.query<{ n: bigint }>(
      sql`select sum(quantity) as n from refund_lines where order_line_id = ${id}`,
    );
    expect(Number(pieces?.n)).toBeLessThanOrEqual(100);
  });

  it('answers the same refund to the same key', async () => {
    const { buyer, number } = await paidOrder(shop);
    const [one, two] = [
      await staff.refund(number, { amount: '3.00' }, `same-${number}`),
      await staff.refund(number, { amount: '3.00' }, `same-${number}`),
    ];
    expect(two.text).toBe(one.text);
    expect(await refundsOf(buyer, number)).toHaveLength(1);
  });

  it('is the database’s own rule as well', async () => {
    const { number } = await paidOrder(shop);
    const refund = refundOf(await staff.refund(number, { amount: '1.00' }));
    const [payout] = refund.payouts;
    await expect(
      shop.db.execute(sql`update refund_payouts set amount = 100000000 where id = ${payout?.id}`),
    ).rejects.toThrow();
  });
});

describe('a refund that the bank sends back', () => {
  it('is reported to staff, retried under another key, or paid by transfer', async () => {
    const { buyer, number, order } = await paidOrder(
      shop,
      cards.success.replace('4242 4242 4242 4242', '4000 0000 0000 5126'),
    );
    const refund = refundOf(await staff.refund(number, { full: true }));
    for (let pass = 0; pass < 3; pass += 1) await shop.work();
    const [failed] = await refundsOf(buyer, number);
    expect(failed).toMatchObject({
      id: refund.id,
      state: 'failed',
      payouts: [{ state: 'failed', attempt: 1, failure: 'lost_or_stolen_card' }],
    });
    expect(shown(await buyer.read(number))).toEqual(['complete', 'paid', 'OK']);
    const all = await staff.call('GET', '/v1/refunds?state=failed');
    expect((all.body as { refunds: { id: number }[] }).refunds.map(({ id }) => id)).toContain(refund.id);
    const again = refundOf(await staff.call('POST', `/v1/refunds/${refund.id}/retry`));
    expect(again).toMatchObject({ state: 'pending', payouts: [{ attempt: 2 }] });
    expect(problem(await staff.call('POST', `/v1/refunds/${refund.id}/retry`)).code).toBe('refund_not_open');
    for (let pass = 0; pass < 3; pass += 1) await shop.work();
    expect((await refundsOf(buyer, number))[0]?.state).toBe('failed');
    const payOut = (paid_on: string) =>
      staff.call('POST', `/v1/refunds/${refund.id}/payouts`, {
        payout_id: refund.payouts[0]?.id,
        reference: `by hand ${number}`,
        paid_on,
      });
    expect(problem(await payOut('2027-02-29')).code).toBe('invalid_input');
    const paid = await payOut('2026-11-28');
    expect(refundOf(paid)).toMatchObject({ state: 'succeeded', payouts: [{ paid_on: '2026-11-28' }] });
    expect(shown(await buyer.read(number))).toEqual(['complete', 'refunded', 'OK']);
    expect((await atGateway(shop, number)).given).toBe(0);
    expect(minor(order.total)).toBeGreaterThan(0);
  });
});

describe('a transfer', () => {
  it('is booked as it came: a part, the rest, and what is too much; each reference once', async () => {
    const { buyer, number, order } = await awaitedOrder(shop);
    expect((await buyer.read(number)).transfer).toMatchObject({ reference: number, amount: order.total });
    const part = receiptOf(await staff.book(number, '50.00', `A-${number}`));
    const rest = ((minor(order.total) - 5000) / 100).toFixed(2);
    expect(part).toMatchObject({
      payment_state: 'partially_paid',
      outstanding_balance: rest,
      amount: '50.00',
    });
    const waiting = await buyer.read(number);
    expect(shown(waiting)).toEqual(['complete', 'partially_paid', 'WAITING']);
    expect(waiting.transfer?.amount).toBe(rest);
    expect(problem(await staff.produce(number)).code).toBe('order_not_paid');
    const twice = await staff.book(number, '50.00', `A-${number}`);
    expect([twice.status, problem(twice).code]).toEqual([409, 'transfer_already_booked']);
    const wrong = await staff.book(number, rest, `B-${number}`, { currency: 'EUR' });
    expect([wrong.status, problem(wrong).code]).toEqual([422, 'currency_mismatch']);
    for (const received_on of ['2026-02-30', '0000-01-01'])
      expect((await staff.book(number, rest, `B-${number}`, { received_on })).status).toBe(422);
    expect((await staff.book(number, rest, `B-${number}`, { received_on: '2036-02-03' })).status).toBe(422);
    const done = receiptOf(
      await staff.book(number, ((minor(order.total) - 5000 + 700) / 100).toFixed(2), `B-${number}`),
    );
    expect(done).toMatchObject({ payment_state: 'overpaid', outstanding_balance: '-7.00' });
    expect(shown(await buyer.read(number))).toEqual(['complete', 'overpaid', 'OK']);
    const list = await staff.call('GET', `/v1/transfers?order_number=${number}`);
    expect(list.body).toMatchObject({ total_count: 2 });
    expect(problem(await staff.refund(number, { amount: '7.01', reason: 'overpayment' })).code).toBe(
      'refund_too_large',
    );
    const surplus = refundOf(await staff.refund(number, { amount: '7.00', reason: 'overpayment' }));
    expect(surplus).toMatchObject({ surplus: '7.00', credit_note: null, lines: [] });
    const body = { payout_id: surplus.payouts[0]?.id, reference: `C-${number}`, paid_on: '2026-11-28' };
    await staff.call('POST', `/v1/refunds/${surplus.id}/payouts`, body);
    await shop.work();
    const told = await refundMails(shop, number);
    expect(told).toHaveLength(1);
    for (const said of ['PLN 7.00', words.why.surplus, words.way.transfer]) expect(told[0]).toContain(said);
    expect(shown(await buyer.read(number))).toEqual(['complete', 'paid', 'OK']);
  });

  it('is booked once when two clerks book it at the same time', async () => {
    const { buyer, number, order } = await awaitedOrder(shop);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => staff.book(number, order.total, `same-${number}`)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await buyer.read(number)).toMatchObject({ payment_state: 'paid', payment_total: order.total });
  });
});
