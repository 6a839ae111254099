import { type Money, zero } from '@shop/money';
import { markets } from '@shop/regions';
import { shippingCost, type VariantPrice } from '../../catalogue/index.ts';
import { type CouponRefusal, evaluateCoupon, noDiscount } from '../coupons/evaluate-coupon.ts';
import type { CartRow } from './cart.repo.ts';
import type { CheaperTier, LineRow } from './lines.repo.ts';

import type { PricedLine } from './price-lines.ts';
import { addTax, type TaxTerms, toShownAmount } from './tax-terms.ts';
import { computeTotals, type LineTotals, type PriceBasis, type Totals } from './totals.ts';

export interface TotalledCart {
  readonly cart: CartRow;
  readonly lines: readonly LineRow[];
  /** Why the cart's coupon gives no discount; null without a coupon or when it is valid. */
  readonly couponRefusal: CouponRefusal | null;
}

/** Totals a cart: priced lines minus the coupon's discount, delivery, and tax by its terms. */
export function totalCart(
  cart: CartRow,
  priced: readonly PricedLine[],
  { basis, treatments }: TaxTerms,
): TotalledCart {
  const { region, currency } = cart;
  const amounts = collectAmounts(priced, basis, zero(currency));
  const coupon = cart.coupon && evaluateCoupon(cart.coupon, { region, currency, lines: amounts });
  const { discount, eligible } = coupon?.ok ? coupon : noDiscount(currency);
  const totals = computeTotals({
    currency,
    basis,
    lines: amounts.map((one, index) => ({ ...one, discountable: eligible[index] ?? false })),
    shipping: toShownAmount(basis, shippingCost(cart, markets[region]), treatments.goods.rate),
    shippingTreatment: treatments.goods,
    discount,
  });
  const none = zero(currency);
  const nothing: Amounts = { net: none, tax: none, gross: none, listNet: none, listGross: none };
  const goodsOf = (index: number) => totals.lines[index] ?? nothing;
  const places = new Map(listExpress(priced).map((one, place) => [one, priced.length + place]));
  const expressOf = (one: PricedLine) => totals.lines[places.get(one) ?? -1] ?? nothing;
  return {
    cart: withTotals(cart, totals),
    lines: priced.map((one, index) => totalledLine(one, goodsOf(index), expressOf(one))),
    couponRefusal: coupon && !coupon.ok ? coupon.code : null,
  };
}

/**
 * On the displayed basis: the goods of all lines, then the express production of the lines that have
 * it, as separate amounts with the same tax.
 */
function collectAmounts(priced: readonly PricedLine[], basis: PriceBasis, nothing: Money) {
  const shown = ({ line, item, treatment }: PricedLine, net: Money) => ({
    slug: item.slug ?? '',
    service: line.service !== null,
    amount: toShownAmount(basis, net, treatment.rate),
    treatment,
  });
  return [
    ...priced.map((one) => shown(one, one.price?.net ?? nothing)),
    ...listExpress(priced).map((one) => shown(one, one.express)),
  ];
}

const listExpress = (priced: readonly PricedLine[]): readonly PricedLine[] =>
  priced.filter(({ express }) => express.amount !== 0n);

/** The cart with its totals in stored form. */
const withTotals = (cart: CartRow, totals: Totals): CartRow => ({
  ...cart,
  item_total: totals.itemTotal.amount,
  ship_total: totals.shipTotal.amount,
  tax_total: totals.taxTotal.amount,
  promo_total: totals.promoTotal.amount,
  total: totals.total.amount,
  taxes: totals.taxes.map(({ base, amount, ...row }) => ({
    ...row,
    base: String(base.amount),
    amount: String(amount.amount),
  })),
});

type Amounts = Omit<LineTotals, 'discount'>;

/** The line with its totals in stored form: goods and express production together. */
function totalledLine(
  { line, item, price, cheaper, treatment }: PricedLine,
  goods: Amounts,
  express: Amounts,
): LineRow {
  const net = goods.net.amount + express.net.amount;
  return {
    ...line,
    item,
    unit_price: price?.unit.tenThousandths ?? null,
    net,
    tax: goods.tax.amount + express.tax.amount,
    gross: goods.gross.amount + express.gross.amount,
    list_net: goods.listNet.amount + express.listNet.amount,
    list_gross: goods.listGross.amount + express.listGross.amount,
    express_net: express.net.amount,
    express_gross: express.gross.amount,
    list_express_net: express.listNet.amount,
    list_express_gross: express.listGross.amount,
    cheaper: cheaper && presentCheaperTier(cheaper, net, treatment.rate),
  };
}

/** The cheaper tier with tax, on the line's basis; null when its total is not lower. */
const presentCheaperTier = (
  { quantity, net }: NonNullable<VariantPrice['cheaper']>,
  lineNet: bigint,
  rate: number,
): CheaperTier | null =>
  net.amount < lineNet
    ? { quantity, net: String(net.amount), gross: String(addTax(net, rate).amount) }
    : null;
