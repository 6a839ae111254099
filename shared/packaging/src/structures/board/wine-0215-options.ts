import {
  boundedOptions,
  fixedOption,
  glueSideOption,
  type OptionContext,
  type OptionSpec,
  optionInContext,
} from '../structure.ts';
import { jointOptions } from './joint.ts';

const id = 'fefco-0215';
const bounded = boundedOptions(id, 0.5);

/** The part of a flap's root that is cut away at each end. */
export const flapInset = 6;

const dustRoot = (known: OptionContext): number =>
  known.W + known.t - 2 * optionInContext(known, 'dustInset');
const widestChamfer = (known: OptionContext): number =>
  Math.min(optionInContext(known, 'dustFlap'), dustRoot(known) / 2 - 2);
/** The side flaps neither meet in the middle nor reach below the flap that has the slot. */
const deepestSide = (known: OptionContext): number =>
  Math.min(known.L / 2 - 2, (known.W + known.t) / 2 + optionInContext(known, 'lockDepth'));

/** Plant-dependent choices; defaults from the one public source (sources.md, snap-lock box), reduced on small boxes. */
export const wineOptions: readonly OptionSpec[] = [
  ...jointOptions(id, { min: 15, max: 45, initial: 30 }, ({ H, t }) => H + (4 * t) / 3),
  fixedOption(id, 'jointAllowance', 'mm', { min: 0, max: 4, step: 0.5 }, () => 1),
  bounded(
    'tuckDepth',
    ({ H }) => ({ min: 12, max: Math.min(60, H / 2) }),
    () => 30,
  ),
  bounded(
    'tuckInset',
    ({ t }) => ({ min: t / 2, max: t + 3 }),
    ({ t }) => (2 * t) / 3,
  ),
  bounded(
    'tuckRadius',
    (known) => ({ min: 0, max: Math.min(optionInContext(known, 'tuckDepth') - 1, known.L / 4) }),
    (known) => Math.min(20, optionInContext(known, 'tuckDepth') - 1, known.L / 4),
  ),
  bounded(
    'dustInset',
    ({ t }) => ({ min: 1.5 * t, max: 3 * t + 4 }),
    ({ t }) => (5 * t) / 3,
  ),
  bounded(
    'dustFlap',
    ({ L }) => ({ min: 15, max: Math.min(80, L / 2 - 1) }),
    ({ L }) => Math.min(50, L / 2 - 1),
  ),
  bounded(
    'dustChamfer',
    (known) => ({ min: 0, max: widestChamfer(known) }),
    (known) => Math.min(30, widestChamfer(known)),
  ),
  // How far the flaps of the bottom reach past the middle: the slot's depth and the tongue's length.
  bounded(
    'lockDepth',
    ({ W, t }) => ({ min: 12, max: Math.min(60, W / 2 - t) }),
    ({ W, t }) => Math.min(40, W / 2 - t),
  ),
  // Free board beside the slot; the source takes a quarter of the length less 6 mm.
  bounded(
    'legWidth',
    ({ L, t }) => ({ min: 6, max: (L + t) / 3 - flapInset }),
    ({ L, t }) => (L + t) / 4 - flapInset,
  ),
  bounded(
    'sideFlap',
    (known) => ({ min: 16, max: deepestSide(known) }),
    (known) => Math.min(optionInContext(known, 'legWidth') + 10, deepestSide(known)),
  ),
  bounded(
    'sideUndercut',
    (known) => ({ min: 0, max: optionInContext(known, 'sideFlap') - 8 }),
    (known) => Math.min(20, optionInContext(known, 'sideFlap') - 8),
  ),
  glueSideOption(id),
];
