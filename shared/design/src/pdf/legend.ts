/** The line in the margin with order and die, in black, outside the bleed. */
import type { DisplayList, GlyphRunItem } from '../resolve/display-list.ts';
import { defaultFont } from '../text/fonts.ts';
import type { PrintShaper } from './print-file.types.ts';

/** 7 pt. */
const size = 2.47;

/** Returns null when the default typeface is not loaded: the metadata contains the same. */
export function legendRun(list: DisplayList, shaper: PrintShaper, text: string): GlyphRunItem | null {
  if (!shaper.has(defaultFont) || list.fonts[defaultFont] === undefined) return null;
  const run = shaper.shape(defaultFont, text);
  let pen = 0;
  const glyphs = run.glyphs.map((glyph) => {
    const placed = { gid: glyph.gid, x: (pen + glyph.dx) * size, y: glyph.dy * size, cluster: glyph.cluster };
    pen += glyph.advance;
    return placed;
  });
  const y = list.sheet.height + list.bleed + 5;
  return {
    kind: 'glyphRun',
    nodeId: null,
    layerId: 'layer:legend',
    side: null,
    plate: 'process',
    clips: [],
    bounds: { x: 0, y: y - size, width: run.width * size, height: size },
    font: defaultFont,
    size,
    matrix: [1, 0, 0, 1, 0, y],
    glyphs,
    text,
    fill: { srgb: '#000000', cmyk: [0, 0, 0, 100], spot: null },
    missing: run.missing,
  };
}
