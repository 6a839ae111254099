import type { Die, Point } from '../die.ts';

const close = ([x, y]: Point, [u, v]: Point): boolean => Math.abs(x - u) < 1e-4 && Math.abs(y - v) < 1e-4;

/**
 * Whether every panel of one die is the mirror image of some panel of the other, to a ten-thousandth of a millimetre.
 */
export function mirrored(a: Die, b: Die): boolean {
  return a.panels.every((panel) => {
    const reflected = panel.outline.map(([x, y]): Point => [a.sheet.width - x, y]);
    return b.panels.some(
      (other) =>
        other.outline.length === reflected.length &&
        reflected.every((point) => other.outline.some((corner) => close(point, corner))),
    );
  });
}
