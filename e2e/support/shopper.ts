import { randomUUID } from 'node:crypto';
import type { Order, Problem, Variant } from '@shop/contracts';

export interface Reply<Body> {
  readonly status: number;
  readonly body: Body;
  /** SQL statements of this request; meaningful only when nothing else ran. */
  readonly statements: number;
  readonly text: string;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Shopper {
  readonly email: string;
  readonly token: string;
  /** Sends each request to one of the two processes in turn, unless `to` names one. */
  call<Body>(method: string, path: string, options?: CallOptions, to?: number): Promise<Reply<Body>>;
}

/**
 * Repeats a call while the shop is busy. On a slow machine the last of many that queue for one lock waits too long; a
 * call that got `busy` has changed nothing.
 */
export async function retryWhileBusy<Body>(work: () => Promise<Reply<Body>>): Promise<Reply<Body>> {
  const end = Date.now() + 90_000;
  for (;;) {
    const reply = await work();
    if (reply.status !== 503 || Date.now() > end) return reply;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export const cards = {
  success: '4242 4242 4242 4242',
  slow: '4000 0000 0000 6975',
  secure: '4000 0025 0000 3155',
} as const;

const warsaw = {
  firstname: 'Ada',
  lastname: 'Nowak',
  address1: 'Prosta 1',
  city: 'Warszawa',
  zipcode: '00-838',
  country_iso: 'PL',
  phone: '+48 22 123 45 67',
};

/**
 * Registers a shopper, of the Polish shop by default. `urls` is called each time, because a killed process comes back
 * at another address.
 */
export async function register(urls: () => readonly [string, string], region = 'pl'): Promise<Shopper> {
  let turn = 0;
  let token: string | undefined;
  const call: Shopper['call'] = async <Body>(
    method: string,
    path: string,
    options: CallOptions = {},
    to?: number,
  ) => {
    turn += 1;
    const reply = await fetch(`${urls()[(to ?? turn) % 2 === 0 ? 0 : 1]}/api${path}`, {
      method,
      headers: {
        'x-region': region,
        ...(token ? { 'x-spree-token': token } : {}),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    const text = await reply.text();
    const statements = Number(reply.headers.get('x-sql-count'));
    return { status: reply.status, text, statements, body: JSON.parse(text) as Body };
  };
  token = (await call<{ token: string }>('GET', '/users/anonymous')).body.token;
  const email = `race-${randomUUID()}@example.com`;
  const user = { email, password: 'correct horse battery' };
  token = (await call<{ token: string }>('POST', '/sign_up', { body: { user } })).body.token;
  return { email, token, call };
}

/** Returns this many sizes of plain mailer boxes, which need no design. */
export async function plainVariants(shopper: Shopper, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const configuration = {
      product: 'mailer-box-plain',
      size: { length: 200 + index, width: 150, height: 60 },
      material: 'cardboard-natural',
      print_mode: 'no-print',
      finish: 'foil-none',
      quality: 'standard',
    };
    const { body, status, text } = await shopper.call<{ variant: Variant }>('POST', '/v3/dynamic_prices', {
      body: { configuration, quantities: [30] },
    });
    if (status !== 200) throw new Error(text);
    ids.push(body.variant.id);
  }
  return ids;
}

export const openCart = async (shopper: Shopper, currency = 'PLN'): Promise<Order> =>
  (await shopper.call<Order>('POST', '/v2/orders', { body: { currency } })).body;

export const addLine = (
  shopper: Shopper,
  number: string,
  variant_id: number,
  quantity: number,
  to?: number,
) =>
  shopper.call<Order & Problem>(
    'POST',
    `/v2/orders/${number}/line_item`,
    { body: { line_item: { variant_id, quantity } } },
    to,
  );

/** Fills in address, delivery and payment method. Returns how many statements the three calls took. */
export async function fillIn(shopper: Shopper, number: string, address: object = warsaw): Promise<number> {
  let statements = 0;
  const steps = [
    ['address', { ship_address_attributes: address }],
    ['delivery', { shipping_method: 'courier' }],
    ['payment', { payments_attributes: [{ payment_method: 'card' }], accepted_terms: true }],
  ] as const;
  for (const [state, order] of steps) {
    const reply = await shopper.call<Order>('PUT', `/checkouts/${number}?state=${state}`, {
      body: { order },
    });
    if (reply.status !== 200) throw new Error(reply.text);
    statements += reply.statements;
  }
  return statements;
}

export async function card(shopper: Shopper, number: string): Promise<string> {
  const body = { number, exp_month: 12, exp_year: 2099, cvc: '123' };
  return (await shopper.call<{ payment_method_id: string }>('POST', '/gateway/stripe/card', { body })).body
    .payment_method_id;
}

/** A payment's outcome, or the problem. */
export type PayReply = Partial<Pick<Problem, 'code' | 'decline_code' | 'current_total'>> & {
  readonly order?: Order;
  readonly status?: string | number;
};

/**
 * The total that the buyer is shown now.
 *
 * @throws when the order cannot be read, for example while the database restarts
 */
export const readTotal = async (shopper: Shopper, number: string, to?: number): Promise<string> => {
  const { status, body } = await shopper.call<Order>('GET', `/orders/${number}`, {}, to);
  if (status !== 200) throw new Error(`order ${number} cannot be read: ${status}`);
  return body.total;
};

/** Pays by card what the cart costs now, or `expected_total`. */
export const pay = async (
  shopper: Shopper,
  number: string,
  payment_method_id: string,
  to?: number,
  key: string = randomUUID(),
  expected_total?: string,
) =>
  shopper.call<PayReply>(
    'POST',
    `/v2/${number}/stripe/payment_intents/pay`,
    {
      body: { payment_method_id, expected_total: expected_total ?? (await readTotal(shopper, number, to)) },
      key,
    },
    to,
  );
