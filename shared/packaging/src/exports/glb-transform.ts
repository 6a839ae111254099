import type { Vec3 } from '../die.ts';
import type { Matrix4 } from '../fold/matrix.ts';

/** A rigid transform in glTF's form: a unit quaternion (x, y, z, w) and a translation in mm. */
export interface RigidTransform {
  readonly rotation: readonly [x: number, y: number, z: number, w: number];
  readonly translation: Vec3;
}

const tidy = (value: number): number => Math.round(value * 1e7) / 1e7 + 0;

/** Returns rotation and translation of a matrix without scale. */
export function toRigidTransform(m: Matrix4): RigidTransform {
  const at = (row: number, column: number): number => m[row * 4 + column] ?? 0;
  const parts = quaternion(at);
  const length = Math.hypot(...parts) || 1;
  const [x, y, z, w] = parts;
  return {
    rotation: [tidy(x / length), tidy(y / length), tidy(z / length), tidy(w / length)],
    translation: [tidy(at(0, 3)), tidy(at(1, 3)), tidy(at(2, 3))],
  };
}

/** Shepperd's method: divide by the largest part, so that half turns lose nothing. */
function quaternion(at: (row: number, column: number) => number): [number, number, number, number] {
  const [a, b, c] = [at(0, 0), at(1, 1), at(2, 2)];
  const [yz, xz, xy] = [at(2, 1) + at(1, 2), at(0, 2) + at(2, 0), at(1, 0) + at(0, 1)];
  const [x, y, z] = [at(2, 1) - at(1, 2), at(0, 2) - at(2, 0), at(1, 0) - at(0, 1)];
  const trace = a + b + c;
  const most = Math.max(trace, a, b, c);
  if (most === trace) return [x, y, z, 1 + trace];
  if (most === a) return [1 + a - b - c, xy, xz, x];
  if (most === b) return [xy, 1 + b - a - c, yz, y];
  return [xz, yz, 1 + c - a - b, z];
}
