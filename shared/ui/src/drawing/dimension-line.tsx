import type { Point } from '@shop/packaging';
import styles from './drawing.module.css';

export interface DimensionLineProps {
  /** Ends of the measured line, in CSS pixels of the drawing. */
  readonly from: Point;
  readonly to: Point;
  /**
   * The distance of the dimension line in pixels, to the right of the direction from→to as seen on screen (y down). At
   * 0 it is on the measured line, without extension lines.
   */
  readonly offset: number;
  readonly text: string;
}

const tick = 4;
const gap = 5;
const fontSize = 12;

/** A dimension line: two extension lines, ticks at 45°, the number in a gap of the line, read from below or right. */
export function DimensionLine({ from, to, offset, text }: DimensionLineProps) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1e-6) return null;
  const ux = (to[0] - from[0]) / length;
  const uy = (to[1] - from[1]) / length;
  // Screen coordinates: rotating (ux, uy) clockwise by 90° gives the right-hand side.
  const nx = -uy;
  const ny = ux;
  const side = Math.sign(offset);
  const at = (point: Point, off: number): Point => [point[0] + nx * off, point[1] + ny * off];
  const a = at(from, offset);
  const b = at(to, offset);
  const [ax, ay] = at(from, side * gap);
  const [bx, by] = at(to, side * gap);
  const [aex, aey] = at(from, offset + side * tick);
  const [bex, bey] = at(to, offset + side * tick);
  const extensions = side === 0 ? '' : `M${ax} ${ay}L${aex} ${aey}M${bx} ${by}L${bex} ${bey}`;
  // Too short for its number: the number is then beside the line.
  const cramped = length < text.length * fontSize * 0.62 + 2 * tick;
  const dx = (ux + nx) * tick;
  const dy = (uy + ny) * tick;
  const lift = cramped ? fontSize * 0.9 * (side === 0 ? -1 : side) : 0;
  const middle: Point = [(a[0] + b[0]) / 2 + nx * lift, (a[1] + b[1]) / 2 + ny * lift];
  const degrees = (Math.atan2(uy, ux) * 180) / Math.PI;
  // A number is never upside down: vertical ones are read from the right.
  const upright = degrees > 89.5 ? degrees - 180 : degrees <= -90.5 ? degrees + 180 : degrees;
  return (
    <g>
      <path
        className={styles.measure}
        d={`${extensions}M${a[0]} ${a[1]}L${b[0]} ${b[1]}M${a[0] - dx} ${a[1] - dy}l${2 * dx} ${2 * dy}M${b[0] - dx} ${b[1] - dy}l${2 * dx} ${2 * dy}`}
      />
      <text
        className={styles.measureText}
        fontSize={fontSize}
        x={middle[0]}
        y={middle[1]}
        transform={`rotate(${upright} ${middle[0]} ${middle[1]})`}
      >
        {text}
      </text>
    </g>
  );
}
