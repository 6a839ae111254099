/** PDF pages: facts from the structure, pixels from pdfium. */
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
    detail: 'The PDF contains scripts or other files; save it without them.',
  }),
  damaged: fail('artwork_damaged'),
  encrypted: fail('artwork_encrypted'),
} as const;

/**
 * Refuses a PDF with active content or encryption, or a file that is no PDF; for files that are
 * stored and not rendered.
 */
export async function validatePdf(bytes: Uint8Array): Promise<Result<null, PdfRefusalCode>> {
  const found = await validateDocument(bytes);
  return found === 'harmless' ? ok(null) : refusals[found];
}

/** Written by Illustrator into a file that was saved without PDF content. */
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
  // Programs that drop the metadata often leave the title block.
  const madeOn = await resolveSourceDie(stamp ?? findDieStamp(shown.value.text), mm, trim);
  if (madeOn && templateLines) warnings.push('template_lines');
  return ok({ kind: 'pdf', pages, mm, px: null, warnings, ...(madeOn ? { madeOn } : {}) });
}

export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  /** RGBA without premultiplied alpha. */
  readonly rgba: Buffer;
  readonly text: string;
}

/** Renders the first page to exactly this many pixels, on a transparent background. */
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
    // Explicit pixels: the page's own size would be rounded down and lose a row.
    const drawn = await page.render({ width, height, scale: 1, render: 'bitmap', transparent: true });
    return ok({ width, height, rgba: Buffer.from(drawn.data), text });
  } catch {
    // What pdfium cannot render cannot be printed either.
    return fail('artwork_damaged');
  } finally {
    document.destroy();
  }
}
