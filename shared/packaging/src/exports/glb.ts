import type { Die, Panel, Vec3 } from '../die.ts';
import { panelMeshes } from '../drawing/triangulate.ts';
import { invertRigid } from '../fold/closure.ts';
import { type Matrix4, multiply, translation } from '../fold/matrix.ts';
import { foldPose } from '../fold/pose.ts';
import { uprightMatrix } from '../fold/upright-matrix.ts';
import type { BoardColour } from './board-colour.ts';
import { createBuffer, type GltfBuffer, writeGlb } from './glb-container.ts';
import { type Primitive, panelPrimitives } from './glb-mesh.ts';
import { type RigidTransform, toRigidTransform } from './glb-transform.ts';
import type { TemplateInfo } from './template.ts';

/** Length of the fold animation in seconds. */
const seconds = 3;
/** The colour of the board under a wrap, sRGB. */
const greyboard = '#9a978f';
/** The number of sampled poses of a fold, besides the ends of its stages. */
const poseSamples = 32;

/**
 * Returns the box as binary glTF 2.0: one node and mesh per panel, with the die's names and fold hierarchy, in
 * metres, y up, front to the viewer. At rest it is closed; the animation "fold" closes it from the flat sheet. Panels
 * have the caliper of their piece, greyboard its own look; the outside has texture coordinates over the whole sheet.
 */
export function templateGlb(die: Die, about: TemplateInfo, colour: BoardColour): Uint8Array {
  const buffer = createBuffer();
  const parts = new Map(panelMeshes(die.panels).map((mesh) => [mesh.panel, mesh]));
  const nodes: object[] = [];
  const meshes: object[] = [];
  const index = new Map(die.panels.map((panel, at) => [panel.id, at + 1]));
  const closed = localPoses(die, 1);
  const pieces = new Map(die.pieces.map((piece) => [piece.id, piece]));
  for (const panel of die.panels) {
    const mesh = parts.get(panel.id);
    if (!mesh) continue;
    const piece = pieces.get(panel.piece);
    const caliper = piece?.caliper ?? die.parameters.t;
    const slab = panelPrimitives(panel, mesh, originOf(panel), caliper, die.sheet);
    const primitives =
      piece?.role === 'core' ? slab.map((each) => ({ ...each, material: 3 as const, uvs: [] })) : slab;
    meshes.push({ name: panel.id, primitives: primitives.map((primitive) => write(buffer, primitive)) });
    const place = closed.get(panel.id);
    const children = die.panels.flatMap((each) =>
      each.hinge?.parent === panel.id ? [index.get(each.id) ?? 0] : [],
    );
    nodes.push({
      name: panel.id,
      mesh: meshes.length - 1,
      ...(place ? { rotation: place.rotation, translation: place.translation } : {}),
      ...(children.length > 0 ? { children } : {}),
    });
  }
  const stand = toRigidTransform(uprightMatrix(die));
  const root = {
    name: die.structure,
    scale: [0.001, 0.001, 0.001],
    rotation: stand.rotation,
    translation: stand.translation.map((value) => round(value / 1000)),
    children: die.panels.flatMap((panel) => (panel.hinge ? [] : [index.get(panel.id) ?? 0])),
  };
  return writeGlb(
    {
      asset: { version: '2.0', generator: 'die exporter', extras: { die: about.stamp } },
      scene: 0,
      scenes: [{ name: die.structure, nodes: [0] }],
      nodes: [root, ...nodes],
      meshes,
      materials: [
        material('outside', colour.outside),
        material('inside', colour.inside),
        material('edge', colour.edge),
        ...(die.pieces.some(({ role }) => role === 'core') ? [material('greyboard', greyboard)] : []),
      ],
      ...animations(die, buffer, index),
    },
    buffer,
  );
}

/** Returns a panel's own origin on the sheet: the start of its hinge, so that a fold is a pure rotation. */
const originOf = ({ hinge }: Panel): readonly [number, number] => hinge?.from ?? [0, 0];

/** Returns each panel's pose in its parent's, at a part of the fold. */
function localPoses(die: Die, t: number): ReadonlyMap<string, RigidTransform> {
  const pose = foldPose(die, t);
  const world = new Map(
    die.panels.flatMap((panel): [string, Matrix4][] => {
      const place = pose.get(panel.id);
      const [x, y] = originOf(panel);
      return place ? [[panel.id, multiply(place, translation(x, y, 0))]] : [];
    }),
  );
  return new Map(
    [...world].map(([id, own]) => {
      const parent = die.panels.find((panel) => panel.id === id)?.hinge?.parent;
      const above = parent === undefined ? undefined : world.get(parent);
      return [id, toRigidTransform(above ? multiply(invertRigid(above), own) : own)];
    }),
  );
}

/** Returns the fold as channels of the moving nodes; none for a flat product. */
function animations(die: Die, buffer: GltfBuffer, index: ReadonlyMap<string, number>): object {
  if (die.panels.every(({ hinge }) => hinge === undefined)) return {};
  const stops = new Set([0, 1]);
  for (let at = 1; at < poseSamples; at += 1) stops.add(at / poseSamples);
  for (const { hinge } of die.panels) for (const at of hinge?.stage ?? []) stops.add(round(at));
  const times = [...stops].toSorted((a, b) => a - b);
  const poses = times.map((at) => localPoses(die, at));
  const input = buffer.floats(
    times.map((at) => at * seconds),
    'SCALAR',
    'animation',
    true,
  );
  const channels: object[] = [];
  const samplers: object[] = [];
  const channel = (
    node: number,
    path: 'rotation' | 'translation',
    values: readonly (readonly number[])[],
  ) => {
    const [first] = values;
    if (values.every((value) => value.every((part, at) => Math.abs(part - (first?.[at] ?? 0)) < 1e-6)))
      return;
    const output = buffer.floats(values.flat(), path === 'rotation' ? 'VEC4' : 'VEC3', 'animation');
    samplers.push({ input, output, interpolation: 'LINEAR' });
    channels.push({ sampler: samplers.length - 1, target: { node, path } });
  };
  for (const panel of die.panels) {
    const node = index.get(panel.id);
    const own = poses.flatMap((pose) => pose.get(panel.id) ?? []);
    if (node === undefined || own.length !== times.length) continue;
    channel(node, 'rotation', alignQuaternions(own.map(({ rotation }) => rotation)));
    channel(
      node,
      'translation',
      own.map(({ translation: move }) => move),
    );
  }
  return channels.length === 0 ? {} : { animations: [{ name: 'fold', channels, samplers }] };
}

/** A rotation has two quaternions; neighbours take the nearer one, so that no panel rotates the long way round. */
function alignQuaternions(turns: readonly RigidTransform['rotation'][]): RigidTransform['rotation'][] {
  const result: RigidTransform['rotation'][] = [];
  for (const turn of turns) {
    const before = result[result.length - 1];
    const same =
      before === undefined || turn.reduce((sum, part, at) => sum + part * (before[at] ?? 0), 0) >= 0;
    const [x, y, z, w] = turn;
    result.push(same ? turn : [-x, -y, -z, -w]);
  }
  return result;
}

function write(buffer: GltfBuffer, { material: look, positions, normals, uvs, indices }: Primitive): object {
  return {
    material: look,
    attributes: {
      POSITION: buffer.floats(positions.flat(), 'VEC3', 'vertex', true),
      NORMAL: buffer.floats(normals.flat(), 'VEC3', 'vertex'),
      ...(uvs.length > 0 ? { TEXCOORD_0: buffer.floats(uvs.flat(), 'VEC2', 'vertex') } : {}),
    },
    indices: buffer.indices(indices),
  };
}

const round = (value: number): number => Math.round(value * 1e9) / 1e9 + 0;

function material(name: string, hex: string): object {
  const [r, g, b] = linear(hex);
  return {
    name,
    pbrMetallicRoughness: { baseColorFactor: [r, g, b, 1], metallicFactor: 0, roughnessFactor: 0.9 },
  };
}

/** glTF colours are linear light. */
function linear(hex: string): Vec3 {
  const part = (from: number): number => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return round(value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  };
  return [part(1), part(3), part(5)];
}
