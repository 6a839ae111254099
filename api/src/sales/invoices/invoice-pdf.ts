import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getSharedShaper, resolveMailLanguage } from '../../platform/index.ts';
import { salesWords } from '../words/index.ts';
import { renderCii } from './cii.ts';
import { drawInvoice } from './draw-invoice.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { writePdf } from './pdf-page.ts';
import { facturXmp } from './xmp.ts';

/**
 * Returns the invoice as a PDF in the buyer's language with its CII embedded (Factur-X, profile EN
 * 16931).
 */
export async function invoicePdf(document: InvoiceDocument, issuedAt: Date): Promise<Uint8Array> {
  const language = resolveMailLanguage(document.language);
  const words = salesWords[language].invoices;
  const title = `${words[document.kind]} ${document.number}`;
  const xml = new TextEncoder().encode(renderCii(document));
  // PDF dates have no milliseconds, and XMP must match them.
  const created = new Date(Math.floor(issuedAt.getTime() / 1000) * 1000);
  return writePdf(
    {
      shaper: await getSharedShaper(),
      subsetter: await packageFile('harfbuzzjs/dist/harfbuzz-subset.wasm'),
      rgbProfile: await packageFile('@shop/design/profiles/srgb.icc'),
    },
    {
      title,
      language,
      created,
      id: createHash('sha256').update(document.number).digest('hex').slice(0, 32),
      xmp: facturXmp(title, created),
    },
    { name: 'factur-x.xml', bytes: xml, description: 'Factur-X, EN 16931' },
    (sheet) => drawInvoice({ sheet, document, title, words }),
  );
}

const packageFile = async (name: string): Promise<Uint8Array> =>
  readFile(createRequire(`${process.cwd()}/package.json`).resolve(name));
