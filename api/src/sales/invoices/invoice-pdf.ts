import { resolveMailLanguage } from '../../platform/index.ts';
import { salesWords } from '../words/index.ts';
import { renderCii } from './cii.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { layOutInvoice } from './invoice-page.ts';
import { writePdf } from './layout/write-pdf.ts';
import { facturXmp } from './xmp.ts';

/**
 * Returns the invoice as a PDF in the buyer's language with its CII embedded (Factur-X, profile EN
 * 16931).
 */
export async function invoicePdf(document: InvoiceDocument, issuedAt: Date): Promise<Uint8Array> {
  const language = resolveMailLanguage(document.language);
  const words = salesWords[language].invoices;
  const title = `${words[document.kind]} ${document.number}`;
  return writePdf(
    {
      title,
      language,
      // PDF dates have no milliseconds, and XMP must match them.
      created: new Date(Math.floor(issuedAt.getTime() / 1000) * 1000),
      xmp: facturXmp,
      attachment: {
        name: 'factur-x.xml',
        bytes: new TextEncoder().encode(renderCii(document)),
        description: 'Factur-X, EN 16931',
      },
    },
    (faces) => layOutInvoice(faces, document, title, words, language),
  );
}
