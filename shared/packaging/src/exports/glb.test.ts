/** @jest-environment node */
import { validateBytes } from 'gltf-validator';
import { type Die, structureIds, type Vec3 } from '../die.ts';
import { structures } from '../structures/index.ts';
import { dieOf } from '../testing/arbitrary.ts';
import { ordinaryDie } from '../testing/ordinary.ts';
import { boardColour } from './board-colour.ts';
import { templateGlb } from './glb.ts';

const about = { stamp: 'die:test' };
const glbOf = (die: Die) => templateGlb(die, about, boardColour());

interface Node {
  readonly name: string;
  readonly mesh?: number;
  readonly children?: readonly number[];
  readonly rotation?: readonly number[];
  readonly translation?: readonly number[];
  readonly scale?: readonly number[];
}
interface Gltf {
  readonly nodes: readonly Node[];
  readonly meshes: readonly {
    readonly primitives: readonly { readonly attributes: { readonly POSITION: number } }[];
  }[];
  readonly accessors: readonly {
    readonly bufferView: number;
    readonly count: number;
    readonly min?: readonly number[];
    readonly max?: readonly number[];
  }[];
  readonly bufferViews: readonly { readonly byteOffset: number }[];
  readonly animations?: readonly {
    readonly channels: readonly {
      readonly sampler: number;
      readonly target: { readonly node: number; readonly path: string };
    }[];
    readonly samplers: readonly { readonly input: number; readonly output: number }[];
  }[];
}

/** Reads what the validator does not check: node tree and numbers. */
function parse(glb: Uint8Array) {
  const view = new DataView(glb.buffer, glb.byteOffset, glb.byteLength);
  const length = view.getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length))) as Gltf;
  const floats = (accessor: number, width: number): number[][] => {
    const { bufferView, count } = gltf.accessors[accessor] ?? { bufferView: 0, count: 0 };
    const from = 28 + length + (gltf.bufferViews[bufferView]?.byteOffset ?? 0);
    return Array.from({ length: count }, (_, at) =>
      Array.from({ length: width }, (_each, part) => view.getFloat32(from + (at * width + part) * 4, true)),
    );
  };
  return { gltf, floats };
}

const rotate = ([x = 0, y = 0, z = 0, w = 1]: readonly number[], [a, b, c]: Vec3): Vec3 => {
  const [u, v, s] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * u + y * s - z * v, b + w * v + z * u - x * s, c + w * s + x * v - y * u];
};

/**
 * Returns the bounding box in mm of the scene, with the nodes at rest or at the first or last frame of the animation.
 */
function extent(glb: Uint8Array, frame?: 'first' | 'last'): Vec3 {
  const { gltf, floats } = parse(glb);
  const moved = gltf.nodes.map((node) => ({ ...node }) as { -readonly [K in keyof Node]: Node[K] });
  if (frame)
    for (const { samplers, channels } of gltf.animations ?? [])
      for (const { sampler, target } of channels) {
        const values = floats(samplers[sampler]?.output ?? 0, target.path === 'rotation' ? 4 : 3);
        const value = frame === 'first' ? values[0] : values[values.length - 1];
        const node = moved[target.node];
        if (!node || !value) throw new Error('the animation names a node that is not there');
        if (target.path === 'rotation') node.rotation = value;
        else node.translation = value;
      }
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const walk = (index: number, above: (point: Vec3) => Vec3) => {
    const node = moved[index];
    if (!node) throw new Error(`node ${index} is not there`);
    const [tx = 0, ty = 0, tz = 0] = node.translation ?? [];
    const place = (point: Vec3): Vec3 => {
      const scale = node.scale?.[0] ?? 1;
      const [x, y, z] = rotate(node.rotation ?? [0, 0, 0, 1], [
        point[0] * scale,
        point[1] * scale,
        point[2] * scale,
      ]);
      return above([x + tx, y + ty, z + tz]);
    };
    for (const { attributes } of node.mesh === undefined ? [] : (gltf.meshes[node.mesh]?.primitives ?? []))
      for (const [x = 0, y = 0, z = 0] of floats(attributes.POSITION, 3))
        place([x, y, z]).forEach((value, axis) => {
          low[axis] = Math.min(low[axis] ?? 0, value * 1000);
          high[axis] = Math.max(high[axis] ?? 0, value * 1000);
        });
    for (const child of node.children ?? []) walk(child, place);
  };
  walk(0, (point) => point);
  return [0, 1, 2].map((axis) => (high[axis] ?? 0) - (low[axis] ?? 0)) as unknown as Vec3;
}

describe.each(structureIds)('%s', (id) => {
  const die = ordinaryDie(id);
  const glb = glbOf(die);

  it('is valid binary glTF, without a warning', async () => {
    const { issues } = await validateBytes(glb);
    // Severity 2 and 3 are advice: texture coordinates wait for the buyer's artwork.
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
  });

  it('has a named node for every panel, hung as the die hangs it', () => {
    const { nodes } = parse(glb).gltf;
    for (const panel of die.panels) {
      const parent = nodes.find(({ name }) => name === (panel.hinge?.parent ?? id));
      expect(parent?.children?.map((child) => nodes[child]?.name)).toContain(panel.id);
    }
  });

  it('opens flat: the first frame is the sheet, one caliper thick', () => {
    const sorted = [...extent(glb, 'first')].sort((a, b) => b - a);
    const flat = [die.sheet.width, die.sheet.height].sort((a, b) => b - a);
    expect(sorted[0]).toBeCloseTo(flat[0] ?? 0, 1);
    expect(sorted[1]).toBeCloseTo(flat[1] ?? 0, 1);
    expect(sorted[2]).toBeCloseTo(die.parameters.t, 2);
  });

  it('ends closed: the last frame is the pose at rest', () => {
    extent(glb, 'last').forEach((length, axis) => {
      expect(length).toBeCloseTo(extent(glb)[axis] ?? 0, 2);
    });
  });

  const { encloses = 'box' } = structures[id];
  it('stands as large as the structure says it is outside', () => {
    const [width, height, depth] = extent(glb);
    const { t } = die.parameters;
    if (encloses !== 'box') {
      // Soft and flat products are not upright: they lie as packed, a few calipers thick or opened.
      expect(Math.min(width, height, depth)).toBeLessThan(encloses === 'nothing' ? 3 * t : Infinity);
      return;
    }
    const { L, W, H } = structures[id].outside(die.parameters);
    // Walls lie on each other by layers: a folded stack differs from the formula by at most a caliper and a half.
    for (const off of [width - L, height - H, depth - W]) expect(Math.abs(off)).toBeLessThan(1.5 * t + 0.05);
  });
});

it('gives equal bytes for equal dies', () => {
  const parameters = { L: 212, W: 148, H: 61, t: 1.5 };
  expect(Buffer.from(glbOf(dieOf('fefco-0427', parameters)))).toEqual(
    Buffer.from(glbOf(dieOf('fefco-0427', parameters))),
  );
});
