import type { ServiceName } from '@shop/contracts';
import { add, type Currency, type Money, money, shareOf, zero } from '@shop/money';
import { markets, type Region } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type CouponRefusal, judgeCoupon, noDiscount } from '../coupons/judge-coupon.ts';
import { json, type Queryable } from '../db/db.ts';
import { chargeOf, serviceFacts, servicePriceOf } from '../services/price-service.ts';
import type { CartRow, StoredTaxRow } from './cart.repo.ts';
import { decideTax, type Supply, supplyOf, type TaxBuyer, type TaxTreatment } from './decide-tax.ts';
import { type CheaperRun, type LineRow, linesUpdate, loadLines } from './lines.repo.ts';
import type { ItemFacts, LineDesign, LinePrice, OrderPorts } from './ports.ts';
import { seller } from './seller.ts';
import { shippingCost } from './shipping-offer.ts';
import { type Basis, computeTotals } from './totals.ts';

/** A cart with everything that is derived from it. */
export interface PricedCart {
  readonly cart: CartRow;
  readonly lines: readonly LineRow[];
  readonly designs: ReadonlyMap<string, LineDesign>;
  /** Why the cart's coupon takes nothing off; null without a coupon or when it holds. Known after pricing. */
  readonly couponRefusal?: CouponRefusal | null;
}

/** Where the goods go, as far as it is known. Goods that are picked up are not sent: they are sold where they lie. */
export const destinationOf = (cart: CartRow, region: Region): string =>
  cart.shipping_method === 'pick-up'
    ? seller.country
    : (cart.ship_address?.country_iso ?? cart.tax_country ?? region.defaultShippingCountryCode);

/** The invoice decides who buys: a company or a VAT number makes a business. */
export function buyerOf(cart: CartRow): TaxBuyer {
  const invoiced = cart.bill_address ?? cart.ship_address;
  const vatId = invoiced?.vat_id?.trim() || null;
  return { business: vatId !== null || Boolean(invoiced?.company?.trim()), vatId, verdict: cart.vat_verdict };
}

/** Gross where the region shows prices with VAT and the buyer is no business. */
export const basisOf = (cart: CartRow): Basis =>
  markets[cart.region].alwaysShowAddedTax && !buyerOf(cart).business ? 'gross' : 'net';

/**
 * Prices a cart from today's price book, decides its tax and adds it up. Three statements whatever the number of
 * lines; writes nothing. Call it under the cart's lock and store the result with `savePrices`.
 */
export async function priceCart(
  tx: Queryable,
  ports: OrderPorts,
  cart: CartRow,
  now: Date,
): Promise<PricedCart> {
  const stored = await loadLines(tx, cart.id);
  const ids = [...new Set(stored.flatMap(({ variant_id }) => variant_id ?? []))];
  const variants = await ports.variants(tx, cart.region, ids);
  const designs = await findDesigns(tx, ports, cart.user_id, stored);
  const { currency } = cart;
  const region = markets[cart.region];
  const treat = (supply: Supply): TaxTreatment =>
    decideTax(
      seller,
      destinationOf(cart, region),
      buyerOf(cart),
      (country) => ports.vatRate(country, now),
      supply,
    );
  const treatments = { goods: treat('goods'), service: treat('service') };
  const basis = basisOf(cart);
  const shown = (net: bigint, { rate }: TaxTreatment): Money =>
    basis === 'net' ? money(net, currency) : add(money(net, currency), shareOf(money(net, currency), rate));
  const priceOf = (line: LineRow): LinePrice | null =>
    agreedPrice(line, currency) ??
    (line.variant_id === null ? null : variants.get(line.variant_id)?.priceOf(line.quantity)) ??
    null;
  const goods = new Map(stored.map((line) => [line.id, priceOf(line)?.net ?? null]));
  const priced = stored.map((line) => {
    const { service } = line;
    if (service !== null) {
      const parent = line.parent_id === null ? null : (goods.get(line.parent_id) ?? null);
      return { line, ...priceServiceLine(line, service, cart, parent, treatments.service, now) };
    }
    const variant = line.variant_id === null ? undefined : variants.get(line.variant_id);
    const price = priceOf(line);
    const { priceOf: _priceOf, ...item } = variant ?? { ...line.item, priceOf: null };
    const express = expressOf(ports, cart, line, item, price?.net ?? null, now);
    const cheaper = price?.cheaper ? withExpress(ports, cart, line, item, price.cheaper, now) : null;
    const treatment = treatments[supplyOf(item.product_type ?? '')];
    return { line, item: { ...item, tax: treatment }, price, express, cheaper, treatment };
  });
  // The goods of all lines, then the express production of all lines: amounts of their own, taxed alike.
  const amounts = [
    ...priced.map(({ line, item, price, treatment }) => ({
      line,
      item,
      net: price?.net.amount ?? 0n,
      treatment,
    })),
    ...priced.map(({ line, item, express, treatment }) => ({ line, item, net: express, treatment })),
  ].map(({ line, item, net, treatment }) => ({
    slug: item.slug ?? '',
    service: line.service !== null,
    amount: shown(net, treatment),
    treatment,
  }));
  const coupon = cart.coupon && judgeCoupon(cart.coupon, { region: cart.region, currency, lines: amounts });
  const { discount, eligible } = coupon?.ok ? coupon : noDiscount(currency);
  const totals = computeTotals({
    currency,
    basis,
    lines: amounts.map(({ amount, treatment }, index) => ({
      amount,
      treatment,
      discountable: eligible[index] ?? false,
    })),
    shipping: shown(shippingCost(cart, region).amount, treatments.goods),
    shippingTreatment: treatments.goods,
    discount,
  });
  const lines = priced.map(({ line, item, price, cheaper, treatment }, index): LineRow => {
    const goods = totals.lines[index] ?? nothing(currency);
    const express = totals.lines[priced.length + index] ?? nothing(currency);
    return {
      ...line,
      item,
      unit_price: price?.unit.tenThousandths ?? null,
      net: goods.net.amount + express.net.amount,
      tax: goods.tax.amount + express.tax.amount,
      gross: goods.gross.amount + express.gross.amount,
      express_net: express.net.amount,
      express_gross: express.gross.amount,
      cheaper:
        cheaper && shownCheaper(cheaper, goods.net.amount + express.net.amount, treatment.rate, currency),
    };
  });
  const taxes = totals.taxes.map(
    ({ base, amount, ...row }): StoredTaxRow => ({
      ...row,
      base: String(base.amount),
      amount: String(amount.amount),
    }),
  );
  return {
    cart: {
      ...cart,
      item_total: totals.itemTotal.amount,
      ship_total: totals.shipTotal.amount,
      tax_total: totals.taxTotal.amount,
      promo_total: totals.promoTotal.amount,
      total: totals.total.amount,
      taxes,
    },
    lines,
    designs,
    couponRefusal: coupon && !coupon.ok ? coupon.code : null,
  };
}

/** A service at its price of today, with the tax of services. Nothing of it is made, so there is nothing to speed up. */
const priceServiceLine = (
  { quantity }: LineRow,
  service: ServiceName,
  { region, currency }: CartRow,
  goods: Money | null,
  treatment: TaxTreatment,
  now: Date,
) => {
  const sold = servicePriceOf(service, region, now);
  return {
    item: { ...serviceFacts(service, region), tax: treatment },
    price: (sold && chargeOf(sold, quantity, goods, currency)) ?? null,
    express: 0n,
    cheaper: null,
    treatment,
  };
};

/** What an accepted offer froze: no price book moves it. */
const agreedPrice = ({ agreed_unit, agreed_net }: LineRow, currency: Currency): LinePrice | null =>
  agreed_unit === null || agreed_net === null
    ? null
    : {
        unit: { tenThousandths: agreed_unit, currency },
        net: money(agreed_net, currency),
        cheaper: null,
      };

const nothing = (currency: Currency) => ({
  net: zero(currency),
  tax: zero(currency),
  gross: zero(currency),
});

/** The larger run with the same express production; none where it cannot be had so. */
function withExpress(
  ports: OrderPorts,
  cart: CartRow,
  line: LineRow,
  item: ItemFacts,
  { quantity, net }: NonNullable<LinePrice['cheaper']>,
  now: Date,
): { readonly quantity: number; readonly net: bigint } | null {
  if (line.express_delivery_option_id === null) return { quantity, net: net.amount };
  const express = expressOf(ports, cart, { ...line, quantity }, item, net, now);
  return express === 0n ? null : { quantity, net: net.amount + express };
}

/** The advice with its tax, as the line would show it; none where the whole of it would not cost less. */
function shownCheaper(
  { quantity, net }: { readonly quantity: number; readonly net: bigint },
  lineNet: bigint,
  rate: number,
  currency: Currency,
): CheaperRun | null {
  if (net >= lineNet) return null;
  const gross = add(money(net, currency), shareOf(money(net, currency), rate));
  return { quantity, net: String(net), gross: String(gross.amount) };
}

/** Net of a line's express production; nothing where there is none, or none that can be had: then it is required to go. */
function expressOf(
  ports: OrderPorts,
  { region }: CartRow,
  { quantity, express_delivery_option_id: option }: LineRow,
  item: ItemFacts,
  goods: Money | null,
  now: Date,
): bigint {
  if (option === null || !item.configuration) return 0n;
  const outcome = ports.express(region, item, quantity, goods, option, now);
  return outcome?.ok ? outcome.net.amount : 0n;
}

/**
 * Stores what `priceCart` found, and the cart's own fields, under the next version, and leaves an audit row: one
 * statement, whatever the number of lines.
 */
export async function savePrices(
  tx: Queryable,
  { cart, lines, designs }: PricedCart,
  action: string,
  actor: string,
): Promise<PricedCart> {
  await tx.execute(sql`
    with lines as (${linesUpdate(cart.id, lines)}), saved as (
      update carts set version = version + 1, updated_at = now(), email = ${cart.email},
        ship_address = ${cart.ship_address ? json(cart.ship_address) : null},
        bill_address = ${cart.bill_address ? json(cart.bill_address) : null},
        shipping_method = ${cart.shipping_method}, payment_method = ${cart.payment_method},
        accepted_terms_at = ${cart.accepted_terms_at?.toISOString() ?? null}::timestamptz,
        tax_country = ${cart.tax_country}, vat_verdict = ${cart.vat_verdict},
        coupon_id = ${cart.coupon?.id ?? null},
        company_id = ${cart.company?.id ?? null}, po_number = ${cart.po_number},
        wallet_applied = ${cart.wallet_applied}, wallet_seen = ${cart.wallet_seen},
        vat_check = ${cart.vat_check ? json(cart.vat_check) : null}, item_total = ${cart.item_total},
        ship_total = ${cart.ship_total}, tax_total = ${cart.tax_total}, promo_total = ${cart.promo_total},
        total = ${cart.total}, taxes = ${json(cart.taxes)}
      where id = ${cart.id} returning id, version
    )
    insert into order_audit (order_id, version, action, actor) select id, version, ${action}, ${actor} from saved`);
  return { cart: { ...cart, version: cart.version + 1 }, lines, designs };
}

/** For reading: the stored prices, not today's. */
export async function loadPricedCart(db: Queryable, ports: OrderPorts, cart: CartRow): Promise<PricedCart> {
  const lines = await loadLines(db, cart.id);
  return { cart, lines, designs: await findDesigns(db, ports, cart.user_id, lines) };
}

async function findDesigns(
  db: Queryable,
  ports: OrderPorts,
  userId: number,
  lines: readonly LineRow[],
): Promise<ReadonlyMap<string, LineDesign>> {
  const ids = [...new Set(lines.flatMap(({ box_design_id }) => box_design_id ?? []))];
  return ids.length === 0 ? new Map() : ports.designs(db, userId, ids);
}
