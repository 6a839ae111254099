import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPdfAFaults, listDrawnGlyphs } from './pdf-a-rules.fixture.ts';

const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8' });

function withFile<T>(bytes: Uint8Array, use: (file: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'document-'));
  try {
    const file = path.join(folder, 'document.pdf');
    writeFileSync(file, bytes);
    return use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without white space, for texts that are broken inside a word. */
export const squeeze = (text: string): string => text.replaceAll(/\s+/g, '');

/** What the pages say in the order in which it is drawn: one space between words. */
export const readPdfText = (bytes: Uint8Array): string =>
  withFile(bytes, (file) => run('pdftotext', '-raw', file, '-')).replaceAll(/\s+/g, ' ');

export interface InspectedPdf {
  /** Rules of PDF/A-3b that it breaks, typefaces that are not embedded as subsets, missing glyphs, cut text. */
  readonly faults: readonly string[];
  readonly text: string;
}

/** Returns a document's text and all that is wrong with the file. Throws where qpdf finds it damaged. */
export async function inspectPdf(bytes: Uint8Array): Promise<InspectedPdf> {
  const fonts = withFile(bytes, (file) => {
    run('qpdf', '--check', file);
    return run('pdffonts', file).trim().split('\n').slice(2);
  });
  const text = readPdfText(bytes);
  const glyphs = await listDrawnGlyphs(bytes);
  return {
    text,
    faults: [
      ...(await findPdfAFaults(bytes)),
      ...fonts.filter((font) => !/^[A-Z]{6}\+.* yes yes yes +\d+ +0$/.test(font)),
      ...(fonts.length === 0 ? ['no typeface'] : []),
      ...(glyphs.length < 50 ? ['nothing is drawn'] : []),
      ...(glyphs.includes(0) ? ['a missing glyph is drawn'] : []),
      ...(text.includes('…') ? ['text is cut'] : []),
    ],
  };
}
