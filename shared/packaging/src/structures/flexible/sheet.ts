import type { DieParameters } from '../../die.ts';
import { rectangle } from '../shapes.ts';
import { type Drawing, option, type Structure } from '../structure.ts';
import { absentDimension, caliperLimits, createOptionFactory, markZone } from './flat.ts';

const id = 'sheet';
const choice = createOptionFactory(id);

/**
 * Tissue and packing paper: a sheet L × W, printed with a tile that repeats from the top left corner (sources.md,
 * flat goods). The tile of the whole sheet, the default, is a single print.
 */
export const sheet: Structure = {
  id,
  version: 1,
  code: 'Sheet',
  nameKey: `structure.${id}.name`,
  family: 'paper',
  encloses: 'nothing',
  limits: {
    L: { min: 50, max: 1200, step: 1 },
    W: { min: 50, max: 1000, step: 1 },
    H: absentDimension,
    t: caliperLimits(0.02, 0.3),
  },
  options: [
    choice(
      'tileWidth',
      ({ L }) => ({ min: 20, max: L }),
      ({ L }) => L,
    ),
    choice(
      'tileHeight',
      ({ W }) => ({ min: 20, max: W }),
      ({ W }) => W,
    ),
  ],
  defaultSize: { L: 500, W: 380, H: 0 },
  defaultBoard: 'tissue-17',
  bleed: 3,
  safe: 5,
  outside: ({ L, W, t }) => ({ L, W, H: t }),
  manufacturing: ({ L, W }) => ({ L, W, H: 0 }),
  packed: ({ parameters: { L, W, t } }) => ({ width: L, height: W, thickness: t }),
  draw,
};

function draw(p: Required<DieParameters>): Drawing {
  return {
    panels: [{ id: 'front', path: rectangle(0, 0, p.L, p.W), side: 'front' }],
    glue: [],
    marks: [markZone('repeat', 0, 0, option(p, 'tileWidth'), option(p, 'tileHeight'))],
  };
}
