import type { DieParameters } from '../../die.ts';
import { polygon, rectangle } from '../shapes.ts';
import { type Drawing, option, type PanelDraft, type Structure, tangent } from '../structure.ts';
import { flapMarks, flapOptions, flapPath, minFrontHeight } from './closing-flap.ts';
import { createOptionFactory, panelBelow } from './flat.ts';

const id = 'rigid-envelope';
const choice = createOptionFactory(id);
type Parameters = Required<DieParameters>;

/** Below this a pair of creases cannot be distinguished from a single one. */
const narrowest = 2;

/**
 * Envelope of board in one piece: front, back folded up behind it, glue flaps at both sides, a flap with strips and
 * tear line over the back (sources.md, envelope). L × H is the face, W the thickness of the contents: 0 for flat
 * contents, with a single crease at the sides. Bottom and flap always fold in a pair of creases, one caliper wider
 * for each layer between.
 */
export const rigidEnvelope: Structure = {
  id,
  version: 1,
  code: 'Envelope',
  nameKey: `structure.${id}.name`,
  family: 'carton',
  encloses: 'pouch',
  limits: {
    L: { min: 90, max: 600, step: 1 },
    W: { min: 0, max: 40, step: 1 },
    H: { min: minFrontHeight, max: 800, step: 1 },
    t: { min: 0.2, max: 3, step: 0.05 },
  },
  within: ({ W }) => ({ W: { min: W > 0 ? narrowest : 0 } }),
  options: [
    ...flapOptions(id, 1),
    choice(
      'glueFlap',
      ({ L }) => ({ min: 12, max: Math.min(30, L / 4) }),
      () => 18,
    ),
  ],
  defaultSize: { L: 250, W: 0, H: 353 },
  defaultBoard: 'cardstock-350',
  bleed: 3,
  safe: 5,
  outside: (p) => ({ L: p.L + p.t, W: depth(p) + 2 * p.t, H: p.H + p.t }),
  manufacturing: (p) => ({ L: p.L, W: depth(p), H: p.H }),
  packed: ({ parameters: p }) => ({
    width: p.L,
    height: p.H + option(p, 'flap') + depth(p),
    thickness: 3 * p.t,
  }),
  draw,
};

/** From the middle of the front to the middle of the back: the contents, and a glue flap between the two. */
const depth = ({ W, t }: Parameters): number => W + 2 * t;

function draw(p: Parameters): Drawing {
  const { L, H, t } = p;
  const bottom = H + depth(p);
  const top = -(depth(p) + t);
  const flap = { width: L, fold: top, edge: top - option(p, 'flap') };
  return {
    panels: [
      { id: 'front', path: rectangle(0, 0, L, H), side: 'front' },
      ...side(p, 'Left', 0, -1),
      ...side(p, 'Right', L, 1),
      panelBelow('bottomSpine', 'front', L, H, bottom, 90, [0.25, 0.5]),
      {
        ...panelBelow('back', 'bottomSpine', L, bottom, bottom + H, 90, [0.3, 0.6]),
        side: 'back',
        turn: 180,
      },
      panelBelow('topSpine', 'front', L, 0, top, 90, [0.65, 0.9]),
      {
        id: 'flap',
        path: flapPath(flap),
        hinge: { parent: 'topSpine', from: [0, top], to: [L, top], angle: 90, stage: [0.7, 1] },
      },
    ],
    glue: ['glueLeft~back', 'glueRight~back'],
    marks: flapMarks(flap, option(p, 'stripCount'), option(p, 'tearLine')),
  };
}

/** A glue flap; 2 mm and a slant keep it clear of the folds at its ends. */
function side(p: Parameters, name: 'Left' | 'Right', x: number, out: -1 | 1): PanelDraft[] {
  const spine = p.W > narrowest / 2 ? p.W + p.t : 0;
  const wide = option(p, 'glueFlap');
  const from = x + out * spine;
  const to = from + out * wide;
  const slant = 2 + wide * tangent(15);
  const flap: PanelDraft = {
    id: `glue${name}`,
    path: polygon([from, 2], [to, slant], [to, p.H - slant], [from, p.H - 2]),
    layer: spine > 0 ? 0 : 1,
    hinge: {
      parent: spine > 0 ? `spine${name}` : 'front',
      from: [from, 2],
      to: [from, p.H - 2],
      angle: spine > 0 ? 90 : 180,
      stage: [0.05, 0.25],
    },
  };
  if (spine === 0) return [flap];
  return [
    {
      id: `spine${name}`,
      path: rectangle(Math.min(x, from), 2, Math.max(x, from), p.H - 2),
      hinge: { parent: 'front', from: [x, 2], to: [x, p.H - 2], angle: 90, stage: [0, 0.2] },
    },
    flap,
  ];
}
