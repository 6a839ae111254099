import { type Currency, fromDecimal, type Money, money, subtract, zero } from '@shop/money';
import type { TaxTreatment } from '../orders/decide-tax.ts';
import type { Snapshot } from '../orders/read-order.ts';
import { seller } from '../orders/seller.ts';
import type { InvoicedOrder } from './invoiced-order.ts';
import { type LinePrice, shareDiscount, splitLinePrice } from './line-prices.ts';

/** Decides a line's or the delivery's tax on a document from its tax on the order. */
export type Retax = (was: TaxTreatment, service: boolean) => TaxTreatment;

export type Treated = Pick<TaxTreatment, 'category' | 'rate' | 'reason' | 'reasonCode'> & {
  /** Absent where several countries have the rate, which `countries` then names. */
  readonly country?: string;
  readonly countries?: readonly string[];
};

/** An amount of the document with its tax treatment. */
export interface Charge extends Treated {
  readonly net: Money;
}

export interface InvoicedCharges {
  readonly lines: readonly (Charge &
    LinePrice & {
      readonly name: string;
      readonly sku: string;
      readonly quantity: number;
    })[];
  /** Null without delivery costs. Taxed like the goods, independent of services. */
  readonly shipping: Charge | null;
}

/** Computes a document's charges: the order's lines and delivery, each at the order's net. */
export function computeCharges(order: InvoicedOrder, retax: Retax): InvoicedCharges {
  const { lines, snapshot, currency } = order;
  const sole = toTreatment(snapshot.taxes[0]);
  const goods = lines.find(
    ({ tax, service }) => tax && !service && tax.category !== 'AE' && tax.category !== 'O',
  );
  const discounts = shareDiscount(order, toDiscount(snapshot, currency));
  const shippingNet = amountOf(snapshot.ship_total, currency);
  return {
    lines: lines.map((line, index) => ({
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      net: money(line.net, currency),
      ...splitLinePrice(line, discounts[index] ?? zero(currency)),
      ...treated(retax(line.tax ?? sole, line.service ?? false)),
    })),
    shipping:
      shippingNet.amount === 0n ? null : { net: shippingNet, ...treated(retax(goods?.tax ?? sole, false)) },
  };
}

/** The order's net discount as a positive amount. */
const toDiscount = ({ promotion_amount }: Snapshot, currency: Currency): Money =>
  subtract(zero(currency), amountOf(promotion_amount ?? '0.00', currency));

const treated = ({ category, rate, reason, country, reasonCode }: TaxTreatment): Treated => ({
  category,
  rate,
  reason,
  country,
  ...(reasonCode === undefined ? {} : { reasonCode }),
});

/**
 * Converts a row of the order's taxes to a treatment; an order without rows has no taxable value.
 */
export const toTreatment = (row: Snapshot['taxes'][number] | undefined): TaxTreatment =>
  row
    ? {
        category: row.category,
        rate: Math.round(Number(row.rate) * 100),
        country: row.country_iso,
        reason: row.reason,
        ...(row.reason_code ? { reasonCode: row.reason_code } : {}),
      }
    : { category: 'Z', rate: 0, country: seller.country, reason: null };

/** Parses an amount of the snapshot. */
export const amountOf = (decimal: string, currency: Currency): Money =>
  fromDecimal(decimal, currency) ?? zero(currency);
