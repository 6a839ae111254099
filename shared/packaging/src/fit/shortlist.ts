import type { Arrangement, Placement } from './content.ts';

/** A filled block, and how to lay it out once it is wanted. */
export interface Block {
  readonly size: readonly [number, number, number];
  readonly lay: () => Placement[];
}

/** Whether a block may still be held by what is made. */
export type Roomy = (size: Block['size']) => boolean;

/** So many shapes are handed on: the smallest is rarely the cheapest to make or to post. */
const shapes = 12;

const volumeOf = ([x, y, z]: Block['size']): number => x * y * z;
const surfaceOf = ([x, y, z]: Block['size']): number => x * y + y * z + z * x;
const keyOf = ([x, y, z]: Block['size']): string =>
  [Math.max(x, y), Math.min(x, y), z].map((edge) => edge.toFixed(3)).join(' ');

/** The smaller volume comes first; of equal ones that with the smaller surface. */
export const smaller = (a: Block, b: Block): number =>
  volumeOf(a.size) - volumeOf(b.size) || surfaceOf(a.size) - surfaceOf(b.size);

/** Adds a block to a list that never grows much beyond what is handed on. */
export function keepBest(best: Block[], block: Block): void {
  best.push(block);
  if (best.length < 40 * shapes) return;
  best.splice(0, best.length, ...shortlist(best));
}

/** The smallest blocks, each shape once. */
export function shortlist(blocks: readonly Block[]): Block[] {
  const seen = new Set<string>();
  return [...blocks]
    .sort(smaller)
    .filter(({ size }) => {
      const key = keyOf(size);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, shapes);
}

/** The block with its longer base edge along L. */
export function standingOf([x, y, z]: Block['size'], placements: readonly Placement[]): Arrangement {
  if (x >= y) return { inside: { L: x, W: y, H: z }, placements };
  const turned = placements.map(
    (each): Placement => ({ ...each, x: each.y, y: each.x, L: each.W, W: each.L }),
  );
  return { inside: { L: y, W: x, H: z }, placements: turned };
}

/** The same block lying on each of its three kinds of sides; only for content that may lie in any way. */
export function tipped({ inside: { L, W, H }, placements }: Arrangement): Arrangement[] {
  const overX = placements.map(
    (each): Placement => ({ ...each, y: each.z, z: each.y, W: each.H, H: each.W }),
  );
  const overY = placements.map(
    (each): Placement => ({ ...each, x: each.z, z: each.x, L: each.H, H: each.L }),
  );
  return [{ inside: { L, W, H }, placements }, standingOf([L, H, W], overX), standingOf([H, W, L], overY)];
}
