import type { Column } from 'pdfmake/interfaces';
import type { PostalAddress } from './invoice-document.ts';
import type { LaidInvoice } from './laid-invoice.ts';

export interface AddressBlock {
  /** Whose address it is: seller, buyer, delivery. */
  readonly label: string;
  readonly name: string | null;
  readonly address: PostalAddress;
  /** Lines below the address. */
  readonly more?: readonly string[];
  /** Points. */
  readonly width: number;
}

/** Lays out an address as tall as it is; a line that is wider than the block is wrapped. */
export const layOutAddress = (
  { format, set }: Pick<LaidInvoice, 'format' | 'set'>,
  { label, name, address, more = [], width }: AddressBlock,
): Column => ({
  width,
  stack: [
    set(label, { grey: true, width, margin: [0, 0, 0, 3] }),
    ...(name === null ? [] : [set(name, { bold: true, width })]),
    ...[...addressLines(address, format), ...more].map((line) => set(line, { width })),
  ],
});

const addressLines = (
  { street, more, zip, city, region, country }: PostalAddress,
  format: LaidInvoice['format'],
): string[] =>
  [street, more, `${zip} ${city}`.trim(), region, format.country(country)].filter((line): line is string =>
    Boolean(line?.trim()),
  );
