import type { Die, Point, SideFrame } from '../die.ts';

/** A line to draw with arrows at both ends. `value` is the distance on the sheet in mm, `label` the same as text. */
export interface DimensionLine {
  readonly id: 'flat-width' | 'flat-height' | 'L' | 'W' | 'H';
  readonly from: Point;
  readonly to: Point;
  readonly value: number;
  readonly label: string;
  /** The inside dimension that this crease distance stands for. */
  readonly inside?: number;
}

/** Distance of the overall dimensions from the die, in mm. */
export const dimensionOffset = 12;

/** Overall size outside the die, and length, width and height across the panels that show them. */
export function dimensionLines(die: Pick<Die, 'sheet' | 'parameters' | 'frames'>): DimensionLine[] {
  const { width, height } = die.sheet;
  const { L, W, H } = die.parameters;
  const frame = (side: SideFrame['side']) => die.frames.find((each) => each.side === side);
  const front = frame('front');
  const right = frame('right');
  const upright = right && right.turn % 180 === 0 ? right : undefined;
  const bottom = frame('bottom');
  return [
    measured('flat-width', [0, height + dimensionOffset], [width, height + dimensionOffset]),
    measured('flat-height', [width + dimensionOffset, 0], [width + dimensionOffset, height]),
    ...(front ? [across('L', front, L), along('H', front, H)] : []),
    ...(upright ? [across('W', upright, W)] : bottom ? [along('W', bottom, W)] : []),
  ];
}

function across(id: 'L' | 'W', { x, y, width, height }: SideFrame, inside: number): DimensionLine {
  const at = y + height * 0.85;
  return { ...measured(id, [x, at], [x + width, at]), inside };
}

function along(id: 'W' | 'H', { x, y, width, height }: SideFrame, inside: number): DimensionLine {
  const at = x + width * 0.08;
  return { ...measured(id, [at, y], [at, y + height]), inside };
}

function measured(id: DimensionLine['id'], from: Point, to: Point): DimensionLine {
  const value = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return { id, from, to, value, label: String(Number(value.toFixed(1))) };
}
