import type { DieParameters, Mark, Point } from '../../die.ts';
import { polygon, rectangle } from '../shapes.ts';
import { type Drawing, type OptionContext, option, type PanelDraft, type Structure } from '../structure.ts';
import {
  absentDimension,
  caliperLimits,
  createOptionFactory,
  earlierOption,
  fixedLimits,
  markZone,
  panelBelow,
} from './flat.ts';
import { type Handle, handle } from './tote-handle.ts';

const id = 'tote-bag';
const choice = createOptionFactory(id);
type Parameters = Required<DieParameters>;

/** Length of a handle that is sewn on, below the top edge. */
const sewn = 50;

/** How many layers of cloth precede each part, from the front to the back. */
const order = { seam: 1, hem: 2, handle: 3, back: 9 } as const;

/**
 * Tote bag of woven cotton: one cloth folded at the bottom, side seams and hems turned in, two handles of webbing
 * sewn on inside. L × H is the finished face. Printed in the print area only, without bleed (sources.md, flat goods).
 * Seams and hems are where the cloth is turned, not machine creases.
 */
export const toteBag: Structure = {
  id,
  version: 1,
  code: 'Tote',
  nameKey: `structure.${id}.name`,
  family: 'textile',
  encloses: 'pouch',
  limits: {
    L: { min: 150, max: 600, step: 1 },
    W: absentDimension,
    H: { min: 200, max: 700, step: 1 },
    t: caliperLimits(0.15, 1.5),
  },
  // The shortest strap is no longer than the cloth beside it.
  within: ({ L }) => ({ H: { min: L / 4 + 110 } }),
  options: [
    choice('seam', fixedLimits(10, 30), () => 20),
    choice('hem', fixedLimits(15, 50), () => 30),
    choice(
      'handleWidth',
      ({ L }) => ({ min: 20, max: Math.min(40, L / 5) }),
      ({ L }) => Math.min(30, L / 5),
    ),
    choice(
      'handleLength',
      (known) => ({ min: shortest(known), max: longest(known) }),
      (known) => Math.min(longest(known), Math.max(650, shortest(known))),
    ),
    choice(
      'printWidth',
      ({ L }) => ({ min: 50, max: L - 40 }),
      ({ L }) => Math.min(280, L - 60),
    ),
    choice(
      'printHeight',
      ({ H }) => ({ min: 50, max: H - 2 * sewn }),
      ({ H }) => Math.min(320, H - 2 * sewn),
    ),
  ],
  defaultSize: { L: 380, W: 0, H: 420 },
  defaultBoard: 'cotton-140',
  bleed: 0,
  safe: 10,
  outside: ({ L, H, t }) => ({ L, W: (order.back + 1) * t, H }),
  manufacturing: ({ L, H }) => ({ L, W: 0, H }),
  packed: ({ parameters: { L, H, t } }) => ({ width: L, height: H, thickness: (order.back + 1) * t }),
  draw,
};

function draw(p: Parameters): Drawing {
  const { L, H } = p;
  const seam = option(p, 'seam');
  const hem = option(p, 'hem');
  const beside = 20 + seam;
  const { length } = strap(p);
  const straps: readonly Handle[] = [
    {
      ...strap(p),
      id: 'handleFront',
      parent: 'front',
      x: L + beside,
      foot: length - hem,
      across: 1,
      top: 0,
      up: -1,
    },
    {
      ...strap(p),
      id: 'handleBack',
      parent: 'back',
      x: -beside,
      foot: -hem,
      across: -1,
      top: 2 * H,
      up: 1,
    },
  ];
  return {
    panels: [
      { id: 'front', path: rectangle(0, 0, L, H), side: 'front' },
      { ...panelBelow('hemFront', 'front', L, 0, -hem, 180, [0.15, 0.3]), layer: order.hem },
      ...seams(p, 'front', 'Front', 0, H),
      {
        ...panelBelow('back', 'front', L, H, 2 * H, 180, [0.65, 1]),
        side: 'back',
        turn: 180,
        layer: order.back,
      },
      { ...panelBelow('hemBack', 'back', L, 2 * H, 2 * H + hem, 180, [0.15, 0.3]), layer: order.hem },
      ...seams(p, 'back', 'Back', H, 2 * H),
      ...straps.flatMap(handle),
    ],
    glue: [],
    roles: { handleFront: 'core', handleBack: 'core' },
    creases: [
      [
        [-seam, H],
        [0, H],
      ],
      [
        [L, H],
        [L + seam, H],
      ],
    ],
    marks: [printArea(p, 0), printArea(p, H)],
  };
}

/** A loop half as wide as the bag and 5 cm above its edge; at most the length of the cloth. */
const shortest = ({ L }: OptionContext): number => L / 2 + 2 * sewn + 100;
const longest = (known: OptionContext): number => Math.min(1100, 2 * (known.H + earlierOption(known, 'hem')));

const strap = (p: Parameters) => ({
  width: option(p, 'handleWidth'),
  length: option(p, 'handleLength'),
  span: p.L / 2,
  middle: p.L / 2,
  sewn,
  depth: order.handle * p.t,
});

const printArea = (p: Parameters, y: number): Mark => {
  const [w, h] = [option(p, 'printWidth'), option(p, 'printHeight')];
  const [x, top] = [(p.L - w) / 2, y + (p.H - h) / 2];
  return markZone('print-area', x, top, x + w, top + h);
};

function seams(p: Parameters, parent: string, name: string, y0: number, y1: number): PanelDraft[] {
  const wide = option(p, 'seam');
  const one = (side: 'Left' | 'Right', from: number, to: number): PanelDraft => {
    const corners: Point[] = [
      [from, y0],
      [to, y0],
      [to, y1],
      [from, y1],
    ];
    return {
      id: `seam${name}${side}`,
      path: polygon(...corners),
      layer: order.seam,
      hinge: { parent, from: [from, y0], to: [from, y1], angle: 180, stage: [0, 0.15] },
    };
  };
  return [one('Left', 0, -wide), one('Right', p.L, p.L + wide)];
}
