/** Snapping as pure functions: collect the targets once when a drag starts, then snap on every pointer move. */
import type { Die, Side } from '@shop/packaging';
import type { NodeId } from '../document/ids.ts';
import type { SurfaceName } from '../document/records.ts';
import { regionOf } from '../geometry/die-frame.ts';
import type { Bounds } from '../geometry/matrix.ts';
import { marginsOf } from './dieline.ts';
import type { DisplayList } from './display-list.ts';
import { framesOf } from './hit-test.ts';

export type SnapKind = 'side' | 'centre' | 'crease' | 'safe' | 'object';

export interface SnapTarget {
  /** Millimetres on the sheet. */
  readonly at: number;
  readonly kind: SnapKind;
  /** Extent along the other axis, for drawing the guide. */
  readonly from: number;
  readonly to: number;
}

export interface SnapTargets {
  readonly x: readonly SnapTarget[];
  readonly y: readonly SnapTarget[];
}

export interface SnapGuide extends SnapTarget {
  readonly axis: 'x' | 'y';
}

export interface Snapped {
  /** The correction of the movement. */
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly SnapGuide[];
}

interface TargetInput {
  readonly list: DisplayList;
  readonly die: Die;
  readonly side: Side | null;
  readonly moving: readonly NodeId[];
  readonly surface?: SurfaceName;
}

/**
 * Returns the targets: edges, centre and safe zone of the side, creases of the sheet, edges and centres of other nodes.
 */
export function snapTargets({ list, die, side, moving, surface }: TargetInput): SnapTargets {
  const x: SnapTarget[] = [];
  const y: SnapTarget[] = [];
  const box = (bounds: Bounds, edge: SnapKind, centre: SnapKind | null) => {
    const [right, bottom] = [bounds.x + bounds.width, bounds.y + bounds.height];
    for (const at of [bounds.x, right]) x.push({ at, kind: edge, from: bounds.y, to: bottom });
    for (const at of [bounds.y, bottom]) y.push({ at, kind: edge, from: bounds.x, to: right });
    if (centre === null) return;
    x.push({ at: bounds.x + bounds.width / 2, kind: centre, from: bounds.y, to: bottom });
    y.push({ at: bounds.y + bounds.height / 2, kind: centre, from: bounds.x, to: right });
  };
  const region = regionOf(die, side);
  if (region !== undefined) {
    box(region, 'side', 'centre');
    if (side !== null) {
      const { safe } = marginsOf(die);
      const inner = {
        x: region.x + safe,
        y: region.y + safe,
        width: region.width - 2 * safe,
        height: region.height - 2 * safe,
      };
      if (inner.width > 0 && inner.height > 0) box(inner, 'safe', null);
    }
  }
  for (const [[ax, ay], [bx, by]] of die.creases) {
    if (Math.abs(ax - bx) < 1e-6)
      x.push({ at: ax, kind: 'crease', from: Math.min(ay, by), to: Math.max(ay, by) });
    if (Math.abs(ay - by) < 1e-6)
      y.push({ at: ay, kind: 'crease', from: Math.min(ax, bx), to: Math.max(ax, bx) });
  }
  for (const frame of framesOf(list, surface)) {
    if (!moving.includes(frame.nodeId)) box(frame.bounds, 'object', 'object');
  }
  return { x, y };
}

/** Returns the nearest snap of a box's edges and centre within `threshold` millimetres (screen pixels over zoom). */
export function snap(box: Bounds, targets: SnapTargets, threshold: number): Snapped {
  const across = nearest([box.x, box.x + box.width / 2, box.x + box.width], targets.x, threshold);
  const down = nearest([box.y, box.y + box.height / 2, box.y + box.height], targets.y, threshold);
  return {
    dx: across?.shift ?? 0,
    dy: down?.shift ?? 0,
    guides: [
      ...(across === null ? [] : [{ ...across.target, axis: 'x' as const }]),
      ...(down === null ? [] : [{ ...down.target, axis: 'y' as const }]),
    ],
  };
}

function nearest(places: readonly number[], targets: readonly SnapTarget[], threshold: number) {
  let best: { readonly shift: number; readonly target: SnapTarget } | null = null;
  for (const target of targets) {
    for (const place of places) {
      const shift = target.at - place;
      if (
        Math.abs(shift) <= threshold &&
        Math.abs(shift) < Math.abs(best?.shift ?? Number.POSITIVE_INFINITY)
      ) {
        best = { shift, target };
      }
    }
  }
  return best;
}
