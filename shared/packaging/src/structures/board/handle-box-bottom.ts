import type { DieParameters, Path, Point } from '../../die.ts';
import { arc, type Corner, line, near, roundedPath } from '../../geometry/path.ts';
import { option, type PanelDraft } from '../structure.ts';

type Parameters = Required<DieParameters>;

/** Where the round relief at a flap's corner (a circle of radius t, half a caliper above it) meets its crease. */
const reliefRoot = Math.sqrt(3) / 2;
const rounding = (p: Parameters): number =>
  Math.min(10, option(p, 'lockDepth') / 4, (option(p, 'legWidth') - p.t) / 3);

/** A flap whose root is cut along the relief at one end or both, with corners in between. */
function flap(p: Parameters, from: Relieved, corners: readonly Corner[], to: Relieved): Path {
  const { segments } = roundedPath([{ at: from.start }, ...corners, { at: to.start }]);
  return {
    start: from.root,
    closed: true,
    segments: [
      ...(near(from.start, from.root) ? [] : [arc(from.start, p.t, from.sweep)]),
      ...segments,
      ...(near(to.start, to.root) ? [] : [arc(to.root, p.t, to.sweep)]),
    ],
  };
}

interface Relieved {
  readonly root: Point;
  /** Where the straight edge begins; the root itself without a relief. */
  readonly start: Point;
  readonly sweep: boolean;
}

/** First flap of the bottom: half as deep as the box, with legs on both sides of the slot. `y` is the crease. */
export function slottedBottom(p: Parameters, x0: number, x1: number, y: number, W: number): PanelDraft {
  const middle = y + W / 2;
  const end = middle + option(p, 'lockDepth');
  const leg = option(p, 'legWidth');
  const barb = option(p, 'barb');
  const r = rounding(p);
  const [a, b] = [x0 + p.t, x1 - p.t];
  const left: Relieved = { root: [x0 + reliefRoot * p.t, y], start: [a, y + p.t / 2], sweep: true };
  const right: Relieved = { root: [x1 - reliefRoot * p.t, y], start: [b, y + p.t / 2], sweep: true };
  return {
    id: 'frontBottom',
    path: flap(
      p,
      left,
      [
        { at: [a, end], radius: r },
        { at: [x0 + leg + barb, end], radius: r },
        { at: [x0 + leg, middle] },
        { at: [x1 - leg, middle] },
        { at: [x1 - leg - barb, end], radius: r },
        { at: [b, end], radius: r },
      ],
      right,
    ),
    hinge: { parent: 'front', from: left.root, to: right.root, angle: 90, stage: [0.35, 0.44] },
    layer: 1,
  };
}

/** Second flap: a hook on the half of the tongue (`near` is the x of its wall), slanted on the other half. */
export function sideHook(
  p: Parameters,
  id: string,
  parent: string,
  near: number,
  far: number,
  y: number,
  W: number,
): PanelDraft {
  const into = Math.sign(far - near);
  const at = (d: number, v: number): Point => [near + into * d, y + v];
  const half = W / 2 - 0.5;
  const shoulder = Math.floor(option(p, 'legWidth')) + p.t;
  const end = shoulder + option(p, 'lockDepth');
  const r = rounding(p);
  const sweep = into > 0;
  const root: Relieved = { root: at(reliefRoot * p.t, 0), start: at(p.t, p.t / 2), sweep };
  // The free edge of the last wall needs no relief.
  const last = parent === 'left' ? Math.abs(far - near) : W - reliefRoot * p.t;
  const slant: Relieved = { root: at(last, 0), start: at(last, 0), sweep };
  return {
    id,
    path: flap(
      p,
      root,
      [
        { at: at(p.t, end), radius: r },
        { at: at(half + option(p, 'barb'), end), radius: r },
        { at: at(half, shoulder) },
      ],
      slant,
    ),
    hinge: { parent, from: root.root, to: slant.root, angle: 90, stage: [0.44, 0.53] },
    layer: 2,
  };
}

/** Third flap: narrows to the slot; its tongue goes through it and lies inside. */
export function tonguedBottom(p: Parameters, x0: number, x1: number, y: number, W: number): PanelDraft[] {
  const middle = y + W / 2;
  const end = middle + option(p, 'lockDepth');
  const inset = option(p, 'legWidth') + p.t / 2;
  const [a, b] = [x0 + inset, x1 - inset];
  const [from, to]: [Point, Point] = [
    [x0 + reliefRoot * p.t, y],
    [x1 - reliefRoot * p.t, y],
  ];
  const r = Math.min(rounding(p), (b - a) / 3);
  return [
    {
      id: 'backBottom',
      path: { start: from, segments: [line([a, middle]), line([b, middle]), line(to)], closed: true },
      hinge: { parent: 'back', from, to, angle: 90, stage: [0.53, 0.64] },
      side: 'bottom',
      turn: 0,
      layer: 3,
    },
    {
      id: 'lockTongue',
      path: roundedPath([
        { at: [a, middle] },
        { at: [a, end], radius: r },
        { at: [b, end], radius: r },
        { at: [b, middle] },
      ]),
      // Not creased: the board bends by the three layers between it and its flap while it is pushed in.
      hinge: {
        parent: 'backBottom',
        kind: 'bend',
        from: [a, middle],
        to: [b, middle],
        angle: 0,
        stage: [0.53, 0.64],
      },
      layer: -3,
    },
  ];
}
