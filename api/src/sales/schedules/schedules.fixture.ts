import type { Order, PaymentSchedule } from '@shop/contracts';
import type { TestReply } from '../../../test/start-test-api.ts';
import { buyerOf, warsaw } from '../checkout/checkout.fixture.ts';
import { settlePayment } from '../checkout/settle-payment.ts';
import { fixturePorts, type OrderShop } from '../orders/orders.fixture.ts';

export const scheduleOf = (reply: TestReply): PaymentSchedule => reply.body as PaymentSchedule;

/** A company with a cart large enough for instalments: 3000 boxes, about 3700 PLN. */
export const companyBuyer = async (shop: OrderShop, address: object = { company: 'Kartony sp. z o.o.' }) => {
  const { token } = await shop.member();
  const buyer = buyerOf(shop, token);
  const { number, id } = await buyer.open();
  await buyer.add(number, { variant_id: 101, quantity: 3000 });
  await buyer.submit(number, 'address', { ship_address_attributes: { ...warsaw, ...address } });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  const ready = await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  const propose = (...parts: object[]) =>
    buyer.call('POST', '/payment_schedules', { order_id: id, installments_attributes: parts });
  return { buyer, number, id, order: ready.body as Order, propose };
};

/** Simulates the arrival of a transfer. */
export const transferArrives = (shop: OrderShop, order: Order): Promise<unknown> => {
  const awaited = order.payments.findLast(({ state }) => state === 'pending');
  return shop.db.transaction((tx) =>
    settlePayment(
      tx,
      fixturePorts(shop.deps, shop.book),
      order.id,
      awaited?.id ?? 0,
      {
        status: 'succeeded',
        intentId: `bank-${awaited?.id}`,
        clientSecret: null,
        redirectUrl: null,
        declineCode: null,
      },
      'staff:test',
    ),
  );
};

/** Minor units of a decimal string with two places. */
export const minor = (decimal: string): number => Math.round(Number(decimal) * 100);

/** Sums the instalments of an order's schedule, in minor units. */
export const sumOf = (order: Order): number =>
  (order.payment_schedule?.installments ?? []).reduce((all, { amount }) => all + minor(amount), 0);

/** Returns the id of the instalment at a position, counted from 1. */
export const partId = (order: Order, position: number): number =>
  order.payment_schedule?.installments[position - 1]?.id ?? 0;
