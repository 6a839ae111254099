import { dieOf, nodesOf, runCommand, type StructureRef } from '@shop/design';
import { type Side, sides } from '@shop/packaging';
import fc from 'fast-check';
import { createEmptyDesign, mailer } from './design.fixture.ts';
import { getSideSize, stepOnSheet, uprightBox } from './upright.ts';

const structures: readonly StructureRef[] = [
  mailer,
  { id: 'fefco-0201', version: 1, params: { L: 300, W: 200, H: 150, t: 3 } },
  { id: 'tuck-end-reverse', version: 1, params: { L: 80, W: 40, H: 120, t: 0.45 } },
];
function placeOnSide(structure: StructureRef, side: Side | null, ratio: number) {
  const dieResult = dieOf(structure);
  if (!dieResult.ok) throw new Error('A structure of the tests cannot be made.');
  const design = createEmptyDesign(structure);
  const placed = runCommand(
    design,
    {
      name: 'addImage',
      args: {
        place: { side },
        asset: { sha256: 'a'.repeat(64), name: 'logo.pdf', format: 'pdf', mm: [400, 400 * ratio], px: null },
      },
    },
    { dieOf },
  );
  if (!placed.ok) return null;
  const [node] = nodesOf(placed.document);
  return node === undefined ? null : { die: dieResult.die, node, document: placed.document };
}

describe('a box in upright coordinates', () => {
  it('places artwork upright, within its side and centred, on every side of every structure', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...structures),
        fc.constantFrom(...sides, null),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (structure, side, ratio) => {
          const placed = placeOnSide(structure, side, ratio);
          if (placed === null) return;
          const box = uprightBox(placed.node, placed.die, side);
          const sideSize = getSideSize(placed.die, side);
          expect(box.rot).toBe(0);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.w).toBeLessThanOrEqual(sideSize.width + 0.01);
          expect(box.y + box.h).toBeLessThanOrEqual(sideSize.height + 0.01);
          expect(box.x + box.w / 2).toBeCloseTo(sideSize.width / 2, 1);
          expect(box.y + box.h / 2).toBeCloseTo(sideSize.height / 2, 1);
        },
      ),
    );
  });

  it('moves right and down on screen for every orientation of a side', () => {
    for (const structure of structures) {
      for (const side of sides) {
        const placed = placeOnSide(structure, side, 0.5);
        if (placed === null) continue;
        const before = uprightBox(placed.node, placed.die, side);
        const [dx, dy] = stepOnSheet(placed.die, side, [7, 3]);
        const moved = runCommand(
          placed.document,
          { name: 'move', args: { ids: [placed.node.id], dx, dy } },
          { dieOf },
        );
        const node = moved.ok ? nodesOf(moved.document)[0] : undefined;
        if (node === undefined) throw new Error('The move was refused.');
        const after = uprightBox(node, placed.die, side);
        expect(after.x - before.x).toBeCloseTo(7, 2);
        expect(after.y - before.y).toBeCloseTo(3, 2);
      }
    }
  });
});
