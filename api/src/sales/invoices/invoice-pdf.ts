import { resolveMailLanguage, writePdf } from '../../platform/index.ts';
import { salesWords } from '../words/index.ts';
import { renderCii } from './cii.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { layOutInvoice } from './invoice-page.ts';
import { facturXmp } from './xmp.ts';

/**
 * Whether the file may claim the profile. Documents stored before 29 November 2026 may lack a VAT
 * breakdown or have category O beside others; the suite holds every later one to the standard.
 */
const keepsEn16931 = ({ taxes }: InvoiceDocument): boolean =>
  taxes.length > 0 && new Set(taxes.map(({ category }) => category === 'O')).size === 1;

/**
 * Returns the invoice as a PDF in the buyer's language with its CII embedded (Factur-X, profile EN
 * 16931) as far as the document keeps that profile.
 */
export async function invoicePdf(document: InvoiceDocument, issuedAt: Date): Promise<Uint8Array> {
  const language = resolveMailLanguage(document.language);
  const words = salesWords[language].invoices;
  const title = `${words[document.kind]} ${document.number}`;
  return writePdf(
    {
      title,
      language,
      created: issuedAt,
      xmp: keepsEn16931(document) ? facturXmp : '',
      attachment: {
        name: 'factur-x.xml',
        bytes: new TextEncoder().encode(renderCii(document)),
        description: 'Factur-X, EN 16931',
      },
    },
    (set) => layOutInvoice(set, document, title, words, language),
  );
}
