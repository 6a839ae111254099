import type { Panel, Point, Vec3 } from '../die.ts';
import { invertRigid } from '../fold/closure.ts';
import { type Matrix4, transform, transformDirection } from '../fold/matrix.ts';

type Stretch = readonly [low: number, high: number];

/**
 * Returns the stretches of a line in space on which a panel has board, as distances from `on` along `unit`. The line
 * lies in the panel's plane.
 */
export function chords(panel: Panel, matrix: Matrix4, on: Vec3, unit: Vec3): Stretch[] {
  const inverse = invertRigid(matrix);
  const [x, y] = transform(inverse, on);
  const [dx, dy] = transformDirection(inverse, unit);
  return stretches(panel, [x, y], [dx, dy]);
}

/**
 * Returns how far a panel's board extends from a point of it, perpendicular to a line through that point, on the
 * nearer side: the board that would have to be trimmed to clear the line.
 */
export function reach(panel: Panel, matrix: Matrix4, at: Vec3, unit: Vec3): number {
  const inverse = invertRigid(matrix);
  const [x, y] = transform(inverse, at);
  const [dx, dy] = transformDirection(inverse, unit);
  const here = stretches(panel, [x, y], [-dy, dx]).find(([low, high]) => low <= 0 && high >= 0);
  return here ? Math.min(-here[0], here[1]) : 0;
}

/** Even-odd over all of a panel's edges, so that holes are gaps. */
function stretches({ outline, holes }: Panel, [x, y]: Point, [dx, dy]: Point): Stretch[] {
  const meets: number[] = [];
  for (const ring of [outline, ...holes])
    for (let index = 0; index < ring.length; index += 1) {
      const a = ring[index];
      const b = ring[(index + 1) % ring.length];
      if (!a || !b) continue;
      const sideA = (a[0] - x) * dy - (a[1] - y) * dx;
      const sideB = (b[0] - x) * dy - (b[1] - y) * dx;
      if (sideA > 0 === sideB > 0) continue;
      const part = sideA / (sideA - sideB);
      meets.push((a[0] + (b[0] - a[0]) * part - x) * dx + (a[1] + (b[1] - a[1]) * part - y) * dy);
    }
  meets.sort((p, q) => p - q);
  return meets.flatMap((low, index): Stretch[] => {
    const high = meets[index + 1];
    return index % 2 === 0 && high !== undefined ? [[low, high]] : [];
  });
}
