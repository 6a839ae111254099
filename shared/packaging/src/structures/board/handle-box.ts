import type { DieParameters, Point, Segment } from '../../die.ts';
import { arc, line, roundedPath } from '../../geometry/path.ts';
import { mirrorDrawing } from '../mirror.ts';
import { type Drawing, option, type PanelDraft, type Structure } from '../structure.ts';
import { sideHook, slottedBottom, tonguedBottom } from './handle-box-bottom.ts';
import { handleBoxOptions } from './handle-box-options.ts';
import { jointFlap } from './joint.ts';

const id = 'handle-box';
type Parameters = Required<DieParameters>;

/**
 * Carton with a handle, K016A: two roofs meet in the middle and their handles stand up; the slotted flaps of the ends
 * swing over the handles' ends and drop into their notches. Snap-lock bottom. From the glue flap: front, right, back,
 * left. Between creases (L, W; body H + t) the flat is 2L + 2W + glue − (t + 1)/2 by W/2 − t/3 + handle + H + 2t +
 * floor(W/2) + floor(W/4): derived from eleven published samples, which it meets to 0.01 mm.
 */
export const handleBox: Structure = {
  id,
  version: 1,
  code: 'K016A',
  nameKey: `structure.${id}.name`,
  family: 'corrugated',
  limits: {
    // Below this, a hand does not fit between the handle's lobes, nor an end flap between its own tapers.
    L: { min: 120, max: 1000, step: 1 },
    W: { min: 90, max: 600, step: 1 },
    H: { min: 50, max: 800, step: 1 },
    t: { min: 1, max: 5, step: 0.1 },
  },
  // The tongue of the bottom hangs on the longer walls.
  within: ({ L }) => ({ W: { max: L } }),
  options: handleBoxOptions,
  // The series as published: L and W from crease to crease.
  profiles: { k016a: () => ({ lengthAllowance: 0, widthAllowance: 0 }) },
  defaultSize: { L: 220, W: 120, H: 120 },
  defaultBoard: 'natural-e',
  bleed: 5,
  safe: 5,
  // Three layers of the bottom lie below its crease; the end flaps rise a little above the handles.
  outside: (p) => ({
    L: creased(p).L + p.t,
    W: creased(p).W + p.t,
    H: creased(p).H + 4 * p.t + Math.max(option(p, 'handleHeight'), flapRise(p)),
  }),
  manufacturing: (p) => creased(p),
  packed: ({ parameters: p, sheet }) => ({
    width: creased(p).L + creased(p).W + p.t,
    height: sheet.height,
    thickness: 2 * p.t,
  }),
  draw,
};

/** From crease to crease. */
const creased = (p: Parameters) => ({
  L: p.L + option(p, 'lengthAllowance'),
  W: p.W + option(p, 'widthAllowance'),
  H: p.H + option(p, 'heightAllowance'),
});

/** Length of the slot in an end flap, from its crease. */
const slotLength = (p: Parameters): number => option(p, 'dustFlap') - option(p, 'flapBridge');
/** The end flaps lean, from upright, until the end of their slot is over the foot of the handles' notches. */
const lean = (p: Parameters): number => Math.asin((option(p, 'lobeWidth') + p.t / 2) / slotLength(p));
const flapRise = (p: Parameters): number => option(p, 'dustFlap') * Math.cos(lean(p));

function draw(p: Parameters): Drawing {
  const { L, W, H } = creased(p);
  const x1 = option(p, 'glueFlap');
  const x2 = x1 + L;
  const x3 = x2 + W;
  const x4 = x3 + L;
  const x5 = x4 + W - option(p, 'jointAllowance');
  const wall = (
    name: 'front' | 'right' | 'back' | 'left',
    from: number,
    to: number,
    parent?: string,
  ): PanelDraft => ({
    id: name,
    path: roundedPath([{ at: [from, 0] }, { at: [to, 0] }, { at: [to, H] }, { at: [from, H] }]),
    side: name,
    turn: 0,
    ...(parent ? { hinge: { parent, from: [from, 0], to: [from, H], angle: 90, stage: [0, 0.35] } } : {}),
  });
  const ends = [endFlap(p, 'rightTop', 'right', x2, x3, W), endFlap(p, 'leftTop', 'left', x4, x5, W)];
  const tops = [roof(p, 'front', x1, x2), roof(p, 'back', x3, x4)];
  const panels: PanelDraft[] = [
    wall('front', x1, x2),
    wall('right', x2, x3, 'front'),
    wall('back', x3, x4, 'right'),
    wall('left', x4, x5, 'back'),
    jointFlap(p, 'front', [x1, 0], [x1, H], -1),
    slottedBottom(p, x1, x2, H, W),
    sideHook(p, 'rightBottom', 'right', x3, x2, H, W),
    sideHook(p, 'leftBottom', 'left', x4, x5, H, W),
    ...tonguedBottom(p, x3, x4, H, W),
    ...[...tops, ...ends].flatMap((each) => each.panels),
  ];
  const drawing: Drawing = {
    panels,
    glue: ['glue~left', 'handleFront~handleBack', 'lockTongue~frontBottom'],
    creases: [...tops, ...ends].map((each) => each.crease),
  };
  return option(p, 'glueSide') === 1 ? mirrorDrawing(drawing) : drawing;
}

interface Part {
  readonly panels: readonly PanelDraft[];
  /** The half of an interrupted crease that is not the hinge. */
  readonly crease: readonly [Point, Point];
}

/** A roof, half as deep as the box, and its handle. The hand hole starts at the crease between them. */
function roof(p: Parameters, parent: 'front' | 'back', x0: number, x1: number): Part {
  const { t } = p;
  const r = t / 2;
  const depth = creased(p).W / 2 - t / 3;
  const name = parent === 'front' ? 'Front' : 'Back';
  const [a, b] = [x0 + r, x1 - r];
  const middle = (x0 + x1) / 2;
  const height = option(p, 'handleHeight');
  const holeRadius = option(p, 'holeHeight') / 2;
  const straight = Math.max(0.5, option(p, 'holeWidth') / 2 - holeRadius);
  const [h0, h1] = [middle - straight, middle + straight];
  const up = (x: number, v: number): Point => [x, -depth - v];
  const lobe = option(p, 'lobeWidth');
  const low = height - lobe / 2;
  // A notch is a quarter of a lobe wide: its slant leans as the end flap that lies in it.
  const inner = lobe + lobe / 4;
  const handle: Segment[] = [
    line(up(h0, 0)),
    // Round the hand hole: up its left end, along, and down its right end.
    arc(up(h0, 2 * holeRadius), holeRadius, true),
    line(up(h1, 2 * holeRadius)),
    arc(up(h1, 0), holeRadius, true),
    line(up(b, 0)),
    line(up(b, low)),
    arc(up(b - lobe, low), lobe / 2, false),
    line(up(b - inner, height)),
    line(up(a + inner, height)),
    line(up(a + lobe, low)),
    arc(up(a, low), lobe / 2, false),
  ];
  const panels: PanelDraft[] = [
    {
      id: `roof${name}`,
      path: {
        start: [x0, 0],
        segments: [
          arc([a, -r], r, false),
          line([a, -depth]),
          line([b, -depth]),
          line([b, -r]),
          arc([x1, 0], r, false),
        ],
        closed: true,
      },
      hinge: { parent, from: [x0, 0], to: [x1, 0], angle: 90, stage: [0.64, 0.86] },
      // The end flaps lean over both ends of the roof.
      ...(parent === 'front'
        ? {
            side: 'top',
            turn: 0,
            shows: [up(a + inner, 0), [b - inner, 0]],
          }
        : {}),
    },
    {
      id: `handle${name}`,
      path: { start: up(a, 0), segments: handle, closed: true },
      // Stays upright while its roof comes down.
      hinge: { parent: `roof${name}`, from: up(a, 0), to: up(h0, 0), angle: -90, stage: [0.64, 0.86] },
      // By their creases the handles are two thirds of a caliper apart.
      layer: 1 / 6,
    },
  ];
  return { panels, crease: [up(h1, 0), up(b, 0)] };
}

/** The flap of an end. Its slot, two boards wide, starts at the crease. */
function endFlap(p: Parameters, name: string, parent: string, x0: number, x1: number, W: number): Part {
  const r = p.t / 2;
  const depth = option(p, 'dustFlap');
  const tip = option(p, 'dustTaper') - r;
  // The straight edge touches the round relief of radius r beside the flap's root.
  const angle = Math.acos(r / Math.hypot(tip, depth - r)) - Math.atan2(depth - r, tip);
  const [u, v] = [r * Math.cos(angle), r - r * Math.sin(angle)];
  // The left wall ends short of the corner; the slot is in the middle of the box, where the handles are.
  const free = parent === 'left';
  const middle = x0 + W / 2;
  const [s0, s1] = [middle - p.t, middle + p.t];
  const end = slotLength(p) - p.t;
  const rounded = roundedPath([
    { at: [x0 + u, -v] },
    { at: [x0 + tip, -depth], radius: 3 },
    { at: [x1 - tip, -depth], radius: 3 },
    { at: free ? [x1, 0] : [x1 - u, -v] },
  ]);
  const segments: Segment[] = [
    ...rounded.segments,
    ...(free ? [] : [arc([x1, 0], r, false)]),
    line([s1, 0]),
    line([s1, -end]),
    arc([s0, -end], p.t, false),
    line([s0, 0]),
    line([x0, 0]),
  ];
  const degrees = (lean(p) * 180) / Math.PI;
  return {
    panels: [
      {
        id: name,
        path: { start: [x0, 0], segments: [arc(rounded.start, r, false), ...segments], closed: true },
        hinge: { parent, from: [x0, 0], to: [s0, 0], angle: degrees, stage: [0.86, 1] },
      },
    ],
    crease: [
      [s1, 0],
      [x1, 0],
    ],
  };
}
