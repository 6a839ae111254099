import type { DieParameters, Size } from '../../die.ts';
import { type Drawing, option, type Structure } from '../structure.ts';
import { outerFaceGap, pieceGap } from './covered-board.ts';
import { lidJoin, lidWalls, standingWalls } from './lid-over-base.ts';
import { neckOptions } from './rigid-box-options.ts';
import { ringStrip, type WrappedRing, wrappedRing } from './wrapped-ring.ts';
import { coreReach, paperThickness, type WrappedTray, wrappedTray, wrapReach } from './wrapped-tray.ts';

const id = 'rigid-box';
type Parameters = Required<DieParameters>;

/**
 * Rigid box with shoulder and neck: a base and a lid of the same outside meet edge to edge over a neck that is set
 * into the base and guides the lid. Of the trade's kinds of rigid box (lift-off lid, neck, drawer, magnetic book) it
 * is the one that `rigid-two-piece`, `rigid-drawer` and `magnetic-box` do not cover; a hinged lid is that of the
 * magnetic box. Formulas: sources.md, rigid box with T = board + two facings, applied from inside outwards: neck
 * outside L + 2T × W + 2T, base and lid inside that + 2c, outside + 2T more; outside height H + 2T. `t` is the
 * greyboard.
 */
export const rigidBox: Structure = {
  id,
  version: 1,
  code: 'Rigid neck box',
  nameKey: `structure.${id}.name`,
  family: 'rigid',
  limits: {
    L: { min: 60, max: 500, step: 1 },
    W: { min: 60, max: 400, step: 1 },
    H: { min: 40, max: 250, step: 1 },
    t: { min: 1.5, max: 3, step: 0.1 },
  },
  options: neckOptions(id),
  defaultSize: { L: 220, W: 160, H: 80 },
  defaultBoard: 'wrapped-grey-2',
  // The turn-in is the bleed: the artwork ends with the wrap.
  bleed: 0,
  safe: 3,
  outside,
  manufacturing: (p) => ({ ...neckSize(p), H: p.H + outerFaceGap(p) }),
  packed: ({ parameters }) => {
    const { L, W, H } = outside(parameters);
    return { width: L, height: W, thickness: H };
  },
  draw,
};

function neckSize(p: Parameters): { L: number; W: number } {
  const gap = outerFaceGap(p);
  return { L: p.L + 2 * gap, W: p.W + 2 * gap };
}

function outside(p: Parameters): Size {
  const { L, W } = neckSize(p);
  const more = 2 * (option(p, 'lidClearance') + outerFaceGap(p));
  return { L: L + more, W: W + more, H: p.H + 2 * outerFaceGap(p) };
}

function draw(p: Parameters): Drawing {
  const paper = paperThickness(option(p, 'facing'));
  const { base, lid, neck } = pieces(p);
  return {
    panels: [...wrappedTray(base), ...wrappedTray(lid), ...wrappedRing(neck)],
    glue: [
      ...['base', 'lid'].flatMap((name) =>
        ['Front', 'Back'].flatMap((wall) =>
          ['Left', 'Right'].map((end) => `${name}${wall}Tab${end}~${name}${end}`),
        ),
      ),
      'neckFlap~neckLeft',
    ],
    roles: { baseCore: 'core', lidCore: 'core', neckCore: 'core' },
    calipers: { base: paper, lid: paper, neck: paper },
  };
}

function pieces(p: Parameters): { base: WrappedTray; lid: WrappedTray; neck: WrappedRing } {
  const gap = outerFaceGap(p);
  const facing = option(p, 'facing');
  const depth = option(p, 'lidDepth');
  const outer = outside(p);
  const common = { board: p.t, facing, turnIn: option(p, 'turnIn'), stage: [0, 0.5] as const };
  const tray = {
    ...common,
    length: outer.L,
    width: outer.W,
    centre: [0, 0] as const,
    coreCentre: [0, 0] as const,
    tab: option(p, 'cornerTab'),
    overlap: option(p, 'cornerOverlap'),
  };
  const tall = p.H - depth >= depth;
  const plainBase: WrappedTray = {
    ...tray,
    name: 'base',
    // The lid rests on the papers that are turned over both edges.
    height: p.H - depth + gap - 1.6 * facing,
    front: 'up',
    face: { side: 'bottom', turn: 180 },
    ...(tall ? { walls: standingWalls() } : {}),
  };
  const plainLid: WrappedTray = {
    ...tray,
    name: 'lid',
    height: depth + gap,
    front: 'down',
    face: { side: 'top', turn: 0 },
    ...(tall ? {} : { walls: lidWalls }),
  };
  const [baseX, baseY] = wrapReach(plainBase);
  const [lidX, lidY] = wrapReach(plainLid);
  const aside = Math.max(baseX, lidX) + pieceGap;
  const lidCentre = baseY + pieceGap + lidY;
  const seat = p.H + 2 * gap;
  const neck = neckBelow(p, common, lidCentre + lidY + pieceGap, -Math.max(baseX, lidX));
  return {
    base: { ...plainBase, coreCentre: [aside + coreReach(plainBase)[0], 0] },
    lid: {
      ...plainLid,
      centre: [0, lidCentre],
      coreCentre: [aside + coreReach(plainLid)[0], lidCentre],
      hinge: lidJoin('base', lidCentre, seat, seat + plainLid.height + 20, [0.72, 1]),
    },
    neck,
  };
}

/** The neck's strip is under the trays on the sheet; it is closed lying down, raised and set into the base. */
function neckBelow(
  p: Parameters,
  common: Pick<WrappedRing, 'board' | 'facing' | 'turnIn' | 'stage'>,
  top: number,
  left: number,
): WrappedRing {
  const gap = outerFaceGap(p);
  const { L, W } = neckSize(p);
  const length = p.H - option(p, 'lidDepth') + option(p, 'neckRise');
  const flap = option(p, 'glueFlap');
  const plain: WrappedRing = {
    ...common,
    name: 'neck',
    walls: [
      { id: 'neckFront', width: L },
      { id: 'neckRight', width: W },
      { id: 'neckBack', width: L },
      { id: 'neckLeft', width: W },
    ],
    length,
    flap,
    at: (u, v) => [left + flap + u, top + common.turnIn + length / 2 + v],
    coreAt: (u, v) => [left + u, top + 2 * common.turnIn + length + pieceGap + length / 2 + v],
  };
  const { wrap, core } = ringStrip(plain);
  const foot = top + common.turnIn + length;
  const over = p.H + 2 * gap + 30;
  const x = -L / 2 - left - flap;
  const y = -W / 2 - foot;
  return {
    ...plain,
    coreAt: (u, v) => plain.coreAt(u + (wrap - core) / 2, v),
    hinge: {
      parent: 'base',
      kind: 'join',
      from: [left + flap, foot],
      to: [left + flap + L, foot],
      angle: 90,
      stage: [0.5, 0.74],
      keys: [
        { at: 0, angle: 0, move: [0, 0, 0] },
        { at: 0.25, angle: 90, move: [0, 0, 0] },
        { at: 0.45, angle: 90, move: [0, 0, over] },
        { at: 0.75, angle: 90, move: [x, y, over] },
        { at: 1, angle: 90, move: [x, y, gap] },
      ],
    },
  };
}
