import type { Size, StructureId } from '../die.ts';
import { sizeLimit } from '../resolve-parameters.ts';
import { structures } from '../structures/index.ts';
import type { Block, BoxVolume } from './shortlist.ts';

const edges = ['L', 'W', 'H'] as const;
type Edge = (typeof edges)[number];

/** Limits are rounded to a thousandth of a millimetre; so are the values compared with them. */
const slack = 1e-3;

/**
 * Returns the smallest size in whole mm in which a structure can be made and that holds `wanted`. A dimension is
 * raised to its own minimum, and where another could not be so large beside it (a mailer's side walls need length and
 * width). A size above the structure's maximum stays as it is.
 */
export function smallestBox(id: StructureId, wanted: Size, t: number): Size {
  const structure = structures[id];
  let size = wanted;
  const limit = (edge: Edge, from: Size = size) => sizeLimit(structure, edge, { ...from, t });
  // Raising one dimension may move another's limits, in a chain of at most three.
  for (let round = 0; round < 3; round += 1)
    for (const edge of edges) {
      const least = Math.ceil(limit(edge).min - slack);
      if (least > size[edge]) size = { ...size, [edge]: least };
      for (const other of edges)
        if (other !== edge && size[edge] > limit(edge).max + slack)
          size = growToAllow(edge, other, size, limit);
    }
  return size;
}

/**
 * Returns the size with `other` as small as possible such that `edge` is allowed, or as close to that as `other` alone
 * can bring it.
 */
function growToAllow(
  edge: Edge,
  other: Edge,
  size: Size,
  limit: (edge: Edge, from: Size) => { readonly max: number },
): Size {
  const maxAt = (value: number): number => limit(edge, { ...size, [other]: value }).max + slack;
  let [low, high] = [size[other], Math.floor(limit(other, size).max + slack)];
  if (high <= low || maxAt(high) <= maxAt(low)) return size;
  const aim = Math.min(size[edge], maxAt(high));
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (maxAt(middle) >= aim) high = middle;
    else low = middle + 1;
  }
  return { ...size, [other]: low };
}

const isWithinLimits = (id: StructureId, size: Size, t: number): boolean =>
  edges.every((edge) => {
    const { min, max } = sizeLimit(structures[id], edge, { ...size, t });
    return size[edge] >= min - slack && size[edge] <= max + slack;
  });

/**
 * Returns the inside in whole mm for a block and its padding. Tolerates a thousandth, so that 3 × 33.4 is not rounded
 * up by a millimetre.
 */
export function requiredInside(inside: Size, padding: number): Size {
  const whole = (edge: number): number => Math.ceil(edge + 2 * padding - slack);
  return { L: whole(inside.L), W: whole(inside.W), H: whole(inside.H) };
}

/**
 * Measures blocks by the volume of their box, in mm³: a small block may need a large box. `turns`: the block may lie on
 * any of its sides, and the best one counts.
 */
export function createBoxVolume(id: StructureId, t: number, padding: number, turns: boolean): BoxVolume {
  const { limits } = structures[id];
  const made = ([x, y, z]: Block['size']): number => {
    const wanted = requiredInside({ L: Math.max(x, y), W: Math.min(x, y), H: z }, padding);
    // Called for thousands of grids; most are obviously too large, or allowed unchanged.
    if (edges.some((edge) => wanted[edge] > limits[edge].max + slack)) return Number.POSITIVE_INFINITY;
    if (isWithinLimits(id, wanted, t)) return wanted.L * wanted.W * wanted.H;
    const size = smallestBox(id, wanted, t);
    return isWithinLimits(id, size, t) ? size.L * size.W * size.H : Number.POSITIVE_INFINITY;
  };
  return ([x, y, z]) =>
    turns ? Math.min(made([x, y, z]), made([x, z, y]), made([z, y, x])) : made([x, y, z]);
}
