import type { Panel, Point, Vec3 } from '../die.ts';
import type { PanelMesh } from '../drawing/triangulate.ts';

/** Triangles of one material. Positions are mm from the panel's own origin. */
export interface Primitive {
  /** 0 outside, 1 inside, 2 edge, 3 greyboard. */
  readonly material: 0 | 1 | 2 | 3;
  readonly positions: readonly Vec3[];
  readonly normals: readonly Vec3[];
  readonly uvs: readonly Point[];
  readonly indices: readonly number[];
}

/**
 * Returns a panel as a slab of board: the printed face half a caliper in front of its middle, the inside half a caliper
 * behind it, and walls along outline and holes.
 */
export function panelPrimitives(
  panel: Panel,
  mesh: PanelMesh,
  [ox, oy]: Point,
  t: number,
  sheet: { readonly width: number; readonly height: number },
): Primitive[] {
  const half = t / 2;
  const at = ([x, y]: Point, z: number): Vec3 => [x - ox, y - oy, z];
  const normalsAlong = (z: number): Vec3[] => mesh.points.map((): Vec3 => [0, 0, z]);
  const faces: Primitive[] = [
    {
      material: 0,
      positions: mesh.points.map((point) => at(point, -half)),
      normals: normalsAlong(-1),
      uvs: mesh.points.map(([x, y]): Point => [x / sheet.width, y / sheet.height]),
      indices: mesh.indices,
    },
    {
      material: 1,
      positions: mesh.points.map((point) => at(point, half)),
      normals: normalsAlong(1),
      uvs: [],
      indices: reverseWinding(mesh.indices),
    },
  ];
  if (half < 1e-4) return faces;
  return [...faces, walls([panel.outline, ...panel.holes], at, half)];
}

function reverseWinding(indices: readonly number[]): number[] {
  const result: number[] = [];
  for (let at = 0; at + 2 < indices.length; at += 3)
    result.push(indices[at] ?? 0, indices[at + 2] ?? 0, indices[at + 1] ?? 0);
  return result;
}

function walls(
  rings: readonly (readonly Point[])[],
  at: (point: Point, z: number) => Vec3,
  half: number,
): Primitive {
  const positions: Vec3[] = [];
  const normals: Vec3[] = [];
  const indices: number[] = [];
  for (const ring of rings)
    ring.forEach((from, index) => {
      const to = ring[(index + 1) % ring.length];
      const length = to ? Math.hypot(to[0] - from[0], to[1] - from[1]) : 0;
      if (!to || length < 1e-6) return;
      // Outlines run counter-clockwise on screen, holes clockwise: the board always lies to the left.
      const normal: Vec3 = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length, 0];
      const first = positions.length;
      positions.push(at(from, -half), at(to, -half), at(to, half), at(from, half));
      normals.push(normal, normal, normal, normal);
      indices.push(first, first + 3, first + 2, first, first + 2, first + 1);
    });
  return { material: 2, positions, normals, uvs: [], indices };
}
