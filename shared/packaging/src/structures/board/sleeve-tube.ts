import type { Point } from '../../die.ts';
import { polygon, rectangle } from '../shapes.ts';
import type { PanelDraft } from '../structure.ts';

/** A tube around a body: bottom, front, back and top, glued under the top. Left and right are open. */
export interface SleeveTube {
  /** Id of a panel by its side; of the glue flap by `glue`. */
  readonly idOf: (part: 'bottom' | 'front' | 'back' | 'top' | 'glue') => string;
  /** Left upper corner on the sheet. */
  readonly corner: Point;
  /** Along the open axis. */
  readonly length: number;
  /** Between creases. */
  readonly width: number;
  readonly height: number;
  readonly flap: number;
  readonly hinge?: PanelDraft['hinge'];
  readonly piece: string;
  readonly stage: readonly [number, number];
}

/** Middle of the tube's bottom on the sheet. */
export const sleeveCentre = ({ corner: [x, y], length, width, height, flap }: SleeveTube): Point => [
  x + length / 2,
  y + flap + height + width / 2,
];

/**
 * From top to bottom of the sheet: glue flap, front, bottom, back, top. The bottom is the root, or hangs by `hinge`.
 * Front and top are upright on the sheet.
 */
export function sleevePanels(tube: SleeveTube): PanelDraft[] {
  const { idOf, length, width, height, flap, stage } = tube;
  const [x0, y0] = tube.corner;
  const x1 = x0 + length;
  const frontY = y0 + flap;
  const bottomY = frontY + height;
  const backY = bottomY + width;
  const topY = backY + height;
  const bevel = Math.min(flap / 3, length / 6);
  const part = (from: number, to: number): [number, number] => [
    Number((stage[0] + (stage[1] - stage[0]) * from).toFixed(4)),
    Number((stage[0] + (stage[1] - stage[0]) * to).toFixed(4)),
  ];
  const crease = (y: number) => ({ from: [x0, y] as const, to: [x1, y] as const, angle: 90 });
  return [
    {
      id: idOf('bottom'),
      path: rectangle(x0, bottomY, x1, backY),
      piece: tube.piece,
      side: 'bottom',
      turn: 180,
      ...(tube.hinge ? { hinge: tube.hinge } : {}),
    },
    {
      id: idOf('front'),
      path: rectangle(x0, frontY, x1, bottomY),
      hinge: { parent: idOf('bottom'), ...crease(bottomY), stage: part(0, 0.35) },
      side: 'front',
      turn: 0,
    },
    {
      id: idOf('back'),
      path: rectangle(x0, backY, x1, topY),
      hinge: { parent: idOf('bottom'), ...crease(backY), stage: part(0.15, 0.5) },
      side: 'back',
      turn: 180,
    },
    {
      id: idOf('top'),
      path: rectangle(x0, topY, x1, topY + width),
      hinge: { parent: idOf('back'), ...crease(topY), stage: part(0.6, 1) },
      side: 'top',
      turn: 0,
    },
    {
      id: idOf('glue'),
      path: polygon([x0, frontY], [x1, frontY], [x1 - bevel, y0], [x0 + bevel, y0]),
      hinge: { parent: idOf('front'), ...crease(frontY), stage: part(0.4, 0.6) },
      layer: -1,
    },
  ];
}
