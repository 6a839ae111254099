import type { DieParameters } from '../../die.ts';
import { rectangle } from '../shapes.ts';
import { type Drawing, option, type Structure } from '../structure.ts';
import { absentDimension, caliperLimits, createOptionFactory, fixedLimits, markZone } from './flat.ts';

const id = 'tape';
const choice = createOptionFactory(id);
type Parameters = Required<DieParameters>;

/**
 * Packing tape. L is one repeat, the circumference of the print cylinder, so artwork must continue from the right
 * edge to the left one; W is the width, usually 50 or 75 mm (sources.md, flat goods). A piece is a roll.
 */
export const tape: Structure = {
  id,
  version: 1,
  code: 'Tape',
  nameKey: `structure.${id}.name`,
  family: 'tape',
  encloses: 'nothing',
  limits: {
    L: { min: 100, max: 1000, step: 1 },
    W: { min: 20, max: 150, step: 1 },
    H: absentDimension,
    t: caliperLimits(0.02, 0.3),
  },
  options: [
    // sources.md, sizes: 66 m of film, 50 m of paper.
    choice('rollLength', fixedLimits(10, 1000), () => 66, 'm'),
    // Three inches, the tube of hand dispensers.
    choice('core', fixedLimits(25, 152), () => 76),
  ],
  defaultSize: { L: 300, W: 50, H: 0 },
  defaultBoard: 'tape-pp',
  bleed: 2,
  safe: 3,
  outside: ({ L, W, t }) => ({ L, W, H: t }),
  manufacturing: ({ L, W }) => ({ L, W, H: 0 }),
  packed: ({ parameters: p }) => ({
    width: rollOf(p).diameter,
    height: rollOf(p).diameter,
    thickness: p.W,
  }),
  draw,
};

/** The area of the roll's end is that of the core and of the tape's edge. */
function rollOf(p: Parameters) {
  const length = option(p, 'rollLength') * 1000;
  const core = option(p, 'core');
  return { length, core, diameter: Math.sqrt(core * core + (4 * p.t * length) / Math.PI) };
}

function draw(p: Parameters): Drawing {
  return {
    panels: [{ id: 'front', path: rectangle(0, 0, p.L, p.W), side: 'front' }],
    glue: [],
    marks: [markZone('repeat', 0, 0, p.L, p.W)],
    roll: rollOf(p),
  };
}
