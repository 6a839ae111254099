/** Renders every golden document to PDF, XML and pictures: `npm run documents`, then look at test-results/documents. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderCii } from '../cii.ts';
import { invoicePdf } from '../invoice-pdf.ts';
import { renderUbl } from '../ubl.ts';
import { goldenDocuments } from './golden-documents.fixture.ts';

const folder = path.resolve('test-results/documents');
mkdirSync(folder, { recursive: true });

async function renderAll(): Promise<void> {
  for (const [name, document] of Object.entries(goldenDocuments)) {
    const file = path.join(folder, name);
    writeFileSync(`${file}.pdf`, await invoicePdf(document, new Date('2026-11-29T12:00:00Z')));
    writeFileSync(`${file}.ubl.xml`, renderUbl(document));
    writeFileSync(`${file}.cii.xml`, renderCii(document));
    execFileSync('pdftoppm', ['-r', '80', '-png', `${file}.pdf`, file]);
  }
  console.log(`${Object.keys(goldenDocuments).length} documents in ${folder}`);
}

renderAll().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
