import type { GlyphRunItem, Outline, Shaper } from '@shop/design';

const outlines = new WeakMap<Outline, Path2D>();
const runs = new WeakMap<GlyphRunItem, Path2D>();

/** Returns the outline as a canvas path. Outlines are immutable, so each is converted once. */
export function pathOf(outline: Outline): Path2D {
  const cached = outlines.get(outline);
  if (cached !== undefined) return cached;
  const path = new Path2D();
  for (const command of outline) {
    if (command[0] === 'M') path.moveTo(command[1], command[2]);
    else if (command[0] === 'L') path.lineTo(command[1], command[2]);
    else if (command[0] === 'C')
      path.bezierCurveTo(command[1], command[2], command[3], command[4], command[5], command[6]);
    else path.closePath();
  }
  outlines.set(outline, path);
  return path;
}

/**
 * Returns a line of text in sheet millimetres as one path: filled under a clip it costs as much as one glyph.
 * Overlapping glyphs cover each other once, as in the print file. Items are immutable too.
 */
export function pathOfRun(item: GlyphRunItem, shaper: Shaper): Path2D {
  const cached = runs.get(item);
  if (cached !== undefined) return cached;
  const path = new Path2D();
  const line = new DOMMatrix([...item.matrix]);
  for (const { gid, x, y } of item.glyphs)
    path.addPath(pathOf(shaper.glyphPath(item.font, gid)), line.translate(x, y).scale(item.size));
  runs.set(item, path);
  return path;
}
