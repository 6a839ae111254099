import type { Content } from 'pdfmake/interfaces';
import type { InvoiceWords } from './invoice.words.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import type { DocumentFormat } from './layout/format-values.ts';
import type { TextStyle } from './layout/set-text.ts';

/** A document with all it takes to lay it out. */
export interface LaidInvoice {
  readonly document: InvoiceDocument;
  readonly title: string;
  readonly words: InvoiceWords;
  readonly format: DocumentFormat;
  /** Sets a paragraph in the document's typefaces. */
  readonly set: (text: string, style: TextStyle) => Content;
}
