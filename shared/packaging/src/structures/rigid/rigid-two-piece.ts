import type { DieParameters, Size } from '../../die.ts';
import { type Drawing, option, type Structure } from '../structure.ts';
import { outerFaceGap, pieceGap } from './covered-board.ts';
import { lidJoin, lidWalls, standingWalls } from './lid-over-base.ts';
import { twoPieceOptions } from './rigid-two-piece-options.ts';
import { coreReach, paperThickness, type WrappedTray, wrappedTray, wrapReach } from './wrapped-tray.ts';

const id = 'rigid-two-piece';
type Parameters = Required<DieParameters>;

/**
 * Set-up box of two pieces: base and lid, each of greyboard under a printed paper wrap. Formulas: sources.md, rigid box,
 * with T = board + two facings. Base outside L + 2T × W + 2T × H + T; lid inside the base's outside + 2c; wrap blank
 * (Lo + 2(H + T) + 2 turn-in) × (Wo + 2(H + T) + 2 turn-in); board blank a cross with walls. `t` is the greyboard.
 * Drawn from outside: the base above with its front on top, the lid below with its front at the bottom, so that the
 * lid comes over the base when it is turned about a line between the two.
 */
export const rigidTwoPiece: Structure = {
  id,
  version: 1,
  code: 'Rigid 2-piece',
  nameKey: `structure.${id}.name`,
  family: 'rigid',
  limits: {
    L: { min: 50, max: 600, step: 1 },
    W: { min: 50, max: 500, step: 1 },
    H: { min: 15, max: 250, step: 1 },
    t: { min: 1.5, max: 3, step: 0.1 },
  },
  options: twoPieceOptions(id),
  defaultSize: { L: 200, W: 150, H: 60 },
  defaultBoard: 'wrapped-grey-2',
  // The turn-in is the bleed: the artwork ends with the wrap.
  bleed: 0,
  safe: 3,
  outside,
  manufacturing: (p) => {
    const { length, width, height } = baseSize(p);
    return { L: length, W: width, H: height };
  },
  // Set-up boxes are delivered assembled.
  packed: ({ parameters }) => {
    const { L, W, H } = outside(parameters);
    return { width: L, height: W, thickness: H };
  },
  draw,
};

function baseSize(p: Parameters) {
  const gap = outerFaceGap(p);
  return { length: p.L + 2 * gap, width: p.W + 2 * gap, height: p.H + gap };
}

function lidSize(p: Parameters) {
  const gap = outerFaceGap(p);
  const { length, width } = baseSize(p);
  const more = 2 * (option(p, 'lidClearance') + gap);
  return { length: length + more, width: width + more, height: option(p, 'lidDepth') + gap };
}

function outside(p: Parameters): Size {
  const { length, width } = lidSize(p);
  return { L: length, W: width, H: p.H + 2 * outerFaceGap(p) };
}

function draw(p: Parameters): Drawing {
  const { base, lid } = trays(p);
  const paper = paperThickness(option(p, 'facing'));
  return {
    panels: [...wrappedTray(base), ...wrappedTray(lid)],
    glue: ['base', 'lid'].flatMap((name) =>
      ['Front', 'Back'].flatMap((wall) =>
        ['Left', 'Right'].map((end) => `${name}${wall}Tab${end}~${name}${end}`),
      ),
    ),
    roles: { baseCore: 'core', lidCore: 'core' },
    calipers: { base: paper, lid: paper },
  };
}

function trays(p: Parameters): { base: WrappedTray; lid: WrappedTray } {
  const gap = outerFaceGap(p);
  const common = {
    board: p.t,
    facing: option(p, 'facing'),
    turnIn: option(p, 'turnIn'),
    tab: option(p, 'cornerTab'),
    overlap: option(p, 'cornerOverlap'),
    stage: [0, 0.62] as const,
  };
  const plainBase: WrappedTray = {
    ...common,
    ...baseSize(p),
    name: 'base',
    centre: [0, 0],
    coreCentre: [0, 0],
    front: 'up',
    face: { side: 'bottom', turn: 180 },
  };
  const plainLid: WrappedTray = {
    ...common,
    ...lidSize(p),
    name: 'lid',
    centre: [0, 0],
    coreCentre: [0, 0],
    front: 'down',
    face: { side: 'top', turn: 0 },
  };
  const [baseX, baseY] = wrapReach(plainBase);
  const [lidX, lidY] = wrapReach(plainLid);
  const below = baseY + pieceGap + lidY;
  const aside = Math.max(baseX, lidX) + pieceGap;
  const seat = p.H + 2 * gap;
  const depth = option(p, 'lidDepth');
  // The walls that show more of the closed box carry its sides.
  const deep = depth >= p.H / 2;
  return {
    base: {
      ...plainBase,
      coreCentre: [aside + coreReach(plainBase)[0], 0],
      ...(deep ? {} : { walls: standingWalls(p.H + gap - depth) }),
    },
    lid: {
      ...plainLid,
      centre: [0, below],
      coreCentre: [aside + coreReach(plainLid)[0], below],
      ...(deep ? { walls: lidWalls } : {}),
      hinge: lidJoin('base', below, seat, seat + plainLid.height + 20, [0.62, 1]),
    },
  };
}
