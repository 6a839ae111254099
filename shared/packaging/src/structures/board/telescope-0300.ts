import type { DieParameters } from '../../die.ts';
import {
  boundedOptions,
  type Drawing,
  fixedOption,
  type OptionSpec,
  option,
  type Structure,
} from '../structure.ts';
import { lidJoin, pieceGap } from './telescope-join.ts';
import { type Tray, trayGlue, trayPanels, trayReach } from './tray.ts';

const id = 'fefco-0300';
type Parameters = Required<DieParameters>;
const bounded = boundedOptions(id, 0.1);

const options: readonly OptionSpec[] = [
  // Between the walls' creases. 0 is the public blank L + 2H × W + 2H; one caliper keeps the inside clear.
  bounded(
    'floorAllowance',
    ({ t }) => ({ min: 0, max: 3 * t + 3 }),
    ({ t }) => t,
  ),
  // From the crease to the rim, above H: half a caliper for the floor.
  bounded(
    'wallAllowance',
    ({ t }) => ({ min: 0, max: t + 3 }),
    ({ t }) => t / 2,
  ),
  // How much longer and wider the lid's inside is than the base's outside.
  fixedOption(id, 'lidClearance', 'mm', { min: 0, max: 4, step: 0.1 }, () => 0.8),
  // The lid's own tabs are between it and the base at left and right; the source has tabs on neither.
  bounded(
    'lidTabAllowance',
    ({ t }) => ({ min: 0, max: 2 * t + 3 }),
    ({ t }) => 2 * t,
  ),
  // Inside depth of the lid: H or more is a full telescope, less a partial one.
  bounded(
    'lidHeight',
    ({ H, t }) => ({ min: 8, max: H + t }),
    ({ H }) => 0.4 * H,
  ),
  bounded(
    'tab',
    ({ W }) => ({ min: 8, max: W / 2 - 2 }),
    ({ W }) => Math.min(35, W / 2 - 2),
  ),
];

/**
 * Telescope box of two single-wall trays, FEFCO 0300: base and lid. Formulas: sources.md, telescope box. On the sheet the base lies
 * above with its front on top, the lid below with its front at the bottom.
 */
export const telescope0300: Structure = {
  id,
  version: 1,
  code: 'FEFCO 0300',
  nameKey: `structure.${id}.name`,
  family: 'corrugated',
  limits: {
    L: { min: 40, max: 800, step: 1 },
    W: { min: 40, max: 600, step: 1 },
    H: { min: 20, max: 400, step: 1 },
    t: { min: 0, max: 5, step: 0.1 },
  },
  options,
  defaultSize: { L: 200, W: 150, H: 60 },
  defaultBoard: 'natural-e',
  bleed: 5,
  safe: 5,
  outside: (p) => {
    const { length, width } = lidSize(p);
    return { L: length + p.t, W: width + p.t, H: p.H + option(p, 'wallAllowance') + 1.5 * p.t };
  },
  manufacturing: (p) => {
    const { length, width, height } = baseSize(p);
    return { L: length, W: width, H: height };
  },
  packed: ({ pieces, parameters }) => ({
    width: Math.max(...pieces.map((piece) => piece.width)),
    height: Math.max(...pieces.map((piece) => piece.height)),
    thickness: pieces.length * parameters.t,
  }),
  draw,
};

const baseSize = (p: Parameters) => ({
  length: p.L + option(p, 'floorAllowance'),
  width: p.W + option(p, 'floorAllowance'),
  height: p.H + option(p, 'wallAllowance'),
});

/** The lid's inside is the base's outside plus the clearance; its creases are one caliper further out. */
function lidSize(p: Parameters) {
  const { length, width } = baseSize(p);
  const more = 2 * p.t + option(p, 'lidClearance');
  return {
    length: length + more + option(p, 'lidTabAllowance'),
    width: width + more,
    height: option(p, 'lidHeight') + p.t / 2,
  };
}

function draw(p: Parameters): Drawing {
  const common = { tab: option(p, 'tab'), ease: 1 + p.t, centre: [0, 0] as const, stage: [0, 0.6] as const };
  const plain: Tray = {
    ...common,
    ...baseSize(p),
    name: 'base',
    front: 'up',
    floor: { side: 'bottom', turn: 180 },
  };
  const top: Tray = { ...common, ...lidSize(p), name: 'lid', front: 'down', floor: { side: 'top', turn: 0 } };
  const below = trayReach(plain)[1] + pieceGap + trayReach(top)[1];
  const seat = plain.height + p.t / 2;
  const uncovered = seat - top.height;
  // The walls that show more of the closed box carry its sides.
  const deep = option(p, 'lidHeight') >= p.H / 2;
  const base: Tray = deep ? plain : { ...plain, shows: { height: uncovered } };
  const lid: Tray = {
    ...top,
    centre: [0, below],
    ...(deep ? { shows: {} } : {}),
    hinge: lidJoin('base', below, seat, top.height, [0.6, 1]),
  };
  return {
    panels: [...trayPanels(base), ...trayPanels(lid)],
    glue: [...trayGlue('base'), ...trayGlue('lid')],
  };
}
