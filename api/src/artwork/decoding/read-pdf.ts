/** PDF pages: facts from its structure, pixels from pdfium. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { inspectPdf as inspectDocument, validatePdf as validateDocument } from '@shop/design/pdf';
import { findDieStamp } from '@shop/packaging/exports';
import { fail, ok, type Result } from '../../platform/index.ts';
import type { ArtworkCode, ArtworkFacts, PdfRefusalCode } from '../assets/artwork.port.ts';
import type { ArtworkLimits } from './limits.ts';
import { resolveSourceDie } from './source-die.ts';

let library: Promise<PDFiumLibrary> | undefined;
const pdfium = (): Promise<PDFiumLibrary> => {
  library ??= PDFiumLibrary.init();
  return library;
};

const refusals = {
  active: fail('artwork_unsupported', {
    detail: 'The PDF holds scripts or other files; save it without them.',
  }),
  damaged: fail('artwork_damaged'),
  encrypted: fail('artwork_encrypted'),
} as const;

/** Refuses a PDF that acts by itself, is locked or is none; for files that are kept and not drawn. */
export async function validatePdf(bytes: Uint8Array): Promise<Result<null, PdfRefusalCode>> {
  const found = await validateDocument(bytes);
  return found === 'harmless' ? ok(null) : refusals[found];
}

/** What Illustrator writes into a file that was saved without PDF content. */
const emptyShell = /without PDF Content/i;

export async function inspectPdf(
  bytes: Uint8Array,
  limits: ArtworkLimits,
): Promise<Result<ArtworkFacts, ArtworkCode>> {
  const inspected = await inspectDocument(bytes);
  if (!inspected.ok) return refusals[inspected.code];
  const { pages, mm, unembeddedFonts, stamp, trim, templateLines } = inspected;
  if (Math.max(...mm) > limits.page || pages > limits.pages) return fail('artwork_too_large');
  const shown = await drawPage(bytes, [64, 64]);
  if (!shown.ok) return shown;
  if (emptyShell.test(shown.value.text)) return fail('artwork_postscript');
  const warnings: string[] = [];
  if (unembeddedFonts.length > 0) warnings.push('fonts_not_embedded');
  if (pages > 1) warnings.push('first_page_used');
  // Programs that drop the metadata often keep the title block.
  const madeOn = await resolveSourceDie(stamp ?? findDieStamp(shown.value.text), mm, trim);
  if (madeOn && templateLines) warnings.push('template_lines');
  return ok({ kind: 'pdf', pages, mm, px: null, warnings, ...(madeOn ? { madeOn } : {}) });
}

export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  /** Straight RGBA. */
  readonly rgba: Buffer;
  readonly text: string;
}

/** Draws the first page into exactly this many pixels, on nothing. */
export async function drawPage(
  bytes: Uint8Array,
  [width, height]: readonly [number, number],
): Promise<Result<DrawnPage, ArtworkCode>> {
  const lib = await pdfium();
  let document: Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;
  try {
    document = await lib.loadDocument(bytes);
  } catch (error) {
    const encrypted = error instanceof Error && /password|security/i.test(error.message);
    return fail(encrypted ? 'artwork_encrypted' : 'artwork_damaged');
  }
  try {
    if (document.getPageCount() < 1) return fail('artwork_damaged');
    const text = document.getPage(0).getText().slice(0, 100_000);
    const page = document.getPage(0);
    // Explicit pixels: the page's own size would be floored and lose a row.
    const drawn = await page.render({ width, height, scale: 1, render: 'bitmap', transparent: true });
    return ok({ width, height, rgba: Buffer.from(drawn.data), text });
  } catch {
    // Whatever pdfium cannot draw is of no use on press either.
    return fail('artwork_damaged');
  } finally {
    document.destroy();
  }
}
