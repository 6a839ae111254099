import type { DieParameters, Path, Point } from '../die.ts';
import { arc, line, placePath, roundedPath } from '../geometry/path.ts';
import { mailerOptions } from './mailer-0427-options.ts';
import { mirrorPoint, polygon, rectangle } from './shapes.ts';
import { type Drawing, option, type PanelDraft, type Structure, tangent } from './structure.ts';

type Parameters = Required<DieParameters>;

/**
 * Self-locking mailer with double side walls and a hinged lid (FEFCO 0427).
 * Formulas: EDITOR.md 2.2 (1); walls, base and lid agree between two public sources, ears and lid lock come from one.
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

interface Measures {
  readonly baseX: number;
  readonly baseY: number;
  readonly wallX: number;
  readonly sideY: number;
  readonly front: number;
  readonly back: number;
  readonly side: number;
  readonly ridge: number;
  readonly inner: number;
  readonly lidX: number;
  readonly lidTop: number;
  readonly lidEnd: number;
  readonly tuckX: number;
  readonly tuck: number;
}

function measure(p: Parameters): Measures {
  const { L, W, H, t } = p;
  const baseY = (W + (7 * t) / 3) / 2;
  const back = H + option(p, 'backAllowance');
  const lidX = (L - t / 3) / 2;
  return {
    baseX: (L + (19 * t) / 3) / 2,
    baseY,
    wallX: (L + 3 * t) / 2,
    sideY: (W + (10 * t) / 3) / 2,
    front: H + option(p, 'frontAllowance'),
    back,
    side: H + t / 3,
    ridge: (8 * t) / 3,
    inner: H - t / 3,
    lidX,
    lidTop: baseY + back,
    lidEnd: baseY + back + W + (10 * t) / 3,
    tuckX: lidX - (7 * t) / 3,
    tuck: H + option(p, 'tuckAllowance'),
  };
}

function draw(p: Parameters): Drawing {
  const m = measure(p);
  const mirrored = (draft: PanelDraft, id: string, parent: string): PanelDraft => ({
    ...draft,
    id,
    path: placePath(draft.path, 0, 0, true),
    ...(draft.hinge
      ? {
          hinge: {
            ...draft.hinge,
            parent,
            from: mirrorPoint(draft.hinge.from),
            to: mirrorPoint(draft.hinge.to),
          },
        }
      : {}),
  });
  const right = rightHalf(p, m);
  const left = right.map((draft): PanelDraft => {
    const parent = draft.hinge?.parent ?? '';
    const copy = mirrored(draft, flip(draft.id), flip(parent));
    return draft.side ? { ...copy, side: 'left', turn: 90 } : copy;
  });
  return { panels: [...middle(p, m), ...right, ...left], glue: ['tuck~front'] };
}

/** Right-hand ids carry "Right"; the panels of the middle keep their names. */
const flip = (id: string): string => id.replace('right', 'left').replace('Right', 'Left');

function middle(p: Parameters, m: Measures): PanelDraft[] {
  const { baseY, wallX, lidX, tuckX } = m;
  return [
    { id: 'base', path: basePath(p, m), side: 'bottom', turn: 180 },
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

/** The base, with a mortise for each tongue cut in at both side creases. */
function basePath(p: Parameters, m: Measures): Path {
  const depth = option(p, 'mortiseDepth');
  const half = option(p, 'tongueWidth') / 2;
  const right = tongueCentres(p).flatMap((y): Point[] => [
    [m.baseX, y - half],
    [m.baseX - depth, y - half],
    [m.baseX - depth, y + half],
    [m.baseX, y + half],
  ]);
  const corners: Point[] = [[m.baseX, -m.baseY], ...right, [m.baseX, m.baseY]];
  return polygon(...corners, ...[...corners].reverse().map(mirrorPoint));
}

function tongueCentres(p: Parameters): number[] {
  const width = option(p, 'tongueWidth');
  if (option(p, 'tongueCount') === 1) return [0];
  const offset = p.W / 2 - option(p, 'tongueInset') - width / 2;
  return [-offset, offset];
}

/** The back wall runs t/3 past its ears: that is where the lid hangs. */
const backPath = (m: Measures): Path => rectangle(-m.wallX, m.baseY, m.wallX, m.lidTop);

function tuckPath(p: Parameters, m: Measures): Path {
  const end = m.lidEnd + m.tuck;
  const notch = option(p, 'thumbNotch');
  return {
    start: [-m.tuckX, m.lidEnd],
    segments: [
      line([-m.tuckX, end]),
      line([-notch, end]),
      ...(notch > 0 ? [arc([notch, end], notch, true)] : []),
      line([m.tuckX, end]),
      line([m.tuckX, m.lidEnd]),
    ],
    closed: true,
  };
}

function rightHalf(p: Parameters, m: Measures): PanelDraft[] {
  const { W, t } = p;
  const ridgeX = m.baseX + m.side;
  const innerX = ridgeX + m.ridge;
  const frontEnd = m.baseY + m.front;
  const backEnd = m.lidTop - t / 3;
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
        stage: [0.28, 0.52],
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
        stage: [0.5, 0.6],
      },
    },
    {
      id: 'innerRight',
      path: innerPath(p, m, innerX),
      hinge: {
        parent: 'ridgeRight',
        from: [innerX, -W / 2],
        to: [innerX, W / 2],
        angle: 90,
        stage: [0.58, 0.7],
      },
    },
    lidDust(p, m),
    lidLock(p, m),
  ];
}

function innerPath(p: Parameters, m: Measures, x: number): Path {
  const depth = option(p, 'tongueDepth');
  const half = option(p, 'tongueWidth') / 2;
  const taper = depth * tangent(15);
  const end = x + m.inner;
  const tongues = tongueCentres(p).flatMap((y): Point[] => [
    [end, y - half],
    [end + depth, y - half + taper],
    [end + depth, y + half - taper],
    [end, y + half],
  ]);
  return polygon([x, -p.W / 2], [end, -p.W / 2], ...tongues, [end, p.W / 2], [x, p.W / 2]);
}

/** An ear of the front (towards -1) or back (towards 1) wall; it stands between the two layers of the side wall. */
function ear(
  p: Parameters,
  m: Measures,
  id: string,
  parent: string,
  towards: -1 | 1,
  end: number,
): PanelDraft {
  const length = option(p, 'earLength');
  const tip = m.wallX + length;
  const wallEnd = m.baseX + m.side;
  const height = end - m.sideY;
  const radius = Math.min(3, height / 6);
  const relieved = length > m.side + p.t;
  const run = Math.min(10, (tip - wallEnd - radius) * 0.6);
  const relief = Math.min(5, height / 6);
  const at = (x: number, y: number): Point => [x, towards * y];
  const path = roundedPath([
    { at: at(m.wallX, m.sideY) },
    ...(relieved && run > 0.5
      ? [
          { at: at(wallEnd, m.sideY) },
          { at: at(wallEnd + run, m.sideY + relief) },
          { at: at(tip, m.sideY + relief), radius },
        ]
      : [{ at: at(tip, m.sideY), radius }]),
    { at: at(tip, end), radius },
    { at: at(m.wallX, end) },
  ]);
  return {
    id,
    path,
    hinge: {
      parent,
      from: at(m.wallX, m.sideY),
      to: at(m.wallX, end),
      angle: 90,
      stage: [0, 0.12],
    },
  };
}

function lidDust(p: Parameters, m: Measures): PanelDraft {
  const depth = option(p, 'lidDustDepth');
  const relief = option(p, 'lidDustRelief');
  const radius = option(p, 'lidDustRadius');
  const from: Point = [m.lidX, m.lidTop + relief];
  const to: Point = [m.lidX, m.lidEnd - relief];
  const taper = depth * tangent(15);
  return {
    id: 'lidDustRight',
    path: roundedPath([
      { at: from },
      { at: [from[0] + depth, from[1] + taper], radius },
      { at: [to[0] + depth, to[1] - taper], radius },
      { at: to },
    ]),
    hinge: { parent: 'lid', from, to, angle: 90, stage: [0.7, 0.82] },
  };
}

/** Cherry lock: a sector about the tuck's free corner, 20° short of square, its tip rounded by a tangent arc. */
function lidLock(p: Parameters, m: Measures): PanelDraft {
  const radius = option(p, 'lockRadius');
  const tip = option(p, 'lockTip');
  const corner: Point = [m.tuckX, m.lidEnd + m.tuck];
  const entry = (20 * Math.PI) / 180;
  const inside = Math.asin(tip / (radius - tip));
  const polar = (angle: number, length: number): Point => [
    corner[0] + length * Math.cos(angle),
    corner[1] - length * Math.sin(angle),
  ];
  const top: Point = [corner[0], corner[1] - radius];
  return {
    id: 'lockRight',
    path: {
      start: corner,
      segments: [
        line(polar(entry, (radius - tip) * Math.cos(inside))),
        arc(polar(entry + inside, radius), tip, false),
        arc(top, radius, false),
      ],
      closed: true,
    },
    hinge: { parent: 'tuck', from: top, to: corner, angle: 90, stage: [0.7, 0.8] },
  };
}
