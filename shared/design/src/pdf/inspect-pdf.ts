/**
 * Inspects a customer's PDF: whether it can be placed, and warnings for the buyer. Decodes: run it only in a killable
 * process.
 */
import { PDFContext, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import type { DieStamp, PageBox } from '@shop/packaging/exports';
import { hasActiveContent } from './active-content.ts';
import { pageMillimetres, placePdf, unitOf, visibleBox } from './place-pdf.ts';
import { readMetadataStamp, trimBoxOf } from './read-stamp.ts';
import { watchedLayers } from './template-layers.ts';

export type InspectedPdf =
  | {
      readonly ok: true;
      readonly pages: number;
      /** The displayed size of the first page: rotated, cropped, in its own unit. */
      readonly mm: readonly [number, number];
      readonly unembeddedFonts: readonly string[];
      /** The die of the template named in the file. */
      readonly stamp: DieStamp | null;
      /** The trim box of the first page, if any. */
      readonly trim: PageBox | null;
      /** Whether visible template lines would print. */
      readonly templateLines: boolean;
    }
  | { readonly ok: false; readonly code: 'active' | 'encrypted' | 'damaged' };

async function load(bytes: Uint8Array): Promise<PDFDocument | null> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  } catch {
    // The parser throws on structures it cannot repair; the caller words the error.
    return null;
  }
}

export async function inspectPdf(bytes: Uint8Array): Promise<InspectedPdf> {
  const pdf = await load(bytes);
  if (pdf === null) return { ok: false, code: 'damaged' };
  if (pdf.isEncrypted) return { ok: false, code: 'encrypted' };
  try {
    if (hasActiveContent(pdf)) return { ok: false, code: 'active' };
    const pages = pdf.getPages();
    const [first] = pages;
    if (first === undefined) return { ok: false, code: 'damaged' };
    const mm = pageMillimetres(first);
    if (!mm.every((length) => Number.isFinite(length) && length > 0)) return { ok: false, code: 'damaged' };
    const context = PDFContext.create();
    const { layers, shown } = watchedLayers(context);
    const { renamed } = await placePdf(context, bytes, 1, layers);
    return {
      ok: true,
      pages: pages.length,
      mm: [round(mm[0]), round(mm[1])],
      unembeddedFonts: findUnembeddedFonts(context),
      stamp: readMetadataStamp(pdf),
      trim: trimBoxOf(first, visibleBox(first), unitOf(first)),
      // Without layers, the die's inks reveal the lines.
      templateLines: shown() ?? renamed.includes('CutContour'),
    };
  } catch {
    // A page that cannot be placed here cannot be placed in the print file either.
    return { ok: false, code: 'damaged' };
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Returns the size of the first page, or null when the file cannot be read. */
export async function pdfMillimetres(bytes: Uint8Array): Promise<readonly [number, number] | null> {
  const pdf = await load(bytes);
  const page = pdf?.getPages()[0];
  return page === undefined ? null : pageMillimetres(page);
}

/** Returns the names of fonts that are not embedded: another machine would substitute them. */
function findUnembeddedFonts(context: PDFContext): readonly string[] {
  const names = new Set<string>();
  const key = (name: string) => PDFName.of(name);
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream || object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict) || dict.get(key('Type')) !== key('Font')) continue;
    const subtype = dict.get(key('Subtype'));
    if (subtype === key('Type0') || subtype === key('Type3')) continue;
    const descriptor = dict.lookup(key('FontDescriptor'));
    const files = ['FontFile', 'FontFile2', 'FontFile3'].map(key);
    if (descriptor instanceof PDFDict && files.some((file) => descriptor.has(file))) continue;
    const base = dict.get(key('BaseFont'));
    names.add(base instanceof PDFName ? base.decodeText() : '?');
  }
  return [...names];
}
