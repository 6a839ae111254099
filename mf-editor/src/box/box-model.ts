/** The box as three.js shows it: one mesh a panel, printed outside, bare board inside and at the cut edges. */
import { bentPanels, type Die, foldPose, type Panel, panelMeshes, standing } from '@shop/packaging';
import {
  BufferGeometry,
  type CanvasTexture,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  FrontSide,
  Group,
  LineBasicMaterial,
  LineLoop,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type PerspectiveCamera,
  Vector3,
} from 'three';
import type { BoardLook } from '../painting/board.ts';
import type { Orbit } from './orbit.ts';

const edgeColor = { kraft: '#6e5334', white: '#6b6459' } as const;
/** A board of full caliper would share its faces with its neighbours when the box is closed. */
const visibleCaliper = 0.8;
/** Greyboard under a wrap: unprinted on both faces. */
const greyboard = new Color('#9a978f');

interface Leaf {
  readonly panel: Panel;
  readonly core: boolean;
  readonly group: Group;
  readonly outside: MeshBasicMaterial;
  readonly inside: MeshBasicMaterial;
  readonly rim: MeshBasicMaterial;
}

export interface BoxModel {
  readonly root: Group;
  readonly fold: (t: number) => void;
  /** Places the camera and shades the panels for it. */
  readonly look: (camera: PerspectiveCamera, orbit: Orbit, aspect: number) => void;
  readonly setBoard: (look: BoardLook) => void;
  readonly dispose: () => void;
}

const leafGeometry = (
  points: readonly (readonly [number, number])[],
  indices: readonly number[],
  die: Die,
  front: number,
) => {
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      points.flatMap(([x, y]) => [x, y, front]),
      3,
    ),
  );
  const { width, height } = die.sheet;
  geometry.setAttribute(
    'uv',
    new Float32BufferAttribute(
      points.flatMap(([x, y]) => [x / width, 1 - y / height]),
      2,
    ),
  );
  geometry.setIndex([...indices]);
  return geometry;
};

/** The inside face lies a caliper behind the printed one and is seen from the other way round. */
const backGeometry = (
  points: readonly (readonly [number, number])[],
  indices: readonly number[],
  depth: number,
) => {
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      points.flatMap(([x, y]) => [x, y, depth]),
      3,
    ),
  );
  geometry.setIndex([...indices].reverse());
  return geometry;
};

const rimGeometry = ({ outline, holes }: Panel, front: number, depth: number) => {
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
};

export function createBoxModel(die: Die, texture: CanvasTexture, board: BoardLook): BoxModel {
  const root = new Group();
  const toShop = new Matrix4().set(...matrixOf(standing(die)));
  const meshes = new Map(panelMeshes(die.panels).map((mesh) => [mesh.panel, mesh]));
  const lines = new LineBasicMaterial({ transparent: true, opacity: 0.5 });
  const geometries: BufferGeometry[] = [];
  const kept = <G extends BufferGeometry>(geometry: G): G => {
    geometries.push(geometry);
    return geometry;
  };
  const round = bentPanels(die);
  const pieces = new Map(die.pieces.map((piece) => [piece.id, piece]));
  const leaves = die.panels.flatMap((panel): Leaf[] => {
    const mesh = meshes.get(panel.id);
    if (mesh === undefined) return [];
    const piece = pieces.get(panel.piece);
    const core = piece?.role === 'core';
    const thickness = (piece?.caliper ?? die.parameters.t) * visibleCaliper;
    // Greyboard lies with its middle in the panel's plane, between the papers; a printed board with its printed face.
    const front = core ? -thickness / 2 : 0;
    const depth = front + thickness;
    const group = new Group();
    group.matrixAutoUpdate = false;
    const polygonOffset = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 };
    const outside = new MeshBasicMaterial({
      ...(core ? {} : { map: texture }),
      side: FrontSide,
      toneMapped: false,
      ...polygonOffset,
    });
    const inside = new MeshBasicMaterial({ side: FrontSide, toneMapped: false, ...polygonOffset });
    const rim = new MeshBasicMaterial({ side: DoubleSide, toneMapped: false, ...polygonOffset });
    group.add(
      new Mesh(kept(leafGeometry(mesh.points, mesh.indices, die, front)), outside),
      new Mesh(kept(backGeometry(mesh.points, mesh.indices, depth)), inside),
      new Mesh(kept(rimGeometry(panel, front, depth)), rim),
    );
    const ring = kept(new BufferGeometry());
    ring.setAttribute(
      'position',
      new Float32BufferAttribute(
        panel.outline.flatMap(([x, y]) => [x, y, front]),
        3,
      ),
    );
    if (!round.has(panel.id)) group.add(new LineLoop(ring, lines));
    root.add(group);
    return [{ panel, core, group, outside, inside, rim }];
  });

  const centre = new Vector3();
  let radius = 1;
  let colors = { outside: new Color('#fff'), inside: new Color(board.inside), rim: new Color(board.inside) };
  const fold = (t: number) => {
    const pose = foldPose(die, t);
    const least = new Vector3(Infinity, Infinity, Infinity);
    const most = new Vector3(-Infinity, -Infinity, -Infinity);
    const point = new Vector3();
    for (const { panel, group } of leaves) {
      const matrix = pose.get(panel.id);
      if (matrix === undefined) continue;
      group.matrix.multiplyMatrices(toShop, new Matrix4().set(...matrixOf(matrix)));
      group.matrixWorldNeedsUpdate = true;
      for (const [x, y] of panel.outline) {
        point.set(x, y, 0).applyMatrix4(group.matrix);
        least.min(point);
        most.max(point);
      }
    }
    centre.addVectors(least, most).multiplyScalar(0.5);
    radius = Math.max(1, most.distanceTo(least) / 2);
  };
  const setBoard = (look: BoardLook) => {
    lines.color.set(edgeColor[look.kind]);
    colors = { outside: new Color('#fff'), inside: new Color(look.inside), rim: new Color(look.inside) };
  };
  setBoard(board);
  return {
    root,
    fold,
    setBoard,
    look: (camera, { yaw, pitch, zoom }, aspect) => {
      const [y, p] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
      const towards = new Vector3(Math.cos(p) * Math.sin(y), Math.sin(p), Math.cos(p) * Math.cos(y));
      const half = ((camera.fov / 2) * Math.PI) / 180;
      const narrow = Math.min(half, Math.atan(Math.tan(half) * aspect));
      const distance = (radius * 1.04) / Math.sin(narrow) / zoom;
      camera.position.copy(centre).addScaledVector(towards, distance);
      camera.near = Math.max(1, distance - 2.2 * radius);
      camera.far = distance + 2.2 * radius;
      camera.lookAt(centre);
      camera.updateProjectionMatrix();
      const up = new Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
      const left = new Vector3(-1, 0, 0).applyQuaternion(camera.quaternion);
      const light = towards.clone().addScaledVector(up, 0.55).addScaledVector(left, 0.3).normalize();
      const frontal = towards.dot(light);
      const normal = new Vector3();
      for (const { core, group, outside, inside, rim } of leaves) {
        // What looks straight at the viewer keeps its colour exactly; the rest falls off with the light.
        normal.set(0, 0, -1).transformDirection(group.matrix);
        const shade = (facing: number) => 0.5 + 0.5 * Math.min(1, Math.max(0, facing / frontal));
        outside.color.copy(core ? greyboard : colors.outside).multiplyScalar(shade(normal.dot(light)));
        inside.color.copy(core ? greyboard : colors.inside).multiplyScalar(0.88 * shade(-normal.dot(light)));
        rim.color.copy(core ? greyboard : colors.rim).multiplyScalar(0.62);
      }
    },
    dispose: () => {
      for (const geometry of geometries) geometry.dispose();
      for (const { outside, inside, rim } of leaves)
        for (const each of [outside, inside, rim]) each.dispose();
      lines.dispose();
      root.clear();
    },
  };
}

type Sixteen = Parameters<Matrix4['set']>;
/** Row-major, as both sides have it. */
const matrixOf = (values: readonly number[]): Sixteen => {
  const at = (index: number) => values[index] ?? 0;
  return [
    at(0),
    at(1),
    at(2),
    at(3),
    at(4),
    at(5),
    at(6),
    at(7),
    at(8),
    at(9),
    at(10),
    at(11),
    at(12),
    at(13),
    at(14),
    at(15),
  ];
};
