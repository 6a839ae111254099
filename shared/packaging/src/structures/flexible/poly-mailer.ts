import type { DieParameters } from '../../die.ts';
import { rectangle } from '../shapes.ts';
import { type Drawing, option, type Structure } from '../structure.ts';
import { flapMarks, flapOptions, flapPath, minFrontHeight } from './closing-flap.ts';
import {
  absentDimension,
  caliperLimits,
  createOptionFactory,
  fixedLimits,
  markZone,
  panelBelow,
} from './flat.ts';

const id = 'poly-mailer';
const choice = createOptionFactory(id);

/**
 * Mailer of film (virgin, recycled, compostable): one web, folded at the bottom, its sides welded; the front's lip
 * closes over the back (sources.md, soft mailer). L × H is the front; flat L by 2H + flap.
 */
export const polyMailer: Structure = {
  id,
  version: 1,
  code: 'Mailer',
  nameKey: `structure.${id}.name`,
  family: 'film',
  encloses: 'pouch',
  limits: {
    L: { min: 100, max: 800, step: 1 },
    W: absentDimension,
    H: { min: minFrontHeight, max: 1000, step: 1 },
    t: caliperLimits(0.02, 0.3),
  },
  options: [...flapOptions(id, 0), choice('sideWeld', fixedLimits(5, 10), () => 8)],
  defaultSize: { L: 250, W: 0, H: 350 },
  defaultBoard: 'film-pe-60',
  bleed: 3,
  safe: 10,
  outside: ({ L, H, t }) => ({ L, W: 3 * t, H }),
  manufacturing: ({ L, H }) => ({ L, W: 0, H }),
  packed: ({ parameters: p }) => ({ width: p.L, height: p.H + option(p, 'flap'), thickness: 2 * p.t }),
  draw,
};

function draw(p: Required<DieParameters>): Drawing {
  const { L, H } = p;
  const weld = option(p, 'sideWeld');
  const flap = { width: L, fold: 0, edge: -option(p, 'flap') };
  return {
    panels: [
      { id: 'front', path: rectangle(0, 0, L, H), side: 'front' },
      {
        ...panelBelow('back', 'front', L, H, 2 * H, 180, [0, 0.6]),
        side: 'back',
        turn: 180,
        layer: 1,
      },
      {
        id: 'flap',
        path: flapPath(flap),
        layer: 2,
        hinge: { parent: 'front', from: [0, 0], to: [L, 0], angle: 180, stage: [0.65, 1] },
      },
    ],
    glue: ['front~back'],
    marks: [
      markZone('seal-zone', 0, 0, weld, 2 * H),
      markZone('seal-zone', L - weld, 0, L, 2 * H),
      ...flapMarks(flap, option(p, 'stripCount'), option(p, 'tearLine')),
    ],
  };
}
