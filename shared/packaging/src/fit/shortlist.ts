import type { Arrangement, Placement } from './content.ts';

/** A filled block, and how to lay it out on demand. */
export interface Block {
  readonly size: readonly [number, number, number];
  readonly lay: () => Placement[];
}

/** Whether a block can still fit a box of the structure. */
export type FitsStructure = (size: Block['size']) => boolean;

/**
 * Returns the volume in mm³ of the smallest box for a block, never less than the block's own; infinite if there is
 * none.
 */
export type BoxVolume = (size: Block['size']) => number;

/** The volume of the blocks themselves, where no box is needed. */
export const blockVolume: BoxVolume = ([x, y, z]) => x * y * z;

/** The number of shapes in the shortlist: the smallest is rarely the cheapest to make or to post. */
const shortlistLimit = 12;

const surfaceOf = ([x, y, z]: Block['size']): number => x * y + y * z + z * x;
const keyOf = ([x, y, z]: Block['size']): string =>
  [Math.max(x, y), Math.min(x, y), z].map((edge) => edge.toFixed(3)).join(' ');

interface RankedBlock extends Block {
  readonly box: number;
}

/** Compares by box volume; then by block volume, then by the block's surface. */
const compareBlocks = (a: RankedBlock, b: RankedBlock): number =>
  // Two blocks without a possible box differ only by themselves.
  (a.box === b.box ? 0 : a.box - b.box) ||
  blockVolume(a.size) - blockVolume(b.size) ||
  surfaceOf(a.size) - surfaceOf(b.size);

/** Collects blocks and keeps those with the smallest boxes, each shape once. */
export function createShortlist(boxVolume: BoxVolume) {
  let kept: RankedBlock[] = [];
  /** A block larger than the worst box of the shortlist has no smaller box. */
  let bar = Number.POSITIVE_INFINITY;
  const trim = (): void => {
    const seen = new Set<string>();
    kept = kept
      .sort(compareBlocks)
      .filter(({ size }) => {
        const key = keyOf(size);
        if (seen.has(key)) return false;
        seen.add(key);
        return true;
      })
      .slice(0, shortlistLimit);
    bar = kept[shortlistLimit - 1]?.box ?? bar;
  };
  return {
    add: (block: Block): void => {
      if (blockVolume(block.size) > bar) return;
      kept.push({ ...block, box: boxVolume(block.size) });
      if (kept.length >= 10 * shortlistLimit) trim();
    },
    blocks: (): readonly Block[] => {
      trim();
      return kept;
    },
  };
}

/** Returns the block with its longer base edge along L. */
export function toArrangement([x, y, z]: Block['size'], placements: readonly Placement[]): Arrangement {
  if (x >= y) return { inside: { L: x, W: y, H: z }, placements };
  const turned = placements.map(
    (each): Placement => ({ ...each, x: each.y, y: each.x, L: each.W, W: each.L }),
  );
  return { inside: { L: y, W: x, H: z }, placements: turned };
}

/** Returns the same block on each of its three kinds of sides; only for content that may lie in any way. */
export function rotations({ inside: { L, W, H }, placements }: Arrangement): Arrangement[] {
  const overX = placements.map(
    (each): Placement => ({ ...each, y: each.z, z: each.y, W: each.H, H: each.W }),
  );
  const overY = placements.map(
    (each): Placement => ({ ...each, x: each.z, z: each.x, L: each.H, H: each.L }),
  );
  return [
    { inside: { L, W, H }, placements },
    toArrangement([L, H, W], overX),
    toArrangement([H, W, L], overY),
  ];
}
