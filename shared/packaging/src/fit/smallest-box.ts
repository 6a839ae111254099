import type { Size, StructureId } from '../die.ts';
import { sizeLimit } from '../resolve-parameters.ts';
import { structures } from '../structures/index.ts';
import type { Block, BoxVolume } from './shortlist.ts';

const edges = ['L', 'W', 'H'] as const;
type Edge = (typeof edges)[number];

/** A limit is kept to a thousandth of a millimetre; so is what is measured against it. */
const slack = 1e-3;

/**
 * The size in whole mm that a structure is made in and that holds `wanted`: no dimension is smaller than wanted, each is
 * as small as that allows. A dimension is raised to its own least, and where another could not be so large beside it (a
 * mailer's side walls want length and width). What is larger than the structure is ever made is left as it is.
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

/** The size with `other` as small as it may be for `edge` to be allowed, or as near to that as `other` alone brings it. */
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

/** The inside in whole mm that a block and its padding want. A thousandth is forgiven, so that 3 × 33.4 does not become a millimetre more than it is. */
export function requiredInside(inside: Size, padding: number): Size {
  const whole = (edge: number): number => Math.ceil(edge + 2 * padding - slack);
  return { L: whole(inside.L), W: whole(inside.W), H: whole(inside.H) };
}

/**
 * Measures blocks by the box that would be made for them, in mm³: a small block may need a large box. `turns`: the block
 * may lie on any of its sides, and counts by the best.
 */
export function createBoxVolume(id: StructureId, t: number, padding: number, turns: boolean): BoxVolume {
  const { limits } = structures[id];
  const made = ([x, y, z]: Block['size']): number => {
    const wanted = requiredInside({ L: Math.max(x, y), W: Math.min(x, y), H: z }, padding);
    // Thousands of grids are asked about; most are plainly too large, or made as they are.
    if (edges.some((edge) => wanted[edge] > limits[edge].max + slack)) return Number.POSITIVE_INFINITY;
    if (isWithinLimits(id, wanted, t)) return wanted.L * wanted.W * wanted.H;
    const size = smallestBox(id, wanted, t);
    return isWithinLimits(id, size, t) ? size.L * size.W * size.H : Number.POSITIVE_INFINITY;
  };
  return ([x, y, z]) =>
    turns ? Math.min(made([x, y, z]), made([x, z, y]), made([z, y, x])) : made([x, y, z]);
}
