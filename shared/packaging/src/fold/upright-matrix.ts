import type { Die, SideFrame, Vec3 } from '../die.ts';
import { cross, type Matrix4, multiply, transformDirection, transformPoint, translation } from './matrix.ts';
import { foldPose } from './pose.ts';

/** Returns the direction on the sheet that points up once a frame is upright. */
export function upDirectionOnSheet(frame: SideFrame): Vec3 {
  switch (frame.turn) {
    case 0:
      return [0, -1, 0];
    case 90:
      return [-1, 0, 0];
    case 180:
      return [0, 1, 0];
    case 270:
      return [1, 0, 0];
  }
}

/** Outward normal of an unfolded panel: towards the viewer of the printed face. */
export const outwardNormal: Vec3 = [0, 0, -1];

/**
 * Returns the matrix from the fold's space to the shop's: x to the viewer's right, y up, z towards the viewer, the
 * closed box with its front to the viewer and its centre in the origin. This is three.js's frame. One matrix serves all
 * folds, so that a box does not jump while it closes.
 */
export function uprightMatrix(die: Die): Matrix4 {
  const pose = foldPose(die, 1);
  const front = die.frames.find((frame) => frame.side === 'front');
  const matrix = front && pose.get(front.panel);
  if (!front || !matrix) throw new Error(`Structure "${die.structure}" has no front`);
  const z = transformDirection(matrix, outwardNormal);
  const y = transformDirection(matrix, upDirectionOnSheet(front));
  const x = cross(y, z);
  const rotation: Matrix4 = [...x, 0, ...y, 0, ...z, 0, 0, 0, 0, 1];
  const corners = die.panels.flatMap((panel) => {
    const place = pose.get(panel.id);
    return place
      ? panel.outline.map((point) => transformDirection(rotation, transformPoint(place, point)))
      : [];
  });
  const middle = ([0, 1, 2] as const).map((axis) => {
    const values = corners.map((corner) => corner[axis]);
    return -(Math.min(...values) + Math.max(...values)) / 2;
  });
  return multiply(translation(middle[0] ?? 0, middle[1] ?? 0, middle[2] ?? 0), rotation);
}
