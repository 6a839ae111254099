import type { Path, Point, Side } from '../../die.ts';
import type { PanelDraft } from '../structure.ts';
import { type WallDirection, wallFrame } from './wall-frame.ts';

type Turn = 0 | 90 | 180 | 270;

/** The part of the closed box that a wall shows, if it carries that side's artwork. */
export interface VisibleSide {
  readonly side: Side;
  readonly turn: Turn;
  /** Height in mm, from the face, that nothing covers when the box is closed; the whole height if absent. */
  readonly height?: number;
}

/** A greyboard tray under a paper wrap. Lengths mm. */
export interface WrappedTray {
  /** Id of the face and prefix of all other ids. */
  readonly name: string;
  /** Centre of the wrap's face and of the core's on the sheet. */
  readonly centre: Point;
  readonly coreCentre: Point;
  /** Outside of the covered tray: face `length` (along x) by `width`, walls `height` high. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Greyboard, and one facing of glued paper. */
  readonly board: number;
  readonly facing: number;
  /** From the wall's edge: over the board and down the inside. */
  readonly turnIn: number;
  readonly tab: number;
  readonly overlap: number;
  /** Holes in the core's wall that points up on the sheet, for magnets. */
  readonly coreHoles?: { readonly up: readonly Path[] };
  /** The wall that faces the front; otherwise the tray is symmetric. */
  readonly front: 'up' | 'down';
  readonly face?: { readonly side: Side; readonly turn: Turn };
  readonly walls?: Partial<Readonly<Record<'front' | 'back' | 'left' | 'right', VisibleSide>>>;
  /** How the face hangs on the rest of the set; absent for the root. */
  readonly hinge?: PanelDraft['hinge'];
  /** The part of the animation in which the tray is made. */
  readonly stage: readonly [number, number];
}

/** From the mid-plane of the outer paper to that of the paper turned in: board and one facing. */
export const rollWidth = ({ board, facing }: Pick<WrappedTray, 'board' | 'facing'>): number => board + facing;

/** Thickness of the paper alone: half a facing. The other half is glue, and room for the tab under a side wall. */
export const paperThickness = (facing: number): number => facing / 2;

/** From the mid-plane of the outer paper to that of the greyboard, with room for a second paper between the two. */
export const coreDepth = ({ board, facing }: Pick<WrappedTray, 'board' | 'facing'>): number =>
  board / 2 + 1.5 * paperThickness(facing);

/** Half the wrap's and the core's blank, for laying pieces out on the sheet. */
export const wrapReach = ({ length, width, height, turnIn }: WrappedTray): Point => [
  length / 2 + height + turnIn,
  width / 2 + height + turnIn,
];
export function coreReach(tray: WrappedTray): Point {
  const { length, width, wall } = coreOf(tray);
  return [length / 2 + wall, width / 2 + wall];
}

/** Mid-planes of the greyboard inside the wrap; its walls end just under the paper that rolls over them. */
function coreOf(tray: WrappedTray) {
  const { length, width, height } = tray;
  const depth = coreDepth(tray);
  const wall = height - depth - paperThickness(tray.facing) / 2;
  return { length: length - 2 * depth, width: width - 2 * depth, wall };
}

/** When each fold of a tray is made, as parts of its stage. */
const steps = {
  core: [0, 0.2],
  lay: [0.15, 0.45],
  walls: [0.45, 0.58],
  tabs: [0.57, 0.66],
  sides: [0.65, 0.76],
  wallRolls: [0.76, 0.82],
  wallTurns: [0.81, 0.88],
  sideRolls: [0.87, 0.93],
  sideTurns: [0.92, 1],
} as const satisfies Record<string, readonly [number, number]>;

/** Outlines start this part of a facing short of the corner, so that neighbouring papers do not share an edge. */
const shy = 0.5;

/**
 * The wrap and the core of a tray: a face, four walls, a tab around each corner under the side walls, and turn-ins
 * that roll over the edge in two creases, mitred at 45°; those of the front and back walls run under the others.
 */
export function wrappedTray(tray: WrappedTray): PanelDraft[] {
  const { name, centre, length, width, front } = tray;
  const [x, y] = centre;
  const face: PanelDraft = {
    id: name,
    piece: name,
    path: wallFrame(centre, 'down').ring(
      [-length / 2, -width / 2],
      [length / 2, -width / 2],
      [length / 2, width / 2],
      [-length / 2, width / 2],
    ),
    ...(tray.face ?? {}),
    ...(tray.hinge ? { hinge: tray.hinge } : {}),
  };
  const walls = (
    [
      ['front', front],
      ['back', front === 'up' ? 'down' : 'up'],
      ['left', 'left'],
      ['right', 'right'],
    ] as const
  ).map(([side, toward]) => wall(tray, side, toward));
  const [frontWall = [], backWall = [], leftWall = [], rightWall = []] = walls;
  return [
    face,
    ...frontWall,
    ...backWall,
    ...leftWall,
    ...rightWall,
    ...core(tray, [tray.coreCentre[0] - x, tray.coreCentre[1] - y]),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function wall(
  tray: WrappedTray,
  side: 'front' | 'back' | 'left' | 'right',
  toward: WallDirection,
): PanelDraft[] {
  const { name, centre, height, facing } = tray;
  const lying = side === 'left' || side === 'right';
  const [half, from] = lying ? [tray.width / 2, tray.length / 2] : [tray.length / 2, tray.width / 2];
  const frame = wallFrame(centre, toward);
  const id = `${name}${capital(side)}`;
  const shown = tray.walls?.[side];
  const roll = rollWidth(tray);
  const rim = from + height;
  const inside = rim + roll;
  const end = rim + tray.turnIn;
  const edge = half - shy * facing;
  const overlap = lying ? 0 : tray.overlap;
  const short = edge - (roll - overlap);
  const turned = half - roll - facing;
  const mitre = Math.min(end - inside, 12);
  const stageOf = (step: keyof typeof steps) => stagePart(tray.stage, steps[step]);
  const square = (u: number): readonly (readonly [number, number])[] =>
    overlap > 0 ? [[u, rim + overlap]] : [];
  const tip = (sign: 1 | -1): readonly (readonly [number, number])[] =>
    end - inside > mitre ? [[sign * (turned - mitre), inside + mitre]] : [];
  return [
    {
      id,
      path: frame.ring([-half, from], [half, from], [half, rim], [-half, rim]),
      hinge: {
        parent: name,
        from: frame.at(-half, from),
        to: frame.at(half, from),
        angle: 90,
        stage: stageOf(lying ? 'sides' : 'walls'),
      },
      ...(shown ? { side: shown.side, turn: shown.turn } : {}),
      ...(shown?.height === undefined
        ? {}
        : { shows: [frame.at(-half, from), frame.at(half, from + shown.height)] as const }),
    },
    ...(lying ? [] : [tabOf(tray, id, toward, -1), tabOf(tray, id, toward, 1)]),
    {
      id: `${id}Roll`,
      path: frame.ring([-edge, rim], ...square(-edge), [-short, inside], [short, inside], ...square(edge), [
        edge,
        rim,
      ]),
      hinge: {
        parent: id,
        from: frame.at(-edge, rim),
        to: frame.at(edge, rim),
        angle: 90,
        stage: stageOf(lying ? 'sideRolls' : 'wallRolls'),
      },
      layer: lying ? 1 : 0,
    },
    {
      id: `${id}Turn`,
      path: frame.ring(
        [-turned, inside],
        ...tip(-1),
        [mitre - turned, end],
        [turned - mitre, end],
        ...tip(1),
        [turned, inside],
      ),
      hinge: {
        parent: `${id}Roll`,
        from: frame.at(-turned, inside),
        to: frame.at(turned, inside),
        angle: 90,
        stage: stageOf(lying ? 'sideTurns' : 'wallTurns'),
      },
    },
  ];
}

/** Goes around the corner of the board and lies under the wrap of the side wall. */
function tabOf(tray: WrappedTray, parent: string, toward: WallDirection, sign: 1 | -1): PanelDraft {
  const { tab, height, stage } = tray;
  const frame = wallFrame(tray.centre, toward);
  const edge = (sign * tray.length) / 2;
  const from = tray.width / 2;
  return {
    id: `${parent}Tab${sign < 0 ? 'Left' : 'Right'}`,
    path: frame.ring(
      [edge, from],
      [edge + sign * tab, from + tab],
      [edge + sign * tab, from + height - tab],
      [edge, from + height],
    ),
    hinge: {
      parent,
      from: frame.at(edge, from),
      to: frame.at(edge, from + height),
      angle: 90,
      stage: stagePart(stage, steps.tabs),
    },
    layer: -1,
  };
}

function core(tray: WrappedTray, [dx, dy]: Point): PanelDraft[] {
  const { name, coreCentre, stage } = tray;
  const { length, width, wall: wallHeight } = coreOf(tray);
  const id = `${name}Core`;
  const seat = coreDepth(tray);
  const lift = tray.height / 2 + 10;
  const face = wallFrame(coreCentre, 'down');
  const walls = (
    [
      ['Up', 'up'],
      ['Down', 'down'],
      ['Left', 'left'],
      ['Right', 'right'],
    ] as const
  ).map(([suffix, toward]): PanelDraft => {
    const lying = toward === 'left' || toward === 'right';
    const [half, from] = lying ? [width / 2, length / 2] : [length / 2, width / 2];
    const frame = wallFrame(coreCentre, toward);
    return {
      id: `${id}${suffix}`,
      path: frame.ring([-half, from], [half, from], [half, from + wallHeight], [-half, from + wallHeight]),
      ...(toward === 'up' && tray.coreHoles ? { holes: tray.coreHoles.up } : {}),
      hinge: {
        parent: id,
        from: frame.at(-half, from),
        to: frame.at(half, from),
        angle: 90,
        stage: stagePart(stage, steps.core),
      },
    };
  });
  return [
    {
      id,
      piece: id,
      path: face.ring(
        [-length / 2, -width / 2],
        [length / 2, -width / 2],
        [length / 2, width / 2],
        [-length / 2, width / 2],
      ),
      hinge: {
        parent: name,
        kind: 'join',
        from: face.at(-length / 2, 0),
        to: face.at(length / 2, 0),
        angle: 0,
        stage: stagePart(stage, steps.lay),
        keys: [
          { at: 0, angle: 0, move: [0, 0, 0] },
          { at: 0.35, angle: 0, move: [0, 0, lift] },
          { at: 0.75, angle: 0, move: [-dx, -dy, lift] },
          { at: 1, angle: 0, move: [-dx, -dy, seat] },
        ],
      },
    },
    ...walls,
  ];
}

/** A part of a part of the animation. */
export function stagePart(
  [start, end]: readonly [number, number],
  [low, high]: readonly [number, number],
): [number, number] {
  return [start + (end - start) * low, start + (end - start) * high];
}
