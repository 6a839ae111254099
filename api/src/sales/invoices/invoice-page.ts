import type { Content } from 'pdfmake/interfaces';
import {
  createFormat,
  type DocumentFormat,
  layOutAddresses,
  layOutFacts,
  layOutFooter,
  layOutLines,
  layOutNotes,
  layOutTaxes,
  layOutTitle,
  layOutTotals,
  type MailLanguage,
  type PageLayout,
  type SetText,
} from '../../platform/index.ts';
import { toAddressBlock } from './address-block.ts';
import { explainExemption } from './exemption-text.ts';
import type { InvoiceWords } from './invoice.words.ts';
import type { AccountingTax, InvoiceDocument, InvoiceLine, InvoiceTax, Party } from './invoice-document.ts';
import type { LaidInvoice } from './laid-invoice.ts';
import { layOutPayment } from './payment-block.ts';

/** Lays out an invoice, proforma or credit note: lines over as many pages as they take, totals together. */
export function layOutInvoice(
  set: SetText,
  document: InvoiceDocument,
  title: string,
  words: InvoiceWords,
  language: MailLanguage,
): PageLayout {
  const invoice = {
    document,
    title,
    words,
    format: createFormat(language, document.currency),
    accounting: createFormat(language, document.accounting?.currency ?? 'PLN'),
    language,
    set,
  };
  return {
    content: [
      layOutTitle(set, title),
      layOutReferences(invoice),
      layOutParties(invoice),
      layOutItems(invoice),
      { unbreakable: true, stack: [layOutVat(invoice), layOutSums(invoice)] },
      layOutPayment(invoice),
      layOutRemarks(invoice),
    ],
    footer: layOutFooter(set, title),
  };
}

type Section = (invoice: LaidInvoice) => Content;

const layOutReferences: Section = ({ document, words, format, set }) => {
  const { refersTo } = document;
  return layOutFacts(set, [
    [words.issued, format.day(document.issueDate)],
    [words.delivered, document.kind === 'normal' ? format.day(document.deliveryDate) : null],
    [words.order, document.orderNumber],
    [words.purchaseOrder, document.purchaseOrder ?? null],
    [words.refers, refersTo && `${refersTo.number} · ${format.day(refersTo.issueDate)}`],
  ]);
};

/** Seller, buyer and destination. */
const layOutParties: Section = ({ document, words, format, set }) => {
  const party = (label: string, one: Party, registration?: string) =>
    toAddressBlock(label, one.name, one, format, [
      ...(one.vatId ? [`${words.vatId}: ${one.vatId}`] : []),
      ...(registration ? [registration] : []),
    ]);
  const { seller, buyer, deliverTo } = document;
  return layOutAddresses(set, [
    party(words.seller, seller, seller.registration),
    party(words.buyer, buyer),
    ...(deliverTo ? [toAddressBlock(words.shipTo, null, deliverTo, format)] : []),
  ]);
};

/** The lines; delivery is the last one. */
const layOutItems: Section = ({ document, words, format, set }) => {
  const { shipping } = document;
  const delivery = shipping && { ...shipping, name: words.shipping };
  return layOutLines<InvoiceLine | NonNullable<typeof delivery>>(set, {
    item: {
      head: words.item,
      cell: (line) =>
        'sku' in line
          ? {
              name: line.name,
              code: line.sku,
              more: line.surcharge ? [`${words.express}: ${format.amount(line.surcharge)}`] : [],
            }
          : { name: line.name },
    },
    columns: [
      {
        head: words.quantity,
        width: 48,
        cell: (line) => ('quantity' in line ? format.count(line.quantity) : ''),
      },
      {
        head: words.unitPrice,
        width: 66,
        cell: (line) => ('sku' in line ? (line.unitPrice ? format.price(line.unitPrice) : '–') : ''),
      },
      ...(document.lines.some(({ discount }) => discount)
        ? [
            {
              head: words.discount,
              width: 62,
              cell: (line: object) =>
                'discount' in line && typeof line.discount === 'string'
                  ? format.amount(negative(line.discount))
                  : '',
            },
          ]
        : []),
      { head: words.rate, width: 40, cell: (line) => rateText(line, format) },
      { head: words.net, width: 70, cell: ({ net }) => format.amount(net) },
    ],
    rows: [...document.lines, ...(delivery ? [delivery] : [])],
  });
};

/** VAT by rate, each exemption with its reason and its law in the reader's language. */
const layOutVat: Section = ({ document, words, format, accounting: other, language, set }) => {
  const { taxes, accounting } = document;
  return layOutTaxes(set, {
    heads: accounting
      ? [words.rate, words.base, words.tax, accountingLabel(accounting, words)]
      : [words.rate, words.base, words.tax],
    rows: taxes.map((tax) => ({
      rate: rateText(tax, format),
      legal: explainExemption(tax, language),
      base: format.amount(tax.base),
      amount: format.amount(tax.amount),
      ...(tax.accountingAmount === undefined ? {} : { accounting: other.amount(tax.accountingAmount) }),
    })),
  });
};

const layOutSums: Section = ({ document, words, format, accounting: other, set }) => {
  const { totals, kind, accounting } = document;
  const isSettled = kind === 'normal' || Number(totals.paid) > 0;
  const row = (label: string, decimal: string, bold = false) =>
    [label, format.amount(decimal), bold] as const;
  return layOutTotals(set, [
    ...(Number(totals.charges) === 0
      ? []
      : [row(words.items, totals.lines), row(words.shipping, totals.charges)]),
    row(words.totalNet, totals.net),
    row(words.totalTax, totals.tax),
    ...(accounting
      ? [[accountingLabel(accounting, words), other.amount(accounting.tax), false] as const]
      : []),
    row(words.total, totals.gross, true),
    ...(isSettled ? [row(words.paid, totals.paid), row(words.payable, totals.payable, true)] : []),
  ]);
};

const layOutRemarks: Section = (invoice) => {
  const { document, words, set } = invoice;
  const { note, refersTo, seller } = document;
  const reasons = {
    proforma: words.proformaNote,
    paid: null,
    vat_verified_later: words.verifiedNote,
    refunded: words.refundedNote,
    replaces: `${words.replacesNote} ${refersTo?.number ?? ''}.`,
  };
  return layOutNotes(set, [
    exchangeRateText(invoice),
    note && reasons[note],
    seller.demonstration ? words.demonstration : null,
  ]);
};

const accountingLabel = ({ currency }: AccountingTax, words: InvoiceWords): string =>
  currency === 'GBP' ? words.taxInPounds : words.taxInZlotys;

/** The rate of the VAT in another currency, with who published it and for which day or period. */
function exchangeRateText({ document, words, format, accounting: other }: LaidInvoice): string | null {
  const { accounting, currency } = document;
  if (accounting === undefined) return null;
  return accounting.currency === 'GBP'
    ? `${words.exchangeRate}: 1 GBP = ${format.price(accounting.rate)} · HMRC · ${format.day(accounting.from)} – ${format.day(accounting.until)}`
    : `${words.exchangeRate}: 1 ${currency} = ${other.price(accounting.rate)} · NBP ${accounting.table} · ${format.day(accounting.day)}`;
}

/** "19%"; the legal text below the table says why there is no rate. */
const rateText = (
  { category, rate }: Pick<InvoiceTax, 'category' | 'rate'>,
  format: DocumentFormat,
): string => (category === 'O' ? '–' : format.percent(rate));

const negative = (decimal: string): string => (Number(decimal) === 0 ? decimal : `-${decimal}`);
