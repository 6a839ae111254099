import type { DieParameters, Point, Size } from '../../die.ts';
import { type Drawing, option, type Structure } from '../structure.ts';
import { outerFaceGap, pieceGap } from './covered-board.ts';
import { drawerOptions } from './rigid-drawer-options.ts';
import { ringStrip, type WrappedRing, wrappedRing } from './wrapped-ring.ts';
import { coreReach, paperThickness, type WrappedTray, wrappedTray, wrapReach } from './wrapped-tray.ts';

const id = 'rigid-drawer';
type Parameters = Required<DieParameters>;

/**
 * Drawer box: a wrapped tray in a wrapped sleeve that is open left and right. Formulas: sources.md, rigid box and sleeve with
 * T = board + two facings: tray outside Lo × Wo × Ho = L + 2T × W + 2T × H + T; sleeve inside Wo + c by Ho + c, as long
 * as the tray; c = 1; thumb notch of radius 10 in the sleeve's right end, above and below. The sleeve shows front, top,
 * back and bottom, the tray's ends left and right. `t` is the greyboard.
 */
export const rigidDrawer: Structure = {
  id,
  version: 1,
  code: 'Rigid drawer',
  nameKey: `structure.${id}.name`,
  family: 'rigid',
  limits: {
    L: { min: 60, max: 500, step: 1 },
    W: { min: 50, max: 400, step: 1 },
    H: { min: 20, max: 200, step: 1 },
    t: { min: 1.5, max: 3, step: 0.1 },
  },
  options: drawerOptions(id),
  defaultSize: { L: 220, W: 160, H: 80 },
  defaultBoard: 'wrapped-grey-2',
  // The turn-in is the bleed: the artwork ends with the wrap.
  bleed: 0,
  safe: 3,
  outside,
  manufacturing: (p) => {
    const { length, width, height } = traySize(p);
    return { L: length, W: width, H: height };
  },
  packed: ({ parameters }) => {
    const { L, W, H } = outside(parameters);
    return { width: L, height: W, thickness: H };
  },
  draw,
};

function traySize(p: Parameters) {
  const gap = outerFaceGap(p);
  return { length: p.L + 2 * gap, width: p.W + 2 * gap, height: p.H + gap };
}

function outside(p: Parameters): Size {
  const { length, width, height } = traySize(p);
  const more = option(p, 'sleeveClearance') + 2 * outerFaceGap(p);
  return { L: length, W: width + more, H: height + more };
}

function draw(p: Parameters): Drawing {
  const paper = paperThickness(option(p, 'facing'));
  const { tray, sleeve } = pieces(p);
  return {
    panels: [...wrappedTray(tray), ...wrappedRing(sleeve)],
    glue: [
      ...['Front', 'Back'].flatMap((wall) =>
        ['Left', 'Right'].map((end) => `tray${wall}Tab${end}~tray${end}`),
      ),
      'sleeveFlap~sleeveBack',
    ],
    roles: { trayCore: 'core', sleeveCore: 'core' },
    calipers: { tray: paper, sleeve: paper },
  };
}

function pieces(p: Parameters): { tray: WrappedTray; sleeve: WrappedRing } {
  const facing = option(p, 'facing');
  const turnIn = option(p, 'turnIn');
  const common = { board: p.t, facing, turnIn, stage: [0, 0.65] as const };
  const plainTray: WrappedTray = {
    ...common,
    ...traySize(p),
    name: 'tray',
    centre: [0, 0],
    coreCentre: [0, 0],
    tab: option(p, 'cornerTab'),
    overlap: option(p, 'cornerOverlap'),
    front: 'up',
    walls: { left: { side: 'left', turn: 90 }, right: { side: 'right', turn: 270 } },
  };
  const [trayX, trayY] = wrapReach(plainTray);
  const [coreX, coreY] = coreReach(plainTray);
  const { L, W, H } = outside(p);
  const notch = option(p, 'thumbNotch');
  const plainSleeve: WrappedRing = {
    ...common,
    name: 'sleeve',
    walls: [
      { id: 'sleeveBottom', width: W, side: 'bottom', turn: 180, notch },
      { id: 'sleeveFront', width: H, side: 'front', turn: 0 },
      { id: 'sleeveTop', width: W, side: 'top', turn: 0, notch },
      { id: 'sleeveBack', width: H, side: 'back', turn: 180 },
    ],
    length: L,
    flap: option(p, 'glueFlap'),
    at: (u, v) => [v, -u],
    coreAt: (u, v) => [v, -u],
  };
  // Tray and its core one above the other; the sleeve's strips to their right.
  const strip = ringStrip(plainSleeve);
  const foot = trayY - plainSleeve.flap;
  const sleeveX = Math.max(trayX, coreX) + pieceGap + L / 2 + turnIn;
  const sleeveCoreX = sleeveX + L / 2 + turnIn + pieceGap + L / 2;
  const rise = (H - plainTray.height) / 2;
  const centreY = foot - W / 2;
  const away: Point = [-sleeveX, -centreY];
  return {
    tray: { ...plainTray, coreCentre: [0, trayY + pieceGap + coreY] },
    sleeve: {
      ...plainSleeve,
      at: (u, v) => [sleeveX + v, foot - u],
      coreAt: (u, v) => [sleeveCoreX + v, foot + plainSleeve.flap - (strip.wrap - strip.core) / 2 - u],
      hinge: {
        parent: 'tray',
        kind: 'join',
        from: [sleeveX - 1, foot],
        to: [sleeveX + 1, foot],
        angle: 0,
        stage: [0.65, 1],
        keys: [
          { at: 0, angle: 0, move: [0, 0, 0] },
          { at: 0.3, angle: 0, move: [0, away[1], -rise] },
          { at: 1, angle: 0, move: [...away, -rise] },
        ],
      },
    },
  };
}
