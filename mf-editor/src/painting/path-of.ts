import type { GlyphRunItem, Outline, Shaper } from '@shop/design';

const outlines = new WeakMap<Outline, Path2D>();
const runs = new WeakMap<GlyphRunItem, Path2D>();

/** The outline as the canvas takes it. Outlines are never changed in place, so each becomes a path once. */
export function pathOf(outline: Outline): Path2D {
  const found = outlines.get(outline);
  if (found !== undefined) return found;
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
 * A whole line of text in sheet millimetres as one path: filled under a clip it costs what one glyph costs. Glyphs
 * that overlap cover each other once, as text does in the print file. Items are never changed in place either.
 */
export function pathOfRun(item: GlyphRunItem, shaper: Shaper): Path2D {
  const found = runs.get(item);
  if (found !== undefined) return found;
  const path = new Path2D();
  const line = new DOMMatrix([...item.matrix]);
  for (const { gid, x, y } of item.glyphs)
    path.addPath(pathOf(shaper.glyphPath(item.font, gid)), line.translate(x, y).scale(item.size));
  runs.set(item, path);
  return path;
}
