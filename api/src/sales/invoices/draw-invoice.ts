import { currencies, formatMoney, fromDecimal } from '@shop/money';
import { markets } from '@shop/regions';
import type { InvoiceWords } from './invoice.words.ts';
import type { InvoiceDocument, Party, PostalAddress, TaxMark } from './invoice-document.ts';
import { pageHeight, type Sheet } from './pdf-page.ts';
import { formatPercent } from './tax-codes.ts';

/** Left edges of the page and of its right half. */
const left = 48;
const middle = 310;
/** Right edges of a table's columns. */
const quantityEnd = 370;
const rateEnd = 430;
const right = 547;
/** Left edge of a label's value. */
const labelled = left + 110;

/** The document, the sheet and the texts. */
export interface DrawnInvoice {
  readonly sheet: Sheet;
  readonly document: InvoiceDocument;
  readonly title: string;
  readonly words: InvoiceWords;
}

/** Draws an invoice from the top of a page; lines and totals continue on further pages. */
export function drawInvoice(invoice: DrawnInvoice): void {
  const sections = [
    drawTitle,
    drawFacts,
    drawParties,
    drawDestination,
    drawTableHead,
    drawRows,
    drawTaxes,
    drawTotals,
    drawNotes,
  ];
  let y = 70;
  for (const draw of sections) y = draw(invoice, y);
}

/** Draws a section at `y`, in points from the top, and returns where the next one begins. */
type Section = (invoice: DrawnInvoice, y: number) => number;

const drawTitle: Section = ({ sheet, title }, y) => {
  sheet.text(left, y, title, { size: 18, face: 'bold' });
  return y + 26;
};

const drawFacts: Section = ({ sheet, document, words }, from) => {
  const facts: readonly (readonly [string, string | null])[] = [
    [words.issued, document.issueDate],
    [words.delivered, document.kind === 'normal' ? document.deliveryDate : null],
    [words.order, document.orderNumber],
    [words.purchaseOrder, document.purchaseOrder ?? null],
    [words.refers, document.refersTo?.number ?? null],
  ];
  let y = from;
  for (const [label, value] of facts) {
    if (value === null) continue;
    sheet.text(left, y, label, { grey: true });
    sheet.text(labelled, y, value);
    y += 13;
  }
  return y + 14;
};

/** Draws seller and buyer side by side. */
const drawParties: Section = ({ sheet, document, words }, y) => {
  const column = (x: number, label: string, party: Party): number => {
    sheet.text(x, y, label, { grey: true });
    sheet.text(x, y + 14, truncate(sheet, party.name, 230), { face: 'bold' });
    const below = [...addressLines(party), ...(party.vatId ? [`${words.vatId}: ${party.vatId}`] : [])];
    for (const [index, line] of below.entries())
      sheet.text(x, y + 26 + 12 * index, truncate(sheet, line, 230));
    return y + 26 + 12 * below.length;
  };
  const ends = [column(left, words.seller, document.seller), column(middle, words.buyer, document.buyer)];
  return Math.max(...ends) + 10;
};

const drawDestination: Section = ({ sheet, document: { deliverTo }, words }, y) => {
  if (deliverTo === null) return y;
  sheet.text(left, y, words.shipTo, { grey: true });
  sheet.text(labelled, y, addressLines(deliverTo).join(', '));
  return y + 22;
};

const drawTableHead: Section = ({ sheet, words }, y) => {
  sheet.text(left, y, words.item, { face: 'bold' });
  sheet.text(quantityEnd, y, words.quantity, { face: 'bold', right: true });
  sheet.text(rateEnd, y, words.rate, { face: 'bold', right: true });
  sheet.text(right, y, words.net, { face: 'bold', right: true });
  sheet.rule(y + 5, left, right);
  return y + 19;
};

/** Draws the lines, with shipping as the last one. */
const drawRows: Section = ({ sheet, document, words }, from) => {
  const { lines, shipping, currency } = document;
  const rows = [
    ...lines.map((line) => ({ ...line, quantity: String(line.quantity) })),
    ...(shipping ? [{ ...shipping, name: words.shipping, sku: '', quantity: '' }] : []),
  ];
  let y = from;
  for (const row of rows) {
    y = ensureSpace(sheet, y, 30);
    sheet.text(left, y, truncate(sheet, row.name, 250));
    if (row.sku) sheet.text(left, y + 10, truncate(sheet, row.sku, 270), { size: 7, grey: true });
    sheet.text(quantityEnd, y, row.quantity, { right: true });
    sheet.text(rateEnd, y, rateOf(row), { right: true });
    sheet.text(right, y, formatAmount(row.net, currency), { right: true });
    y += 25;
  }
  return y;
};

/** Draws the VAT by rate, on the same page as the totals and notes below it. */
const drawTaxes: Section = ({ sheet, document: { taxes, currency }, words }, from) => {
  let y = ensureSpace(sheet, from, 140 + 14 * taxes.length);
  sheet.rule(y - 8, left, right);
  y += 8;
  for (const tax of taxes) {
    sheet.text(left, y, `${words.rate} ${rateOf(tax)} (${tax.category})`);
    sheet.text(quantityEnd, y, `${words.base} ${formatAmount(tax.base, currency)}`, { right: true });
    sheet.text(right, y, `${words.tax} ${formatAmount(tax.amount, currency)}`, { right: true });
    y += 13;
    if (tax.reason) {
      sheet.text(left, y, tax.reason, { size: 7, grey: true });
      y += 12;
    }
  }
  return y + 8;
};

const drawTotals: Section = ({ sheet, document: { kind, totals, currency }, words }, from) => {
  const owed = [
    { label: words.totalNet, value: totals.net, face: 'regular' },
    { label: words.totalTax, value: totals.tax, face: 'regular' },
    { label: words.total, value: totals.gross, face: 'bold' },
  ] as const;
  const settled = [
    { label: words.paid, value: totals.paid, face: 'regular' },
    { label: words.payable, value: totals.payable, face: 'bold' },
  ] as const;
  const sums = kind === 'normal' || Number(totals.paid) > 0 ? [...owed, ...settled] : owed;
  let y = from;
  for (const { label, value, face } of sums) {
    sheet.text(middle, y, label, { face, size: 10 });
    sheet.text(right, y, formatAmount(value, currency), { face, size: 10, right: true });
    y += 15;
  }
  return y + 12;
};

const drawNotes: Section = ({ sheet, document, words }, from) => {
  let y = from;
  for (const note of notesOf(document, words)) {
    sheet.text(left, y, note, { size: 8, grey: true });
    y += 12;
  }
  return y;
};

/**
 * Returns the footer's notes: the document's reason, due amounts with dates and account, and that
 * nothing is owed.
 */
const notesOf = (document: InvoiceDocument, words: InvoiceWords): string[] => {
  const { kind, note, refersTo, dues, payment, currency } = document;
  const reasons = {
    proforma: words.proformaNote,
    paid: null,
    vat_verified_later: words.verifiedNote,
    refunded: words.refundedNote,
    replaces: `${words.replacesNote} ${refersTo?.number ?? ''}.`,
  };
  return [
    note && reasons[note],
    ...(dues ?? []).map(({ dueOn, amount }) => `${words.due} ${dueOn}: ${formatAmount(amount, currency)}`),
    (kind === 'proforma' || dues) && payment.account
      ? `${words.account}: ${payment.account}, ${payment.swift ?? ''}. ${words.reference}: ${document.orderNumber}`
      : null,
    document.seller.demonstration ? words.demonstration : null,
  ].filter((line): line is string => Boolean(line));
};

/**
 * Formats an amount for the market of its currency; unformatted when no market has that currency.
 */
const formatAmount = (decimal: string, code: string): string => {
  const currency = currencies.find((one) => one === code);
  const value = currency && fromDecimal(decimal, currency);
  const market = Object.values(markets).find((one) => one.currency === currency);
  return value && market ? formatMoney(value, market.currencyFormatter) : `${decimal} ${code}`;
};

/** "19 %"; the category's letter where there is no rate. */
const rateOf = (mark: TaxMark): string => {
  const percent = formatPercent(mark);
  return percent === null ? mark.category : `${percent} %`;
};

const addressLines = ({ street, more, zip, city, region, country }: PostalAddress): string[] =>
  [street, more, `${zip} ${city}`.trim(), region, country].filter((line): line is string =>
    Boolean(line?.trim()),
  );

/** Returns `y` when the page has enough points left, else the top of a new page. */
const ensureSpace = (sheet: Sheet, y: number, needed: number): number => {
  if (y + needed < pageHeight - 60) return y;
  sheet.newPage();
  return 60;
};

/** Truncates a text to a width, so that nothing overlaps. */
function truncate(sheet: Sheet, words: string, room: number): string {
  if (sheet.width(words, 9) <= room) return words;
  let cut = words;
  while (cut.length > 1 && sheet.width(`${cut}…`, 9) > room) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}
