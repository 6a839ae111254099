import type { DieParameters, Mark, Point } from '../../die.ts';
import { arc } from '../../geometry/path.ts';
import { polygon, rectangle } from '../shapes.ts';
import { type Drawing, option, type PanelDraft, type Structure } from '../structure.ts';
import { bagBottom } from './bag-bottom.ts';
import { bagOptions } from './bag-options.ts';
import { caliperLimits, markZone } from './flat.ts';

const id = 'paper-bag';
type Parameters = Required<DieParameters>;

/**
 * Block-bottom paper bag, from the kraft carrier to the luxury bag with cords. From the glue flap: front, right
 * gusset, back, left gusset; above them the rim that is turned in, below them the bottom (sources.md, paper bag). L
 * is the face's width, W the depth of the gussets, H the height from bottom to rim. Flat 2L + 2W + glue − 1 by top
 * fold + H + bottom. The closed form is the open, standing bag.
 */
export const paperBag: Structure = {
  id,
  version: 1,
  code: 'SOS',
  nameKey: `structure.${id}.name`,
  family: 'paper',
  encloses: 'pouch',
  limits: {
    L: { min: 80, max: 600, step: 1 },
    W: { min: 40, max: 250, step: 1 },
    H: { min: 120, max: 700, step: 1 },
    t: caliperLimits(0.05, 0.6),
  },
  // At most the side flaps meet in the bottom; above the folded gusset there is room for the rim.
  within: ({ L, H }) => ({ W: { max: Math.min(L, 2 * (H - 80)) } }),
  options: bagOptions(id),
  defaultSize: { L: 240, W: 100, H: 320 },
  defaultBoard: 'art-paper-200',
  bleed: 5,
  safe: 5,
  outside: (p) => ({ L: p.L + p.t, W: p.W + p.t, H: p.H + 6 * p.t }),
  manufacturing: ({ L, W, H }) => ({ L, W, H }),
  packed: ({ parameters: p }) => ({
    width: p.L,
    // Delivered flat: gussets in, the bottom folded up against the back.
    height: p.H,
    thickness: 8 * p.t,
  }),
  draw,
};

function draw(p: Parameters): Drawing {
  const { L, W, H } = p;
  const x = [0, L, L + W, 2 * L + W, 2 * L + 2 * W - option(p, 'jointAllowance')] as const;
  const bottom = bagBottom(p, { right: [x[1], x[2]], back: [x[2], x[3]], left: [x[3], x[4]] });
  const rim = option(p, 'topFold');
  const body: readonly (readonly [string, number, number, string?])[] = [
    ['front', x[0], x[1]],
    ['right', x[1], x[2], 'front'],
    ['back', x[2], x[3], 'right'],
    ['left', x[3], x[4], 'back'],
  ];
  const side = (name: string) => (['front', 'right', 'back', 'left'] as const).find((each) => each === name);
  const walls = body.flatMap(([name, from, to, parent]): PanelDraft[] => {
    const shown = side(name);
    const holes = name === 'front' || name === 'back' ? holesOf(p, from, 1) : [];
    const turnedHoles = name === 'front' || name === 'back' ? holesOf(p, from, -1) : [];
    return [
      {
        id: name,
        path: rectangle(from, 0, to, H),
        ...(holes.length > 0 ? { holes } : {}),
        ...(shown ? { side: shown } : {}),
        ...(parent ? { hinge: upright(parent, from, H) } : {}),
      },
      {
        id: `${name}Rim`,
        path: rectangle(from, -rim, to, 0),
        ...(turnedHoles.length > 0 ? { holes: turnedHoles } : {}),
        layer: 1,
        hinge: { parent: name, from: [from, 0], to: [to, 0], angle: 180, stage: [0, 0.12] },
      },
    ];
  });
  return {
    panels: [...walls, glueFlap(p), ...bottom.panels],
    glue: ['glue~left'],
    creases: [
      ...[x[1], x[2], x[3]].map((at): [Point, Point] => [
        [at, -rim],
        [at, 0],
      ]),
      ...bottom.creases,
      ...gusset(p, x[1], x[2], -rim),
      ...gusset(p, x[3], x[4], -rim),
      // Delivered flat, the bottom is folded up against the back.
      [
        [x[2], H - W / 2],
        [x[3], H - W / 2],
      ],
    ],
    marks: [gussetMark(p, x[1], x[2]), gussetMark(p, x[3], x[4])],
  };
}

const upright = (parent: string, x: number, H: number) => ({
  parent,
  from: [x, 0] as const,
  to: [x, H] as const,
  angle: 90,
  stage: [0.12, 0.42] as const,
});

/** Starts below the turned-in rim; slanted at its foot to stay clear of the bottom's folds. */
function glueFlap(p: Parameters): PanelDraft {
  const wide = option(p, 'glueFlap');
  const top = option(p, 'topFold') + 1;
  return {
    id: 'glue',
    path: polygon([0, top], [0, p.H], [-wide, p.H - wide], [-wide, top + wide / 4]),
    layer: -1,
    hinge: { ...upright('front', 0, p.H), from: [0, top] },
  };
}

/** Holes for the cord, in the wall (`down` 1) and in the turned-in rim behind it. */
function holesOf(p: Parameters, from: number, down: 1 | -1) {
  if (option(p, 'stringHoles') === 0) return [];
  const r = option(p, 'holeDiameter') / 2;
  const y = down * option(p, 'holeDistance');
  return [-0.5, 0.5].map((part) => {
    const x = from + p.L / 2 + part * option(p, 'holeSpacing');
    return {
      start: [x - r, y] as Point,
      segments: [arc([x + r, y], r, true), arc([x - r, y], r, true)],
      closed: true,
    };
  });
}

/** The creases that let a gusset fold in: its middle down to a point, and from there to both corners of the bottom. */
function gusset({ W, H }: Parameters, x0: number, x1: number, top: number): [Point, Point][] {
  const point: Point = [(x0 + x1) / 2, H - W / 2];
  return [
    [[point[0], top], point],
    [point, [x0, H]],
    [point, [x1, H]],
  ];
}

/** No text over the middle of a gusset. */
const gussetMark = ({ W, H }: Parameters, x0: number, x1: number): Mark =>
  markZone('keep-clear', (x0 + x1) / 2 - 4, 0, (x0 + x1) / 2 + 4, H - W / 2);
