import type { Order } from '@shop/contracts';
import { lineTotal, type UnitPrice } from '@shop/money';
import { marketDay, markets, vatRateOn } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi, type TestApiOptions } from '../../../test/start-test-api.ts';
import { designThumbnailUrl, markOrdered } from '../../artwork/index.ts';
import { evaluateLineExpress, getExpressDays, type PricedVariant } from '../../catalogue/index.ts';
import { identity } from '../../customers/composition.ts';
import { runDueJobs } from '../../platform/composition.ts';
import { type ApiDeps, type Domain, json } from '../../platform/index.ts';
import { cancellation } from '../cancellation/cancellation.ts';
import { checkout } from '../checkout/checkout.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { createSandboxProvider } from '../payments/sandbox-provider.ts';
import { refunds } from '../refunds/refunds.ts';
import { noRegistry, type VatRegistry } from '../tax/vat-registry.ts';
import { designCopies, listLineDesigns } from './line-designs.ts';
import { createCartMerger } from './merge-carts.ts';
import { orders } from './orders.ts';
import type { OrderPorts } from './ports.ts';

/** A separate price book, so that these tests do not depend on real prices. */
export interface FixtureBook {
  /** 1/10 000 per piece; 10 % less from 500 pieces. */
  unit: bigint;
  /** A later book with another price. */
  next?: { readonly validFrom: string; readonly unit: bigint };
}

/**
 * Variants 1 to 99 are printed mailers, 101 to 199 plain shipping boxes; the maximum is 100 000
 * pieces.
 */
export const fixtureVariant = (
  id: number,
  currency: UnitPrice['currency'],
  book: FixtureBook,
): PricedVariant => ({
  sku: `box-${id}`,
  external_pim_sku: `pim-${id}`,
  product_id: id < 100 ? 1 : 2,
  name: id < 100 ? `Mailer box ${id}` : `Shipping box ${id}`,
  slug: id < 100 ? 'mailer-box-full-color' : 'shipping-box-plain',
  product_type: id < 100 ? 'mailer-box' : 'shipping-box-plain',
  configuration: {
    product: id < 100 ? 'mailer-box-full-color' : 'shipping-box-plain',
    size: { length: 212, width: 148, height: 61 },
    material: 'cardboard-white',
    print_mode: id < 100 ? 'print-color-hd' : 'no-print',
    finish: 'foil-none',
    quality: 'standard',
  },
  priceOf: (quantity) => {
    if (quantity > 100_000) return null;
    const unit = { tenThousandths: quantity >= 500 ? (book.unit * 9n) / 10n : book.unit, currency };
    const net = lineTotal(unit, quantity);
    const step = { quantity: 500, net: lineTotal({ tenThousandths: (book.unit * 9n) / 10n, currency }, 500) };
    return { unit, net, cheaper: quantity < 500 && step.net.amount < net.amount ? step : null };
  },
});

/** Standard rates of 2026 for the countries these tests ship to. */
const rates: Readonly<Record<string, number>> = {
  PL: 2300,
  DE: 1900,
  SE: 2500,
  GB: 2000,
  FR: 2000,
  AT: 2000,
  CZ: 2100,
  NL: 2100,
};

export const fixturePorts = (
  deps: ApiDeps,
  book: FixtureBook,
  vatRegistry: VatRegistry = noRegistry,
): OrderPorts => ({
  variants: async (db, region, ids, day = marketDay(markets[region], deps.clock())) => {
    // One statement, like the real price book.
    await db.query(sql`select 1`);
    const known = ids.filter((id) => (id >= 1 && id <= 99) || (id >= 101 && id <= 199));
    const valid = book.next && book.next.validFrom <= day ? book.next : book;
    return new Map(known.map((id) => [id, fixtureVariant(id, markets[region].currency, valid)]));
  },
  designs: listLineDesigns,
  designCopies,
  markOrdered,
  thumbnail: (id) => designThumbnailUrl(deps, id),
  delivery: () => null,
  express: evaluateLineExpress,
  expressDays: getExpressDays,
  // Romania is dated, as in the real table.
  vatRate: (rate, day) => (rate === 'RO' ? vatRateOn(rate, day) : rates[rate]) ?? 2100,
  vatRegistry,
});

export interface OrderShop extends TestApi {
  readonly book: FixtureBook;
  readonly provider: PaymentProvider;
  /** Registers with a random address; returns the token and the address. */
  readonly member: (from?: string) => Promise<{ token: string; email: string }>;
  readonly design: (token: string, name?: string) => Promise<string>;
  /** Runs every due job, as a worker would. */
  readonly work: () => Promise<number>;
  readonly domains: readonly Domain[];
}

export const startOrderShop = async (
  options: Partial<TestApiOptions> & {
    readonly wrap?: (provider: PaymentProvider) => PaymentProvider;
    readonly stripeWebhookSecret?: string;
    /** The VAT register; without it there is none. */
    readonly vatRegistry?: VatRegistry;
    /** Further domains under test. */
    readonly more?: (ports: () => OrderPorts) => readonly Domain[];
  } = {},
): Promise<OrderShop> => {
  const book: FixtureBook = { unit: 12_345n };
  let provider: PaymentProvider | undefined;
  let domains: readonly Domain[] = [];
  const { wrap = (one) => one, more = () => [], stripeWebhookSecret = null, vatRegistry, ...rest } = options;
  const shop = await startTestApi({
    ...rest,
    domains: (deps) => {
      provider = wrap(createSandboxProvider(deps.db, 'local', 0));
      const gateway = provider;
      const ports = (): OrderPorts => fixturePorts(deps, book, vatRegistry);
      domains = [
        identity({ mergeCart: createCartMerger(ports(), deps.clock) }),
        orders(ports),
        checkout(ports, () => gateway, { stripeWebhookSecret }),
        refunds(ports, () => gateway),
        cancellation(ports, () => gateway),
        ...more(ports),
      ];
      return domains;
    },
  });
  if (!provider) throw new Error('no gateway');
  const own = new Set(domains.flatMap(({ jobs }) => jobs?.(shop.deps) ?? []).map(({ job }) => job.name));
  return {
    ...shop,
    book,
    provider,
    domains,
    member: async (from) => {
      const email = `buyer-${Math.random().toString(36).slice(2)}@example.com`;
      const { body } = await shop.call('POST', '/sign_up', {
        token: from ?? (await shop.visitor()),
        body: { user: { email, password: 'correct horse battery' } },
      });
      return { token: (body as { token: string }).token, email };
    },
    design: async (token, name = 'My design') => {
      const { body } = await shop.call('GET', '/users/me', { token });
      const [row] = await shop.db.query<{ id: string }>(sql`
        insert into box_designs (user_id, name, product, configuration, document, status)
        values (${(body as { id: number }).id}, ${name}, 'mailer-box', ${json(fixtureVariant(1, 'PLN', book).configuration)}, ${json({ made: name })}, 'ready')
        returning id`);
      return row?.id ?? '';
    },
    work: () =>
      runDueJobs({
        db: shop.db,
        log: shop.deps.log,
        handlers: shop.api.jobs.filter(({ job }) => own.has(job.name)),
      }),
  };
};

export const pl = { 'x-region': 'pl' };

/** Opens a cart and adds lines over HTTP, at a shop that starts later. */
export const cartCalls = (shop: () => OrderShop) => ({
  open: async (token: string, headers: Record<string, string> = pl, currency = 'PLN'): Promise<Order> =>
    (await shop().call('POST', '/v2/orders', { token, headers, body: { currency } })).body as Order,
  add: (token: string, id: string | number, line: object, headers: Record<string, string> = {}) =>
    shop().call('POST', `/v2/orders/${id}/line_item`, { token, body: { line_item: line }, headers }),
});
