import { renderCii } from '../cii.ts';
import { invoicePdf } from '../invoice-pdf.ts';
import { renderUbl } from '../ubl.ts';

/** Returns the files of every golden invoice. */
export async function renderGoldenInvoices(): Promise<readonly { name: string; bytes: Uint8Array }[]> {
  const { goldenDocuments } = await import('./golden-documents.fixture.ts');
  const text = new TextEncoder();
  const files = await Promise.all(
    Object.entries(goldenDocuments).map(async ([name, document]) => [
      { name: `${name}.pdf`, bytes: await invoicePdf(document, new Date('2026-11-29T12:00:00Z')) },
      { name: `${name}.ubl.xml`, bytes: text.encode(renderUbl(document)) },
      { name: `${name}.cii.xml`, bytes: text.encode(renderCii(document)) },
    ]),
  );
  return files.flat();
}
