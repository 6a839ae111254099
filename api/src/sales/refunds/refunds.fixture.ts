import type { Order, Refund, TransferReceipt } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { TestReply } from '../../../test/start-test-api.ts';
import { type Buyer, cards, readyBuyer } from '../checkout/checkout.fixture.ts';
import type { OrderShop } from '../orders/orders.fixture.ts';
import { salesWords } from '../words/index.ts';

/** The key of every test API (`startTestApi`). */
const staffKey = 'a staff key for tests';

/** Staff actions on orders and money, over HTTP. */
export const staffOf = (shop: Pick<OrderShop, 'call'>) => {
  const call = (
    method: string,
    path: string,
    body?: object,
    key: string = crypto.randomUUID(),
  ): Promise<TestReply> =>
    shop.call(method, path, {
      headers: { authorization: `Bearer ${staffKey}`, 'x-region': 'pl', 'idempotency-key': key },
      ...(body ? { body } : {}),
    });
  return {
    call,
    refund: (order_number: string, more: object, key?: string) =>
      call('POST', '/v1/refunds', { order_number, reason: 'price_reduction', ...more }, key),
    cancel: (number: string) =>
      call('PUT', `/v1/orders/${number}/cancel`, { reason: 'buyer_asked', note: 'Asked on the telephone' }),
    book: (order_number: string, amount: string, reference: string, more: object = {}) =>
      call('POST', '/v1/transfers', {
        order_number,
        amount,
        currency: 'PLN',
        received_on: '2026-11-27',
        reference,
        ...more,
      }),
    produce: (number: string) => call('PUT', `/v1/orders/${number}/begin_production`),
  };
};

export const refundOf = (reply: TestReply): Refund => reply.body as Refund;
export const receiptOf = (reply: TestReply): TransferReceipt => reply.body as TransferReceipt;

/** A placed order paid by card. */
export const paidOrder = async (shop: OrderShop, card: string = cards.success, line?: object) => {
  const { buyer, number, order } = await readyBuyer(shop, line);
  await buyer.pay(number, await buyer.card(card));
  return { buyer, number, order };
};

/** A placed order that awaits a transfer. */
export const awaitedOrder = async (shop: OrderShop) => {
  const { buyer, number, order } = await readyBuyer(shop);
  await buyer.transfer(number);
  return { buyer, number, order };
};

export const cancel = (buyer: Buyer, number: string, reason = 'changed_mind') =>
  buyer.call('PUT', `/orders/${number}/cancel`, { reason });

export const refundsOf = async (buyer: Buyer, number: string): Promise<readonly Refund[]> =>
  ((await buyer.call('GET', `/v2/refunds?order_number=${number}`)).body as { refunds: Refund[] }).refunds;

/** The text of an order's refund mails, with plain spaces. */
export const refundMails = async (shop: OrderShop, number: string): Promise<readonly string[]> =>
  (await shop.mails())
    .filter((mail) => mail.includes(number) && mail.includes(salesWords['en-US'].refunds.heading))
    .map((mail) => mail.replace(/\s+/g, ' '));

/** Amounts at the gateway for an order: captured and refunded, in minor units. */
export const atGateway = async (shop: OrderShop, number: string) => {
  const [row] = await shop.db.query<{ taken: bigint; given: bigint; refunds: bigint }>(sql`
    select coalesce(sum(i.amount) filter (where i.status = 'succeeded'), 0)::bigint as taken,
      (select coalesce(sum(r.amount), 0) from sandbox_refunds r join sandbox_intents x on x.id = r.intent_id
        where x.idempotency_key like ${`${number}-%`} and r.status <> 'failed')::bigint as given,
      (select count(*) from sandbox_refunds r join sandbox_intents x on x.id = r.intent_id
        where x.idempotency_key like ${`${number}-%`}) as refunds
    from sandbox_intents i where i.idempotency_key like ${`${number}-%`}`);
  return { taken: Number(row?.taken), given: Number(row?.given), refunds: Number(row?.refunds) };
};

export const minor = (amount: string): number => Number(amount.replace('.', ''));
export const shown = (order: Order) => [order.state, order.payment_state, order.payment_status] as const;
