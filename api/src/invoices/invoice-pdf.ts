import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { currencies, formatMoney, fromDecimal } from '@shop/money';
import { markets } from '@shop/regions';
import { sharedShaper } from '../designs/fonts.ts';
import { mailLanguageOf } from '../mail/language.ts';
import { mailWords } from '../mail/words/index.ts';
import { ciiOf } from './cii.ts';
import type { InvoiceDocument, Party, PostalAddress } from './invoice-document.ts';
import { pageHeight, type Sheet, writePdf } from './pdf-page.ts';
import { percentOf } from './tax-codes.ts';
import { facturXmp } from './xmp.ts';

const packageFile = async (name: string): Promise<Uint8Array> =>
  readFile(createRequire(`${process.cwd()}/package.json`).resolve(name));

const left = 48;
const right = 547;
const middle = 310;

/** The invoice as a page in the buyer's language, with its CII inside (Factur-X, profile EN 16931). */
export async function invoicePdf(document: InvoiceDocument, issuedAt: Date): Promise<Uint8Array> {
  const words = mailWords[mailLanguageOf(document.language)].invoices;
  const title = `${words[document.kind]} ${document.number}`;
  const xml = new TextEncoder().encode(ciiOf(document));
  // Milliseconds have no place in a PDF's dates, and XMP has to say the same.
  const created = new Date(Math.floor(issuedAt.getTime() / 1000) * 1000);
  return writePdf(
    {
      shaper: await sharedShaper(),
      subsetter: await packageFile('harfbuzzjs/dist/harfbuzz-subset.wasm'),
      rgbProfile: await packageFile('@shop/design/profiles/srgb.icc'),
    },
    {
      title,
      language: mailLanguageOf(document.language),
      created,
      id: createHash('sha256').update(document.number).digest('hex').slice(0, 32),
      xmp: facturXmp(title, created),
    },
    { name: 'factur-x.xml', bytes: xml, description: 'Factur-X, EN 16931' },
    (sheet) => drawInvoice(sheet, document, title),
  );
}

function drawInvoice(sheet: Sheet, document: InvoiceDocument, title: string): void {
  const words = mailWords[mailLanguageOf(document.language)].invoices;
  const money = (decimal: string): string => {
    const currency = currencies.find((one) => one === document.currency);
    const value = currency && fromDecimal(decimal, currency);
    const market = Object.values(markets).find((one) => one.currency === currency);
    return value && market ? formatMoney(value, market.currencyFormatter) : `${decimal} ${document.currency}`;
  };
  const rate = (mark: Parameters<typeof percentOf>[0]): string => {
    const percent = percentOf(mark);
    return percent === null ? mark.category : `${percent} %`;
  };
  let y = 70;
  sheet.text(left, y, title, { size: 18, face: 'bold' });
  y += 26;
  const facts: readonly (readonly [string, string | null])[] = [
    [words.issued, document.issueDate],
    [words.delivered, document.kind === 'normal' ? document.deliveryDate : null],
    [words.order, document.orderNumber],
    [words.purchaseOrder, document.purchaseOrder ?? null],
    [words.refers, document.refersTo?.number ?? null],
  ];
  for (const [label, value] of facts) {
    if (value === null) continue;
    sheet.text(left, y, label, { grey: true });
    sheet.text(left + 110, y, value);
    y += 13;
  }
  y += 14;
  const top = y;
  const ends = [
    drawParty(sheet, left, top, words.seller, document.seller, words.vatId),
    drawParty(sheet, middle, top, words.buyer, document.buyer, words.vatId),
  ];
  y = Math.max(...ends) + 10;
  if (document.deliverTo) {
    sheet.text(left, y, words.shipTo, { grey: true });
    sheet.text(left + 110, y, placeLines(document.deliverTo).join(', '));
    y += 22;
  }
  const head = (): void => {
    sheet.text(left, y, words.item, { face: 'bold' });
    sheet.text(370, y, words.quantity, { face: 'bold', right: true });
    sheet.text(430, y, words.rate, { face: 'bold', right: true });
    sheet.text(right, y, words.net, { face: 'bold', right: true });
    sheet.rule(y + 5, left, right);
    y += 19;
  };
  const room = (needed: number): void => {
    if (y + needed < pageHeight - 60) return;
    sheet.newPage();
    y = 60;
  };
  head();
  const rows = [
    ...document.lines.map((line) => ({ ...line, quantity: String(line.quantity) })),
    ...(document.shipping ? [{ ...document.shipping, name: words.shipping, sku: '', quantity: '' }] : []),
  ];
  for (const row of rows) {
    room(30);
    sheet.text(left, y, fitted(sheet, row.name, 250));
    if (row.sku) sheet.text(left, y + 10, fitted(sheet, row.sku, 270), { size: 7, grey: true });
    sheet.text(370, y, row.quantity, { right: true });
    sheet.text(430, y, rate(row), { right: true });
    sheet.text(right, y, money(row.net), { right: true });
    y += 25;
  }
  room(140 + 14 * document.taxes.length);
  sheet.rule(y - 8, left, right);
  y += 8;
  for (const tax of document.taxes) {
    sheet.text(left, y, `${words.rate} ${rate(tax)} (${tax.category})`);
    sheet.text(370, y, `${words.base} ${money(tax.base)}`, { right: true });
    sheet.text(right, y, `${words.tax} ${money(tax.amount)}`, { right: true });
    y += 13;
    if (tax.reason) {
      sheet.text(left, y, tax.reason, { size: 7, grey: true });
      y += 12;
    }
  }
  y += 8;
  const { totals } = document;
  const sums: readonly (readonly [string, string, boolean])[] = [
    [words.totalNet, totals.net, false],
    [words.totalTax, totals.tax, false],
    [words.total, totals.gross, true],
    ...(document.kind === 'normal' || Number(totals.paid) > 0
      ? ([
          [words.paid, totals.paid, false],
          [words.payable, totals.payable, true],
        ] as const)
      : []),
  ];
  for (const [label, value, strong] of sums) {
    const face = strong ? 'bold' : 'regular';
    sheet.text(middle, y, label, { face, size: 10 });
    sheet.text(right, y, money(value), { face, size: 10, right: true });
    y += 15;
  }
  y += 12;
  const notes = [
    document.note === 'proforma' ? words.proformaNote : null,
    document.note === 'vat_verified_later' ? words.verifiedNote : null,
    document.note === 'refunded' ? words.refundedNote : null,
    document.note === 'replaces' ? `${words.replacesNote} ${document.refersTo?.number ?? ''}.` : null,
    ...(document.dues ?? []).map(({ dueOn, amount }) => `${words.due} ${dueOn}: ${money(amount)}`),
    (document.kind === 'proforma' || document.dues) && document.payment.account
      ? `${words.account}: ${document.payment.account}, ${document.payment.swift ?? ''}. ${words.reference}: ${document.orderNumber}`
      : null,
    document.seller.demonstration ? words.demonstration : null,
  ];
  for (const note of notes) {
    if (!note) continue;
    sheet.text(left, y, note, { size: 8, grey: true });
    y += 12;
  }
}

const placeLines = ({ street, more, zip, city, region, country }: PostalAddress): string[] =>
  [street, more, `${zip} ${city}`.trim(), region, country].filter((line): line is string =>
    Boolean(line?.trim()),
  );

function drawParty(
  sheet: Sheet,
  x: number,
  from: number,
  label: string,
  party: Party,
  vatLabel: string,
): number {
  let y = from;
  sheet.text(x, y, label, { grey: true });
  y += 14;
  sheet.text(x, y, fitted(sheet, party.name, 230), { face: 'bold' });
  y += 12;
  for (const line of [...placeLines(party), ...(party.vatId ? [`${vatLabel}: ${party.vatId}`] : [])]) {
    sheet.text(x, y, fitted(sheet, line, 230));
    y += 12;
  }
  return y;
}

/** Words cut to a width; nothing overlaps its neighbour. */
function fitted(sheet: Sheet, words: string, room: number): string {
  if (sheet.width(words, 9) <= room) return words;
  let cut = words;
  while (cut.length > 1 && sheet.width(`${cut}…`, 9) > room) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}
