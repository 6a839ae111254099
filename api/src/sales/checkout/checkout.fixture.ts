import { randomUUID } from 'node:crypto';
import type { Order, PaymentOutcome, Problem } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { TestReply } from '../../../test/start-test-api.ts';
import type { OrderShop } from '../orders/orders.fixture.ts';

export const cards = {
  success: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  secure: '4000 0025 0000 3155',
  delayed: '4000 0000 0000 0077',
  delayedFailure: '4000 0000 0000 0341',
} as const;

export const warsaw = {
  firstname: 'Ada',
  lastname: 'Nowak',
  address1: 'Prosta 1',
  city: 'Warszawa',
  zipcode: '00-838',
  country_iso: 'PL',
  phone: '+48 22 123 45 67',
};

/** A buyer who goes through the checkout over HTTP. */
export const buyerOf = (shop: Pick<OrderShop, 'call'>, token: string, region = 'pl', currency = 'PLN') => {
  const headers = { 'x-region': region };
  const call = (
    method: string,
    path: string,
    body?: object,
    extra: Record<string, string> = {},
  ): Promise<TestReply> =>
    shop.call(method, path, { token, headers: { ...headers, ...extra }, ...(body ? { body } : {}) });
  const key = (value: string = randomUUID()) => ({ 'idempotency-key': value });
  /** The total that the buyer is shown now; of an order that is not theirs, none is. */
  const shownTotal = async (number: string) => ({
    expected_total: ((await call('GET', `/orders/${number}`)).body as Partial<Order>).total ?? '0.00',
  });
  return {
    token,
    call,
    open: async () => (await call('POST', '/v2/orders', { currency })).body as Order,
    add: async (id: string, line: object) =>
      (await call('POST', `/v2/orders/${id}/line_item`, { line_item: line })).body as Order,
    submit: (number: string, state: string, order: object) =>
      call('PUT', `/checkouts/${number}?state=${state}`, { order }),
    card: async (number: string) =>
      (
        (await call('POST', '/gateway/stripe/card', { number, exp_month: 12, exp_year: 2099, cvc: '123' }))
          .body as { payment_method_id: string }
      ).payment_method_id,
    pay: async (number: string, payment_method_id: string, more: object = {}, idempotencyKey?: string) =>
      call(
        'POST',
        `/v2/${number}/stripe/payment_intents/pay`,
        { payment_method_id, ...(await shownTotal(number)), ...more },
        key(idempotencyKey),
      ),
    redirect: async (
      number: string,
      payment_method_type: string,
      more: object = {},
      idempotencyKey?: string,
    ) =>
      call(
        'POST',
        `/v2/${number}/stripe/payment_intents/initiate_stripe_redirect_payment`,
        { payment_method_type, ...(await shownTotal(number)), ...more },
        key(idempotencyKey),
      ),
    confirm: (number: string, payment_intent_id: string, sandbox_challenge: 'pass' | 'fail') =>
      call(
        'POST',
        `/v2/${number}/stripe/payment_intents/confirm`,
        { payment_intent_id, sandbox_challenge },
        key(),
      ),
    next: (number: string, more: object = {}) => call('PUT', `/checkouts/${number}/next`, more, key()),
    transfer: async (order_number: string, more: object = {}) =>
      call('POST', '/check_payments', { order_number, ...(await shownTotal(order_number)), ...more }, key()),
    read: async (number: string) => (await call('GET', `/orders/${number}`)).body as Order,
  };
};
export type Buyer = ReturnType<typeof buyerOf>;

/** A registered buyer whose cart is complete except for the payment. */
export const readyBuyer = async (shop: OrderShop, line: object = { variant_id: 101, quantity: 100 }) => {
  const { token, email } = await shop.member();
  const buyer = buyerOf(shop, token);
  const { number } = await buyer.open();
  await buyer.add(number, line);
  await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  const ready = await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  return { buyer, number, email, order: ready.body as Order };
};

export const outcome = (reply: TestReply): PaymentOutcome => reply.body as PaymentOutcome;
export const problem = (reply: TestReply): Problem => reply.body as Problem;

/** Counts an order's rows in a table; `orders` has one only when it is placed. */
export const rowsIn = async (
  { db }: Pick<OrderShop, 'db'>,
  table: 'orders' | 'payments' | 'sandbox_intents',
  number: string,
): Promise<number> => {
  const where = {
    orders: sql`orders o where o.number = ${number} and o.placed_at is not null`,
    payments: sql`payments p join carts c on c.id = p.order_id where c.number = ${number}`,
    sandbox_intents: sql`sandbox_intents where idempotency_key like ${`${number}-%`}`,
  }[table];
  const [row] = await db.query<{ n: bigint }>(sql`select count(*) as n from ${where}`);
  return Number(row?.n);
};

/** Counts an order's jobs of a name. */
export const jobsOf = async (
  { db }: Pick<OrderShop, 'db'>,
  name: string,
  number: string,
): Promise<number> => {
  const [row] = await db.query<{ n: bigint }>(
    sql`select count(*) as n from jobs where name = ${name} and key = ${number}`,
  );
  return Number(row?.n);
};
