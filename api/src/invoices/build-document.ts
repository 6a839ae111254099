import type { AddressAttributes } from '@shop/contracts';
import {
  type Currency,
  fromDecimal,
  type Money,
  money,
  shareOf,
  subtract,
  sum,
  toDecimal,
  zero,
} from '@shop/money';
import { bankDetails, markets, type RegionId } from '@shop/regions';
import type { TaxTreatment } from '../orders/decide-tax.ts';
import type { Snapshot } from '../orders/read-order.ts';
import { seller } from '../orders/seller.ts';
import type { InvoiceDocument, InvoiceTax, Party, PostalAddress } from './invoice-document.ts';

/** A placed order as an invoice needs it. */
export interface InvoicedOrder {
  readonly number: string;
  readonly region: RegionId;
  readonly currency: Currency;
  readonly email: string | null;
  readonly locale: string;
  readonly snapshot: Snapshot;
  readonly lines: readonly {
    readonly quantity: number;
    readonly net: bigint;
    readonly name: string;
    readonly sku: string;
    /** A service is taxed by itself; delivery follows the goods. */
    readonly service?: boolean;
    /** Null on orders placed before lines kept it: then the order has one treatment. */
    readonly tax: TaxTreatment | null;
  }[];
  /** Minor units that were paid when the document is written. Absent: an invoice is paid, a proforma is not. */
  readonly paid?: bigint;
  /** Parts of a payment schedule that are still to be paid, by due date. */
  readonly dues?: readonly { readonly dueOn: string; readonly amount: bigint }[];
}

/** What a document is, apart from the order it is of. */
export type Heading = Pick<InvoiceDocument, 'kind' | 'number' | 'issueDate' | 'refersTo' | 'note'>;

/**
 * The order as an invoice. Every amount is the order's own, summed and never rounded again, so the totals are what was
 * charged: Σ lines + charges = net (BR-CO-10, 13), net + tax = gross (BR-CO-15), gross − paid = payable (BR-CO-16).
 *
 * @param retax decides anew how each line is taxed, once a number was verified late; then VAT is computed from the nets,
 * half up once per group (BR-CO-17)
 */
export function buildDocument(
  order: InvoicedOrder,
  heading: Heading,
  retax?: (was: TaxTreatment, service: boolean) => TaxTreatment,
): InvoiceDocument {
  const { snapshot, currency } = order;
  const amount = (decimal: string): Money => fromDecimal(decimal, currency) ?? zero(currency);
  const sole: TaxTreatment = treatmentOf(snapshot.taxes[0]);
  const again = (was: TaxTreatment, service = false): TaxTreatment => (retax ? retax(was, service) : was);
  const lines = order.lines.map((line) => {
    const { category, rate, reason } = again(line.tax ?? sole, line.service);
    return {
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      net: money(line.net, currency),
      category,
      rate,
      reason,
    };
  });
  const shippingNet = amount(snapshot.ship_total);
  const shippingTax = again(
    order.lines.find(({ tax, service }) => tax && !service && tax.category !== 'AE' && tax.category !== 'O')
      ?.tax ?? sole,
  );
  const shipping =
    shippingNet.amount === 0n
      ? null
      : { net: shippingNet, category: shippingTax.category, rate: shippingTax.rate };
  const lineSum = sum(
    lines.map(({ net }) => net),
    currency,
  );
  const net = sum([lineSum, shippingNet], currency);
  const taxes = retax
    ? taxesOf([...lines, ...(shipping ? [{ ...shipping, reason: shippingTax.reason }] : [])], currency)
    : merged(
        snapshot.taxes.map((row) => ({
          ...treatmentOf(row),
          base: amount(row.base),
          amount: amount(row.amount),
        })),
        currency,
      );
  const tax = sum(
    taxes.map((row) => amount(row.amount)),
    currency,
  );
  const gross = sum([net, tax], currency);
  const dues = heading.kind === 'correction' ? [] : (order.dues ?? []);
  const owed = sum(
    dues.map((due) => money(due.amount, currency)),
    currency,
  );
  const paid =
    heading.kind === 'normal'
      ? subtract(gross, owed)
      : money(heading.kind === 'proforma' ? (order.paid ?? 0n) : 0n, currency);
  const bill = snapshot.bill_address ?? snapshot.ship_address;
  const transfer = snapshot.payment_method === 'check' || dues.length > 0;
  const bank = bankDetails[currency];
  return {
    ...heading,
    deliveryDate: snapshot.estimated_delivery?.to.slice(0, 10) ?? heading.issueDate,
    currency,
    language: order.locale,
    orderNumber: order.number,
    ...(snapshot.po_number ? { purchaseOrder: snapshot.po_number } : {}),
    seller: {
      ...seller.identity,
      vatId: seller.identity.vatIds[order.region === 'gb' ? 'GB' : seller.country] ?? null,
      email: markets[order.region].contactEmail,
    },
    buyer: partyOf(bill, order),
    deliverTo: snapshot.ship_address ? placeOf(snapshot.ship_address) : null,
    payment: {
      method: snapshot.payment_method ?? 'card',
      account: transfer ? bank.accountNumber : null,
      swift: transfer ? bank.swift : null,
    },
    ...(dues.length > 0
      ? { dues: dues.map((due) => ({ dueOn: due.dueOn, amount: toDecimal(money(due.amount, currency)) })) }
      : {}),
    lines: lines.map(({ reason: _reason, ...line }) => ({ ...line, net: toDecimal(line.net) })),
    shipping: shipping && { ...shipping, net: toDecimal(shipping.net) },
    taxes,
    totals: {
      lines: toDecimal(lineSum),
      charges: toDecimal(shippingNet),
      net: toDecimal(net),
      tax: toDecimal(tax),
      gross: toDecimal(gross),
      paid: toDecimal(paid),
      payable: toDecimal(subtract(gross, paid)),
    },
  };
}

/** A row of the order's taxes as a treatment; an order without any sold nothing of worth. */
const treatmentOf = (row: Snapshot['taxes'][number] | undefined): TaxTreatment =>
  row
    ? {
        category: row.category,
        rate: Math.round(Number(row.rate) * 100),
        country: row.country_iso,
        reason: row.reason,
      }
    : { category: 'S', rate: 0, country: seller.country, reason: null };

interface Row {
  readonly category: TaxTreatment['category'];
  readonly rate: number;
  readonly reason: string | null;
}

const grouped = <T extends Row>(rows: readonly T[]): [T, ...T[]][] => {
  const groups = new Map<string, [T, ...T[]]>();
  for (const row of rows) {
    const key = `${row.category} ${row.rate}`;
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
};

/** EN 16931 knows one row per category and rate; the order keeps them per country as well. */
const merged = (
  rows: readonly (Row & { readonly base: Money; readonly amount: Money })[],
  currency: Currency,
): InvoiceTax[] =>
  grouped(rows).map((group) => ({
    category: group[0].category,
    rate: group[0].rate,
    reason: group[0].reason,
    base: toDecimal(
      sum(
        group.map(({ base }) => base),
        currency,
      ),
    ),
    amount: toDecimal(
      sum(
        group.map((row) => row.amount),
        currency,
      ),
    ),
  }));

const taxesOf = (rows: readonly (Row & { readonly net: Money })[], currency: Currency): InvoiceTax[] =>
  grouped(rows).map((group) => {
    const base = sum(
      group.map(({ net }) => net),
      currency,
    );
    const { category, rate, reason } = group[0];
    return { category, rate, reason, base: toDecimal(base), amount: toDecimal(shareOf(base, rate)) };
  });

const placeOf = (address: AddressAttributes): PostalAddress => ({
  street: address.address1,
  more: address.address2 ?? null,
  city: address.city,
  zip: address.zipcode,
  region: address.state_name ?? null,
  country: address.country_iso,
});

function partyOf(address: AddressAttributes | null, { snapshot, email }: InvoicedOrder): Party {
  const check = snapshot.vat_check;
  const person = address ? `${address.firstname} ${address.lastname}` : '';
  return {
    name: address?.company?.trim() || person,
    ...(address
      ? placeOf(address)
      : { street: '', more: null, city: '', zip: '', region: null, country: seller.country }),
    // A number that its own register or form refuses does not belong on an invoice.
    vatId: check && check.verdict !== 'invalid' ? check.vat_id : null,
    email,
  };
}
