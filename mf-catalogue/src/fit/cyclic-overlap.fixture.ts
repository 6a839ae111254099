import type { Placement } from '@shop/packaging';

/** Three bars, each in front of the next as seen along (1, 1, 1), and the last in front of the first. */
export const cyclicOverlap: readonly Placement[] = [
  { item: 0, x: 0, y: 1, z: 0, L: 3, W: 1, H: 1 },
  { item: 1, x: 0, y: 0, z: 1, L: 1, W: 3, H: 1 },
  { item: 2, x: 1, y: 0, z: 0, L: 1, W: 1, H: 2 },
];
