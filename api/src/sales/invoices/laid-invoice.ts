import type { DocumentFormat, MailLanguage, SetText } from '../../platform/index.ts';
import type { InvoiceWords } from './invoice.words.ts';
import type { InvoiceDocument } from './invoice-document.ts';

/** A document with all it takes to lay it out. */
export interface LaidInvoice {
  readonly document: InvoiceDocument;
  readonly title: string;
  readonly words: InvoiceWords;
  readonly format: DocumentFormat;
  /** Amounts in the accounting currency. */
  readonly accounting: DocumentFormat;
  readonly language: MailLanguage;
  readonly set: SetText;
}
