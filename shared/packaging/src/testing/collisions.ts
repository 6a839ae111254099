import type { Die, Panel, Vec3 } from '../die.ts';
import { cross, dot, type Matrix4, transformDirection, transformPoint } from '../fold/matrix.ts';
import { foldPose } from '../fold/pose.ts';
import { outwardNormal } from '../fold/upright-matrix.ts';
import { chords, reach } from './chords.ts';
import { flatOverlap } from './flat-overlap.ts';
import { isBoard, thicknesses } from './folded.ts';

export interface Collision {
  readonly a: string;
  readonly b: string;
  /** Part of the whole fold. */
  readonly at: number;
  /** The least board, in mm, that would have to be cut away so that the two do not meet. */
  readonly depth: number;
  readonly kind: 'crosses' | 'lies in';
}

/** A panel in space at one moment of the fold. */
interface Plate {
  readonly panel: Panel;
  readonly matrix: Matrix4;
  readonly thickness: number;
  readonly normal: Vec3;
  /** normal · x over the panel. */
  readonly offset: number;
  readonly corners: readonly Vec3[];
  readonly low: Vec3;
  readonly high: Vec3;
}

/** Returns the given parts of every fold stage, and both ends of the whole fold. */
function stageTimes(die: Die, parts: readonly number[]): number[] {
  const times = die.panels.flatMap(({ hinge }) =>
    hinge ? parts.map((part) => hinge.stage[0] + (hinge.stage[1] - hinge.stage[0]) * part) : [],
  );
  return [...new Set([0, ...times, 1].map((time) => Number(time.toFixed(6))))].sort((a, b) => a - b);
}

/**
 * Panels are drawn to the middle of the board and to the middle of creases: corners take up a caliper, in reality by
 * crushed creases and bent flaps.
 */
export const allowance = (die: Die): number => 1.05 * die.parameters.t + 0.05;

/**
 * Returns where panels pass through each other while the box folds, deepest first: at 0, 50 and 100 % of each stage,
 * and at 90 %, when a flap that comes down on the wrong side of another is still passing through it. At 90 % a
 * collision counts from four calipers and 2 mm: a flap that only brushes past bends. Each panel is a plate in the
 * middle of its board, moved by its layer. Two that touch along an edge, above all a hinge, do not cross. Two that
 * lie on each other must be a caliper apart.
 */
export function collisions(die: Die): Collision[] {
  const nearly = collisionsAt(die, stageTimes(die, [0.9]), 4 * allowance(die) + 2);
  return [...collisionsAt(die, stageTimes(die, [0, 0.5, 1]), allowance(die)), ...nearly].sort(
    (a, b) => b.depth - a.depth,
  );
}

/** Like `collisions`, at given parts of the whole fold; each pair once, where it is deepest. */
export function collisionsAt(
  die: Die,
  times: readonly number[],
  tolerance: number = allowance(die),
): Collision[] {
  const board = isBoard(die);
  const panels = die.panels.filter(board);
  const thickness = thicknesses(die);
  const found = new Map<string, Collision>();
  for (const at of times) {
    const pose = foldPose(die, at);
    const plates = panels.flatMap((panel) => {
      const matrix = pose.get(panel.id);
      return matrix ? [plateOf(panel, matrix, thickness(panel))] : [];
    });
    plates.forEach((a, index) => {
      for (const b of plates.slice(index + 1)) {
        const collision = meet(a, b, tolerance);
        if (!collision) continue;
        const key = `${a.panel.id} ${b.panel.id}`;
        if ((found.get(key)?.depth ?? 0) < collision.depth)
          found.set(key, { a: a.panel.id, b: b.panel.id, at, ...collision });
      }
    });
  }
  return [...found.values()].sort((a, b) => b.depth - a.depth);
}

/** Returns a collision in words, for a failing test. */
export const collisionText = ({ a, b, at, depth, kind }: Collision): string =>
  `${a} ${kind} ${b} by ${depth.toFixed(2)} mm at ${at}`;

function plateOf(panel: Panel, matrix: Matrix4, thickness: number): Plate {
  const normal = transformDirection(matrix, outwardNormal);
  const corners = panel.outline.map((point) => transformPoint(matrix, point));
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const corner of corners)
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], corner[axis]);
      high[axis] = Math.max(high[axis], corner[axis]);
    }
  return {
    panel,
    matrix,
    thickness,
    normal,
    offset: dot(normal, corners[0] ?? [0, 0, 0]),
    corners,
    low,
    high,
  };
}

/** Planes closer to parallel than this (about a degree) are compared as layers. */
const parallel = 0.02;

function meet(a: Plate, b: Plate, tolerance: number): Pick<Collision, 'depth' | 'kind'> | undefined {
  const t = (a.thickness + b.thickness) / 2;
  for (const axis of [0, 1, 2] as const)
    if (a.low[axis] > b.high[axis] + t || b.low[axis] > a.high[axis] + t) return undefined;
  const direction = cross(a.normal, b.normal);
  const sine = Math.hypot(...direction);
  if (sine < parallel) return layered(a, b, t, tolerance);
  // Each must extend through the other's plane by more than the tolerance, on both sides.
  if (!pierces(a, b, tolerance * sine) || !pierces(b, a, tolerance * sine)) return undefined;
  const depth = crossingDepth(a, b, direction, sine);
  return depth > tolerance ? { depth, kind: 'crosses' } : undefined;
}

function pierces(a: Plate, b: Plate, least: number): boolean {
  let [low, high] = [Infinity, -Infinity];
  for (const corner of a.corners) {
    const height = dot(b.normal, corner) - b.offset;
    low = Math.min(low, height);
    high = Math.max(high, height);
  }
  return low < -least && high > least;
}

/**
 * The two planes meet in a line. Where both panels have board on it they cross. The depth is the least movement that
 * separates them there: trim either one from either side, or slide along the line.
 */
function crossingDepth(a: Plate, b: Plate, direction: Vec3, sine: number): number {
  const unit: Vec3 = [direction[0] / sine, direction[1] / sine, direction[2] / sine];
  const [p, q] = [cross(b.normal, direction), cross(direction, a.normal)];
  const square = sine * sine;
  const on: Vec3 = [0, 1, 2].map((axis) => {
    const index = axis as 0 | 1 | 2;
    return (a.offset * p[index] + b.offset * q[index]) / square;
  }) as [number, number, number];
  const [inA, inB] = [chords(a.panel, a.matrix, on, unit), chords(b.panel, b.matrix, on, unit)];
  let deepest = 0;
  for (const [lowA, highA] of inA)
    for (const [lowB, highB] of inB) {
      const [low, high] = [Math.max(lowA, lowB), Math.min(highA, highB)];
      if (high - low <= deepest) continue;
      for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const along = low + (high - low) * part;
        const at: Vec3 = [on[0] + unit[0] * along, on[1] + unit[1] * along, on[2] + unit[2] * along];
        const depth = Math.min(
          reach(a.panel, a.matrix, at, unit),
          reach(b.panel, b.matrix, at, unit),
          high - low,
        );
        deepest = Math.max(deepest, depth);
      }
    }
  return deepest;
}

/** Two that lie on each other by more than a strip must be a caliper apart. */
function layered(
  a: Plate,
  b: Plate,
  t: number,
  tolerance: number,
): Pick<Collision, 'depth' | 'kind'> | undefined {
  const middle = a.corners.reduce(
    (sum, corner) => sum + (dot(b.normal, corner) - b.offset) / a.corners.length,
    0,
  );
  const apart = Math.abs(middle);
  // A tenth of a caliper does not matter; a missing layer is a whole one.
  if (apart > 0.9 * t - 1e-6) return undefined;
  return flatOverlap(a, b) > 2 * tolerance ? { depth: t - apart, kind: 'lies in' } : undefined;
}
