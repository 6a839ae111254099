import { randomUUID } from 'node:crypto';
import type { TestApi } from '@shop/api/test/start-test-api.ts';
import type { BoxDesign, Order, Variant } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { CallInput, CallLog } from './call-log.ts';

/** The starting point of every scenario. */
export interface World {
  readonly shop: TestApi;
  readonly ledger: CallLog;
  /** A new registered buyer of this market, with a confirmed address. */
  readonly member: () => Promise<Person>;
  /** A new anonymous visitor. */
  readonly visitor: () => Promise<Person>;
  /** Variants of eu: a printed mailer, a plain one. */
  readonly variants: (product: string) => Promise<readonly Variant[]>;
  /** The operator's key, as `run.json` has it. */
  readonly staff: CallInput;
  readonly as: (person: Person, asked?: CallInput) => CallInput;
}

export interface Person {
  readonly token: string;
  readonly id: number;
  readonly email: string;
}

export const password = 'correct horse battery';

export const berlin = {
  firstname: 'Ada',
  lastname: 'Nowak',
  address1: 'Torstraße 1',
  city: 'Berlin',
  zipcode: '10115',
  country_iso: 'DE',
  phone: '+49 30 1234567',
};

export const mailer = {
  product: 'mailer-box-full-color',
  size: { length: 212, width: 148, height: 61 },
  material: 'cardboard-white',
  print_mode: 'print-color-hd',
  finish: 'foil-none',
  quality: 'standard',
};

/** Returns a new Idempotency-Key. */
export const fresh = () => ({ 'idempotency-key': randomUUID() });

export const createWorld = (shop: TestApi, ledger: CallLog): World => {
  const as: World['as'] = ({ token }, asked = {}) => ({ token, ...asked });
  const person = async (token: string, email: string): Promise<Person> => {
    const { id } = await ledger.done<{ id: number }>('GET users/me', { token });
    return { token, id, email };
  };
  return {
    shop,
    ledger,
    as,
    staff: { headers: { authorization: 'Bearer a staff key for tests' } },
    visitor: async () => person((await ledger.done<{ token: string }>('GET users/anonymous')).token, ''),
    member: async () => {
      const email = `buyer-${randomUUID().slice(0, 8)}@example.com`;
      const { token } = await ledger.done<{ token: string }>('GET users/anonymous');
      const made = await ledger.done<{ token: string }>('POST sign_up', {
        token,
        body: { user: { email, password } },
      });
      const { id } = await person(made.token, email);
      await shop.db.execute(sql`update users set confirmed_at = now() where id = ${id}`);
      return { token: made.token, id, email };
    },
    variants: async (product) =>
      (
        await ledger.done<{ variants: Variant[] }>('GET v2/variants', {
          query: { 'q[region_eq]': 'eu', 'q[product_eq]': product, per_page: '5' },
        })
      ).variants,
  };
};

/** The buyer's open cart. */
export const openCart = ({ ledger, as }: World, buyer: Person): Promise<Order> =>
  ledger.done<Order>('POST v2/orders', as(buyer, { body: { currency: 'EUR' } }));

/** A cart of one line item that lacks only the payment. */
export const readyCart = async (
  world: World,
  buyer: Person,
  line: object,
  method: 'card' | 'check' = 'card',
  address: typeof berlin & { readonly company?: string } = berlin,
): Promise<Order> => {
  const { ledger, as } = world;
  const { number } = await openCart(world, buyer);
  const path = { id: number, number };
  await ledger.done('POST v2/orders/{id}/line_item', as(buyer, { path, body: { line_item: line } }));
  const submit = (state: string, order: object) =>
    ledger.done<Order>('PUT checkouts/{id}', as(buyer, { path, query: { state }, body: { order } }));
  await submit('address', { ship_address_attributes: address });
  await submit('delivery', { shipping_method: 'courier' });
  return submit('payment', { payments_attributes: [{ payment_method: method }], accepted_terms: true });
};

/** Pays a ready cart with a card that succeeds at once. Returns the order. */
export const payByCard = async ({ ledger, as }: World, buyer: Person, number: string): Promise<Order> => {
  const { total: expected_total } = await ledger.done<Order>(
    'GET orders/{number}',
    as(buyer, { path: { number } }),
  );
  const { payment_method_id } = await ledger.done<{ payment_method_id: string }>(
    'POST gateway/stripe/card',
    as(buyer, { body: { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2099, cvc: '123' } }),
  );
  await ledger.changes(
    'POST v2/{orderId}/stripe/payment_intents/pay',
    as(buyer, { path: { orderId: number }, body: { payment_method_id, expected_total }, headers: fresh() }),
    ['GET orders/{number}', as(buyer, { path: { number } })],
  );
  return ledger.done<Order>('GET orders/{number}', as(buyer, { path: { number } }));
};

/** A placed order of one plain mailer. */
export const placedOrder = async (world: World, buyer: Person, line?: object): Promise<Order> => {
  const [plain] = line ? [] : await world.variants('mailer-box-plain');
  const cart = await readyCart(world, buyer, line ?? { variant_id: plain?.id ?? 0, quantity: 100 });
  return payByCard(world, buyer, cart.number);
};

/** A placed order of one printed mailer, with a design of one colour. */
export const printedOrder = async (world: World, buyer: Person): Promise<Order> => {
  const { ledger, as } = world;
  const design = await ledger.done<BoxDesign>(
    'POST box_designs',
    as(buyer, { body: { box_design: { configuration: mailer } } }),
  );
  const drawn = design.document as { readonly records: Record<string, unknown> };
  const color = { kind: 'color', id: 'color:test', uid: 'test', index: 'zz', srgb: '#e4002b' };
  const layer = { kind: 'layer', id: 'layer:all', index: 'a0', surface: 'outside', side: null };
  const document = {
    ...drawn,
    records: {
      ...drawn.records,
      'color:test': { ...color, cmyk: null, spot: null },
      'layer:all': { ...layer, background: 'color:test', hidden: false, locked: false },
    },
  };
  await ledger.done(
    'PUT box_designs/{id}',
    as(buyer, { path: { id: design.id }, body: { box_design: { rev: design.rev, document } } }),
  );
  const { variant } = await ledger.done<{ variant: { id: number } }>('POST v3/dynamic_prices', {
    body: { configuration: mailer, quantities: [100] },
  });
  const cart = await readyCart(world, buyer, {
    variant_id: variant.id,
    quantity: 100,
    box_design_id: design.id,
  });
  return payByCard(world, buyer, cart.number);
};
