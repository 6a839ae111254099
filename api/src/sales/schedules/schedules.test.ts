import { addDays, marketDay, markets } from '@shop/regions';
import { cards, outcome, problem, readyBuyer } from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { companyBuyer, minor, scheduleOf, sumOf } from './schedules.fixture.ts';
import { schedules } from './schedules.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [schedules(ports)],
  });
});
afterAll(() => shop.cleanup());
beforeEach(() => {
  shop.book.unit = 12_345n;
});

describe('proposing', () => {
  it('offers instalments to companies above the minimum amount, and to nobody else', async () => {
    const company = await companyBuyer(shop);
    expect(company.order.installment_counts).toEqual([2, 3]);
    const person = await companyBuyer(shop, {});
    expect(person.order.installment_counts).toEqual([]);
    expect(problem(await person.propose({}, {})).code).toBe('payment_schedule_not_offered');
    const small = await readyBuyer(shop);
    expect(small.order.installment_counts).toEqual([]);
  });

  it('splits the total and shows it on the order', async () => {
    const { number, buyer, order, propose } = await companyBuyer(shop);
    const begun = marketDay(markets.pl, new Date());
    const proposed = scheduleOf(await propose({}, {}, {}));
    const today = proposed.installments[0]?.due_on ?? '';
    // Midnight may pass in between.
    expect([begun, marketDay(markets.pl, new Date())]).toContain(today);
    expect(proposed).toMatchObject({ status: 'proposed', total: order.total, order_number: number });
    expect(proposed.installments.map(({ due_on }) => due_on)).toEqual([
      today,
      addDays(today, 30),
      addDays(today, 60),
    ]);
    const read = await buyer.read(number);
    expect(read.payment_schedule).toEqual(proposed);
    expect(sumOf(read)).toBe(minor(order.total));
    expect(read.version).toBe(order.version + 1);
    // Another proposal replaces it.
    const again = scheduleOf(await propose({}, {}));
    expect(again.id).not.toBe(proposed.id);
    expect((await buyer.read(number)).payment_schedule?.installments).toHaveLength(2);
  });

  it('follows the cart until it is accepted, and says when it holds no longer', async () => {
    const { number, buyer, propose } = await companyBuyer(shop);
    await propose({}, {});
    const more = await buyer.add(number, { variant_id: 102, quantity: 777 });
    expect(sumOf(more)).toBe(minor(more.total));
    expect(more.payment_schedule?.total).toBe(more.total);
    const line = more.line_items.map(({ id }) => id);
    await buyer.call('DELETE', `/orders/${number}/line_items/${line[0]}`);
    const less = await buyer.read(number);
    expect(less.payment_schedule?.status).toBe('not_offered');
    const paid = await buyer.pay(number, await buyer.card(cards.success));
    expect(problem(paid).code).toBe('payment_schedule_not_offered');
    const full = outcome(
      await buyer.pay(number, await buyer.card(cards.success), { reject_payment_schedule: true }),
    );
    expect(full.order).toMatchObject({ state: 'complete', payment_status: 'OK', payment_schedule: null });
  });

  it('refuses what is no schedule, and somebody else’s order', async () => {
    const { id, number, buyer, propose, order } = await companyBuyer(shop);
    for (const parts of [
      [{}],
      [{ amount: '1.00' }, { amount: '1.00' }],
      [{ amount: order.total }, {}],
      [{ due_on: '2020-01-01' }, { due_on: '2020-02-01' }],
    ])
      expect(problem(await propose(...parts)).code).toBe('payment_schedule_invalid');
    for (const parts of [
      [],
      [{ amount: '-1.00' }, { amount: '1' }],
      [{ due_on: 'soon' }, {}],
      [{ due_on: '2027-02-29' }, {}],
      [{ x: 1 }, {}],
    ])
      expect(problem(await propose(...parts)).code).toBe('invalid_input');
    const stranger = await companyBuyer(shop);
    const foreign = await stranger.buyer.call('POST', '/payment_schedules', {
      order_id: id,
      installments_attributes: [{}, {}],
    });
    expect(foreign.status).toBe(404);
    expect((await buyer.read(number)).payment_schedule).toBeNull();
  });
});

describe('the workflow token', () => {
  it('opens the summary of its own order for a quarter of an hour, and nothing else', async () => {
    const { number, buyer, order } = await companyBuyer(shop);
    const { body } = await buyer.call('GET', `/v2/transactionlink/workflow_token/?order_number=${number}`);
    const { workflow_token } = body as { workflow_token: string };
    const stranger = await companyBuyer(shop);
    const open = (token: string, of = number) =>
      stranger.buyer.call('GET', `/orders/${of}/payment_summary?workflow_token=${encodeURIComponent(token)}`);
    expect((await open(workflow_token)).body).toMatchObject({
      order_number: number,
      total: order.total,
      paid: '0.00',
    });
    const other = await companyBuyer(shop);
    expect((await open(workflow_token, other.number)).status).toBe(404);
    expect((await open(`${workflow_token}x`)).status).toBe(404);
    expect((await open('.')).status).toBe(404);
    expect((await stranger.buyer.call('GET', `/orders/${number}/payment_summary`)).status).toBe(404);
    expect(
      (await stranger.buyer.call('GET', `/v2/transactionlink/workflow_token?order_number=${number}`)).status,
    ).toBe(404);
    shop.setClock(new Date(Date.now() + 16 * 60_000));
    try {
      expect((await open(workflow_token)).status).toBe(404);
    } finally {
      shop.setClock(null);
    }
  });
});

describe('deferred terms', () => {
  it('say that they are not set up where the region lists them, and are not offered elsewhere', async () => {
    const { number, buyer } = await companyBuyer(shop);
    const { total: expected_total } = await buyer.read(number);
    const ask = (region: string) =>
      buyer.call(
        'POST',
        `/v2/${number}/stripe/payment_intents/initiate_stripe_redirect_payment`,
        { payment_method_type: 'hokodo', expected_total },
        { 'x-region': region, 'idempotency-key': crypto.randomUUID() },
      );
    expect(problem(await ask('pl')).code).toBe('payment_not_configured');
    expect(problem(await ask('de')).code).toBe('payment_method_not_allowed');
    await buyer.submit(number, 'payment', { payments_attributes: [{ payment_method: 'hokodo' }] });
    expect(problem(await buyer.next(number)).code).toBe('payment_not_configured');
    expect((await buyer.read(number)).state).toBe('confirm');
  });
});
