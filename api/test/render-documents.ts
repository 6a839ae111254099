/** Renders every golden document to PDF, XML and pictures: `npm run documents`, then look at test-results/documents. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderGoldenQuotes } from '../src/business/testing.ts';
import { renderGoldenPackingLists } from '../src/fulfilment/testing.ts';
import { renderGoldenInvoices } from '../src/sales/testing.ts';

const folder = path.resolve('test-results/documents');
mkdirSync(folder, { recursive: true });

async function renderAll(): Promise<void> {
  const files = [
    ...(await renderGoldenInvoices()),
    ...(await renderGoldenPackingLists()),
    ...(await renderGoldenQuotes()),
  ];
  for (const { name, bytes } of files) {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    if (name.endsWith('.pdf')) execFileSync('pdftoppm', ['-r', '80', '-png', file, file.slice(0, -4)]);
  }
  console.log(`${files.length} files in ${folder}`);
}

renderAll().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
