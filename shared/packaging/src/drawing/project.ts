import type { Die, Panel, Point } from '../die.ts';
import { dot, type Matrix4, multiply, transformDirection, transformPoint } from '../fold/matrix.ts';
import { foldPose } from '../fold/pose.ts';
import { outwardNormal, uprightMatrix } from '../fold/upright-matrix.ts';
import { type Bounds, boundsOf } from '../geometry/path.ts';
import type { Face, ProjectedPanel } from './face.ts';
import { findFacetPanels } from './facet-panels.ts';
import { paintOrder } from './paint-order.ts';

export interface View {
  /** 0 flat … 1 closed. */
  readonly fold: number;
  /** Rotation of the box about its vertical axis in degrees; positive shows the box's right side. */
  readonly yaw: number;
  /** The viewing angle from above in degrees. */
  readonly pitch: number;
}

export interface Picture {
  readonly faces: readonly Face[];
  readonly bounds: Bounds;
}

const lightDirection = normal([-0.45, 0.75, 0.65]);

/**
 * Returns the box folded to `fold` as flat faces for SVG, without a 3D library: parallel projection, back to front. The
 * box is oriented as when closed, its front to the viewer at yaw 0; it does not move while it opens. Panels seen
 * edge-on are omitted. Deterministic.
 * @example projectBox(die, { fold: 1, yaw: 30, pitch: 25 }).faces // paint in order
 */
export function projectBox(die: Die, view: View): Picture {
  const camera = multiply(viewMatrix(view), uprightMatrix(die));
  const pose = foldPose(die, view.fold);
  const of = createTraitsLookup(die);
  const seen = die.panels.flatMap((panel) => {
    const place = pose.get(panel.id);
    return place ? [projectPanel(panel, multiply(camera, place), of(panel))] : [];
  });
  const visible = seen.filter(({ face }) => {
    const [a, b, c, d] = face.matrix;
    return Math.abs(a * d - b * c) > 1e-3;
  });
  const faces = paintOrder(visible).map(({ face }) => face);
  return { faces, bounds: boundsOf(seen.flatMap(({ face }) => face.points2D)) };
}

function viewMatrix({ yaw, pitch }: View): Matrix4 {
  const y = (-yaw * Math.PI) / 180;
  const p = (pitch * Math.PI) / 180;
  const [cy, sy, cp, sp] = [Math.cos(y), Math.sin(y), Math.cos(p), Math.sin(p)];
  const about: Matrix4 = [cy, 0, sy, 0, 0, 1, 0, 0, -sy, 0, cy, 0, 0, 0, 0, 1];
  const down: Matrix4 = [1, 0, 0, 0, 0, cp, -sp, 0, 0, sp, cp, 0, 0, 0, 0, 1];
  return multiply(down, about);
}

type PanelTraits = Pick<Face, 'role' | 'round' | 'side'>;

/** Looks up a panel's material and side: a facet bent from a side's panel is part of that side. */
function createTraitsLookup(die: Die): (panel: Panel) => PanelTraits {
  const panels = new Map(die.panels.map((panel) => [panel.id, panel]));
  const roles = new Map(die.pieces.map(({ id, role }) => [id, role]));
  const round = findFacetPanels(die);
  const sideOf = (panel: Panel): Panel['side'] => {
    const parent = panel.hinge?.kind === 'bend' ? panels.get(panel.hinge.parent) : undefined;
    return panel.side ?? (parent && sideOf(parent));
  };
  return (panel) => {
    const side = sideOf(panel);
    return { role: roles.get(panel.piece) ?? 'board', round: round.has(panel.id), ...(side ? { side } : {}) };
  };
}

function projectPanel(panel: Panel, m: Matrix4, belonging: PanelTraits): ProjectedPanel {
  const at = (index: number) => m[index] ?? 0;
  const flat = (ring: readonly Point[]): Point[] =>
    ring.map((point) => {
      const [x, y] = transformPoint(m, point);
      return [x, -y];
    });
  const facing = transformDirection(m, outwardNormal);
  const outside = facing[2] > 0;
  const towards: readonly [number, number, number] = outside ? facing : [-facing[0], -facing[1], -facing[2]];
  return {
    panel,
    depth: [at(8), at(9), at(11)],
    face: {
      panel: panel.id,
      points2D: flat(panel.outline),
      holes2D: panel.holes.map(flat),
      outside,
      shade: Math.max(0, Math.min(1, 0.5 + 0.5 * Math.max(0, dot(towards, lightDirection)))),
      matrix: [at(0), -at(4), at(1), -at(5), at(3), -at(7)],
      ...belonging,
    },
  };
}

function normal([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
