import { type Arrangement, type Item, orientationsOf, type Placement } from './content.ts';
import { type BoxVolume, blockVolume, createShortlist, toArrangement } from './shortlist.ts';

const gridsAStep = 500;

/**
 * Arranges equal items in rows, columns and layers, all in the same orientation: it evaluates every grid that fits them
 * without wasting a row, so the one with the smallest box is exact. Items of an incomplete last layer have the same
 * orientation. One step for some hundred grids.
 */
export function* packEqualSteps(
  item: Item,
  between: number,
  boxVolume: BoxVolume = blockVolume,
): Generator<undefined, Arrangement[]> {
  const list = createShortlist(boxVolume);
  let looked = 0;
  for (const [l, w, h] of orientationsOf(item)) {
    for (let columns = 1; columns <= item.quantity; columns += 1) {
      for (let rows = 1; rows <= Math.ceil(item.quantity / columns); rows += 1) {
        const layers = Math.ceil(item.quantity / (columns * rows));
        const size = [
          columns * (l + between) - between,
          rows * (w + between) - between,
          layers * (h + between) - between,
        ] as const;
        list.add({
          size,
          lay: () => grid(item.quantity, [l, w, h], [columns, rows], between),
        });
        looked += 1;
        if (looked % gridsAStep === 0) yield;
      }
    }
  }
  return list.blocks().map(({ size, lay }) => toArrangement(size, lay()));
}

/** Runs all steps of `packEqualSteps` at once. */
export function packEqualItems(item: Item, between: number): Arrangement[] {
  const steps = packEqualSteps(item, between);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

function grid(
  quantity: number,
  [L, W, H]: readonly [number, number, number],
  [columns, rows]: readonly [number, number],
  between: number,
): Placement[] {
  return Array.from({ length: quantity }, (_, index) => ({
    item: 0,
    x: (index % columns) * (L + between),
    y: (Math.floor(index / columns) % rows) * (W + between),
    z: Math.floor(index / (columns * rows)) * (H + between),
    L,
    W,
    H,
  }));
}
