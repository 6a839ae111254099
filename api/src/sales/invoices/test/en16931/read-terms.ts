import { all, type Element, first, readXml, textAt } from './read-xml.ts';
import type { AddressTerms, AdjustmentTerms, LineTerms, PartyTerms, Terms } from './terms.ts';

/** Paths of local names, relative to the element that holds them. */
type Paths<Key extends string> = Readonly<Record<Key, string>>;

/** Where a syntax has the terms of EN 16931-1. */
export interface Binding {
  readonly document: Paths<
    | 'specification'
    | 'process'
    | 'number'
    | 'issueDate'
    | 'currency'
    | 'taxCurrency'
    | 'dueDate'
    | 'buyerReference'
    | 'purchaseOrder'
    | 'paymentTerms'
    | 'deliveryDate'
  >;
  readonly typeCode: readonly string[];
  readonly preceding: Paths<'group' | 'number' | 'date'>;
  readonly party: Paths<
    'seller' | 'buyer' | 'name' | 'identifier' | 'registration' | 'endpoint' | 'contact' | 'address'
  >;
  readonly contact: Paths<'name' | 'phone' | 'email'>;
  readonly taxNumber: (party: Element | undefined, scheme: 'VA' | 'FC') => string | undefined;
  readonly address: Paths<'line' | 'city' | 'zip' | 'country'>;
  readonly deliverTo: string;
  readonly payment: Paths<'group' | 'means' | 'transfer' | 'account' | 'card'> & {
    /** The account where it is no IBAN, if the syntax tells them apart. */
    readonly otherAccount?: string;
  };
  readonly adjustment: Paths<
    'group' | 'lineGroup' | 'indicator' | 'amount' | 'base' | 'category' | 'rate' | 'reason' | 'code'
  >;
  readonly totals: Paths<
    'lines' | 'allowances' | 'charges' | 'net' | 'tax' | 'gross' | 'paid' | 'rounding' | 'payable'
  >;
  readonly breakdown: Paths<'group' | 'base' | 'tax' | 'category' | 'rate' | 'reason' | 'reasonCode'>;
  readonly lines: readonly string[];
  readonly quantity: readonly string[];
  readonly line: Paths<'id' | 'net' | 'price' | 'grossPrice' | 'priceBase' | 'category' | 'rate' | 'name'>;
}

/** Reads the terms of EN 16931-1 from a file by the binding of its syntax. */
export function readTerms(xml: string, binding: Binding): Terms {
  const root = readXml(xml);
  const { document, preceding, payment, adjustment, breakdown, party } = binding;
  const adjustments = all(root, adjustment.group);
  const values = readAll(root, document);
  return {
    ...values,
    issueDate: readDay(values.issueDate),
    dueDate: readDay(values.dueDate),
    deliveryDate: readDay(values.deliveryDate),
    typeCode: firstText(root, binding.typeCode),
    preceding: all(root, preceding.group).map((one) => ({
      number: textAt(one, preceding.number),
      date: readDay(textAt(one, preceding.date)),
    })),
    seller: readParty(first(root, party.seller), binding),
    buyer: readParty(first(root, party.buyer), binding),
    deliverTo: readAddress(first(root, binding.deliverTo), binding),
    payments: all(root, payment.group).map((one) => {
      const transfer = first(one, payment.transfer);
      return {
        means: textAt(one, payment.means),
        transfer: transfer && {
          account:
            textAt(transfer, payment.account) ??
            (payment.otherAccount ? textAt(transfer, payment.otherAccount) : undefined),
        },
        card: textAt(one, payment.card),
      };
    }),
    ...splitAdjustments(adjustments, binding),
    totals: readTotals(root, binding, values),
    breakdown: all(root, breakdown.group).map((one) => {
      const { group: _group, ...row } = readAll(one, breakdown);
      return row;
    }),
    supporting: [],
    lines: binding.lines.flatMap((path) => all(root, path)).map((one) => readLine(one, binding)),
  };
}

const readAll = <Key extends string>(from: Element | undefined, paths: Paths<Key>) =>
  Object.fromEntries(Object.entries<string>(paths).map(([key, path]) => [key, textAt(from, path)])) as Record<
    Key,
    string | undefined
  >;

/** A file may have the total VAT twice: in its currency (BT-110) and in that of accounting (BT-111). */
const readTotals = (
  root: Element,
  { totals }: Binding,
  { currency, taxCurrency }: { currency: string | undefined; taxCurrency: string | undefined },
): Terms['totals'] => {
  const amounts = all(root, totals.tax);
  const inCurrency = (code: string | undefined) =>
    code === undefined ? undefined : amounts.find(({ attributes }) => attributes.currencyID === code)?.text;
  return { ...readAll(root, totals), tax: inCurrency(currency), taxAccounting: inCurrency(taxCurrency) };
};

const firstText = (from: Element, paths: readonly string[]): string | undefined =>
  paths.map((path) => textAt(from, path)).find((text) => text !== undefined);

/** `YYYY-MM-DD`, also from format 102 of CII, `YYYYMMDD`. */
const readDay = (text: string | undefined): string | undefined =>
  text?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

const readAddress = (one: Element | undefined, { address }: Binding): AddressTerms | undefined =>
  one && readAll(one, address);

function readParty(one: Element | undefined, binding: Binding): PartyTerms {
  const { party, taxNumber } = binding;
  const endpoint = first(one, party.endpoint);
  const contact = first(one, party.contact);
  return {
    name: textAt(one, party.name),
    identifier: textAt(one, party.identifier),
    registration: textAt(one, party.registration),
    vatId: taxNumber(one, 'VA'),
    taxId: taxNumber(one, 'FC'),
    endpoint: endpoint && { id: endpoint.text, scheme: endpoint.attributes.schemeID },
    contact: contact && readAll(contact, binding.contact),
    address: readAddress(first(one, party.address), binding),
  };
}

/** Allowances and charges are elements of one name, with an indicator. */
const splitAdjustments = (
  elements: readonly Element[],
  { adjustment }: Binding,
): { allowances: AdjustmentTerms[]; charges: AdjustmentTerms[] } => {
  const { group: _group, lineGroup: _lines, indicator, ...paths } = adjustment;
  const having = (value: string) =>
    elements.filter((one) => textAt(one, indicator) === value).map((one) => readAll(one, paths));
  return { allowances: having('false'), charges: having('true') };
};

function readLine(one: Element, binding: Binding): LineTerms {
  const quantity = binding.quantity.map((path) => first(one, path)).find(Boolean);
  return {
    ...readAll(one, binding.line),
    quantity: quantity?.text,
    unit: quantity?.attributes.unitCode,
    ...splitAdjustments(all(one, binding.adjustment.lineGroup), binding),
    attributes: [],
  };
}
