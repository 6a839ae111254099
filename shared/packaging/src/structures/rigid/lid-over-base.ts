import type { PanelDraft } from '../structure.ts';
import type { VisibleSide, WrappedTray } from './wrapped-tray.ts';

/**
 * Moves a lid that lies below its base on the sheet, open towards the viewer's back like the base, over it: lifted,
 * turned about a line half-way between the two centres, and lowered until its face is `seat` above the base's face.
 */
export const lidJoin = (
  base: string,
  centreY: number,
  seat: number,
  lift: number,
  stage: readonly [number, number],
): NonNullable<PanelDraft['hinge']> => ({
  parent: base,
  kind: 'join',
  from: [-1, centreY / 2],
  to: [1, centreY / 2],
  angle: 180,
  stage,
  keys: [
    { at: 0, angle: 0, move: [0, 0, 0] },
    { at: 0.25, angle: 0, move: [0, 0, lift] },
    { at: 0.7, angle: 180, move: [0, 0, lift] },
    { at: 1, angle: 180, move: [0, 0, seat] },
  ],
});

/** A lid's walls as sides: up points towards its face. */
export const lidWalls: NonNullable<WrappedTray['walls']> = {
  front: { side: 'front', turn: 0 },
  back: { side: 'back', turn: 180 },
  left: { side: 'left', turn: 270 },
  right: { side: 'right', turn: 90 },
};

/** A base's walls as sides: up points away from its face. `height` is the part that a lid leaves visible. */
export function standingWalls(height?: number): NonNullable<WrappedTray['walls']> {
  const seen = height === undefined ? {} : { height };
  const shown = (side: VisibleSide['side'], turn: VisibleSide['turn']): VisibleSide => ({
    side,
    turn,
    ...seen,
  });
  return {
    front: shown('front', 0),
    back: shown('back', 180),
    left: shown('left', 90),
    right: shown('right', 270),
  };
}
