import type { Path, Point, Segment, Side } from '../../die.ts';
import { arc, line } from '../../geometry/path.ts';
import { polygon } from '../shapes.ts';
import type { PanelDraft } from '../structure.ts';
import { coreDepth, rollWidth, stagePart } from './wrapped-tray.ts';

/** One of the four walls of a ring, `width` along the strip. */
export interface RingWall {
  readonly id: string;
  readonly width: number;
  readonly side?: Side;
  readonly turn?: 0 | 90 | 180 | 270;
  /** Radius of a half-round thumb notch in the middle of the far end's edge; 0 for none. */
  readonly notch?: number;
}

/** A strip of greyboard closed to a ring of four walls, under a wrap that is turned in at both open ends. */
export interface WrappedRing {
  readonly name: string;
  /** The first wall stays; the others follow it along the strip. */
  readonly walls: readonly [RingWall, RingWall, RingWall, RingWall];
  /** From open end to open end, outside. */
  readonly length: number;
  readonly board: number;
  readonly facing: number;
  readonly turnIn: number;
  /** The wrap's glue flap, before the first wall and under the last. */
  readonly flap: number;
  /**
   * Maps the strip to the sheet: u along it from the start of the first wall, v across it from the middle. Both maps
   * preserve orientation.
   */
  readonly at: (u: number, v: number) => Point;
  readonly coreAt: (u: number, v: number) => Point;
  readonly hinge?: PanelDraft['hinge'];
  readonly stage: readonly [number, number];
}

const steps = {
  core: [0, 0.22],
  lay: [0.18, 0.45],
  flap: [0.45, 0.52],
  walls: [
    [0.5, 0.6],
    [0.58, 0.68],
    [0.66, 0.76],
  ],
  rolls: [
    [0.76, 0.82],
    [0.87, 0.93],
  ],
  turns: [
    [0.81, 0.88],
    [0.92, 1],
  ],
} as const;

/** Lengths of the wrap's strip, with its flap, and of the core's. */
export const ringStrip = ({ walls, flap, board, facing }: WrappedRing) => ({
  wrap: flap + walls.reduce((sum, { width }) => sum + width, 0),
  core: walls.reduce((sum, { width }) => sum + width - 2 * coreDepth({ board, facing }), 0),
});

/** Returns the panels of the wrap, then of the core. The core is closed to a tube first and the wrap goes around it. */
export function wrappedRing(ring: WrappedRing): PanelDraft[] {
  let start = 0;
  const walls = ring.walls.flatMap((wall, index) => {
    const panels = wallPanels(ring, wall, index, start);
    start += wall.width;
    return panels;
  });
  const first = ring.walls[0].id;
  const half = ring.length / 2;
  const { at, flap } = ring;
  const chamfer = Math.min(flap, half / 4) * 0.3;
  const glue: PanelDraft = {
    id: `${ring.name}Flap`,
    path: polygon(at(0, -half), at(-flap, chamfer - half), at(-flap, half - chamfer), at(0, half)),
    hinge: {
      parent: first,
      from: at(0, -half),
      to: at(0, half),
      angle: 90,
      stage: stagePart(ring.stage, steps.flap),
    },
    layer: -1,
  };
  return [...walls, glue, ...corePanels(ring)];
}

function wallPanels(ring: WrappedRing, wall: RingWall, index: number, start: number): PanelDraft[] {
  const half = ring.length / 2;
  const before = ring.walls[index - 1];
  const wallSteps = steps.walls[index - 1];
  const hinge: PanelDraft['hinge'] =
    before && wallSteps
      ? {
          parent: before.id,
          from: ring.at(start, -half),
          to: ring.at(start, half),
          angle: 90,
          stage: stagePart(ring.stage, wallSteps),
        }
      : ring.hinge;
  return [
    {
      id: wall.id,
      piece: ring.name,
      path: notched(ring.at, start, start + wall.width, half, wall.notch ?? 0),
      ...(wall.side ? { side: wall.side, turn: wall.turn ?? 0 } : {}),
      ...(hinge ? { hinge } : {}),
    },
    ...turnIns(ring, wall, index, start, -1, 0),
    ...turnIns(ring, wall, index, start, 1, wall.notch ?? 0),
  ];
}

/** A wall from u0 to u1, with a half-round notch in the edge at +half. */
function notched(at: WrappedRing['at'], u0: number, u1: number, half: number, radius: number): Path {
  const middle = (u0 + u1) / 2;
  const notch: Segment[] =
    radius > 0 ? [line(at(middle - radius, half)), arc(at(middle + radius, half), radius, true)] : [];
  return {
    start: at(u0, -half),
    segments: [line(at(u0, half)), ...notch, line(at(u1, half)), line(at(u1, -half))],
    closed: true,
  };
}

/** The roll over the board's edge and the part inside, mitred at the corners, in two where the notch is. */
function turnIns(
  ring: WrappedRing,
  wall: RingWall,
  index: number,
  start: number,
  end: 1 | -1,
  notch: number,
): PanelDraft[] {
  const { facing, turnIn, stage } = ring;
  const middle = start + wall.width / 2;
  const roll = rollWidth(ring);
  const rim = ring.length / 2;
  const edge = wall.width / 2 - facing / 2;
  const turned = wall.width / 2 - roll - facing;
  const mitre = Math.min(turnIn - roll, 12);
  const at = (u: number, v: number): Point => ring.at(middle + u, end * v);
  const parts: readonly (readonly [string, -1 | 0 | 1])[] =
    notch > 0
      ? [
          ['A', -1],
          ['B', 1],
        ]
      : [['', 0]];
  return parts.flatMap(([suffix, part]): PanelDraft[] => {
    // Each end of the part is a corner of the ring, mitred, or the notch, cut square.
    const low = part === 1 ? notch : undefined;
    const high = part === -1 ? -notch : undefined;
    const id = `${wall.id}${end < 0 ? 'Near' : 'Far'}${suffix}`;
    const deep = turnIn - roll > mitre;
    const lowTip = low ?? mitre - turned;
    const highTip = high ?? turned - mitre;
    const inside = rim + roll;
    return [
      {
        id: `${id}Roll`,
        path: polygon(
          at(low ?? -edge, rim),
          at(low ?? roll - edge, inside),
          at(high ?? edge - roll, inside),
          at(high ?? edge, rim),
        ),
        hinge: {
          parent: wall.id,
          from: at(low ?? -edge, rim),
          to: at(high ?? edge, rim),
          angle: 90,
          stage: stagePart(stage, steps.rolls[index % 2 === 0 ? 0 : 1]),
        },
      },
      {
        id: `${id}Turn`,
        path: polygon(
          at(low ?? -turned, inside),
          ...(deep && low === undefined ? [at(lowTip, inside + mitre)] : []),
          at(lowTip, rim + turnIn),
          at(highTip, rim + turnIn),
          ...(deep && high === undefined ? [at(highTip, inside + mitre)] : []),
          at(high ?? turned, inside),
        ),
        hinge: {
          parent: `${id}Roll`,
          from: at(low ?? -turned, inside),
          to: at(high ?? turned, inside),
          angle: 90,
          stage: stagePart(stage, steps.turns[index % 2 === 0 ? 0 : 1]),
        },
      },
    ];
  });
}

function corePanels(ring: WrappedRing): PanelDraft[] {
  const { facing, walls, coreAt, stage } = ring;
  const inset = 2 * coreDepth(ring);
  const half = ring.length / 2 - facing;
  const id = (index: number) => `${ring.name}Core${index === 0 ? '' : index + 1}`;
  let start = 0;
  return walls.map((wall, index): PanelDraft => {
    const from = start;
    start += wall.width - inset;
    // The core's first wall is placed at the middle of the wrap's.
    const [wx, wy] = ring.at(wall.width / 2, 0);
    const [cx, cy] = coreAt((wall.width - inset) / 2, 0);
    const away: Point = [wx - cx, wy - cy];
    const lift = walls[1].width / 2 + 10;
    return {
      id: id(index),
      path: notched(coreAt, from, start, half, wall.notch ?? 0),
      ...(index === 0 ? { piece: id(0) } : {}),
      hinge:
        index > 0
          ? {
              parent: id(index - 1),
              from: coreAt(from, -half),
              to: coreAt(from, half),
              angle: 90,
              stage: stagePart(stage, steps.core),
            }
          : {
              parent: wall.id,
              kind: 'join',
              from: coreAt(0, -half),
              to: coreAt(0, half),
              angle: 0,
              stage: stagePart(stage, steps.lay),
              keys: [
                { at: 0, angle: 0, move: [0, 0, 0] },
                { at: 0.35, angle: 0, move: [0, 0, lift] },
                { at: 0.75, angle: 0, move: [...away, lift] },
                { at: 1, angle: 0, move: [...away, inset / 2] },
              ],
            },
    };
  });
}
