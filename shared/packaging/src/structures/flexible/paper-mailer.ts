import type { DieParameters } from '../../die.ts';
import { polygon, rectangle } from '../shapes.ts';
import { type Drawing, option, type PanelDraft, type Structure, tangent } from '../structure.ts';
import { flapMarks, flapOptions, flapPath } from './closing-flap.ts';
import { caliperLimits, createOptionFactory } from './flat.ts';

const id = 'paper-mailer';
const choice = createOptionFactory(id);
type Parameters = Required<DieParameters>;

/** Machines cannot fold narrower gussets. */
const minGusset = 20;

/**
 * Mailer of kraft paper: a tube of front and back, glued along the right edge, its bottom folded over the back and
 * glued; the front's flap closes over the back (sources.md, soft mailer). L × H is the front, W the depth of the side
 * gussets, 0 for none; they are folded in, as the mailer is delivered.
 */
export const paperMailer: Structure = {
  id,
  version: 1,
  code: 'Mailer',
  nameKey: `structure.${id}.name`,
  family: 'paper',
  encloses: 'pouch',
  limits: {
    L: { min: 100, max: 700, step: 1 },
    W: { min: 0, max: 200, step: 1 },
    H: { min: 180, max: 1000, step: 1 },
    t: caliperLimits(0.05, 0.4),
  },
  within: ({ L, W }) => ({ W: { min: W > 0 ? minGusset : 0, max: 0.8 * L } }),
  options: [
    ...flapOptions(id, 0, 80),
    choice(
      'glueSeam',
      ({ L }) => ({ min: 10, max: Math.min(30, L / 5) }),
      () => 20,
    ),
    choice(
      'bottomFold',
      () => ({ min: 20, max: 40 }),
      () => 25,
    ),
  ],
  defaultSize: { L: 250, W: 0, H: 350 },
  defaultBoard: 'kraft-90',
  bleed: 5,
  safe: 8,
  outside: (p) => ({ L: p.L, W: p.W + (layersOf(p) + 2) * p.t, H: p.H }),
  manufacturing: ({ L, W, H }) => ({ L, W, H }),
  packed: ({ parameters: p }) => ({
    width: p.L,
    height: p.H + option(p, 'flap'),
    thickness: (layersOf(p) + 2) * p.t,
  }),
  draw,
};

/** Calipers between front and back: the glued seam, and both halves of a gusset. */
const layersOf = (p: Parameters): number => (hasGusset(p) ? 4 : 2);

const hasGusset = ({ W }: Parameters): boolean => W > minGusset / 2;

function draw(p: Parameters): Drawing {
  const { L, H } = p;
  const over = layersOf(p) + 1;
  const flap = { width: L, fold: 0, edge: -option(p, 'flap') };
  const fold = option(p, 'bottomFold');
  return {
    panels: [
      { id: 'front', path: rectangle(0, 0, L, H), side: 'front' },
      ...sideways(p, 'Right', L, 1),
      ...sideways(p, 'Left', 0, -1),
      {
        id: 'bottomFold',
        path: polygon([0, H], [L, H], [L - fold / 4, H + fold], [fold / 4, H + fold]),
        layer: over,
        hinge: { parent: 'front', from: [0, H], to: [L, H], angle: 180, stage: [0.6, 0.78] },
      },
      {
        id: 'flap',
        path: flapPath(flap),
        layer: over,
        hinge: { parent: 'front', from: [0, 0], to: [L, 0], angle: 180, stage: [0.8, 1] },
      },
    ],
    glue: ['glue~back'],
    marks: flapMarks(flap, option(p, 'stripCount'), option(p, 'tearLine')),
  };
}

/** From the front outwards: both halves of the gusset, if there is one, then the seam (right) or the back (left). */
function sideways(p: Parameters, name: 'Left' | 'Right', x: number, out: -1 | 1): PanelDraft[] {
  const { H } = p;
  const half = hasGusset(p) ? p.W / 2 : 0;
  const right = name === 'Right';
  const stage: readonly [number, number] = right ? [0, 0.25] : [0.25, 0.6];
  const hinge = (parent: string, at: number, angle: number, ease = 0) => ({
    parent,
    from: [at, ease] as const,
    to: [at, H - ease] as const,
    angle,
    stage,
  });
  const strip = (from: number, to: number) => rectangle(Math.min(from, to), 0, Math.max(from, to), H);
  const gusset: PanelDraft[] =
    half === 0
      ? []
      : [
          { id: `gusset${name}`, path: strip(x, x + out * half), layer: 1, hinge: hinge('front', x, 180) },
          {
            id: `gussetBack${name}`,
            path: strip(x + out * half, x + 2 * out * half),
            layer: -1,
            hinge: hinge(`gusset${name}`, x + out * half, -180),
          },
        ];
  const parent = half === 0 ? 'front' : `gussetBack${name}`;
  const from = x + out * 2 * half;
  if (!right)
    return [
      ...gusset,
      { id: 'back', path: strip(from, from - p.L), side: 'back', layer: 2, hinge: hinge(parent, from, 180) },
    ];
  const seam = option(p, 'glueSeam');
  const slant = 1 + seam * tangent(10);
  const glue: PanelDraft = {
    id: 'glue',
    path: polygon([from, 1], [from + seam, slant], [from + seam, H - slant], [from, H - 1]),
    layer: 1,
    hinge: hinge(parent, from, 180, 1),
  };
  return [...gusset, glue];
}
