import { Clipper, FillRule } from 'clipper2-ts';
import type { Panel, Point } from '../die.ts';
import { invertRigid } from '../fold/closure.ts';
import { type Matrix4, multiply, transformPoint } from '../fold/matrix.ts';

interface Lying {
  readonly panel: Panel;
  readonly matrix: Matrix4;
}

const flat = (ring: readonly Point[]) => ring.map(([x, y]) => ({ x, y }));

/**
 * Returns the width of the common part of two parallel panels at its widest stretch, in mm: a strip's width, a
 * square's half.
 */
export function flatOverlap(a: Lying, b: Lying): number {
  const over = multiply(invertRigid(b.matrix), a.matrix);
  const moved = [a.panel.outline, ...a.panel.holes].map((ring) =>
    ring.map((point): Point => {
      const [x, y] = transformPoint(over, point);
      return [x, y];
    }),
  );
  const common = Clipper.intersectD(
    moved.map(flat),
    [b.panel.outline, ...b.panel.holes].map(flat),
    FillRule.EvenOdd,
    4,
  );
  return Math.max(0, ...common.map(widthOf));
}

/** Twice the area over the perimeter: a long strip's width. */
function widthOf(ring: readonly { readonly x: number; readonly y: number }[]): number {
  const perimeter = ring.reduce((sum, p, index) => {
    const q = ring[(index + 1) % ring.length] ?? p;
    return sum + Math.hypot(q.x - p.x, q.y - p.y);
  }, 0);
  return perimeter === 0 ? 0 : (2 * Math.abs(Clipper.areaD([...ring]))) / perimeter;
}
