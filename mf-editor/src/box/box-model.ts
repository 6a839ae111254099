/** The box in three.js: one mesh per panel, printed outside, bare board inside and at the cut edges. */
import { type Die, findFacetPanels, foldPose, panelMeshes, uprightMatrix } from '@shop/packaging';
import {
  type CanvasTexture,
  Color,
  Group,
  LineBasicMaterial,
  Matrix4,
  type PerspectiveCamera,
  type Quaternion,
  Vector3,
} from 'three';
import type { BoardAppearance } from '../painting/board.ts';
import type { Orbit } from './orbit.ts';
import { createPanelObject, type PanelObject } from './panel-object.ts';

const edgeColor = { kraft: '#6e5334', white: '#6b6459' } as const;
/** With its full caliper a closed board would share faces with its neighbours. */
const visibleCaliper = 0.8;
/** Greyboard under a wrap: unprinted on both faces. */
const greyboard = new Color('#9a978f');

export interface BoxModel {
  readonly root: Group;
  /** 0 is flat, 1 closed. Call `setCamera` afterwards: the box has another size. */
  readonly fold: (t: number) => void;
  /** Places the camera and shades the panels for it. */
  readonly setCamera: (camera: PerspectiveCamera, orbit: Orbit, aspect: number) => void;
  readonly setBoard: (appearance: BoardAppearance) => void;
  /** Releases everything but the texture, which belongs to the caller. */
  readonly dispose: () => void;
}

/** Returns the box model. Call `fold` and `setCamera` before the first render. */
export function createBoxModel(die: Die, texture: CanvasTexture, board: BoardAppearance): BoxModel {
  const root = new Group();
  const lines = new LineBasicMaterial({ transparent: true, opacity: 0.5 });
  const panelObjects = createPanelObjects(die, texture, lines);
  for (const { group } of panelObjects) root.add(group);
  const upright = new Matrix4().set(...toMatrixElements(uprightMatrix(die)));
  const printed = new Color('#fff');
  const bare = new Color();
  let bounds: Sphere = { centre: new Vector3(), radius: 1 };

  const fold = (t: number) => {
    const pose = foldPose(die, t);
    for (const { panel, group } of panelObjects) {
      const matrix = pose.get(panel.id);
      if (matrix === undefined) continue;
      group.matrix.multiplyMatrices(upright, new Matrix4().set(...toMatrixElements(matrix)));
      group.matrixWorldNeedsUpdate = true;
    }
    bounds = getBoundingSphere(panelObjects);
  };
  const setBoard = (appearance: BoardAppearance) => {
    lines.color.set(edgeColor[appearance.kind]);
    bare.set(appearance.inside);
  };
  setBoard(board);
  return {
    root,
    fold,
    setBoard,
    setCamera: (camera, orbit, aspect) => {
      const towards = getViewDirection(orbit);
      placeCamera(camera, bounds, towards, orbit.zoom, aspect);
      const light = getLightDirection(towards, camera.quaternion);
      const frontal = towards.dot(light);
      const normal = new Vector3();
      for (const { core, group, outside, inside, rim } of panelObjects) {
        // A face towards the viewer keeps its exact colour; others darken with the light.
        normal.set(0, 0, -1).transformDirection(group.matrix);
        const shade = (facing: number) => 0.5 + 0.5 * Math.min(1, Math.max(0, facing / frontal));
        outside.color.copy(core ? greyboard : printed).multiplyScalar(shade(normal.dot(light)));
        inside.color.copy(core ? greyboard : bare).multiplyScalar(0.88 * shade(-normal.dot(light)));
        rim.color.copy(core ? greyboard : bare).multiplyScalar(0.62);
      }
    },
    dispose: () => {
      for (const { dispose } of panelObjects) dispose();
      lines.dispose();
      root.clear();
    },
  };
}

function createPanelObjects(die: Die, texture: CanvasTexture, lines: LineBasicMaterial): PanelObject[] {
  const meshes = new Map(panelMeshes(die.panels).map((mesh) => [mesh.panel, mesh]));
  const pieces = new Map(die.pieces.map((piece) => [piece.id, piece]));
  const round = findFacetPanels(die);
  return die.panels.flatMap((panel) => {
    const mesh = meshes.get(panel.id);
    if (mesh === undefined) return [];
    const piece = pieces.get(panel.piece);
    return createPanelObject({
      panel,
      mesh,
      sheet: die.sheet,
      core: piece?.role === 'core',
      thickness: (piece?.caliper ?? die.parameters.t) * visibleCaliper,
      texture,
      // The facets of a round wall are not edges.
      lines: round.has(panel.id) ? undefined : lines,
    });
  });
}

interface Sphere {
  readonly centre: Vector3;
  readonly radius: number;
}

/** Returns the bounding sphere of the upright box around all panels in their current fold. */
function getBoundingSphere(panelObjects: readonly PanelObject[]): Sphere {
  const min = new Vector3(Infinity, Infinity, Infinity);
  const max = new Vector3(-Infinity, -Infinity, -Infinity);
  const point = new Vector3();
  for (const { panel, group } of panelObjects)
    for (const [x, y] of panel.outline) {
      point.set(x, y, 0).applyMatrix4(group.matrix);
      min.min(point);
      max.max(point);
    }
  return {
    centre: new Vector3().addVectors(min, max).multiplyScalar(0.5),
    radius: Math.max(1, max.distanceTo(min) / 2),
  };
}

/** Returns the direction from the box to the viewer, a unit vector in the shop's axes. */
function getViewDirection({ yaw, pitch }: Orbit): Vector3 {
  const [y, p] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  return new Vector3(Math.cos(p) * Math.sin(y), Math.sin(p), Math.cos(p) * Math.cos(y));
}

/** Places the camera so that the whole box fits at zoom 1 in width and height, with tight near and far planes. */
function placeCamera(
  camera: PerspectiveCamera,
  { centre, radius }: Sphere,
  towards: Vector3,
  zoom: number,
  aspect: number,
): void {
  const half = ((camera.fov / 2) * Math.PI) / 180;
  const narrow = Math.min(half, Math.atan(Math.tan(half) * aspect));
  const distance = (radius * 1.04) / Math.sin(narrow) / zoom;
  camera.position.copy(centre).addScaledVector(towards, distance);
  camera.near = Math.max(1, distance - 2.2 * radius);
  camera.far = distance + 2.2 * radius;
  camera.lookAt(centre);
  camera.updateProjectionMatrix();
}

/** Returns a light over the viewer's left shoulder. */
function getLightDirection(towards: Vector3, camera: Quaternion): Vector3 {
  const up = new Vector3(0, 1, 0).applyQuaternion(camera);
  const left = new Vector3(-1, 0, 0).applyQuaternion(camera);
  return towards.clone().addScaledVector(up, 0.55).addScaledVector(left, 0.3).normalize();
}

type MatrixElements = Parameters<Matrix4['set']>;
/** Row-major on both sides. */
const toMatrixElements = (values: readonly number[]): MatrixElements => {
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
