import type { AddressAttributes } from '@shop/contracts';
import { type Currency, lineTotal, money, toDecimal } from '@shop/money';
import type { RegionId } from '@shop/regions';
import type { TaxTreatment } from '../../orders/decide-tax.ts';
import { addTax } from '../../orders/tax-terms.ts';
import { computeTotals, type PriceBasis } from '../../orders/totals.ts';
import type { InvoicedOrder } from '../invoiced-order.ts';

export interface OrderedThing {
  readonly name: string;
  readonly quantity: number;
  /** Ten-thousandths, net. */
  readonly unit: bigint;
  readonly tax: TaxTreatment;
  /** Net minor units. */
  readonly express?: bigint;
  readonly service?: boolean;
}

export interface OrderPlan {
  readonly things: readonly OrderedThing[];
  readonly currency?: Currency;
  readonly region?: RegionId;
  readonly basis?: PriceBasis;
  /** Minor units, on the displayed basis. */
  readonly shipping?: bigint;
  readonly discount?: bigint;
  readonly buyer?: Partial<AddressAttributes>;
  readonly shipTo?: Partial<AddressAttributes> | null;
  readonly locale?: string;
  readonly method?: string;
  readonly vatVerified?: boolean;
  readonly purchaseOrder?: string;
  readonly dues?: InvoicedOrder['dues'];
  readonly paid?: bigint;
}

const someone: AddressAttributes = {
  firstname: 'Greta',
  lastname: 'Berg',
  company: 'Berg & Söhne GmbH',
  vat_id: 'DE136695976',
  address1: 'Hauptstraße 1',
  address2: null,
  city: 'Berlin',
  zipcode: '10115',
  country_iso: 'DE',
  state_name: null,
  phone: '+49 30 1234567',
};

/** A placed order, totalled by the shop's own code. */
export function placeOrder(plan: OrderPlan): InvoicedOrder & { readonly total: string } {
  const { things, currency = 'EUR', region = 'eu', basis = 'net' } = plan;
  const shown = (net: bigint, rate: number) =>
    basis === 'gross' ? addTax(money(net, currency), rate) : money(net, currency);
  const goodsTax = (things.find(({ service }) => !service) ?? things[0])?.tax;
  if (!goodsTax) throw new Error('an order has a line');
  const goods = things.map(({ quantity, unit, tax, service }) => ({
    amount: shown(lineTotal({ tenThousandths: unit, currency }, quantity).amount, tax.rate),
    treatment: tax,
    discountable: !service,
  }));
  const express = things.map(({ express: net = 0n, tax }) => ({
    amount: shown(net, tax.rate),
    treatment: tax,
    discountable: true,
  }));
  const totals = computeTotals({
    currency,
    basis,
    lines: [...goods, ...express],
    shipping: money(plan.shipping ?? 0n, currency),
    shippingTreatment: goodsTax,
    discount: money(plan.discount ?? 0n, currency),
  });
  const netOf = (index: number): bigint => totals.lines[index]?.net.amount ?? 0n;
  const buyer = { ...someone, ...plan.buyer };
  const snapshot = {
    ship_total: toDecimal(totals.shipTotal),
    promotion_amount: toDecimal(totals.promoTotal),
    taxes: totals.taxes.map((row) => ({
      category: row.category,
      rate: (row.rate / 100).toFixed(2),
      country_iso: row.country,
      base: toDecimal(row.base),
      amount: toDecimal(row.amount),
      reason: row.reason,
      reason_code: row.reasonCode ?? null,
    })),
    bill_address: buyer,
    ship_address: plan.shipTo === null ? null : { ...buyer, ...plan.shipTo },
    payment_method: plan.method ?? 'card',
    estimated_delivery: { from: '2026-12-08T00:00:00.000Z', to: '2026-12-10T00:00:00.000Z' },
    vat_check: plan.vatVerified ? { verdict: 'valid', vat_id: buyer.vat_id } : null,
    ...(plan.purchaseOrder ? { po_number: plan.purchaseOrder } : {}),
  };
  return {
    number: 'R123456789',
    region,
    currency,
    email: 'greta@example.com',
    locale: plan.locale ?? 'en-US',
    snapshot: snapshot as unknown as InvoicedOrder['snapshot'],
    lines: things.map(({ name, quantity, unit, tax, service = false }, index) => ({
      quantity,
      net: netOf(index) + netOf(things.length + index),
      express: netOf(things.length + index),
      name,
      sku: `box-${index + 1}`,
      service,
      unitPrice: unit,
      tax,
    })),
    ...(plan.dues ? { dues: plan.dues } : {}),
    ...(plan.paid === undefined ? {} : { paid: plan.paid }),
    total: toDecimal(totals.total),
  };
}
