import type { DieParameters, Path, Point } from '../../die.ts';
import { arc, line, roundedPath } from '../../geometry/path.ts';
import { mirrorPoint, polygon, rectangle } from '../shapes.ts';
import { option, type PanelDraft, tangent } from '../structure.ts';

type Parameters = Required<DieParameters>;

/** Crease positions of a mailer, from the base centre, in mm. */
export interface Measures {
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

export function measure(p: Parameters): Measures {
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

/** The base, with a mortise for each tongue cut in at both side creases. */
export function basePath(p: Parameters, m: Measures): Path {
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
export const backPath = (m: Measures): Path => rectangle(-m.wallX, m.baseY, m.wallX, m.lidTop);

export function tuckPath(p: Parameters, m: Measures): Path {
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

export function innerPath(p: Parameters, m: Measures, x: number): Path {
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
export function ear(
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

export function lidDust(p: Parameters, m: Measures): PanelDraft {
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
    // The crease is two thirds of a caliper inside the rolled wall; the flap bends by the missing third.
    layer: -1 / 3,
  };
}

/** Cherry lock: a sector about the tuck's free corner, 20° short of square, its tip rounded by a tangent arc. */
export function lidLock(p: Parameters, m: Measures): PanelDraft {
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
