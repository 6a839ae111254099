import type { Die, Point, SideFrame } from '../die.ts';

/** A line to draw with arrows at both ends. `value` is the distance on the sheet in mm, `label` the same as text. */
export interface DimensionLine {
  readonly id: 'flat-width' | 'flat-height' | 'L' | 'W' | 'H';
  readonly from: Point;
  readonly to: Point;
  readonly value: number;
  readonly label: string;
  /** The inside dimension of this crease distance. */
  readonly inside?: number;
}

/** Distance of the overall dimensions from the die, in mm. */
export const dimensionOffset = 12;

/**
 * Returns the overall size outside the die, and length, width and height across the sides that show them. A dimension
 * that no side shows completely (the height of a box whose lid meets its base half-way) has no line.
 */
export function dimensionLines(die: Pick<Die, 'sheet' | 'parameters' | 'frames'>): DimensionLine[] {
  const { width, height } = die.sheet;
  const { L, W, H } = die.parameters;
  const frame = (side: SideFrame['side']) => die.frames.find((each) => each.side === side);
  const [front, top, right, bottom] = [frame('front'), frame('top'), frame('right'), frame('bottom')];
  const upright = right && right.turn % 180 === 0 ? right : undefined;
  return [
    measured('flat-width', [0, height + dimensionOffset], [width, height + dimensionOffset]),
    measured('flat-height', [width + dimensionOffset, 0], [width + dimensionOffset, height]),
    ...whole(die, front && across('L', front, L), top && across('L', top, L)),
    ...whole(die, front && along('H', front, H)),
    ...whole(die, upright && across('W', upright, W), bottom && along('W', bottom, W)),
  ];
}

/** Returns the first line that differs from its inside dimension only by walls, papers and clearance. */
function whole(
  { parameters: { t } }: Pick<Die, 'parameters'>,
  ...lines: readonly (DimensionLine | undefined)[]
): DimensionLine[] {
  const found = lines.find((each) => each && Math.abs(each.value - (each.inside ?? 0)) <= 4 * t + 5);
  return found ? [found] : [];
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
