/** One panel of the folded box in three.js. */
import type { Panel, PanelMesh } from '@shop/packaging';
import {
  BufferGeometry,
  type CanvasTexture,
  DoubleSide,
  Float32BufferAttribute,
  FrontSide,
  Group,
  type LineBasicMaterial,
  LineLoop,
  Mesh,
  MeshBasicMaterial,
} from 'three';

export interface PanelObjectOptions {
  readonly panel: Panel;
  readonly mesh: PanelMesh;
  /** The whole sheet of the texture, mm. */
  readonly sheet: { readonly width: number; readonly height: number };
  /** Greyboard under a wrap: unprinted, centred in the panel's plane. */
  readonly core: boolean;
  /** mm. */
  readonly thickness: number;
  readonly texture: CanvasTexture;
  /** Lines of the panel's outline; undefined where it is not an edge. */
  readonly lines: LineBasicMaterial | undefined;
}

export interface PanelObject {
  readonly panel: Panel;
  readonly core: boolean;
  /** The caller sets its matrix. */
  readonly group: Group;
  readonly outside: MeshBasicMaterial;
  readonly inside: MeshBasicMaterial;
  readonly rim: MeshBasicMaterial;
  /** Releases its own resources; texture and lines belong to the caller. */
  readonly dispose: () => void;
}

export function createPanelObject({
  panel,
  mesh,
  sheet,
  core,
  thickness,
  texture,
  lines,
}: PanelObjectOptions): PanelObject {
  // Greyboard is centred in the panel's plane, between the papers; a printed board has its printed face there.
  const front = core ? -thickness / 2 : 0;
  const depth = front + thickness;
  // Edges are in the plane of their faces and are drawn over them.
  const materialOptions = {
    toneMapped: false,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  };
  const outside = new MeshBasicMaterial({
    ...(core ? {} : { map: texture }),
    side: FrontSide,
    ...materialOptions,
  });
  const inside = new MeshBasicMaterial({ side: FrontSide, ...materialOptions });
  const rim = new MeshBasicMaterial({ side: DoubleSide, ...materialOptions });
  const group = new Group();
  group.matrixAutoUpdate = false;
  const geometries = {
    outside: createPrintedFace(mesh, front, sheet),
    inside: createInsideFace(mesh, depth),
    rim: createRimGeometry(panel, front, depth),
    edge: createFlatGeometry(panel.outline, front),
  };
  group.add(
    new Mesh(geometries.outside, outside),
    new Mesh(geometries.inside, inside),
    new Mesh(geometries.rim, rim),
  );
  if (lines !== undefined) group.add(new LineLoop(geometries.edge, lines));
  return {
    panel,
    core,
    group,
    outside,
    inside,
    rim,
    dispose: () => {
      for (const each of [...Object.values(geometries), outside, inside, rim]) each.dispose();
    },
  };
}

function createFlatGeometry(points: readonly (readonly [number, number])[], z: number): BufferGeometry {
  const geometry = new BufferGeometry();
  const positions = points.flatMap(([x, y]) => [x, y, z]);
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  return geometry;
}

function createPrintedFace(
  { points, indices }: PanelMesh,
  z: number,
  sheet: PanelObjectOptions['sheet'],
): BufferGeometry {
  const geometry = createFlatGeometry(points, z);
  const textureCoordinates = points.flatMap(([x, y]) => [x / sheet.width, 1 - y / sheet.height]);
  geometry.setAttribute('uv', new Float32BufferAttribute(textureCoordinates, 2));
  geometry.setIndex([...indices]);
  return geometry;
}

/** Returns the face with reversed winding. */
function createInsideFace({ points, indices }: PanelMesh, z: number): BufferGeometry {
  const geometry = createFlatGeometry(points, z);
  geometry.setIndex([...indices].reverse());
  return geometry;
}

/** The cut edges, from face to face. */
function createRimGeometry({ outline, holes }: Panel, front: number, depth: number): BufferGeometry {
  const positions: number[] = [];
  for (const ring of [outline, ...holes]) {
    ring.forEach(([x, y], at) => {
      const next = ring[(at + 1) % ring.length];
      if (next === undefined) return;
      const [u, v] = next;
      positions.push(x, y, front, u, v, front, u, v, depth, x, y, front, u, v, depth, x, y, depth);
    });
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  return geometry;
}
