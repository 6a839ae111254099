/** The position of sides on the sheet and the upright orientation of their art. */
import type { Die, Side, SideFrame } from '@shop/packaging';
import { type Bounds, type Matrix, multiply, rotation, translation } from './matrix.ts';

export function frameOf(die: Die, side: Side): SideFrame | undefined {
  return die.frames.find((frame) => frame.side === side);
}

/** Returns the rectangle of a layer: its side's, or the sheet's. */
export function regionOf(die: Die, side: Side | null): Bounds | undefined {
  if (side === null) return { x: 0, y: 0, width: die.sheet.width, height: die.sheet.height };
  return frameOf(die, side);
}

/** Returns the rotation on the sheet, degrees clockwise, at which art is upright on the closed box. */
export function uprightRotation(die: Die, side: Side | null): 0 | 90 | 180 | 270 {
  const turn = side === null ? 0 : (frameOf(die, side)?.turn ?? 0);
  return turn === 0 ? 0 : turn === 90 ? 270 : turn === 180 ? 180 : 90;
}

/** Returns width and height of a side, upright on the closed box. */
export function uprightSize(frame: SideFrame): { readonly width: number; readonly height: number } {
  const lying = frame.turn === 90 || frame.turn === 270;
  return lying ? { width: frame.height, height: frame.width } : { width: frame.width, height: frame.height };
}

/** Returns the matrix from the upright side's millimetres, from its top left, to the sheet. */
export function uprightToSheet(frame: SideFrame): Matrix {
  const { width, height } = uprightSize(frame);
  const turned = multiply(rotation(360 - frame.turn), translation(-width / 2, -height / 2));
  return multiply(translation(frame.x + frame.width / 2, frame.y + frame.height / 2), turned);
}
