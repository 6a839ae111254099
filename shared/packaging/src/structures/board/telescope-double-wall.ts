import type { DieParameters } from '../../die.ts';
import {
  boundedOptions,
  type Drawing,
  fixedOption,
  type OptionContext,
  type OptionSpec,
  option,
  optionInContext,
  type Structure,
} from '../structure.ts';
import { type DoubleTray, doubleTrayPanels, doubleTrayReach, innerGap } from './double-tray.ts';
import { lidJoin, pieceGap } from './telescope-join.ts';
import { trayGlue } from './tray.ts';

const id = 'telescope-double-wall';
type Parameters = Required<DieParameters>;
const bounded = boundedOptions(id, 0.1);
/** The smallest distance between the middles of the base's and the lid's outer walls. */
const leastMargin = (known: OptionContext): number =>
  Math.max(optionInContext(known, 'lidPlatform'), 2 * known.t) + known.t;
const marginOption = (name: string): OptionSpec =>
  bounded(
    name,
    (known) => ({ min: leastMargin(known), max: 30 }),
    (known) => leastMargin(known) + 0.5,
  );

/** Plant-dependent choices. One source, measured from a production die; its values are quoted where they differ. */
const options: readonly OptionSpec[] = [
  // Width of the base's hollow walls; the source has 5 mm in 0.44 mm board.
  bounded(
    'platform',
    ({ t }) => ({ min: 2 * t, max: 20 }),
    ({ t }) => Math.max(2 * t, Math.min(12, 10 * t)),
  ),
  fixedOption(id, 'lidPlatform', 'mm', { min: 0, max: 12, step: 0.1 }, () => 0),
  bounded(
    'innerReduction',
    ({ t }) => ({ min: t, max: t + 3 }),
    ({ t }) => Math.max(0.8, t),
  ),
  fixedOption(id, 'wallStep', 'mm', { min: 0, max: 3, step: 0.1 }, () => 0.5),
  bounded(
    'tongue',
    ({ L, W }) => ({ min: 3, max: Math.min(30, L / 3, W / 3) }),
    ({ L, W }) => Math.min(15, L / 4, W / 4),
  ),
  // The source's lids are made for a base with webs in its corners: 13.5 and 18.5.
  marginOption('lidMarginX'),
  marginOption('lidMarginY'),
  // Height of the lid's walls.
  bounded(
    'lidHeight',
    ({ H, t }) => ({ min: 8 + t, max: H }),
    ({ H }) => 0.45 * H,
  ),
  bounded(
    'tab',
    ({ W }) => ({ min: 8, max: W / 2 - 2 }),
    ({ W }) => Math.min(35, W / 2 - 2),
  ),
];

/**
 * Telescope box of two trays with hollow rolled walls (sources.md, telescope box). Corners are closed by tabs between the layers,
 * where the measured source has webs: its flat sizes hold, its corners do not. On the sheet the base lies above with its
 * front on top, the lid below with its front at the bottom.
 */
export const telescopeDoubleWall: Structure = {
  id,
  version: 1,
  code: 'Telescope, double wall',
  nameKey: `structure.${id}.name`,
  family: 'carton',
  limits: {
    L: { min: 60, max: 500, step: 1 },
    W: { min: 60, max: 400, step: 1 },
    H: { min: 25, max: 200, step: 1 },
    t: { min: 0.2, max: 3, step: 0.02 },
  },
  // An inner wall must pass the opposite wall while it folds in.
  within: ({ L, W }) => ({ H: { max: 0.75 * Math.min(L, W) } }),
  options,
  defaultSize: { L: 170, W: 115, H: 60 },
  defaultBoard: 'cardstock-350',
  bleed: 3,
  safe: 3,
  outside: (p) => {
    const { base, lid } = trays(p);
    return { L: lid.length + p.t, W: lid.width + p.t, H: seatOf(p, base) + p.t };
  },
  manufacturing: (p) => {
    const { length, width, height } = trays(p).base;
    return { L: length, W: width, H: height };
  },
  packed: ({ pieces, parameters }) => ({
    width: Math.max(...pieces.map((piece) => piece.width)),
    height: Math.max(...pieces.map((piece) => piece.height)),
    thickness: pieces.length * parameters.t,
  }),
  draw,
};

function trays(p: Parameters): { base: DoubleTray; lid: DoubleTray } {
  const { t } = p;
  const reduction = option(p, 'innerReduction');
  const common = {
    t,
    reduction,
    tongue: option(p, 'tongue'),
    tab: option(p, 'tab'),
    ease: 1 + t,
    centre: [0, 0] as const,
    stage: [0, 0.7] as const,
  };
  const platform = option(p, 'platform');
  const walls = 2 * innerGap({ platform, t }) + t;
  const base: DoubleTray = {
    ...common,
    name: 'base',
    platform,
    length: p.L + walls,
    width: p.W + walls,
    // The contents stand on the tongues and may reach to the lower rim.
    height: p.H + reduction + option(p, 'wallStep'),
    step: option(p, 'wallStep'),
    front: 'up',
    floor: { side: 'bottom', turn: 180 },
  };
  const lid: DoubleTray = {
    ...common,
    name: 'lid',
    platform: option(p, 'lidPlatform'),
    length: base.length + 2 * option(p, 'lidMarginX'),
    width: base.width + 2 * option(p, 'lidMarginY'),
    height: option(p, 'lidHeight'),
    step: 0,
    front: 'down',
    floor: { side: 'top', turn: 0 },
  };
  return { base, lid };
}

/** The lid's tongues lie between its top and the base's rim. */
const seatOf = (p: Parameters, base: DoubleTray): number => base.height + p.t + base.reduction;

function draw(p: Parameters): Drawing {
  const { base, lid } = trays(p);
  const below = doubleTrayReach(base)[1] + pieceGap + doubleTrayReach(lid)[1];
  const seat = seatOf(p, base);
  // The walls that show more of the closed box carry its sides.
  const deep = 2 * lid.height >= base.height;
  const lower: DoubleTray = deep ? base : { ...base, shows: { height: seat - lid.height } };
  const upper: DoubleTray = {
    ...lid,
    centre: [0, below],
    ...(deep ? { shows: {} } : {}),
    hinge: lidJoin('base', below, seat, lid.height, [0.7, 1]),
  };
  return {
    panels: [...doubleTrayPanels(lower), ...doubleTrayPanels(upper)],
    glue: [...trayGlue('base'), ...trayGlue('lid')],
  };
}
