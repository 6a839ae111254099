import type { Point } from '../../die.ts';
import { wallFrame } from '../rigid/wall-frame.ts';
import type { PanelDraft } from '../structure.ts';
import { part, type Tray, tabPanel, type Wall, wallTurn } from './tray.ts';

/**
 * A tray whose walls are rolled inwards: outer wall, platform, inner wall, and a tongue that lies on the floor. The tabs
 * of front and back stand between the two layers of left and right.
 */
export interface DoubleTray extends Omit<Tray, 'height'> {
  /** Caliper. */
  readonly t: number;
  /** From the crease to the rim, of left and right. */
  readonly height: number;
  /** How much lower front and back are: their rim lies under the platform beside it. */
  readonly step: number;
  /** Width of the rim; 0 turns the wall over on itself. */
  readonly platform: number;
  /** How much lower the inner wall is than the outer one. */
  readonly reduction: number;
  readonly tongue: number;
}

/** From the middle of the outer wall to that of the inner one: the platform, but at least the room for a tab. */
export const innerGap = ({ platform, t }: { readonly platform: number; readonly t: number }): number =>
  Math.max(platform, 2 * t);

const wallHeight = (tray: DoubleTray, side: Wall): number =>
  side === 'front' || side === 'back' ? tray.height - tray.step : tray.height;

/** Half of the flat tray's extent on the sheet. */
export function doubleTrayReach(tray: DoubleTray): Point {
  const strip = (height: number) => 2 * height + tray.platform - tray.reduction + tray.tongue;
  return [tray.length / 2 + strip(tray.height), tray.width / 2 + strip(wallHeight(tray, 'front'))];
}

export function doubleTrayPanels(tray: DoubleTray): PanelDraft[] {
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
    ...(['front', 'back', 'left', 'right'] as const).flatMap((side) => wall(tray, side)),
  ];
}

const towards = (tray: DoubleTray, side: Wall) =>
  side === 'left' || side === 'right' ? side : (side === 'front') === (tray.front === 'up') ? 'up' : 'down';

/** The walls are rolled one after another, so that two moving walls do not meet over the floor. */
const rolls: Readonly<Record<Wall, number>> = { front: 0.42, back: 0.56, left: 0.7, right: 0.84 };

function wall(tray: DoubleTray, side: Wall): PanelDraft[] {
  const { name, centre, platform, shows, t } = tray;
  const lying = side === 'left' || side === 'right';
  const [half, from] = lying ? [tray.width / 2, tray.length / 2] : [tray.length / 2, tray.width / 2];
  const toward = towards(tray, side);
  const frame = wallFrame(centre, toward);
  const height = wallHeight(tray, side);
  const id = `${name}${side.charAt(0).toUpperCase()}${side.slice(1)}`;
  const rim = from + height;
  const inner = rim + platform;
  const foot = inner + height - tray.reduction;
  const end = foot + tray.tongue;
  // Mitred at the corners, a caliper short of their neighbours.
  const span = half - innerGap(tray) - t;
  const roll = rolls[side];
  const visible = shows?.height === undefined ? undefined : shows.height - (lying ? 0 : tray.step);
  const hasPlatform = platform > 0.01;
  const over = (turn: number, at: number, across: number) => ({
    from: frame.at(-across, at),
    to: frame.at(across, at),
    angle: turn,
  });
  return [
    {
      id,
      path: frame.ring([-half, from], [half, from], [half, rim], [-half, rim]),
      hinge: { parent: name, ...over(90, from, half), stage: part(tray, lying ? [0.22, 0.34] : [0, 0.15]) },
      ...(shows ? { side, turn: wallTurn(tray, side) } : {}),
      ...(visible === undefined
        ? {}
        : { shows: [frame.at(-half, from), frame.at(half, from + visible)] as const }),
    },
    ...(lying
      ? []
      : ([-1, 1] as const).map((sign) => tabPanel(tray, id, toward, sign, height, [0.12, 0.24]))),
    ...(hasPlatform
      ? [
          {
            id: `${id}Rim`,
            path: frame.ring(
              [t - half, rim],
              [half - t, rim],
              [half - Math.min(platform, innerGap(tray)) - t, inner],
              [Math.min(platform, innerGap(tray)) + t - half, inner],
            ),
            hinge: { parent: id, ...over(90, rim, half - t), stage: part(tray, [roll, roll + 0.06]) },
          },
        ]
      : []),
    {
      id: `${id}Inner`,
      path: frame.ring([-span, inner], [span, inner], [span, foot], [-span, foot]),
      hinge: {
        parent: hasPlatform ? `${id}Rim` : id,
        ...over(hasPlatform ? 90 : 180, inner, span),
        stage: part(tray, [hasPlatform ? roll + 0.05 : roll, roll + 0.14]),
      },
      // Where the rim is too narrow for the tabs, the layers keep their distance.
      layer: t > 0 ? (innerGap(tray) - platform) / t : 0,
    },
    {
      id: `${id}Tongue`,
      path: frame.ring([-span, foot], [span, foot], [span - tray.tongue, end], [tray.tongue - span, end]),
      hinge: { parent: `${id}Inner`, ...over(-90, foot, span), stage: part(tray, [0.32, 0.42]) },
    },
  ];
}
