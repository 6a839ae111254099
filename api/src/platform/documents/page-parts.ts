import type { Column, Content, ContentTable, TableCell } from 'pdfmake/interfaces';
import type { SetText } from './set-text.ts';
import { contentWidth, type PageLayout } from './write-pdf.ts';

/** A label with its text; one whose text is null is left out. */
export type Fact = readonly [label: string, text: string | null];

/** A table without lines, its rows `gap` points apart. */
export const bare = (gap: number): ContentTable['layout'] => ({
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => gap / 2,
  paddingBottom: () => gap / 2,
});

export const layOutTitle = (set: SetText, title: string): Content =>
  set(title, { size: 18, bold: true, width: contentWidth, margin: [0, 0, 0, 10] });

/** What a document is about: day, order, references. */
export const layOutFacts = (set: SetText, facts: readonly Fact[]): Content => {
  const [label, value] = [150, contentWidth - 150];
  const body = facts.flatMap(([name, text]) =>
    text === null ? [] : [[set(name, { grey: true, width: label }), set(text, { width: value })]],
  );
  return { table: { widths: [label, value], body }, layout: bare(1.5), margin: [0, 0, 0, 14] };
};

export interface AddressBlock {
  readonly label: string;
  /** In bold; null without. */
  readonly name: string | null;
  readonly lines: readonly string[];
}

/** Up to three parties or addresses side by side, each as tall as it is. */
export const layOutAddresses = (set: SetText, blocks: readonly AddressBlock[]): Content => {
  const gap = 18;
  const width = (contentWidth - 2 * gap) / 3;
  return {
    columns: blocks.map(
      ({ label, name, lines }): Column => ({
        width,
        stack: [
          set(label, { grey: true, width, margin: [0, 0, 0, 3] }),
          ...(name === null ? [] : [set(name, { bold: true, width })]),
          ...lines.map((line) => set(line, { width })),
        ],
      }),
    ),
    columnGap: gap,
    margin: [0, 0, 0, 18],
  };
};

export interface LineTable<Row> {
  /** Head and cell of the first column, which takes the width that the others leave. */
  readonly item: { readonly head: string; readonly cell: (row: Row) => ItemCell };
  /** Figures, set to the right; widths in points. */
  readonly columns: readonly {
    readonly head: string;
    readonly width: number;
    readonly cell: (row: Row) => string;
  }[];
  readonly rows: readonly Row[];
}

export interface ItemCell {
  readonly name: string;
  /** Below the name, small and grey. */
  readonly code?: string | null;
  /** Below both. */
  readonly more?: readonly string[];
}

/** A table of lines over as many pages as it takes. The head is repeated on each page, and no row is split. */
export const layOutLines = <Row>(set: SetText, { item, columns, rows }: LineTable<Row>): ContentTable => {
  const gaps = 6 * columns.length;
  const itemWidth = contentWidth - gaps - columns.reduce((sum, { width }) => sum + width, 0);
  const head: TableCell[] = [
    set(item.head, { bold: true, width: itemWidth }),
    ...columns.map(({ head: name, width }) => set(name, { bold: true, width, right: true })),
  ];
  const itemCell = ({ name, code, more = [] }: ItemCell): Content => ({
    stack: [
      set(name, { width: itemWidth }),
      ...(code ? [set(code, { size: 7, grey: true, width: itemWidth })] : []),
      ...more.map((text) => set(text, { size: 8, width: itemWidth })),
    ],
  });
  const body = rows.map((row) => [
    itemCell(item.cell(row)),
    ...columns.map(({ cell, width }) => set(cell(row), { width, right: true })),
  ]);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: [itemWidth, ...columns.map(({ width }) => width)],
      body: [head, ...body],
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

export interface TaxTable {
  /** The last one for the tax in the seller's accounting currency, where that is another one. */
  readonly heads: readonly [rate: string, base: string, tax: string, accounting?: string];
  /** `legal` stands small below the rate: why there is none. */
  readonly rows: readonly {
    readonly rate: string;
    readonly legal: string | null;
    readonly base: string;
    readonly amount: string;
    readonly accounting?: string;
  }[];
}

/** VAT by rate. */
export const layOutTaxes = (set: SetText, { heads, rows }: TaxTable): Content => {
  const narrow = heads.length > 3 ? 110 : 140;
  const [rate, ...named] = heads;
  const others = named.filter((head) => head !== undefined);
  const wide = contentWidth - narrow * others.length;
  return {
    table: {
      widths: [wide, ...others.map(() => narrow)],
      body: [
        [
          set(rate, { bold: true, width: wide }),
          ...others.map((head) => set(head, { bold: true, width: narrow, right: true })),
        ],
        ...rows.map((row) => [
          {
            stack: [
              set(row.rate, { width: wide }),
              ...(row.legal === null ? [] : [set(row.legal, { size: 8, grey: true, width: wide })]),
            ],
          },
          ...[row.base, row.amount, row.accounting]
            .slice(0, others.length)
            .map((text) => set(text ?? '', { width: narrow, right: true })),
        ]),
      ],
    },
    layout: bare(2),
    margin: [0, 0, 0, 10],
  };
};

/** Totals at the right edge. */
export const layOutTotals = (
  set: SetText,
  rows: readonly (readonly [label: string, amount: string, bold: boolean])[],
): Content => {
  const [label, value] = [150, 120];
  return {
    table: {
      widths: [label, value],
      body: rows.map(([name, amount, bold]) => [
        set(name, { size: 10, bold, width: label }),
        set(amount, { size: 10, bold, width: value, right: true }),
      ]),
    },
    layout: bare(2),
    margin: [contentWidth - label - value, 0, 0, 14],
  };
};

/** Small paragraphs at the end. */
export const layOutNotes = (set: SetText, notes: readonly (string | null)[]): Content => ({
  stack: notes.flatMap((text) =>
    text ? [set(text, { size: 8, grey: true, width: contentWidth, margin: [0, 0, 0, 3] })] : [],
  ),
});

/** The foot of each page: title and page number. */
export const layOutFooter =
  (set: SetText, title: string): PageLayout['footer'] =>
  (page, pages) => ({
    columns: [
      set(title, { size: 7.5, grey: true, width: contentWidth - 60 }),
      {
        width: 60,
        ...(set(`${page} / ${pages}`, { size: 7.5, grey: true, right: true, width: 60 }) as object),
      },
    ] as Content[],
    margin: [48, 18, 48, 0],
  });
