import type { ServiceName } from '@shop/contracts';
import { add, type Currency, type Money, money, zero } from '@shop/money';
import type { Day } from '@shop/regions';
import type { PricedVariant, VariantPrice } from '../../catalogue/index.ts';
import { computeServiceCharge, findServicePrice, serviceFacts } from '../services/price-service.ts';
import type { CartRow } from './cart.repo.ts';
import { supplyKindOf, type TaxTreatment } from './decide-tax.ts';
import type { LineRow } from './lines.repo.ts';
import type { ItemFacts, OrderPorts } from './ports.ts';
import type { TaxTerms } from './tax-terms.ts';

/** The sources of a cart's prices. */
export interface PriceSources {
  readonly cart: Pick<CartRow, 'region' | 'currency'>;
  /** Current prices of the lines' variants, by id; discontinued variants are missing. */
  readonly variants: ReadonlyMap<number, PricedVariant>;
  readonly treatments: TaxTerms['treatments'];
  readonly express: OrderPorts['express'];
  /** The day of the supply. */
  readonly day: Day;
}

/** A line at its current price, before discount and tax. */
export interface PricedLine {
  /** The stored line. */
  readonly line: LineRow;
  readonly item: ItemFacts;
  /** Null without a price. */
  readonly price: VariantPrice | null;
  /** Net cost of its express production; zero without. */
  readonly express: Money;
  /** The larger quantity with the lowest net total, including the line's express production. */
  readonly cheaper: VariantPrice['cheaper'];
  readonly treatment: TaxTreatment;
}

/**
 * Prices every line by its accepted offer, else by the current price book. Retains the order of the
 * lines.
 */
export function priceLines(stored: readonly LineRow[], sources: PriceSources): readonly PricedLine[] {
  const prices = new Map<number | null, VariantPrice | null>(
    stored.map((line) => [line.id, resolveGoodsPrice(line, sources)]),
  );
  return stored.map((line) =>
    line.service === null
      ? pricedGoods(line, prices.get(line.id) ?? null, sources)
      : pricedService(line, line.service, prices.get(line.parent_id)?.net ?? null, sources),
  );
}

const resolveGoodsPrice = (line: LineRow, { variants, cart }: PriceSources): VariantPrice | null =>
  agreedPrice(line, cart.currency) ??
  (line.variant_id === null ? null : variants.get(line.variant_id)?.priceOf(line.quantity)) ??
  null;

/** The price of an accepted offer, independent of any price book. */
const agreedPrice = ({ agreed_unit, agreed_net }: LineRow, currency: Currency): VariantPrice | null =>
  agreed_unit === null || agreed_net === null
    ? null
    : { unit: { tenThousandths: agreed_unit, currency }, net: money(agreed_net, currency), cheaper: null };

/** A discontinued product retains the stored facts of its line. */
function pricedGoods(line: LineRow, price: VariantPrice | null, sources: PriceSources): PricedLine {
  const variant = line.variant_id === null ? undefined : sources.variants.get(line.variant_id);
  const { priceOf: _priceOf, ...item } = variant ?? { ...line.item, priceOf: null };
  const treatment = sources.treatments[supplyKindOf(item.product_type ?? '')];
  return {
    line,
    item: { ...item, tax: treatment },
    price,
    express: computeExpressCharge(line, item, price?.net ?? null, sources),
    cheaper: price?.cheaper ? withExpress(line, item, price.cheaper, sources) : null,
    treatment,
  };
}

/** Prices a service with the tax of services. It has no express production. */
function pricedService(
  line: LineRow,
  service: ServiceName,
  goods: Money | null,
  { cart, treatments, day }: PriceSources,
): PricedLine {
  const sold = findServicePrice(service, cart.region, day);
  const treatment = treatments.service;
  return {
    line,
    item: { ...serviceFacts(service, cart.region), tax: treatment },
    price: (sold && computeServiceCharge(sold, line.quantity, goods, cart.currency)) ?? null,
    express: zero(cart.currency),
    cheaper: null,
    treatment,
  };
}

/**
 * Returns the larger quantity with the same express production; none where that is not available.
 */
function withExpress(
  line: LineRow,
  item: ItemFacts,
  { quantity, net }: NonNullable<VariantPrice['cheaper']>,
  sources: PriceSources,
): VariantPrice['cheaper'] {
  if (line.express_delivery_option_id === null) return { quantity, net };
  const express = computeExpressCharge({ ...line, quantity }, item, net, sources);
  return express.amount === 0n ? null : { quantity, net: add(net, express) };
}

/**
 * Returns the net cost of a line's express production; zero without, or when it is not available: a
 * requirement then asks to remove it.
 */
function computeExpressCharge(
  { quantity, express_delivery_option_id: option }: LineRow,
  item: ItemFacts,
  goods: Money | null,
  { cart: { region, currency }, express, day }: PriceSources,
): Money {
  if (option === null || !item.configuration) return zero(currency);
  const outcome = express(region, item, quantity, goods, option, day);
  return outcome?.ok ? outcome.net : zero(currency);
}
