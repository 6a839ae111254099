import type { DieParameters, Mark, Path, Point, Size } from '../../die.ts';
import { arc } from '../../geometry/path.ts';
import { type Drawing, option, type Structure } from '../structure.ts';
import { type BookCase, bookCase } from './book-case.ts';
import { outerFaceGap, pieceGap } from './covered-board.ts';
import { magneticOptions } from './magnetic-box-options.ts';
import {
  coreDepth,
  coreReach,
  paperThickness,
  type WrappedTray,
  wrappedTray,
  wrapReach,
} from './wrapped-tray.ts';

const id = 'magnetic-box';
type Parameters = Required<DieParameters>;

/**
 * Magnetic book box: a case of four boards under one wrap (base, spine, lid, flap), a tray glued on its base, magnets
 * in the flap and the tray's front. Formulas: sources.md, rigid box with T = board + two facings: boards Lo × Wo, spine
 * H + 2T, flap H − 4, gaps 1.5–2 boards, one wrap with turn-in. The case's boards are larger than the tray by
 * `caseAllowance`, since spine and flap take T each and the joints give only gap / √2. The paper inside the case is
 * plain and not drawn. `t` is the greyboard.
 */
export const magneticBox: Structure = {
  id,
  version: 1,
  code: 'Magnetic book box',
  nameKey: `structure.${id}.name`,
  family: 'rigid',
  limits: {
    L: { min: 80, max: 500, step: 1 },
    W: { min: 60, max: 400, step: 1 },
    H: { min: 30, max: 200, step: 1 },
    t: { min: 1.5, max: 3, step: 0.1 },
  },
  options: magneticOptions(id),
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

function caseSize(p: Parameters) {
  const { length, width } = traySize(p);
  const more = option(p, 'caseAllowance');
  return { length: length + more, depth: width + more, joint: option(p, 'gap') / Math.SQRT2 };
}

function outside(p: Parameters): Size {
  const { length, depth, joint } = caseSize(p);
  return { L: length, W: depth + 2 * joint, H: p.H + 2 * outerFaceGap(p) + 2 * joint };
}

function draw(p: Parameters): Drawing {
  const paper = paperThickness(option(p, 'facing'));
  const { tray, book, magnets } = pieces(p);
  return {
    panels: [...bookCase(book), ...wrappedTray(tray)],
    glue: ['Front', 'Back'].flatMap((wall) =>
      ['Left', 'Right'].map((end) => `tray${wall}Tab${end}~tray${end}`),
    ),
    roles: Object.fromEntries(
      ['tray', ...book.boards.map((board) => board.id)].map((name) => [`${name}Core`, 'core']),
    ),
    calipers: { case: paper, tray: paper },
    marks: magnets,
  };
}

const circle = ([x, y]: Point, radius: number): Path => ({
  start: [x - radius, y],
  segments: [arc([x + radius, y], radius, true), arc([x - radius, y], radius, true)],
  closed: true,
});

function pieces(p: Parameters): { tray: WrappedTray; book: BookCase; magnets: Mark[] } {
  const gap = outerFaceGap(p);
  const common = { board: p.t, facing: option(p, 'facing'), turnIn: option(p, 'turnIn') };
  const { length, depth } = caseSize(p);
  const joint = option(p, 'gap');
  const spine = p.H + 2 * gap;
  const flap = p.H - option(p, 'flapRelief');
  const radius = option(p, 'magnetDiameter') / 2;
  const along = length / 2 - option(p, 'magnetInset');
  const size = traySize(p);
  // The case's boards are beside its wrap, the tray and its core beyond, so that no piece passes over another.
  const tray: WrappedTray = {
    ...common,
    ...size,
    name: 'tray',
    centre: [0, 0],
    coreCentre: [0, 0],
    tab: option(p, 'cornerTab'),
    overlap: option(p, 'cornerOverlap'),
    front: 'up',
    walls: { left: { side: 'left', turn: 90 }, right: { side: 'right', turn: 270 } },
    stage: [0, 0.5],
  };
  const [trayX, trayY] = wrapReach(tray);
  const [coreX, coreY] = coreReach(tray);
  const far = length + common.turnIn + pieceGap;
  const column = far + length / 2 + pieceGap + Math.max(trayX, coreX);
  const centre: Point = [column, trayY - common.turnIn];
  const coreCentre: Point = [column, centre[1] + trayY + pieceGap + coreY];
  const boards = [
    { id: 'caseBase', depth, side: 'bottom', turn: 180 },
    { id: 'caseSpine', depth: spine, side: 'back', turn: 180 },
    { id: 'caseLid', depth, side: 'top', turn: 0 },
    { id: 'caseFlap', depth: flap, side: 'front', turn: 0 },
  ] as const;
  const placed = boards.map((board, index) => {
    const above = boards.slice(0, index).reduce((sum, each) => sum + each.depth + pieceGap, 0);
    return { ...board, coreCentre: [far, above + board.depth / 2] as const };
  });
  // Magnets meet those of the tray's front when the flap hangs in front of it.
  const inFlap = flap / 2 - option(p, 'magnetDepth');
  const inCase = depth + joint + spine + joint + depth + joint + flap / 2 + inFlap;
  // Their height above the ground, and where that is on the front wall of the tray's greyboard.
  const height = outside(p).H - joint / Math.SQRT2 - flap + option(p, 'magnetDepth');
  const inFront = coreCentre[1] - size.width / 2 - (height - gap) + 2 * coreDepth(common);
  const flapHoles = ([x, y]: Point) => [-along, along].map((u) => circle([x + u, y + inFlap], radius));
  return {
    tray: {
      ...tray,
      centre,
      coreCentre,
      coreHoles: { up: [-along, along].map((u) => circle([column + u, inFront], radius)) },
      hinge: {
        parent: 'caseBase',
        kind: 'join',
        from: [column - 1, centre[1]],
        to: [column + 1, centre[1]],
        angle: 0,
        stage: [0.5, 0.68],
        keys: [
          { at: 0, angle: 0, move: [0, 0, 0] },
          { at: 0.35, angle: 0, move: [0, 0, 30] },
          { at: 0.7, angle: 0, move: [-column, depth / 2 - centre[1], 30] },
          { at: 1, angle: 0, move: [-column, depth / 2 - centre[1], gap] },
        ],
      },
    },
    book: {
      ...common,
      name: 'case',
      boards: placed.map((board) => (board.id === 'caseFlap' ? { ...board, coreHoles: flapHoles } : board)),
      joints: [
        [0.68, 0.8],
        [0.8, 0.92],
        [0.91, 1],
      ],
      length,
      gap: joint,
      top: 0,
      stage: [0, 0.5],
    },
    magnets: [-along, along].map((u) => ({ kind: 'keep-clear', path: circle([u, inCase], radius + 2) })),
  };
}
