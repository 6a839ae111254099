import type { Die, Panel } from '../die.ts';
import { type Matrix4, multiply, transformDirection, transformPoint } from './matrix.ts';
import { type FoldOptions, foldPose } from './pose.ts';
import { outwardNormal } from './upright-matrix.ts';

/** How two panels overlap in the closed box. */
export interface Closure {
  readonly inner: string;
  readonly outer: string;
  /** Distance in mm from the inner to the outer mid-plane, along the outer panel's outward normal. */
  readonly gap: number;
  /** Largest deviation of the inner panel from being parallel, in mm over its extent. */
  readonly tilt: number;
}

/** Returns the closing pairs of a die (`die.glue`), measured after folding. */
export function closures(die: Die, options: FoldOptions = {}): Closure[] {
  const pose = foldPose(die, 1, options);
  return die.glue.flatMap((pair): Closure[] => {
    const [inner = '', outer = ''] = pair.split('~');
    const panel = die.panels.find((each) => each.id === inner);
    const from = pose.get(inner);
    const onto = pose.get(outer);
    if (!panel || !from || !onto) return [];
    const heights = heightsAbovePlane(panel, from, onto);
    const low = Math.min(...heights);
    const high = Math.max(...heights);
    return [{ inner, outer, gap: -(low + high) / 2, tilt: high - low }];
  });
}

/** Returns the heights of a panel's corners over another panel's plane, outwards positive. */
function heightsAbovePlane(panel: Panel, from: Matrix4, onto: Matrix4): number[] {
  const normal = transformDirection(onto, outwardNormal);
  const [ox, oy, oz] = transformPoint(onto, [0, 0]);
  return panel.outline.map((point) => {
    const [x, y, z] = transformPoint(from, point);
    return (x - ox) * normal[0] + (y - oy) * normal[1] + (z - oz) * normal[2];
  });
}

/** Returns the rigid inverse of a pose matrix (rotation and translation only). */
export function invertRigid(m: Matrix4): Matrix4 {
  const at = (index: number) => m[index] ?? 0;
  const rotation: Matrix4 = [
    at(0),
    at(4),
    at(8),
    0,
    at(1),
    at(5),
    at(9),
    0,
    at(2),
    at(6),
    at(10),
    0,
    0,
    0,
    0,
    1,
  ];
  return multiply(rotation, [1, 0, 0, -at(3), 0, 1, 0, -at(7), 0, 0, 1, -at(11), 0, 0, 0, 1]);
}
