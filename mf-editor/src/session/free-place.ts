/** Finds a free place for a new object on a side. Pure; upright millimetres. */
import { type DesignDocument, layerById, nodesOf } from '@shop/design';
import type { Die, Side } from '@shop/packaging';
import { type UprightBox, uprightBox } from './upright.ts';

type Box = Pick<UprightBox, 'x' | 'y' | 'w' | 'h'>;

/** Returns the current boxes on a side. */
export function listBoxes(document: DesignDocument, die: Die, side: Side | null): readonly Box[] {
  return nodesOf(document)
    .filter((node) => !node.hidden && layerById(document, node.parent)?.side === side)
    .map((node) => uprightBox(node, die, side));
}

/** The gap between two objects, and from the edge, in millimetres. */
const gap = 4;

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/**
 * Returns how far down (negative: up) a new object has to move to overlap nothing: below the existing objects, else
 * above them. 0 where it is already free, where there is only a background, or without space: then the buyer decides.
 */
export function findFreeOffset(
  box: Box,
  others: readonly Box[],
  sideSize: { readonly width: number; readonly height: number },
): number {
  const obstacles = others.filter((other) => other.w * other.h < 0.6 * sideSize.width * sideSize.height);
  if (!obstacles.some((other) => overlaps(box, other))) return 0;
  const bottom = Math.max(...obstacles.map((other) => other.y + other.h));
  const top = Math.min(...obstacles.map((other) => other.y));
  if (bottom + gap + box.h <= sideSize.height - gap) return bottom + gap - box.y;
  return top - gap - box.h >= gap ? top - gap - box.h - box.y : 0;
}
