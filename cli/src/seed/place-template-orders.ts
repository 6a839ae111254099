import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressAttributes, Order } from '@shop/contracts';
import { markets, type RegionId } from '@shop/regions';

/** Calls the shop's API, like a browser that has this session. */
export type CallApi = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  options: { readonly region: RegionId; readonly token?: string; readonly body?: unknown },
) => Promise<{ readonly status: number; readonly body: unknown }>;

export interface Template {
  readonly region: RegionId;
  /** Of the placed order. */
  readonly orderNumber: string;
  /** Of the quote request. */
  readonly quoteId: number;
}

/** Public buildings; the people are invented. */
const addresses: Readonly<Partial<Record<RegionId, AddressAttributes>>> = {
  pl: {
    firstname: 'Ada',
    lastname: 'Nowak',
    address1: 'plac Defilad 1',
    city: 'Warszawa',
    zipcode: '00-901',
    country_iso: 'PL',
    phone: '+48 22 123 45 67',
  },
  de: {
    firstname: 'Jonas',
    lastname: 'Weber',
    address1: 'Bodestraße 1',
    city: 'Berlin',
    zipcode: '10178',
    country_iso: 'DE',
    phone: '+49 30 123456',
  },
  gb: {
    firstname: 'Emily',
    lastname: 'Clarke',
    address1: 'Great Russell Street',
    city: 'London',
    zipcode: 'WC1B 3DG',
    country_iso: 'GB',
    phone: '+44 20 7323 8000',
  },
  ro: {
    firstname: 'Ioana',
    lastname: 'Popescu',
    address1: 'Calea Victoriei 49-53',
    city: 'București',
    zipcode: '010063',
    country_iso: 'RO',
    phone: '+40 21 313 30 30',
  },
};

/**
 * Buys one box in each of four markets and asks for one quote there, through the API as a buyer does, so that the copies
 * hold what the shop itself writes.
 *
 * @throws when the API refuses a step, with its reply
 */
export const placeTemplateOrders = async (call: CallApi): Promise<readonly Template[]> => {
  const templates: Template[] = [];
  for (const [region, address] of Object.entries(addresses))
    templates.push(await placeTemplateOrder(call, region as RegionId, address));
  return templates;
};

async function placeTemplateOrder(
  call: CallApi,
  region: RegionId,
  address: AddressAttributes,
): Promise<Template> {
  let token: string | undefined;
  const send = async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> => {
    const reply = await call(method, path, { region, ...(token === undefined ? {} : { token }), body });
    if (reply.status !== 200)
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body as T;
  };
  token = (await send<{ token: string }>('GET', '/users/anonymous')).token;
  const user = {
    email: `template-${randomUUID()}@example.com`,
    password: randomBytes(18).toString('base64url'),
  };
  token = (await send<{ token: string }>('POST', '/sign_up', { user })).token;
  const configuration = {
    product: 'mailer-box-plain',
    size: { length: 220, width: 160, height: 60 },
    material: 'cardboard-natural',
    print_mode: 'no-print',
    finish: 'foil-none',
    quality: 'standard',
  };
  const priced = await send<{ variant: { id: number } }>('POST', '/v3/dynamic_prices', {
    configuration,
    quantities: [100],
  });
  const cart = await send<Order>('POST', '/v2/orders', { currency: markets[region].currency });
  await send('POST', `/v2/orders/${cart.number}/line_item`, {
    line_item: { variant_id: priced.variant.id, quantity: 100 },
  });
  const step = (state: string, order: object) =>
    send<Order>('PUT', `/checkouts/${cart.number}?state=${state}`, { order });
  const addressed = await step('address', { ship_address_attributes: address });
  await step('delivery', { shipping_method: addressed.shipping_methods[0]?.id });
  const ready = await step('payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  const card = await send<{ payment_method_id: string }>('POST', '/gateway/stripe/card', {
    number: '4242 4242 4242 4242',
    exp_month: 12,
    exp_year: 2099,
    cvc: '123',
  });
  await send('POST', `/v2/${cart.number}/stripe/payment_intents/pay`, {
    payment_method_id: card.payment_method_id,
    expected_total: ready.total,
  });
  const quote = await send<{ id: number }>('POST', '/v2/quote_requests', {
    quote_request: {
      type: 1,
      configuration,
      quantities: [500, 1000],
      message: 'A demo request.',
      email: user.email,
      full_name: `${address.firstname} ${address.lastname}`,
    },
  });
  return { region, orderNumber: cart.number, quoteId: quote.id };
}
