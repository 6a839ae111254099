import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { cards, jobsOf, outcome, problem, readyBuyer, rowsIn } from './checkout.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(() => shop.cleanup());
beforeEach(() => {
  shop.book.unit = 12_345n;
});

describe('payments that end later', () => {
  it('hold the cart, then place it by the gateway’s event, however often that comes', async () => {
    const { buyer, number } = await readyBuyer(shop);
    const waiting = outcome(await buyer.pay(number, await buyer.card(cards.delayed)));
    expect(waiting).toMatchObject({
      status: 'processing',
      order: { state: 'confirm', payment_status: 'DELAYED' },
    });
    const edit = await buyer.call('POST', `/v2/orders/${number}/line_item`, {
      line_item: { variant_id: 101, quantity: 1 },
    });
    expect(problem(edit).code).toBe('completion_in_progress');
    await shop.work();
    expect(await buyer.read(number)).toMatchObject({ state: 'complete', payment_status: 'OK' });
    expect([await rowsIn(shop, 'payments', number), await jobsOf(shop, 'orders.mail', number)]).toEqual([
      1, 1,
    ]);
  });

  it('give the cart back when they fail', async () => {
    const { buyer, number } = await readyBuyer(shop);
    await buyer.pay(number, await buyer.card(cards.delayedFailure));
    await shop.work();
    expect(await buyer.read(number)).toMatchObject({ state: 'confirm', payment_status: 'FAILED' });
    expect((await buyer.add(number, { variant_id: 101, quantity: 1 })).quantity).toBe(101);
  });
});

describe('paying by transfer', () => {
  it('places the order now and waits for the money', async () => {
    const { buyer, number, order } = await readyBuyer(shop);
    const reply = await buyer.transfer(number, { expected_total: order.total });
    expect(reply.body).toMatchObject({
      order: {
        state: 'complete',
        payment_status: 'WAITING',
        payment_method: 'check',
        payments: [{ state: 'pending', payment_method: 'check' }],
      },
      transfer: { reference: number, amount: order.total, currency: 'PLN', demonstration: true },
    });
    expect((await buyer.transfer(number)).body).toMatchObject({ order: { number } });
    expect([await rowsIn(shop, 'payments', number), await jobsOf(shop, 'orders.mail', number)]).toEqual([
      1, 1,
    ]);
  });

  it('goes by checkouts next as well', async () => {
    const { buyer, number } = await readyBuyer(shop);
    // It may place an order, so it always needs an idempotency key.
    const keyless = await buyer.call('PUT', `/checkouts/${number}/next`, {});
    expect([keyless.status, problem(keyless).code]).toEqual([422, 'idempotency_key_required']);
    const unpaid = await buyer.next(number);
    expect(problem(unpaid).requirements).toMatchObject([{ step: 'payment', field: 'payments' }]);
    const chosen = await buyer.call('PUT', `/checkouts/${number}`, {
      order: { payments_attributes: [{ payment_method: 'check' }] },
    });
    expect(chosen.body).toMatchObject({ payment_method: 'check', state: 'confirm' });
    const done = await buyer.next(number);
    expect(done.body).toMatchObject({ state: 'complete', payment_status: 'WAITING' });
    expect((await buyer.next(number)).body).toMatchObject({ number, state: 'complete' });
  });
});
