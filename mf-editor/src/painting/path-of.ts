import type { Outline } from '@shop/design';

const known = new WeakMap<Outline, Path2D>();

/** The outline as the canvas takes it. Outlines are never changed in place, so each becomes a path once. */
export function pathOf(outline: Outline): Path2D {
  const found = known.get(outline);
  if (found !== undefined) return found;
  const path = new Path2D();
  for (const command of outline) {
    if (command[0] === 'M') path.moveTo(command[1], command[2]);
    else if (command[0] === 'L') path.lineTo(command[1], command[2]);
    else if (command[0] === 'C')
      path.bezierCurveTo(command[1], command[2], command[3], command[4], command[5], command[6]);
    else path.closePath();
  }
  known.set(outline, path);
  return path;
}
