/** Outlines for painters: only absolute commands and cubic curves, so a painter is a single loop. */
import type { Point } from '@shop/packaging';
import { apply, type Matrix } from './matrix.ts';

export type OutlineCommand =
  | readonly ['M', x: number, y: number]
  | readonly ['L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z'];

export type Outline = readonly OutlineCommand[];

export function polygonOutline(points: readonly Point[]): Outline {
  const [first, ...rest] = points;
  if (first === undefined) return [];
  return [
    ['M', first[0], first[1]],
    ...rest.map((point): OutlineCommand => ['L', point[0], point[1]]),
    ['Z'],
  ];
}

export function rectOutline(x: number, y: number, width: number, height: number): Outline {
  return polygonOutline([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

export function transformOutline(outline: Outline, matrix: Matrix): Outline {
  return outline.map((command): OutlineCommand => {
    if (command[0] === 'Z') return command;
    if (command[0] === 'C') {
      const [x1, y1] = apply(matrix, [command[1], command[2]]);
      const [x2, y2] = apply(matrix, [command[3], command[4]]);
      const [x, y] = apply(matrix, [command[5], command[6]]);
      return ['C', x1, y1, x2, y2, x, y];
    }
    const [x, y] = apply(matrix, [command[1], command[2]]);
    return [command[0], x, y];
  });
}

/** The handle length of a cubic that approximates a quarter circle. */
const quarter = 0.5522847498;

/** A rectangle from the origin; the radius is at most half of the shorter edge. */
export function roundedRect(width: number, height: number, radius: number): Outline {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return rectOutline(0, 0, width, height);
  const k = r * (1 - quarter);
  return [
    ['M', r, 0],
    ['L', width - r, 0],
    ['C', width - k, 0, width, k, width, r],
    ['L', width, height - r],
    ['C', width, height - k, width - k, height, width - r, height],
    ['L', r, height],
    ['C', k, height, 0, height - k, 0, height - r],
    ['L', 0, r],
    ['C', 0, k, k, 0, r, 0],
    ['Z'],
  ];
}
