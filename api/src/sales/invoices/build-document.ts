import type { AddressAttributes } from '@shop/contracts';
import { add, type Currency, type Money, money, subtract, sum, toDecimal, zero } from '@shop/money';
import { bankDetails, markets } from '@shop/regions';
import { seller } from '../orders/seller.ts';
import type {
  InvoiceDocument,
  InvoiceLine,
  InvoiceTotals,
  Party,
  PostalAddress,
} from './invoice-document.ts';
import { computeCharges, type InvoicedCharges, type Retax } from './invoiced-charges.ts';
import type { InvoicedOrder } from './invoiced-order.ts';
import {
  agreedTaxes,
  completeTaxes,
  computedTaxes,
  type InvoicedTax,
  separateScope,
} from './invoiced-taxes.ts';

/** The document's own data, apart from its order. */
export type Heading = Pick<InvoiceDocument, 'kind' | 'number' | 'issueDate' | 'refersTo' | 'note'>;

/**
 * Builds an order's invoice. Every amount is the order's own, summed and never rounded again, so
 * the totals equal what was charged: Σ lines + charges = net (BR-CO-10, 13), net + tax = gross
 * (BR-CO-15), gross − paid = payable (BR-CO-16).
 *
 * @param retax decides each line's tax again, after a number was verified late; then VAT is
 * computed from the nets, half up once per group (BR-CO-17)
 */
export function buildDocument(order: InvoicedOrder, heading: Heading, retax?: Retax): InvoiceDocument {
  const { snapshot, currency } = order;
  const agreed = computeCharges(order, retax ?? ((was) => was));
  const all = [...agreed.lines, ...(agreed.shipping ? [agreed.shipping] : [])];
  const { charges, taxes } = separateScope(
    agreed,
    completeTaxes(retax ? computedTaxes(all, currency) : agreedTaxes(order), all, currency),
    currency,
  );
  const { lines, shipping } = charges;
  const sums = computeSums(charges, taxes, currency);
  const dues = listDues(order, heading.kind);
  const paid = computePaid(order, heading.kind, sums.gross, dues);
  return {
    ...heading,
    deliveryDate: snapshot.estimated_delivery?.to.slice(0, 10) ?? snapshot.supply_day ?? heading.issueDate,
    ...(heading.kind === 'normal' && snapshot.supply_day ? { taxPointDate: snapshot.supply_day } : {}),
    currency,
    language: order.locale,
    orderNumber: order.number,
    ...(snapshot.po_number ? { purchaseOrder: snapshot.po_number } : {}),
    seller: sellerOf(order, taxes),
    buyer: buyerOf(order),
    deliverTo: snapshot.ship_address ? toPostalAddress(snapshot.ship_address) : null,
    payment: toPaymentInstructions(order, dues.length > 0),
    ...(dues.length > 0
      ? { dues: dues.map(({ dueOn, amount }) => ({ dueOn, amount: toDecimal(amount) })) }
      : {}),
    lines: lines.map(toLine),
    shipping: shipping && {
      net: toDecimal(shipping.net),
      category: shipping.category,
      rate: shipping.rate,
    },
    taxes: taxes.map((row) => ({ ...row, base: toDecimal(row.base), amount: toDecimal(row.amount) })),
    totals: computeTotals({ ...sums, paid, payable: subtract(sums.gross, paid) }),
  };
}

const toLine = ({
  surcharge,
  discount,
  net,
  reason: _reason,
  reasonCode: _code,
  country: _country,
  countries: _countries,
  ...line
}: InvoicedCharges['lines'][number]): InvoiceLine => ({
  ...line,
  ...(surcharge.amount === 0n ? {} : { surcharge: toDecimal(surcharge) }),
  ...(discount.amount === 0n ? {} : { discount: toDecimal(discount) }),
  net: toDecimal(net),
});

interface Due {
  readonly dueOn: string;
  readonly amount: Money;
}

/** The outstanding instalments; a credit note has none. */
const listDues = ({ dues = [], currency }: InvoicedOrder, kind: Heading['kind']): readonly Due[] =>
  kind === 'correction' ? [] : dues.map(({ dueOn, amount }) => ({ dueOn, amount: money(amount, currency) }));

/**
 * The paid amount: everything except outstanding amounts on an invoice, the received money on a
 * proforma, nothing on a credit note.
 */
function computePaid(
  { paid = 0n, currency }: InvoicedOrder,
  kind: Heading['kind'],
  gross: Money,
  dues: readonly Due[],
): Money {
  const owed = dues.map(({ amount }) => amount);
  if (kind === 'normal') return subtract(gross, sum(owed, currency));
  return kind === 'proforma' ? money(paid, currency) : zero(currency);
}

function computeSums(
  { lines, shipping }: InvoicedCharges,
  taxes: readonly InvoicedTax[],
  currency: Currency,
) {
  const nets = lines.map(({ net }) => net);
  const amounts = taxes.map(({ amount }) => amount);
  const goods = sum(nets, currency);
  const charges = shipping?.net ?? zero(currency);
  const net = add(goods, charges);
  const tax = sum(amounts, currency);
  return { lines: goods, charges, net, tax, gross: add(net, tax) };
}

const computeTotals = (sums: Readonly<Record<keyof InvoiceTotals, Money>>): InvoiceTotals => ({
  lines: toDecimal(sums.lines),
  charges: toDecimal(sums.charges),
  net: toDecimal(sums.net),
  tax: toDecimal(sums.tax),
  gross: toDecimal(sums.gross),
  paid: toDecimal(sums.paid),
  payable: toDecimal(sums.payable),
});

/**
 * The seller with the number under which it owes the VAT: that of a country of registration whose
 * rate is charged, else that of its own country, from which goods are exempt or exported.
 */
function sellerOf(order: InvoicedOrder, taxes: readonly InvoicedTax[]): InvoiceDocument['seller'] {
  const { vatIds } = seller.identity;
  const isCharged = ({ category }: Pick<InvoicedTax, 'category'>) => category === 'S' || category === 'Z';
  const charged = taxes.some(isCharged) ? order.snapshot.taxes.filter(isCharged) : [];
  const country =
    seller.registrations.find((one) => charged.some(({ country_iso }) => country_iso === one)) ??
    seller.country;
  return {
    ...seller.identity,
    vatId: vatIds[country] ?? null,
    email: markets[order.region].contactEmail,
  };
}

function buyerOf({ snapshot, email }: InvoicedOrder): Party {
  const address = snapshot.bill_address ?? snapshot.ship_address;
  const check = snapshot.vat_check;
  const person = address ? `${address.firstname} ${address.lastname}` : '';
  return {
    name: address?.company?.trim() || person,
    ...(address
      ? toPostalAddress(address)
      : { street: '', more: null, city: '', zip: '', region: null, country: seller.country }),
    // A number with an invalid form or verdict must not appear on an invoice.
    vatId: check && check.verdict !== 'invalid' ? check.vat_id : null,
    email,
    ...(address?.electronic_address ? { electronicAddress: address.electronic_address } : {}),
  };
}

/** The lines of an address as documents show it. */
export const toPostalAddress = (address: AddressAttributes): PostalAddress => ({
  street: address.address1,
  more: address.address2 ?? null,
  city: address.city,
  zip: address.zipcode,
  region: address.state_name ?? null,
  country: address.country_iso,
});

/** The bank details, when a transfer pays the whole or outstanding instalments. */
function toPaymentInstructions(
  { snapshot, currency }: InvoicedOrder,
  partsDue: boolean,
): InvoiceDocument['payment'] {
  const bank = snapshot.payment_method === 'check' || partsDue ? bankDetails[currency] : null;
  return {
    method: snapshot.payment_method ?? 'card',
    account: bank?.accountNumber ?? null,
    swift: bank?.swift ?? null,
  };
}
