import type { Path, Point } from '../die.ts';
import { roundedPath } from '../geometry/path.ts';

/** Closed path through plain corners. */
export const polygon = (...points: readonly Point[]): Path => roundedPath(points.map((at) => ({ at })));

export const rectangle = (x0: number, y0: number, x1: number, y1: number): Path =>
  polygon([x0, y0], [x1, y0], [x1, y1], [x0, y1]);

/** Reflects points in the y axis. */
export const mirrorPoint = ([x, y]: Point): Point => [-x, y];
