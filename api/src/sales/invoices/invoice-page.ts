import type { Column, Content, ContentTable, TableCell } from 'pdfmake/interfaces';
import { layOutAddress } from './address-block.ts';
import type { InvoiceWords } from './invoice.words.ts';
import type { InvoiceDocument, InvoiceLine, InvoiceTax, Party } from './invoice-document.ts';
import type { LaidInvoice } from './laid-invoice.ts';
import type { DocumentFaces } from './layout/document-faces.ts';
import { createFormat, type DocumentFormat } from './layout/format-values.ts';
import { setText } from './layout/set-text.ts';
import { contentWidth, type PageLayout } from './layout/write-pdf.ts';
import { layOutPayment } from './payment-block.ts';

/** Lays out an invoice, proforma or credit note: lines over as many pages as they take, totals together. */
export function layOutInvoice(
  faces: DocumentFaces,
  document: InvoiceDocument,
  title: string,
  words: InvoiceWords,
  language: string,
): PageLayout {
  const set: LaidInvoice['set'] = (text, style) => setText(faces, text, style);
  const invoice = { document, title, words, format: createFormat(language, document.currency), set };
  return {
    content: [
      set(title, { size: 18, bold: true, width: contentWidth, margin: [0, 0, 0, 10] }),
      layOutFacts(invoice),
      layOutParties(invoice),
      layOutLines(invoice),
      { unbreakable: true, stack: [layOutTaxes(invoice), layOutTotals(invoice)] },
      layOutPayment(invoice),
      layOutNotes(invoice),
    ],
    footer: (page, pages) => layOutFooter(invoice, page, pages),
  };
}

type Section = (invoice: LaidInvoice) => Content;

const layOutFacts: Section = ({ document, words, format, set }) => {
  const { refersTo } = document;
  const facts: readonly (readonly [string, string | null])[] = [
    [words.issued, format.day(document.issueDate)],
    [words.delivered, document.kind === 'normal' ? format.day(document.deliveryDate) : null],
    [words.order, document.orderNumber],
    [words.purchaseOrder, document.purchaseOrder ?? null],
    [words.refers, refersTo && `${refersTo.number} · ${format.day(refersTo.issueDate)}`],
  ];
  const [label, value] = [150, contentWidth - 150];
  const body = facts.flatMap(([name, text]) =>
    text === null ? [] : [[set(name, { grey: true, width: label }), set(text, { width: value })]],
  );
  return { table: { widths: [label, value], body }, layout: bare(1.5), margin: [0, 0, 0, 14] };
};

/** Seller, buyer and destination side by side, each as tall as it is. */
const layOutParties: Section = (invoice) => {
  const { document, words } = invoice;
  const gap = 18;
  const width = (contentWidth - 2 * gap) / 3;
  const party = (label: string, one: Party, registration?: string): Column =>
    layOutAddress(invoice, {
      label,
      name: one.name,
      address: one,
      more: [...(one.vatId ? [`${words.vatId}: ${one.vatId}`] : []), ...(registration ? [registration] : [])],
      width,
    });
  const { seller, buyer, deliverTo } = document;
  return {
    columns: [
      party(words.seller, seller, seller.registration),
      party(words.buyer, buyer),
      ...(deliverTo
        ? [layOutAddress(invoice, { label: words.shipTo, name: null, address: deliverTo, width })]
        : []),
    ],
    columnGap: gap,
    margin: [0, 0, 0, 18],
  };
};

interface LineColumn {
  readonly head: keyof InvoiceWords;
  readonly width: number;
  readonly cell: (line: InvoiceLine) => string;
}

/** The lines; delivery is the last one. The head is repeated on each page, and no row is split. */
const layOutLines: Section = ({ document, words, format, set }): ContentTable => {
  const columns: readonly LineColumn[] = [
    { head: 'quantity', width: 48, cell: ({ quantity }) => format.count(quantity) },
    { head: 'unitPrice', width: 66, cell: ({ unitPrice }) => (unitPrice ? format.price(unitPrice) : '–') },
    ...(document.lines.some(({ discount }) => discount)
      ? [
          {
            head: 'discount',
            width: 62,
            cell: ({ discount }: InvoiceLine) => (discount ? format.amount(negative(discount)) : ''),
          } as const,
        ]
      : []),
    { head: 'rate', width: 40, cell: (line) => rateText(line, format) },
    { head: 'net', width: 70, cell: ({ net }) => format.amount(net) },
  ];
  const gaps = 6 * columns.length;
  const itemWidth = contentWidth - gaps - columns.reduce((sum, { width }) => sum + width, 0);
  const head: TableCell[] = [
    set(words.item, { bold: true, width: itemWidth }),
    ...columns.map(({ head: name, width }) => set(words[name], { bold: true, width, right: true })),
  ];
  const item = (line: InvoiceLine): Content => ({
    stack: [
      set(line.name, { width: itemWidth }),
      ...(line.sku ? [set(line.sku, { size: 7, grey: true, width: itemWidth })] : []),
      ...(line.surcharge
        ? [set(`${words.express}: ${format.amount(line.surcharge)}`, { size: 8, width: itemWidth })]
        : []),
    ],
  });
  const rows = document.lines.map((line) => [
    item(line),
    ...columns.map(({ cell, width }) => set(cell(line), { width, right: true })),
  ]);
  const { shipping } = document;
  const delivery = shipping && [
    set(words.shipping, { width: itemWidth }),
    ...columns.map(({ head: name, width }) => {
      const text =
        name === 'rate' ? rateText(shipping, format) : name === 'net' ? format.amount(shipping.net) : '';
      return set(text, { width, right: true });
    }),
  ];
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: [itemWidth, ...columns.map(({ width }) => width)],
      body: [head, ...rows, ...(delivery ? [delivery] : [])],
    },
    layout: {
      hLineWidth: (index, node) =>
        index === 1 || index === node.table.body.length ? 0.8 : index > 1 ? 0.3 : 0,
      hLineColor: () => '#999999',
      vLineWidth: () => 0,
      paddingLeft: (index) => (index === 0 ? 0 : 6),
      paddingRight: () => 0,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
    margin: [0, 0, 0, 14],
  };
};

/** VAT by rate, each exemption with its reason in the reader's language and in the words of the law. */
const layOutTaxes: Section = ({ document: { taxes }, words, format, set }) => {
  const widths = [contentWidth - 280, 140, 140];
  const [wide = 0, narrow = 0] = widths;
  const head = [
    set(words.rate, { bold: true, width: wide }),
    set(words.base, { bold: true, width: narrow, right: true }),
    set(words.tax, { bold: true, width: narrow, right: true }),
  ];
  const rows = taxes.map((tax) => {
    const legal = legalText(tax, words);
    return [
      {
        stack: [
          set(rateText(tax, format), { width: wide }),
          ...(legal === null ? [] : [set(legal, { size: 8, grey: true, width: wide })]),
        ],
      },
      set(format.amount(tax.base), { width: narrow, right: true }),
      set(format.amount(tax.amount), { width: narrow, right: true }),
    ];
  });
  return {
    table: { widths, body: [head, ...rows] },
    layout: bare(2),
    margin: [0, 0, 0, 10],
  };
};

const legalWords = {
  E: 'exempt',
  Z: 'zeroRated',
  K: 'intraCommunity',
  G: 'exported',
  AE: 'reverseCharge',
  O: 'outOfScope',
} as const satisfies Partial<Record<InvoiceTax['category'], keyof InvoiceWords>>;

const legalText = ({ category, reason }: InvoiceTax, words: InvoiceWords): string | null => {
  if (category === 'S') return reason;
  const categoryText = words[legalWords[category]];
  return reason === null ? categoryText : `${categoryText} (${reason})`;
};

const layOutTotals: Section = ({ document, words, format, set }) => {
  const { totals, kind } = document;
  const isSettled = kind === 'normal' || Number(totals.paid) > 0;
  const rows: readonly (readonly [label: string, decimal: string, bold: boolean])[] = [
    ...(Number(totals.charges) === 0
      ? []
      : [[words.items, totals.lines, false] as const, [words.shipping, totals.charges, false] as const]),
    [words.totalNet, totals.net, false],
    [words.totalTax, totals.tax, false],
    [words.total, totals.gross, true],
    ...(isSettled
      ? [[words.paid, totals.paid, false] as const, [words.payable, totals.payable, true] as const]
      : []),
  ];
  const [label, value] = [150, 120];
  return {
    table: {
      widths: [label, value],
      body: rows.map(([name, decimal, bold]) => [
        set(name, { size: 10, bold, width: label }),
        set(format.amount(decimal), { size: 10, bold, width: value, right: true }),
      ]),
    },
    layout: bare(2),
    margin: [contentWidth - label - value, 0, 0, 14],
  };
};

const layOutNotes: Section = ({ document, words, set }) => {
  const { note, refersTo, seller } = document;
  const reasons = {
    proforma: words.proformaNote,
    paid: null,
    vat_verified_later: words.verifiedNote,
    refunded: words.refundedNote,
    replaces: `${words.replacesNote} ${refersTo?.number ?? ''}.`,
  };
  const notes = [note && reasons[note], seller.demonstration ? words.demonstration : null];
  return {
    stack: notes.flatMap((text) =>
      text ? [set(text, { size: 8, grey: true, width: contentWidth, margin: [0, 0, 0, 3] })] : [],
    ),
  };
};

const layOutFooter = ({ title, set }: LaidInvoice, page: number, pages: number): Content => ({
  columns: [
    set(title, { size: 7.5, grey: true, width: contentWidth - 60 }),
    {
      width: 60,
      ...(set(`${page} / ${pages}`, { size: 7.5, grey: true, right: true, width: 60 }) as object),
    },
  ] as Content[],
  margin: [48, 18, 48, 0],
});

/** A table without lines, its rows `gap` points apart. */
const bare = (gap: number): ContentTable['layout'] => ({
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => gap / 2,
  paddingBottom: () => gap / 2,
});

/** "19%"; the legal text below the table says why there is no rate. */
const rateText = (
  { category, rate }: Pick<InvoiceTax, 'category' | 'rate'>,
  format: DocumentFormat,
): string => (category === 'O' ? '–' : format.percent(rate));

const negative = (decimal: string): string => (Number(decimal) === 0 ? decimal : `-${decimal}`);
