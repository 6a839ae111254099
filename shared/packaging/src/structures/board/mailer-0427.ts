import type { DieParameters } from '../../die.ts';
import { mirrorPanel } from '../mirror.ts';
import { polygon, rectangle } from '../shapes.ts';
import { type Drawing, option, type PanelDraft, type Structure } from '../structure.ts';
import { mailerOptions } from './mailer-0427-options.ts';
import {
  backPath,
  basePath,
  ear,
  innerPath,
  lidDust,
  lidLock,
  type Measures,
  measure,
  tuckPath,
} from './mailer-0427-parts.ts';

type Parameters = Required<DieParameters>;

/**
 * Self-locking mailer with double side walls and a hinged lid (FEFCO 0427).
 * Formulas: sources.md, mailer; walls, base and lid agree between two public sources, ears and lid lock come from one.
 * Drawn with the base centre as origin, the front at the top of the sheet and the lid below, so that front and lid
 * stand upright on the sheet. Left and right are the viewer's when the front faces him.
 */
export const mailer0427: Structure = {
  id: 'fefco-0427',
  version: 1,
  code: 'FEFCO 0427',
  nameKey: 'structure.fefco-0427.name',
  family: 'corrugated',
  limits: {
    L: { min: 80, max: 600, step: 1 },
    W: { min: 60, max: 500, step: 1 },
    H: { min: 15, max: 250, step: 1 },
    t: { min: 0.5, max: 5, step: 0.1 },
  },
  // A side wall higher than the box is long cannot be rolled in past the other. A tuck deeper than four fifths of its
  // lid cannot be swung in behind the front: its locks strike the front's edge half-way (fold/collisions.test.ts).
  within: ({ L, W }) => ({ H: { max: Math.min(L, 0.8 * W) } }),
  options: mailerOptions,
  defaultSize: { L: 250, W: 200, H: 80 },
  defaultBoard: 'natural-e',
  bleed: 5,
  safe: 5,
  outside: ({ L, W, H, t }) => ({ L: L + (22 * t) / 3, W: W + (13 * t) / 3, H: H + 2 * t }),
  manufacturing: ({ L, W, H, t }) => ({ L: L + (19 * t) / 3, W: W + (7 * t) / 3, H: H + t / 3 }),
  packed: (die) => ({ ...die.sheet, thickness: die.parameters.t }),
  draw,
};

function draw(p: Parameters): Drawing {
  return { panels: mailerPanels(p, { tongues: true, dust: true, locks: true }), glue: ['tuck~front'] };
}

/** The parts of the mailer that a related structure has; it declares the options of those parts. */
export interface MailerKind {
  /** Tongues on the inner walls and mortises in the base. */
  readonly tongues: boolean;
  /** Flaps on the sides of the lid. */
  readonly dust: boolean;
  /** Cherry locks on the tuck. */
  readonly locks: boolean;
}

/** Returns the panels of a mailer or a related structure, base first, with the base's centre in the origin. */
export function mailerPanels(p: Parameters, kind: MailerKind): PanelDraft[] {
  const m = measure(p);
  const left = rightHalf(p, m, rolls[1], kind).map(mirrorPanel);
  return [...middle(p, m, kind), ...rightHalf(p, m, rolls[0], kind), ...left];
}

function middle(p: Parameters, m: Measures, { tongues }: MailerKind): PanelDraft[] {
  const { baseX, baseY, wallX, lidX, tuckX } = m;
  return [
    {
      id: 'base',
      path: tongues ? basePath(p, m) : rectangle(-baseX, -baseY, baseX, baseY),
      side: 'bottom',
      turn: 180,
    },
    {
      id: 'front',
      path: rectangle(-wallX, -baseY - m.front, wallX, -baseY),
      hinge: {
        parent: 'base',
        from: [-wallX, -baseY],
        to: [wallX, -baseY],
        angle: 90,
        stage: [0.08, 0.32],
      },
      side: 'front',
      turn: 0,
    },
    {
      id: 'back',
      path: backPath(m),
      hinge: {
        parent: 'base',
        from: [-wallX, baseY],
        to: [wallX, baseY],
        angle: 90,
        stage: [0.08, 0.32],
      },
      side: 'back',
      turn: 180,
    },
    {
      id: 'lid',
      path: rectangle(-lidX, m.lidTop, lidX, m.lidEnd),
      hinge: {
        parent: 'back',
        from: [-lidX, m.lidTop],
        to: [lidX, m.lidTop],
        angle: 90,
        stage: [0.84, 1],
      },
      side: 'top',
      turn: 0,
    },
    {
      id: 'tuck',
      path: tuckPath(p, m),
      hinge: {
        parent: 'lid',
        from: [-tuckX, m.lidEnd],
        to: [tuckX, m.lidEnd],
        angle: 90,
        stage: [0.72, 0.84],
      },
      // The lid reaches one caliper past the front wall; the tuck goes in behind it.
      layer: -2,
    },
  ];
}

interface Roll {
  readonly ridge: readonly [number, number];
  readonly inner: readonly [number, number];
}

/** The side walls are rolled in one after the other: together they would meet where the walls are half as high as L. */
const rolls: readonly [Roll, Roll] = [
  { ridge: [0.4, 0.48], inner: [0.46, 0.55] },
  { ridge: [0.55, 0.63], inner: [0.61, 0.7] },
];

function rightHalf(p: Parameters, m: Measures, roll: Roll, kind: MailerKind): PanelDraft[] {
  const { W, t } = p;
  const ridgeX = m.baseX + m.side;
  const innerX = ridgeX + m.ridge;
  const frontEnd = m.baseY + m.front - option(p, 'earRelief');
  const backEnd = m.lidTop - t / 3 - option(p, 'earRelief');
  return [
    ear(p, m, 'earFrontRight', 'front', -1, frontEnd),
    ear(p, m, 'earBackRight', 'back', 1, backEnd),
    {
      id: 'right',
      path: rectangle(m.baseX, -m.sideY, ridgeX, m.sideY),
      hinge: {
        parent: 'base',
        from: [m.baseX, -m.baseY],
        to: [m.baseX, m.baseY],
        angle: 90,
        stage: [0.28, 0.42],
      },
      side: 'right',
      turn: 270,
    },
    {
      id: 'ridgeRight',
      path: polygon([ridgeX, -m.sideY], [innerX, -W / 2], [innerX, W / 2], [ridgeX, m.sideY]),
      hinge: {
        parent: 'right',
        from: [ridgeX, -m.sideY],
        to: [ridgeX, m.sideY],
        angle: 90,
        stage: roll.ridge,
      },
    },
    {
      id: 'innerRight',
      path: kind.tongues ? innerPath(p, m, innerX) : rectangle(innerX, -W / 2, innerX + m.inner, W / 2),
      hinge: {
        parent: 'ridgeRight',
        from: [innerX, -W / 2],
        to: [innerX, W / 2],
        angle: 90,
        stage: roll.inner,
      },
    },
    ...(kind.dust ? [lidDust(p, m)] : []),
    ...(kind.locks ? [lidLock(p, m)] : []),
  ];
}
