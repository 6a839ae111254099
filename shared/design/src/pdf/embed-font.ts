/** A typeface in the print file: Type 0, Identity-H, subset, with a map back to Unicode. */
import { type PDFContext, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { FontRecord } from '../document/records.ts';
import type { GlyphRunItem } from '../resolve/display-list.ts';
import type { PrintShaper } from './print-file.types.ts';
import type { Subsetter } from './subset.ts';

/** The glyphs of one font in use, with their texts. */
export interface FontUse {
  readonly font: FontRecord;
  readonly glyphs: Map<number, string>;
}

export function collectGlyphs(use: FontUse, run: Pick<GlyphRunItem, 'glyphs' | 'text'>): void {
  const starts = [...new Set(run.glyphs.map((glyph) => glyph.cluster))].toSorted((a, b) => a - b);
  const seen = new Set<number>();
  for (const { gid, cluster } of run.glyphs) {
    const next = starts.find((start) => start > cluster) ?? run.text.length;
    // The first glyph of a cluster has its text; further ones have none to copy.
    const text = seen.has(cluster) ? '' : run.text.slice(cluster, next);
    seen.add(cluster);
    if ((use.glyphs.get(gid) ?? '') === '') use.glyphs.set(gid, text);
  }
}

/** Returns the six letters of a subset, derived from its glyphs so that equal files are equal bytes. */
function subsetTag(gids: readonly number[]): string {
  let hash = 2166136261;
  for (const gid of gids) hash = Math.imul(hash ^ gid, 16777619) >>> 0;
  return Array.from({ length: 6 }, (_, at) =>
    String.fromCharCode(65 + (Math.floor(hash / 26 ** at) % 26)),
  ).join('');
}

const hex4 = (value: number): string => value.toString(16).padStart(4, '0').toUpperCase();

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex4(text.charCodeAt(at))).join('');

/** Returns Unicode text as a PDF hex string with byte order mark. */
export const unicodeHex = (text: string): string => `<FEFF${utf16(text)}>`;

function toUnicode(glyphs: readonly (readonly [gid: number, text: string])[]): string {
  const mapped = glyphs.filter(([, text]) => text !== '');
  const blocks: string[] = [];
  for (let at = 0; at < mapped.length; at += 100) {
    const part = mapped.slice(at, at + 100);
    const lines = part.map(([gid, text]) => `<${hex4(gid)}> <${utf16(text)}>`);
    blocks.push(`${part.length} beginbfchar\n${lines.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

/** Returns a glyph's width in thousandths of an em, for both the W array and the text writer. */
export const glyphWidth = (shaper: PrintShaper, font: FontRecord, gid: number): number =>
  Math.round(shaper.advance(font.id, gid) * 100_000) / 100;

export function embedFont(
  context: PDFContext,
  { font, glyphs }: FontUse,
  shaper: PrintShaper,
  subset: Subsetter,
): PDFRef {
  const bytes = shaper.bytes(font.id);
  if (bytes === undefined) throw new Error(`The file of font ${font.id} is not loaded.`);
  const used = [...glyphs].toSorted(([a], [b]) => a - b);
  const gids = used.map(([gid]) => gid);
  const name = `${subsetTag(gids)}+${font.family.replaceAll(/[^A-Za-z0-9]/g, '')}-${font.style === 'bold' ? 'Bold' : 'Regular'}`;
  const file = subset(bytes, gids);
  const { ascender, descender } = shaper.metrics(font.id);
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: PDFName.of(name),
      // Symbolic: glyphs are addressed only by number.
      Flags: 4,
      FontBBox: [-1000, Math.round(-descender * 1000) - 200, 3000, Math.round(ascender * 1000) + 200],
      ItalicAngle: 0,
      Ascent: Math.round(ascender * 1000),
      Descent: Math.round(-descender * 1000),
      CapHeight: 700,
      StemV: font.style === 'bold' ? 140 : 80,
      FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
    }),
  );
  const widths = context.obj(
    used.flatMap(([gid]) => [context.obj(gid), context.obj([glyphWidth(shaper, font, gid)])]),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: PDFName.of(name),
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      DW: 1000,
      W: widths,
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: PDFName.of(name),
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(context.flateStream(toUnicode(used))),
    }),
  );
}
