import type { PanelDraft } from '../structure.ts';

/** Pieces of a set lie this far apart on the sheet, in mm. */
export const pieceGap = 20;

/**
 * Moves a lid over its base. Both lie on the sheet with their printed faces up, the lid's centre `below` mm under the
 * base's. The lid is lifted clear, turned over about the line half-way between them and lowered until its top is
 * `seat` mm above the base's floor. `reach` is how far its walls extend from its top. A straight fall would sweep
 * them through the base.
 */
export function lidJoin(
  parent: string,
  below: number,
  seat: number,
  reach: number,
  stage: readonly [number, number],
): NonNullable<PanelDraft['hinge']> {
  const lift = seat + reach + 20;
  return {
    parent,
    kind: 'join',
    from: [-1, below / 2],
    to: [1, below / 2],
    angle: 180,
    stage,
    keys: [
      { at: 0, angle: 0, move: [0, 0, 0] },
      { at: 0.25, angle: 0, move: [0, 0, lift] },
      { at: 0.7, angle: 180, move: [0, 0, lift] },
      { at: 1, angle: 180, move: [0, 0, seat] },
    ],
  };
}
