import type { Path, Point } from '../../die.ts';
import { polygon } from '../shapes.ts';

/** Which way a wall lies from its face on the sheet. */
export type WallDirection = 'up' | 'down' | 'left' | 'right';

/**
 * A wall's own coordinates: u along the wall from its middle, v outwards from the centre of the face. So all four
 * walls of a tray are drawn by one function.
 */
export interface WallFrame {
  readonly at: (u: number, v: number) => Point;
  readonly ring: (...points: readonly (readonly [u: number, v: number])[]) => Path;
}

export function wallFrame([cx, cy]: Point, toward: WallDirection): WallFrame {
  const at = (u: number, v: number): Point => {
    switch (toward) {
      case 'up':
        return [cx + u, cy - v];
      case 'down':
        return [cx + u, cy + v];
      case 'left':
        return [cx - v, cy + u];
      case 'right':
        return [cx + v, cy + u];
    }
  };
  return { at, ring: (...points) => polygon(...points.map(([u, v]) => at(u, v))) };
}
