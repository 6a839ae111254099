import type { Point, Vec3 } from '../die.ts';

/** A 4 × 4 matrix, 16 numbers in row-major order; multiplies column vectors. */
export type Matrix4 = readonly number[];

export const identity: Matrix4 = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** `a · b`: first b, then a. */
export function multiply(a: Matrix4, b: Matrix4): Matrix4 {
  const result: number[] = [];
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 4; column += 1) {
      let sum = 0;
      for (let k = 0; k < 4; k += 1) sum += (a[row * 4 + k] ?? 0) * (b[k * 4 + column] ?? 0);
      result.push(sum);
    }
  return result;
}

/** Transforms a point of space. */
export function transform(m: Matrix4, [x, y, z]: Vec3): Vec3 {
  const row = (r: number) =>
    (m[r * 4] ?? 0) * x + (m[r * 4 + 1] ?? 0) * y + (m[r * 4 + 2] ?? 0) * z + (m[r * 4 + 3] ?? 0);
  return [row(0), row(1), row(2)];
}

/** Transforms a point of the sheet. */
export const transformPoint = (m: Matrix4, [x, y]: Point): Vec3 => transform(m, [x, y, 0]);

/** Rotates a direction, without translation. */
export function transformDirection(m: Matrix4, [x, y, z]: Vec3): Vec3 {
  const row = (r: number) => (m[r * 4] ?? 0) * x + (m[r * 4 + 1] ?? 0) * y + (m[r * 4 + 2] ?? 0) * z;
  return [row(0), row(1), row(2)];
}

export const translation = (x: number, y: number, z: number): Matrix4 => [
  1,
  0,
  0,
  x,
  0,
  1,
  0,
  y,
  0,
  0,
  1,
  z,
  0,
  0,
  0,
  1,
];

/** Returns Rodrigues' rotation by `angle` radians, right-handed about the line a→b of the sheet plane. */
export function rotationAbout(a: Point, b: Point, angle: number): Matrix4 {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const ux = (b[0] - a[0]) / length;
  const uy = (b[1] - a[1]) / length;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const k = 1 - c;
  const r: Matrix4 = [
    c + ux * ux * k,
    ux * uy * k,
    uy * s,
    0,
    ux * uy * k,
    c + uy * uy * k,
    -ux * s,
    0,
    -uy * s,
    ux * s,
    c,
    0,
    0,
    0,
    0,
    1,
  ];
  return multiply(translation(a[0], a[1], 0), multiply(r, translation(-a[0], -a[1], 0)));
}

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
