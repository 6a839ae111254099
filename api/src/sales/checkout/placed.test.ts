import type { PaymentSummary } from '@shop/contracts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { atGateway, awaitedOrder, cancel, minor, paidOrder, staffOf } from '../refunds/refunds.fixture.ts';
import { companyBuyer } from '../schedules/schedules.fixture.ts';
import { schedules } from '../schedules/schedules.ts';
import { type Buyer, cards, outcome, problem, readyBuyer } from './checkout.fixture.ts';

let shop: OrderShop;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [schedules(ports)],
  });
  staff = staffOf(shop);
});
afterAll(() => shop.cleanup());

const byPage = (buyer: Buyer, number: string, more: object = {}) => buyer.redirect(number, 'p24', more);
const summaryOf = async (buyer: Buyer, number: string) =>
  (await buyer.call('GET', `/orders/${number}/payment_summary`)).body as PaymentSummary;

describe('an order that waits for a transfer', () => {
  it('refuses a card and a bank’s page, which would charge nothing, and answers its own way again', async () => {
    const { buyer, number } = await awaitedOrder(shop);
    for (const other of [
      await buyer.pay(number, await buyer.card(cards.success)),
      await byPage(buyer, number),
    ]) {
      expect([other.status, problem(other).code]).toEqual([409, 'payment_already_open']);
      expect(problem(other).detail).toContain('transfer');
    }
    expect(await buyer.read(number)).toMatchObject({
      payments: [{ state: 'pending' }],
      payment_status: 'WAITING',
    });
    expect((await buyer.transfer(number)).status).toBe(200);
  });

  it('answers any way once it is paid, and asks for no money then', async () => {
    const { buyer, number, order } = await awaitedOrder(shop);
    await staff.book(number, order.total, `all-${number}`);
    const paid = outcome(await buyer.pay(number, await buyer.card(cards.success)));
    expect([paid.status, paid.order.payments.length]).toEqual(['succeeded', 1]);
    expect((await buyer.transfer(number)).body).toMatchObject({ transfer: { amount: '0.00' } });
  });
});

describe('an order that was paid by card', () => {
  it('answers the same payment to the same call under another key', async () => {
    const { buyer, number } = await readyBuyer(shop);
    const card = await buyer.card(cards.success);
    const [first, again] = [outcome(await buyer.pay(number, card)), outcome(await buyer.pay(number, card))];
    expect([again.status, again.payment_intent_id]).toEqual([first.status, first.payment_intent_id]);
    expect(again).toEqual(first);
  });

  it('has nothing to be transferred', async () => {
    const { buyer, number } = await paidOrder(shop);
    expect((await buyer.transfer(number)).body).toMatchObject({ transfer: { amount: '0.00' } });
  });
});

it('answers the payment of a first instalment to the same call, whatever became of a later one, and requires other instalments by id', async () => {
  const { number, buyer, propose } = await companyBuyer(shop);
  await propose({}, {});
  const card = await buyer.card(cards.success);
  const first = outcome(await buyer.pay(number, card));
  const part = { installment_id: first.order.payment_schedule?.installments[1]?.id ?? 0 };
  const declined = await buyer.pay(number, await buyer.card(cards.declined), part);
  expect(problem(declined).code).toBe('payment_failed');
  const again = outcome(await buyer.pay(number, card));
  expect([again.status, again.payment_intent_id]).toEqual(['succeeded', first.payment_intent_id]);
  const other = await byPage(buyer, number);
  expect([other.status, problem(other).code]).toEqual([409, 'payment_already_open']);
  expect(problem(other).detail).toContain('installment_id');
  // A delayed payment is not paid yet.
  const later = outcome(await buyer.pay(number, await buyer.card(cards.delayed), part));
  expect(later.status).toBe('processing');
});

describe('a canceled order', () => {
  const canceled = async (placed: { readonly buyer: Buyer; readonly number: string }) => {
    expect((await cancel(placed.buyer, placed.number)).status).toBe(200);
    return placed;
  };

  it.each([
    ['awaited a transfer', () => awaitedOrder(shop)],
    ['was paid', () => paidOrder(shop)],
  ] as const)('that %s takes no payment and asks for none', async (_name, place) => {
    const { buyer, number } = await canceled(await place());
    const tries = [
      await buyer.pay(number, await buyer.card(cards.success)),
      await byPage(buyer, number),
      await buyer.transfer(number),
    ];
    for (const tried of tries) expect([tried.status, problem(tried).code]).toEqual([409, 'order_canceled']);
    expect(await summaryOf(buyer, number)).toMatchObject({
      outstanding: '0.00',
      next_installment: null,
      transfer: null,
    });
  });

  it('in instalments has no next instalment', async () => {
    const { number, buyer, propose, order } = await companyBuyer(shop);
    await propose({}, {});
    const placed = outcome(await buyer.pay(number, await buyer.card(cards.success))).order;
    expect(minor((await summaryOf(buyer, number)).outstanding)).toBeLessThan(minor(order.total));
    await canceled({ buyer, number });
    const installment_id = placed.payment_schedule?.installments[1]?.id ?? 0;
    const card = await buyer.card(cards.success);
    for (const tried of [
      await buyer.pay(number, card, { installment_id }),
      await buyer.pay(number, card),
      await buyer.transfer(number, { installment_id }),
    ])
      expect(problem(tried).code).toBe('order_canceled');
    expect(await summaryOf(buyer, number)).toMatchObject({
      outstanding: '0.00',
      next_installment: null,
      transfer: null,
    });
  });

  it('is not charged by an authentication from before, delivered once or twice, soon or late', async () => {
    const { number, buyer, propose } = await companyBuyer(shop);
    await propose({}, {});
    const placed = outcome(await buyer.pay(number, await buyer.card(cards.success))).order;
    const first = placed.payment_schedule?.installments[0]?.amount ?? '';
    const part = { installment_id: placed.payment_schedule?.installments[1]?.id ?? 0 };
    const asked = outcome(await buyer.pay(number, await buyer.card(cards.secure), part));
    expect(asked.status).toBe('requires_action');
    await canceled({ buyer, number });
    const answer = () => buyer.confirm(number, asked.payment_intent_id, 'pass');
    const soon = [await answer(), await answer()];
    await shop.work();
    for (const said of [...soon, await answer()])
      expect([said.status, problem(said).code]).toEqual([409, 'order_canceled']);
    expect(await atGateway(shop, number)).toEqual({ taken: minor(first), given: minor(first), refunds: 1 });
    const after = await buyer.read(number);
    expect(after.payments.map(({ state }) => state)).toEqual(['completed', 'void']);
    expect(after.payment_state).toBe('refunded');
  });
});
