import type { Die, Hinge, JoinKey, Panel } from '../die.ts';
import { identity, type Matrix4, multiply, rotationAbout, translation } from './matrix.ts';

export interface FoldOptions {
  /**
   * Move panels by their layer, one caliper of their piece each along their own outward normal, growing with their fold. On by
   * default: panels that would coincide lie on each other. Off gives the bare creases.
   */
  readonly layers?: boolean;
}

/**
 * Returns the pose of each panel when the box is folded to `t` (0 flat … 1 closed; values outside are clamped). A
 * matrix maps sheet coordinates (x, y, 0) to space in mm: x right, y down, z away from the viewer of the printed face,
 * that is towards the inside. The frame is right-handed; for a y-up viewer use (x, -y, -z). The root panel does not
 * move.
 */
export function foldPose(die: Die, t: number, options: FoldOptions = {}): ReadonlyMap<string, Matrix4> {
  const at = Math.max(0, Math.min(1, Number.isFinite(t) ? t : 0));
  const panels = new Map(die.panels.map((panel) => [panel.id, panel]));
  const calipers = new Map(die.pieces.map((piece) => [piece.id, piece.caliper]));
  const pose = new Map<string, Matrix4>();
  const closing = new Set(die.glue.map((pair) => pair.split('~')[0]));
  const matrixOf = (panel: Panel): Matrix4 => {
    const known = pose.get(panel.id);
    if (known) return known;
    const matrix = panel.hinge ? hingeMatrix(panel, panel.hinge) : identity;
    pose.set(panel.id, matrix);
    return matrix;
  };
  const hingeMatrix = (panel: Panel, hinge: Hinge): Matrix4 => {
    const parent = panels.get(hinge.parent);
    if (!parent) throw new Error(`Panel "${panel.id}" hangs on "${hinge.parent}", which is not there`);
    const progress = foldProgress(hinge.stage, at);
    if (hinge.keys) return multiply(matrixOf(parent), joinMatrix(hinge, hinge.keys, progress));
    const bend = closing.has(panel.id) ? tuckAngle(panel, hinge, parent, at) : 0;
    const angle = ((hinge.angle * progress + bend) * Math.PI) / 180;
    const folded = multiply(matrixOf(parent), rotationAbout(hinge.from, hinge.to, angle));
    const offset =
      options.layers === false
        ? 0
        : -panel.layer * (calipers.get(panel.piece) ?? die.parameters.t) * progress;
    return offset === 0 ? folded : multiply(folded, translation(0, 0, offset));
  };
  for (const panel of die.panels) matrixOf(panel);
  return pose;
}

/** Returns the pose of a joined piece: between two keys rotation and translation are linear. */
function joinMatrix(hinge: Hinge, keys: readonly JoinKey[], progress: number): Matrix4 {
  const after = keys.find((key) => key.at >= progress) ?? keys[keys.length - 1];
  const before = keys.findLast((key) => key.at <= progress) ?? keys[0];
  if (!before || !after) return identity;
  const span = after.at - before.at;
  const part = span > 0 ? (progress - before.at) / span : 1;
  const mix = (a: number, b: number): number => a + (b - a) * part;
  const angle = (mix(before.angle, after.angle) * Math.PI) / 180;
  const [x, y, z] = before.move;
  const [u, v, w] = after.move;
  return multiply(translation(mix(x, u), mix(y, v), mix(z, w)), rotationAbout(hinge.from, hinge.to, angle));
}

/** How far in degrees a tuck is bent past its fold to slip behind the wall, and how far in mm its edge moves at most. */
const maxTuckAngle = 15;
const maxTuckTravel = 20;

/**
 * Holds a flap that folds before its parent (a tuck on its lid) inwards until it is behind its wall, as a hand would;
 * zero once the parent has arrived.
 */
function tuckAngle(panel: Panel, hinge: Hinge, parent: Panel, t: number): number {
  // A joined piece moves with its flaps unchanged.
  if (!parent.hinge || parent.hinge.kind === 'join' || hinge.stage[1] > parent.hinge.stage[0]) return 0;
  const left = parent.hinge.angle * (1 - foldProgress(parent.hinge.stage, t));
  const enough = (Math.asin(Math.min(1, maxTuckTravel / depthOf(panel, hinge))) * 180) / Math.PI;
  return Math.min(left, maxTuckAngle, enough) * foldProgress(hinge.stage, t);
}

/** Returns the distance from the hinge to the farthest corner, in mm. */
function depthOf({ outline }: Panel, { from, to }: Hinge): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const away = outline.map(([x, y]) =>
    Math.abs((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])),
  );
  return Math.max(...away) / length;
}

/** Returns the progress of a fold with the given stage at time t, eased at both ends. */
export function foldProgress(stage: readonly [number, number], t: number): number {
  const part = Math.max(0, Math.min(1, (t - stage[0]) / (stage[1] - stage[0])));
  return part * part * (3 - 2 * part);
}
