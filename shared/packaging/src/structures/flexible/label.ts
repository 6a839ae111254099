import type { DieParameters } from '../../die.ts';
import { roundedPath } from '../../geometry/path.ts';
import { rectangle } from '../shapes.ts';
import { type Drawing, option, type Structure } from '../structure.ts';
import { absentDimension, caliperLimits, createOptionFactory, fixedLimits } from './flat.ts';

const id = 'label';
const choice = createOptionFactory(id);

/**
 * A self-adhesive label L × W on its liner. The liner is cut through; the label's contour is cut through face and
 * glue only. The liner's margin is the bleed, so artwork reaches the edge of the liner and needs nothing beyond it
 * (sources.md, flat goods: 2–3 mm of bleed, 2 mm safe).
 */
export const label: Structure = {
  id,
  version: 1,
  code: 'Label',
  nameKey: `structure.${id}.name`,
  family: 'label',
  encloses: 'nothing',
  limits: {
    L: { min: 15, max: 400, step: 1 },
    W: { min: 15, max: 400, step: 1 },
    H: absentDimension,
    t: caliperLimits(0.05, 0.4),
  },
  options: [
    choice(
      'cornerRadius',
      ({ L, W }) => ({ min: 0, max: Math.min(L, W) / 2 }),
      () => 3,
    ),
    choice('linerMargin', fixedLimits(2, 4), () => 3),
  ],
  defaultSize: { L: 70, W: 70, H: 0 },
  defaultBoard: 'label-paper',
  bleed: 0,
  safe: 5,
  outside: ({ L, W, t }) => ({ L, W, H: t }),
  manufacturing: ({ L, W }) => ({ L, W, H: 0 }),
  packed: ({ parameters: { t }, sheet }) => ({ width: sheet.width, height: sheet.height, thickness: t }),
  draw,
};

const margin = (p: Required<DieParameters>): number => option(p, 'linerMargin');

function draw(p: Required<DieParameters>): Drawing {
  const { L, W } = p;
  const m = margin(p);
  const radius = option(p, 'cornerRadius');
  const corner = (x: number, y: number) => ({ at: [x, y] as const, radius });
  return {
    panels: [
      {
        id: 'front',
        path: rectangle(-m, -m, L + m, W + m),
        side: 'front',
        shows: [
          [0, 0],
          [L, W],
        ],
      },
    ],
    glue: [],
    marks: [
      { kind: 'half-cut', path: roundedPath([corner(0, 0), corner(L, 0), corner(L, W), corner(0, W)]) },
    ],
  };
}
