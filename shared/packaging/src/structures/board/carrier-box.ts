import type { DieParameters, Mark, Path, Point } from '../../die.ts';
import { arc, line } from '../../geometry/path.ts';
import { polygon, rectangle } from '../shapes.ts';
import {
  boundedOptions,
  type Drawing,
  fixedOption,
  type OptionSpec,
  option,
  optionInContext,
  type PanelDraft,
  type Structure,
} from '../structure.ts';

const id = 'carrier-box';
type Parameters = Required<DieParameters>;
const bounded = boundedOptions(id, 0.5);
const half = ({ L, t }: { readonly L: number; readonly t: number }): number => L / 2 - t / 2;

/** Plant-dependent choices; defaults from the one public source (sources.md, carrier box). */
const options: readonly OptionSpec[] = [
  bounded(
    'wallHeight',
    ({ H }) => ({ min: 30, max: H }),
    ({ H }) => Math.max(40, Math.min(0.42 * H, H)),
  ),
  fixedOption(id, 'handleRise', 'mm', { min: 55, max: 120, step: 1 }, () => 55),
  // The end flaps overlap by twice this; in the source they meet.
  bounded(
    'endOverlap',
    ({ W }) => ({ min: 0, max: W / 4 }),
    ({ W }) => Math.min(15, W / 4),
  ),
  fixedOption(id, 'holeHeight', 'mm', { min: 20, max: 34, step: 1 }, ({ H }) => Math.min(34, 0.3 * (H + 55))),
  fixedOption(id, 'holeBelow', 'mm', { min: 8, max: 20, step: 1 }, () => 13),
  // The source has a round hole; a hand needs a slot.
  bounded(
    'holeWidth',
    (known) => ({
      min: optionInContext(known, 'holeHeight'),
      max: Math.max(optionInContext(known, 'holeHeight'), known.L - 40),
    }),
    (known) => Math.max(optionInContext(known, 'holeHeight'), Math.min(85, known.L - 40)),
  ),
  // The handle narrows above the walls.
  bounded(
    'shoulder',
    (known) => ({ min: 0, max: Math.max(0, half(known) - optionInContext(known, 'holeWidth') / 2 - 10) }),
    (known) =>
      Math.max(0, Math.min(0.12 * known.L, half(known) - optionInContext(known, 'holeWidth') / 2 - 10)),
  ),
];

/**
 * Bottle carrier of one strip: wall, half of the base, handle, handle, half of the base, wall, with flaps that close its
 * ends. Flat L + W + 4t + 2 · overlap by 2 walls + W + 2t + 2 handles. The handle shows the inside of the board. It has no top.
 */
export const carrierBox: Structure = {
  id,
  version: 1,
  code: 'Bottle carrier',
  nameKey: `structure.${id}.name`,
  family: 'corrugated',
  encloses: 'pouch',
  limits: {
    L: { min: 80, max: 500, step: 1 },
    W: { min: 60, max: 300, step: 1 },
    H: { min: 60, max: 400, step: 1 },
    t: { min: 0.3, max: 4, step: 0.1 },
  },
  options,
  defaultSize: { L: 230, W: 160, H: 160 },
  defaultBoard: 'natural-e',
  bleed: 5,
  safe: 5,
  outside: ({ L, W, H, t, ...rest }) => ({
    L: L + 4 * t,
    W: W + 4 * t,
    H: H + option({ L, W, H, t, ...rest }, 'handleRise') + t,
  }),
  manufacturing: ({ L, W, H, t }) => ({ L: L + 2 * t, W: W + 2 * t, H }),
  packed: (die) => ({ ...die.sheet, thickness: die.parameters.t }),
  draw,
};

function draw(p: Parameters): Drawing {
  const { L, W, H, t } = p;
  const x = L / 2 + t;
  const depth = W / 2 + t;
  const wall = option(p, 'wallHeight');
  // The two handles lie on each other: the ridge between them is one caliper wide.
  const handle = H + option(p, 'handleRise') - t / 2;
  const [y1, y2] = [wall, wall + depth];
  const y3 = y2 + handle;
  const y4 = y3 + t;
  const y5 = y4 + handle;
  const y6 = y5 + depth;
  const a = half(p);
  const b = a - option(p, 'shoulder');
  const shoulder = Math.min(wall, handle / 2);
  const across = (y: number, reach: number) => ({
    from: [-reach, y] as const,
    to: [reach, y] as const,
    angle: 90,
  });
  const hole = (middle: number): Path => slot(middle, option(p, 'holeWidth'), option(p, 'holeHeight'));
  const drop = option(p, 'holeBelow') + option(p, 'holeHeight') / 2;
  const panels: PanelDraft[] = [
    { id: 'base', path: rectangle(-x, y1, x, y2), side: 'bottom', turn: 180 },
    {
      id: 'front',
      path: rectangle(-x, 0, x, y1),
      hinge: { parent: 'base', ...across(y1, x), stage: [0.6, 0.75] },
      side: 'front',
      turn: 0,
    },
    {
      id: 'handleFront',
      path: polygon([-a, y2], [a, y2], [a, y2 + shoulder], [b, y3], [-b, y3], [-a, y2 + shoulder]),
      holes: [hole(y3 - drop)],
      hinge: { parent: 'base', ...across(y2, a), stage: [0, 0.2] },
    },
    {
      id: 'ridge',
      path: rectangle(-b, y3, b, y4),
      hinge: { parent: 'handleFront', ...across(y3, b), angle: -90, stage: [0.2, 0.32] },
    },
    {
      id: 'handleBack',
      path: polygon([-b, y4], [b, y4], [a, y5 - shoulder], [a, y5], [-a, y5], [-a, y5 - shoulder]),
      holes: [hole(y4 + drop)],
      hinge: { parent: 'ridge', ...across(y4, b), angle: -90, stage: [0.32, 0.45] },
    },
    {
      id: 'baseBack',
      path: rectangle(-x, y5, x, y6),
      hinge: { parent: 'handleBack', ...across(y5, a), stage: [0.45, 0.6] },
    },
    {
      id: 'back',
      path: rectangle(-x, y6, x, y6 + wall),
      hinge: { parent: 'baseBack', ...across(y6, x), stage: [0.6, 0.75] },
      side: 'back',
      turn: 180,
    },
    endFlap(p, 'frontEndLeft', 'front', -1, y1, 0),
    endFlap(p, 'frontEndRight', 'front', 1, y1, 0),
    endFlap(p, 'backEndLeft', 'back', -1, y6, y6 + wall),
    endFlap(p, 'backEndRight', 'back', 1, y6, y6 + wall),
  ];
  return { panels, glue: [], marks: glueZones(p, y1) };
}

/** Half of an end, from the base's crease at `foot` to the rim. The halves at the back are outside. */
function endFlap(
  p: Parameters,
  name: string,
  parent: 'front' | 'back',
  sign: -1 | 1,
  foot: number,
  rim: number,
): PanelDraft {
  const x = sign * (p.L / 2 + p.t);
  const tip = x + sign * (p.W / 2 + p.t + option(p, 'endOverlap'));
  const up = Math.sign(rim - foot);
  const low = foot + up * (1 + p.t);
  const outer = parent === 'back';
  return {
    id: name,
    path: polygon([x, low], [tip, low + up * 3], [tip, rim - up * 3], [x, rim]),
    hinge: { parent, from: [x, low], to: [x, rim], angle: 90, stage: outer ? [0.87, 1] : [0.75, 0.87] },
    ...(outer
      ? { side: sign < 0 ? ('left' as const) : ('right' as const), turn: 180 as const, layer: 1 }
      : {}),
  };
}

/** Where the flaps of the back are glued to those of the front. */
function glueZones(p: Parameters, foot: number): Mark[] {
  const lap = 2 * option(p, 'endOverlap');
  const edge = p.L / 2 + p.t + p.W / 2 + p.t + option(p, 'endOverlap');
  if (lap < 4) return [];
  return ([-1, 1] as const).map((sign) => ({
    kind: 'glue-zone',
    path: rectangle(sign * (edge - 1), 6, sign * (edge - lap), foot - 6 - p.t),
  }));
}

/** A slot with round ends about (0, y). */
function slot(y: number, width: number, height: number): Path {
  const r = height / 2;
  const u = Math.max(0.01, width / 2 - r);
  const at = (px: number, py: number): Point => [px, y + py];
  return {
    start: at(-u, -r),
    segments: [line(at(u, -r)), arc(at(u, r), r, true), line(at(-u, r)), arc(at(-u, -r), r, true)],
    closed: true,
  };
}
