import type { Point, Side } from '../../die.ts';
import { type WallDirection, wallFrame } from '../rigid/wall-frame.ts';
import type { PanelDraft } from '../structure.ts';

export type Wall = 'front' | 'back' | 'left' | 'right';

/** A single-wall tray: a floor, four walls, and tabs at the ends of front and back that are glued inside left and right. */
export interface Tray {
  /** Prefix of the panels' ids, and the id of its floor. */
  readonly name: string;
  readonly centre: Point;
  /** Between the walls' creases. */
  readonly length: number;
  readonly width: number;
  /** From the crease to the rim. */
  readonly height: number;
  readonly tab: number;
  /** The clearance between a tab and the floor. */
  readonly ease: number;
  /** Which way its front lies on the sheet. */
  readonly front: 'up' | 'down';
  readonly floor: { readonly side: Side; readonly turn: 0 | 180 };
  /** The sides that its walls show, if they do; `height` is the part that no lid covers. */
  readonly shows?: { readonly height?: number };
  readonly hinge?: PanelDraft['hinge'];
  /** The part of the fold in which it is set up. */
  readonly stage: readonly [number, number];
}

/** Half of the flat tray's extent on the sheet. */
export const trayReach = ({ length, width, height }: Tray): Point => [
  length / 2 + height,
  width / 2 + height,
];

export const trayPanels = (tray: Tray): PanelDraft[] => {
  const { name, centre, length, width } = tray;
  const square = wallFrame(centre, 'down');
  const [x, y] = [length / 2, width / 2];
  return [
    {
      id: name,
      path: square.ring([-x, -y], [x, -y], [x, y], [-x, y]),
      piece: name,
      side: tray.floor.side,
      turn: tray.floor.turn,
      ...(tray.hinge ? { hinge: tray.hinge } : {}),
    },
    ...wall(tray, 'front', tray.front),
    ...wall(tray, 'back', tray.front === 'up' ? 'down' : 'up'),
    ...wall(tray, 'left', 'left'),
    ...wall(tray, 'right', 'right'),
  ];
};

/** Tabs and the walls they are glued to, as closing pairs. */
export const trayGlue = (name: string): string[] =>
  ['Front', 'Back'].flatMap((wall) =>
    ['Left', 'Right'].map((end) => `${name}${wall}Tab${end}~${name}${end}`),
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Up on a wall of a base points away from its floor, on that of a lid towards it. */
export const wallTurn = (tray: Pick<Tray, 'front'>, side: Wall): 0 | 90 | 180 | 270 =>
  turns[tray.front][side];

const turns: Readonly<Record<Tray['front'], Readonly<Record<Wall, 0 | 90 | 180 | 270>>>> = {
  up: { front: 0, back: 180, left: 90, right: 270 },
  down: { front: 0, back: 180, left: 270, right: 90 },
};

function wall(tray: Tray, side: Wall, toward: WallDirection): PanelDraft[] {
  const { name, centre, height, shows } = tray;
  const lying = side === 'left' || side === 'right';
  const [half, from] = lying ? [tray.width / 2, tray.length / 2] : [tray.length / 2, tray.width / 2];
  const frame = wallFrame(centre, toward);
  const rim = from + height;
  const id = `${name}${capital(side)}`;
  const visible = shows?.height;
  return [
    {
      id,
      path: frame.ring([-half, from], [half, from], [half, rim], [-half, rim]),
      hinge: {
        parent: name,
        from: frame.at(-half, from),
        to: frame.at(half, from),
        angle: 90,
        stage: part(tray, lying ? [0.55, 1] : [0, 0.4]),
      },
      ...(shows ? { side, turn: wallTurn(tray, side) } : {}),
      ...(visible === undefined
        ? {}
        : { shows: [frame.at(-half, from), frame.at(half, from + visible)] as const }),
    },
    ...(lying ? [] : ([-1, 1] as const).map((sign) => tabPanel(tray, id, toward, sign, height, [0.35, 0.6]))),
  ];
}

/** A tab at the end of a front or back wall `height` mm high; it lies inside the wall beside it. */
export function tabPanel(
  tray: Omit<Tray, 'height'>,
  parent: string,
  toward: WallDirection,
  sign: -1 | 1,
  height: number,
  stage: readonly [number, number],
): PanelDraft {
  const { tab } = tray;
  const frame = wallFrame(tray.centre, toward);
  const edge = (sign * tray.length) / 2;
  const low = tray.width / 2 + Math.min(tray.ease, height / 6);
  const high = tray.width / 2 + height;
  const bevel = Math.min(tab / 3, height / 5);
  return {
    id: `${parent}Tab${sign < 0 ? 'Left' : 'Right'}`,
    path: frame.ring(
      [edge, low],
      [edge + sign * tab, low + bevel],
      [edge + sign * tab, high - bevel],
      [edge, high],
    ),
    hinge: {
      parent,
      from: frame.at(edge, low),
      to: frame.at(edge, high),
      angle: 90,
      stage: part(tray, stage),
    },
    layer: -1,
  };
}

/** Returns a part of a tray's part of the whole fold. */
export const part = (
  { stage: [start, end] }: Pick<Tray, 'stage'>,
  [from, to]: readonly [number, number],
): [number, number] => {
  const at = (value: number) => Number((start + (end - start) * value).toFixed(4));
  return [at(from), at(to)];
};
