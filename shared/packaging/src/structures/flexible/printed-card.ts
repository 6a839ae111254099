import type { DieParameters, Path } from '../../die.ts';
import { roundedPath } from '../../geometry/path.ts';
import { type Drawing, option, type PanelDraft, type Structure } from '../structure.ts';
import { absentDimension, caliperLimits, createOptionFactory, fixedLimits } from './flat.ts';

const id = 'printed-card';
const choice = createOptionFactory(id);
const gap = 20;

/**
 * A card, printed on both faces: the other face is a piece `reverse`, turned over and placed behind. With a fold, L ×
 * W is the folded card, its spine on the left of the front; the reverse then holds the two inner pages.
 */
export const printedCard: Structure = {
  id,
  version: 1,
  code: 'Card',
  nameKey: `structure.${id}.name`,
  family: 'carton',
  encloses: 'nothing',
  limits: {
    L: { min: 40, max: 420, step: 1 },
    W: { min: 40, max: 420, step: 1 },
    H: absentDimension,
    t: caliperLimits(0.1, 1),
  },
  options: [
    choice('foldCount', fixedLimits(0, 1), () => 0, 'count'),
    choice('cornerRadius', fixedLimits(0, 15), () => 0),
  ],
  defaultSize: { L: 148, W: 105, H: 0 },
  defaultBoard: 'cardstock-350',
  bleed: 3,
  safe: 3,
  outside: (p) => ({ L: p.L, W: p.W, H: leaves(p) * p.t }),
  manufacturing: ({ L, W }) => ({ L, W, H: 0 }),
  packed: ({ parameters: p }) => ({ width: p.L, height: p.W, thickness: leaves(p) * p.t }),
  draw,
};

const leaves = (p: Required<DieParameters>): number => (option(p, 'foldCount') === 1 ? 2 : 1);

function draw(p: Required<DieParameters>): Drawing {
  const { L, t } = p;
  const folded = leaves(p) === 2;
  const turned = L + gap / 2;
  const reverse: PanelDraft = {
    id: folded ? 'insideFront' : 'back',
    path: page(p, L + gap, folded ? 'right' : 'none'),
    piece: 'reverse',
    ...(folded ? {} : { side: 'back' as const }),
    hinge: {
      parent: 'front',
      kind: 'join',
      from: [turned, 0],
      to: [turned, p.W],
      angle: 180,
      stage: [0, folded ? 0.5 : 1],
      keys: [
        { at: 0, angle: 0, move: [0, 0, 0] },
        { at: 1, angle: 180, move: [0, 0, t] },
      ],
    },
  };
  const front: PanelDraft = { id: 'front', path: page(p, 0, folded ? 'left' : 'none'), side: 'front' };
  return {
    panels: folded ? [front, reverse, ...spread(p)] : [front, reverse],
    glue: [],
    roles: { reverse: 'reverse' },
  };
}

/** The other halves of a folded card: four layers, from the front to the back. */
function spread(p: Required<DieParameters>): PanelDraft[] {
  const { L, W } = p;
  const stage = [0.55, 1] as const;
  const spine = 2 * L + gap;
  return [
    {
      id: 'back',
      path: page(p, -L, 'right'),
      side: 'back',
      layer: 3,
      hinge: { parent: 'front', from: [0, 0], to: [0, W], angle: 180, stage },
    },
    {
      id: 'insideBack',
      path: page(p, spine, 'left'),
      piece: 'reverse',
      layer: -1,
      hinge: { parent: 'insideFront', from: [spine, 0], to: [spine, W], angle: -180, stage },
    },
  ];
}

/** One page; the corners at the spine are square. */
function page(p: Required<DieParameters>, x: number, spine: 'left' | 'right' | 'none'): Path {
  const radius = option(p, 'cornerRadius');
  const left = spine === 'left' ? 0 : radius;
  const right = spine === 'right' ? 0 : radius;
  return roundedPath([
    { at: [x, 0], radius: left },
    { at: [x + p.L, 0], radius: right },
    { at: [x + p.L, p.W], radius: right },
    { at: [x, p.W], radius: left },
  ]);
}
