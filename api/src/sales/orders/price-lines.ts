import type { ServiceName } from '@shop/contracts';
import { add, type Currency, type Money, money, zero } from '@shop/money';
import type { PricedVariant, VariantPrice } from '../../catalogue/index.ts';
import { computeServiceCharge, findServicePrice, serviceFacts } from '../services/price-service.ts';
import type { CartRow } from './cart.repo.ts';
import { supplyKindOf, type TaxTreatment } from './decide-tax.ts';
import type { LineRow } from './lines.repo.ts';
import type { ItemFacts, OrderPorts } from './ports.ts';
import type { TaxTerms } from './tax-terms.ts';

/** What the lines of a cart are priced from. */
export interface PriceSources {
  readonly cart: Pick<CartRow, 'region' | 'currency'>;
  /** Today's price book for the variants on the lines, by id; those that are sold no more are missing. */
  readonly variants: ReadonlyMap<number, PricedVariant>;
  readonly treatments: TaxTerms['treatments'];
  readonly express: OrderPorts['express'];
  readonly now: Date;
}

/** A line at its price of today, before discount and tax. */
export interface PricedLine {
  /** As it is stored. */
  readonly line: LineRow;
  readonly item: ItemFacts;
  /** Null while there is no price. */
  readonly price: VariantPrice | null;
  /** Net of its express production; zero without. */
  readonly express: Money;
  /** The larger run that costs least, net, with the express production of the line. */
  readonly cheaper: VariantPrice['cheaper'];
  readonly treatment: TaxTreatment;
}

/** Prices every line: an accepted offer's price first, then today's price book. The order of the lines stays. */
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

/** What an accepted offer froze: no price book moves it. */
const agreedPrice = ({ agreed_unit, agreed_net }: LineRow, currency: Currency): VariantPrice | null =>
  agreed_unit === null || agreed_net === null
    ? null
    : { unit: { tenThousandths: agreed_unit, currency }, net: money(agreed_net, currency), cheaper: null };

/** What is sold no more keeps what the line knew of it. */
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

/** A service, with the tax of services. Nothing of it is made, so there is nothing to speed up. */
function pricedService(
  line: LineRow,
  service: ServiceName,
  goods: Money | null,
  { cart, treatments, now }: PriceSources,
): PricedLine {
  const sold = findServicePrice(service, cart.region, now);
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

/** The larger run with the same express production; none where it cannot be had so. */
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

/** Net of a line's express production; nothing where there is none, or none that can be had: then it is required to go. */
function computeExpressCharge(
  { quantity, express_delivery_option_id: option }: LineRow,
  item: ItemFacts,
  goods: Money | null,
  { cart: { region, currency }, express, now }: PriceSources,
): Money {
  if (option === null || !item.configuration) return zero(currency);
  const outcome = express(region, item, quantity, goods, option, now);
  return outcome?.ok ? outcome.net : zero(currency);
}
