/** Where sides lie on the sheet and how art on them stands upright. */
import type { Die, Side, SideFrame } from '@shop/packaging';
import type { Bounds } from './matrix.ts';

export function frameOf(die: Die, side: Side): SideFrame | undefined {
  return die.frames.find((frame) => frame.side === side);
}

/** The rectangle a layer lives on: its side's, or the sheet's. */
export function regionOf(die: Die, side: Side | null): Bounds | undefined {
  if (side === null) return { x: 0, y: 0, width: die.sheet.width, height: die.sheet.height };
  return frameOf(die, side);
}

/** The rotation on the sheet, degrees clockwise, that makes art stand upright on the closed box. */
export function uprightRotation(die: Die, side: Side | null): 0 | 90 | 180 | 270 {
  const turn = side === null ? 0 : (frameOf(die, side)?.turn ?? 0);
  return turn === 0 ? 0 : turn === 90 ? 270 : turn === 180 ? 180 : 90;
}
