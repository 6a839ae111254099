import { sql } from 'drizzle-orm';
import { cards, outcome, readyBuyer } from '../checkout/checkout.fixture.ts';
import { invoices } from '../invoices/invoices.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { companyBuyer } from '../schedules/schedules.fixture.ts';
import { schedules } from '../schedules/schedules.ts';
import { salesWords } from '../words/index.ts';
import { atGateway, cancel, minor, refundsOf, shown, staffOf } from './refunds.fixture.ts';

const words = salesWords['en-US'].cancellation;

let shop: OrderShop;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [invoices(ports), schedules(ports)],
  });
  staff = staffOf(shop);
});
afterAll(() => shop.cleanup());

const work = async (): Promise<void> => {
  for (let pass = 0; pass < 4; pass += 1) await shop.work();
};

/** An order paid by card, with functions for its bank's decisions. */
const disputable = async () => {
  const { buyer, number, order } = await readyBuyer(shop);
  const paid = outcome(await buyer.pay(number, await buyer.card(cards.success)));
  const bank = async (result: string, messages = 'once') => {
    const asked = { payment_intent_id: paid.payment_intent_id, outcome: result, messages };
    expect((await buyer.call('POST', '/gateway/sandbox/outcomes', asked)).status).toBe(200);
    await work();
  };
  return { buyer, number, bank, total: minor(order.total) };
};

/** Invoiced and credited totals, and the number of refunds. */
const books = async (number: string) => {
  const rows = await shop.db.query<{ kind: string; total: bigint }>(sql`
    select i.kind, i.total from invoices i join orders o on o.id = i.order_id
    where o.number = ${number} and i.kind <> 'proforma' order by i.id`);
  return rows.map(({ kind, total }) => [kind, Number(total)] as const);
};

it('refunds what a bank held while an order was canceled, once it is released; credited whole and once', async () => {
  const { buyer, number, bank, total } = await disputable();
  await bank('dispute_opened');
  expect((await cancel(buyer, number)).status).toBe(200);
  await work();
  expect(await refundsOf(buyer, number)).toEqual([]);
  expect((await atGateway(shop, number)).given).toBe(0);
  // The mail names the credit note and does not state that nothing was paid.
  const told = (await shop.mails()).filter((mail) => mail.includes(number) && mail.includes(words.heading));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/KOR-\d{4}-\d{6}/);
  expect(told[0]).not.toContain(words.nothingPaid.slice(0, 30));
  const credited = [
    ['normal', total],
    ['correction', total],
  ];
  expect(await books(number)).toEqual(credited);
  await bank('dispute_won', 'reordered');
  await bank('dispute_won', 'twice');
  expect(await atGateway(shop, number)).toEqual({ taken: total, given: total, refunds: 1 });
  expect(shown(await buyer.read(number))).toEqual(['canceled', 'refunded', 'OK']);
  expect(await refundsOf(buyer, number)).toMatchObject([{ state: 'succeeded', reason: 'order_canceled' }]);
  expect(await books(number)).toEqual(credited);
});

it.each([
  ['lost, then canceled', ['dispute_opened', 'dispute_lost', 'cancel']],
  ['canceled, then lost', ['dispute_opened', 'cancel', 'dispute_lost']],
] as const)('credits an order whose dispute was %s, and pays nothing out', async (_name, steps) => {
  const { buyer, number, bank, total } = await disputable();
  for (const step of steps) {
    if (step === 'cancel') expect((await cancel(buyer, number)).status).toBe(200);
    else await bank(step);
  }
  await work();
  expect(await books(number)).toEqual([
    ['normal', total],
    ['correction', total],
  ]);
  expect(await refundsOf(buyer, number)).toEqual([]);
  expect((await atGateway(shop, number)).given).toBe(0);
  expect(shown(await buyer.read(number))).toEqual(['canceled', 'refunded', 'FAILED']);
});

it('credits an order in instalments whole when it is canceled, and not again for an instalment that is paid afterwards', async () => {
  const { number, buyer, propose, order } = await companyBuyer(shop);
  await propose({}, {});
  const begun = outcome(await buyer.pay(number, await buyer.card(cards.success))).order;
  expect((await cancel(buyer, number)).status).toBe(200);
  const later = begun.payment_schedule?.installments[1]?.amount ?? '';
  expect((await staff.book(number, later, `late-part-${number}`)).status).toBe(200);
  await work();
  const given = (await refundsOf(buyer, number)).map(({ amount }) => minor(amount));
  expect([given.length, given.reduce((all, one) => all + one, 0)]).toEqual([2, minor(order.total)]);
  expect(await books(number)).toEqual([
    ['normal', minor(order.total)],
    ['correction', minor(order.total)],
  ]);
});
