import {
  boundedOptions,
  fixedOption,
  type OptionContext,
  type OptionSpec,
  optionInContext,
} from '../structure.ts';

const id = 'fefco-0421';
const bounded = boundedOptions(id, 0.1);

/** Plant-dependent choices. The public source measures from score to score, so all three allowances are 0 there. */
export const cakeOptions: readonly OptionSpec[] = [
  // Two hollow side walls of two calipers each, and half a board on either side.
  bounded(
    'lengthAllowance',
    ({ t }) => ({ min: 0, max: 5 * t + 5 }),
    ({ t }) => 5 * t,
  ),
  bounded(
    'widthAllowance',
    ({ t }) => ({ min: 0, max: t + 5 }),
    ({ t }) => t,
  ),
  bounded(
    'heightAllowance',
    ({ t }) => ({ min: 0, max: t + 5 }),
    ({ t }) => t,
  ),
  bounded(
    'earLength',
    ({ W }) => ({ min: 15, max: W / 2 }),
    ({ W }) => W / 2,
  ),
  bounded(
    'tongueWidth',
    ({ W }) => ({ min: 15, max: W / 2 }),
    ({ W }) => W / 3,
  ),
  // The source has t + 1. In thin board the tongue is no deeper than the base's underside.
  fixedOption(id, 'tongueDepth', 'mm', { min: 0.3, max: 8, step: 0.1 }, ({ t }) =>
    Math.min(t + 1, (5 * t) / 3),
  ),
  bounded(
    'tuckRadius',
    (known) => ({ min: 0, max: tightest(known) }),
    (known) => Math.min(20, tightest(known)),
  ),
];

const tightest = (known: OptionContext): number =>
  Math.min(known.H + optionInContext(known, 'heightAllowance') - (2 * known.t) / 3 - 1, known.L / 4);
