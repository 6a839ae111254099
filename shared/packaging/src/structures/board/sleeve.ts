import type { DieParameters } from '../../die.ts';
import {
  boundedOptions,
  type Drawing,
  fixedOption,
  type OptionSpec,
  option,
  type Structure,
} from '../structure.ts';
import { type SleeveTube, sleevePanels } from './sleeve-tube.ts';

const id = 'sleeve';
type Parameters = Required<DieParameters>;
const bounded = boundedOptions(id, 0.1);

const options: readonly OptionSpec[] = [
  // Clearance around the body: 0.5 in carton, 1.0 to 1.5 in E flute (sources.md, sleeve).
  fixedOption(id, 'clearance', 'mm', { min: 0, max: 5, step: 0.1 }, ({ t }) => (t < 1 ? 0.5 : 1)),
  // The source counts no board in the height. One caliper is for the walls, one for the glue flap.
  bounded(
    'heightAllowance',
    ({ t }) => ({ min: 0, max: 2 * t + 2 }),
    ({ t }) => 2 * t,
  ),
  bounded(
    'glueFlap',
    ({ W }) => ({ min: 8, max: Math.min(40, W - 2) }),
    ({ W }) => Math.min(18, W - 2),
  ),
];

/**
 * Sleeve round a body of L × W × H outside: a tube that is open left and right. Formulas: sources.md, sleeve, panels W + c + t
 * and H + c between creases.
 */
export const sleeve: Structure = {
  id,
  version: 1,
  code: 'Sleeve',
  nameKey: `structure.${id}.name`,
  family: 'carton',
  // Its ends are open: it has four sides and holds nothing along L.
  encloses: 'pouch',
  limits: {
    L: { min: 20, max: 600, step: 1 },
    W: { min: 20, max: 500, step: 1 },
    H: { min: 8, max: 300, step: 1 },
    t: { min: 0, max: 4, step: 0.05 },
  },
  options,
  defaultSize: { L: 220, W: 160, H: 60 },
  defaultBoard: 'cardstock-350',
  bleed: 3,
  safe: 3,
  outside: (p) => {
    const { length, width, height } = tubeOf(p);
    return { L: length, W: width + p.t, H: height + p.t };
  },
  manufacturing: (p) => {
    const { length, width, height } = tubeOf(p);
    return { L: length, W: width, H: height };
  },
  packed: ({ sheet, parameters: p }) => ({
    width: sheet.width,
    height: tubeOf(p).width + tubeOf(p).height,
    thickness: 2 * p.t,
  }),
  draw: (p): Drawing => ({ panels: sleevePanels(tubeOf(p)), glue: ['glue~top'] }),
};

const tubeOf = (p: Parameters): SleeveTube => ({
  idOf: (part) => part,
  corner: [0, 0],
  length: p.L,
  width: p.W + option(p, 'clearance') + p.t,
  height: p.H + option(p, 'clearance') + option(p, 'heightAllowance'),
  flap: option(p, 'glueFlap'),
  piece: 'main',
  stage: [0, 1],
});
