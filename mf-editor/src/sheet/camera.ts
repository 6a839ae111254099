/** The camera of the sheet. Pure; lengths on the sheet are millimetres, on screen CSS pixels. */
import {
  apply,
  type Bounds,
  invert,
  type Matrix,
  multiply,
  regionOf,
  rotation,
  translation,
} from '@shop/design';
import type { Die, Point, Side } from '@shop/packaging';

export type Turn = 0 | 90 | 180 | 270;

export interface Camera {
  /** The point of the sheet in the centre of the view. */
  readonly centre: Point;
  /** Pixels per millimetre. */
  readonly zoom: number;
  /** Degrees clockwise by which the sheet is rotated on screen, so that a side is upright. */
  readonly turn: Turn;
}

export interface View {
  readonly width: number;
  readonly height: number;
}

export const zoomLimits = { least: 0.1, most: 40 } as const;
const clampZoom = (zoom: number): number => Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom));

/** Returns the matrix from sheet millimetres to the view's pixels. */
export function cameraMatrix({ centre, zoom, turn }: Camera, { width, height }: View): Matrix {
  const scaled: Matrix = [zoom, 0, 0, zoom, 0, 0];
  const aboutCentre = multiply(rotation(turn), multiply(scaled, translation(-centre[0], -centre[1])));
  return multiply(translation(width / 2, height / 2), aboutCentre);
}

export function toSheet(camera: Camera, view: View, at: Point): Point {
  const inverse = invert(cameraMatrix(camera, view));
  return inverse === null ? camera.centre : apply(inverse, at);
}

/** Converts a step on screen to a step on the sheet. */
export function stepOnSheet({ zoom, turn }: Camera, [dx, dy]: Point): Point {
  return apply(rotation(360 - turn), [dx / zoom, dy / zoom]);
}

/** Returns a camera that shows a whole rectangle with a margin in pixels. */
export function fitTo(bounds: Bounds, view: View, turn: Turn, margin: number): Camera {
  const isSideways = turn === 90 || turn === 270;
  const [w, h] = isSideways ? [bounds.height, bounds.width] : [bounds.width, bounds.height];
  const zoom = clampZoom(
    Math.min(
      Math.max(1, view.width - 2 * margin) / Math.max(1, w),
      Math.max(1, view.height - 2 * margin) / Math.max(1, h),
    ),
  );
  return { centre: [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2], zoom, turn };
}

/** Returns the camera that shows a side upright, or the whole sheet unrotated. */
export function lookAt(die: Die, side: Side | null, view: View): Camera {
  const frame = side === null ? undefined : die.frames.find((each) => each.side === side);
  const margin = Math.min(view.width, view.height) * (side === null ? 0.07 : 0.14);
  return fitTo(
    regionOf(die, side) ?? { x: 0, y: 0, ...die.sheet },
    view,
    frame?.turn ?? 0,
    Math.max(16, margin),
  );
}

/** Zooms by `factor` around the point `at`. */
export function zoomAt(camera: Camera, view: View, at: Point, factor: number): Camera {
  const zoom = clampZoom(camera.zoom * factor);
  const fixed = toSheet(camera, view, at);
  const [dx, dy] = stepOnSheet({ ...camera, zoom }, [at[0] - view.width / 2, at[1] - view.height / 2]);
  return { ...camera, zoom, centre: [fixed[0] - dx, fixed[1] - dy] };
}

/** Pans the sheet by pixels. */
export function panBy(camera: Camera, dx: number, dy: number): Camera {
  const [sx, sy] = stepOnSheet(camera, [dx, dy]);
  return { ...camera, centre: [camera.centre[0] - sx, camera.centre[1] - sy] };
}

/** Two fingers: zooms about their midpoint and pans with it. */
export function pinch(
  camera: Camera,
  view: View,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): Camera {
  const getMidpoint = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const getDistance = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1]));
  const [m, n] = [getMidpoint(from), getMidpoint(to)];
  return zoomAt(panBy(camera, n[0] - m[0], n[1] - m[1]), view, n, getDistance(to) / getDistance(from));
}
