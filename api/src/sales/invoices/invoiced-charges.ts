import { type Currency, fromDecimal, type Money, money, zero } from '@shop/money';
import type { TaxTreatment } from '../orders/decide-tax.ts';
import type { Snapshot } from '../orders/read-order.ts';
import { seller } from '../orders/seller.ts';
import type { InvoicedOrder } from './invoiced-order.ts';

/** How a line or the delivery is taxed on a document, given how the order was. */
export type Retax = (was: TaxTreatment, service: boolean) => TaxTreatment;

type Treated = Pick<TaxTreatment, 'category' | 'rate' | 'reason'>;

/** An amount of the document with its treatment. */
export interface Charge extends Treated {
  readonly net: Money;
}

export interface InvoicedCharges {
  readonly lines: readonly (Charge & {
    readonly name: string;
    readonly sku: string;
    readonly quantity: number;
  })[];
  /** Null where delivery costs nothing. Taxed as the goods are, whatever services are bought beside them. */
  readonly shipping: Charge | null;
}

/** What a document charges: the order's lines and its delivery, each at the order's own net. */
export function computeCharges({ lines, snapshot, currency }: InvoicedOrder, retax: Retax): InvoicedCharges {
  const sole = toTreatment(snapshot.taxes[0]);
  const goods = lines.find(
    ({ tax, service }) => tax && !service && tax.category !== 'AE' && tax.category !== 'O',
  );
  const shippingNet = amountOf(snapshot.ship_total, currency);
  return {
    lines: lines.map(({ name, sku, quantity, net, tax, service = false }) => ({
      name,
      sku,
      quantity,
      net: money(net, currency),
      ...treated(retax(tax ?? sole, service)),
    })),
    shipping:
      shippingNet.amount === 0n ? null : { net: shippingNet, ...treated(retax(goods?.tax ?? sole, false)) },
  };
}

const treated = ({ category, rate, reason }: TaxTreatment): Treated => ({ category, rate, reason });

/** A row of the order's taxes as a treatment; an order without any sold nothing of worth. */
export const toTreatment = (row: Snapshot['taxes'][number] | undefined): TaxTreatment =>
  row
    ? {
        category: row.category,
        rate: Math.round(Number(row.rate) * 100),
        country: row.country_iso,
        reason: row.reason,
      }
    : { category: 'S', rate: 0, country: seller.country, reason: null };

/** An amount of the snapshot. */
export const amountOf = (decimal: string, currency: Currency): Money =>
  fromDecimal(decimal, currency) ?? zero(currency);
