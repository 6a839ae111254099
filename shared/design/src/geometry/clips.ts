/**
 * Clipping regions of art. Art on the sheet ends at the bleed outline. Art on a side ends at the side's creases, so
 * that it does not run onto the neighbour, and extends into the bleed where the side ends at a cut.
 */
import type { Die, Point, SideFrame } from '@shop/packaging';
import type { Bounds } from './matrix.ts';

const tolerance = 0.05;

/** Whether a crease runs along at least half of the edge. */
function creased(die: Die, from: Point, to: Point): boolean {
  const vertical = Math.abs(from[0] - to[0]) < tolerance;
  const [axis, along] = vertical ? ([0, 1] as const) : ([1, 0] as const);
  const [low, high] = [Math.min(from[along], to[along]), Math.max(from[along], to[along])];
  let covered = 0;
  for (const [a, b] of die.creases) {
    if (Math.abs(a[axis] - from[axis]) > tolerance || Math.abs(b[axis] - from[axis]) > tolerance) continue;
    const [start, end] = [Math.min(a[along], b[along]), Math.max(a[along], b[along])];
    covered += Math.max(0, Math.min(end, high) - Math.max(start, low));
  }
  return covered > (high - low) / 2;
}

/** Which edges of a side's rectangle are creases; the others are cuts. */
export function creasedEdges(die: Die, frame: Bounds) {
  const { x, y, width, height } = frame;
  return {
    top: creased(die, [x, y], [x + width, y]),
    right: creased(die, [x + width, y], [x + width, y + height]),
    bottom: creased(die, [x, y + height], [x + width, y + height]),
    left: creased(die, [x, y], [x, y + height]),
  };
}

/** The side's rectangle, grown by `bleed` over every edge that is not a crease. */
export function sideRegion(die: Die, frame: SideFrame, bleed: number): Bounds {
  const edges = creasedEdges(die, frame);
  const top = edges.top ? 0 : bleed;
  const right = edges.right ? 0 : bleed;
  const bottom = edges.bottom ? 0 : bleed;
  const left = edges.left ? 0 : bleed;
  return {
    x: frame.x - left,
    y: frame.y - top,
    width: frame.width + left + right,
    height: frame.height + top + bottom,
  };
}
