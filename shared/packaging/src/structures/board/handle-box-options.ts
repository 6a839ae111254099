import {
  boundedOptions,
  fixedOption,
  glueSideOption,
  type OptionContext,
  type OptionSpec,
  optionInContext,
} from '../structure.ts';
import { jointOptions } from './joint.ts';

const id = 'handle-box';
const bounded = boundedOptions(id, 0.5);

const length = (known: OptionContext): number => known.L + optionInContext(known, 'lengthAllowance');
const width = (known: OptionContext): number => known.W + optionInContext(known, 'widthAllowance');
/**
 * The published sizes have one handle for small boxes and one for large ones. No source gives the limit; half-way is
 * assumed.
 */
const large = ({ L }: OptionContext): boolean => L >= 275;

/** The part of the length that leg and lock may take, so that the hooks of the two side flaps do not meet. */
const halfLength = (known: OptionContext): number => length(known) / 2 - 1 - known.t;
const deepestLock = (known: OptionContext): number =>
  Math.min(width(known) / 2 - known.t - optionInContext(known, 'barb'), halfLength(known) - 20);
const widestLeg = (known: OptionContext): number =>
  Math.min(width(known) / 2, halfLength(known) - optionInContext(known, 'lockDepth'));

/** A slot as long as the handle is high, and the board beyond it. */
const overLobes = (known: OptionContext): number =>
  optionInContext(known, 'handleHeight') + optionInContext(known, 'flapBridge');

/** Plant-dependent choices; defaults from the one published series of sizes, K016A (docs/packaging.md). */
export const handleBoxOptions: readonly OptionSpec[] = [
  // The series counts L and W from crease to crease; here they are the inside.
  bounded(
    'lengthAllowance',
    ({ t }) => ({ min: 0, max: 2 * t }),
    ({ t }) => t,
  ),
  bounded(
    'widthAllowance',
    ({ t }) => ({ min: 0, max: 2 * t }),
    ({ t }) => t,
  ),
  bounded(
    'heightAllowance',
    ({ t }) => ({ min: 0, max: 3 * t }),
    ({ t }) => t,
  ),
  ...jointOptions(id, { min: 12, max: 40, initial: 15 }, ({ H }) => H).map((spec) =>
    spec.id === 'glueFlap' ? { ...spec, initial: ({ t }: OptionContext) => (t > 4 ? 25 : 15) } : spec,
  ),
  // How much shorter the last wall is, so that its edge does not protrude at the corner.
  bounded(
    'jointAllowance',
    ({ t }) => ({ min: 0, max: t + 2 }),
    ({ t }) => (t + 1) / 2,
  ),
  // Handles: 44 or 50 mm high in the series.
  fixedOption(id, 'handleHeight', 'mm', { min: 40, max: 80, step: 1 }, (known) => (large(known) ? 50 : 44)),
  // The ends of a handle are lobes; beside each is a notch of half its width.
  fixedOption(id, 'lobeWidth', 'mm', { min: 16, max: 24, step: 1 }, () => 20),
  bounded(
    'holeHeight',
    (known) => ({ min: 22, max: optionInContext(known, 'handleHeight') - 12 }),
    (known) => Math.min(large(known) ? 30 : 29, optionInContext(known, 'handleHeight') - 12),
  ),
  // A hand needs 90 mm; 30 mm of board remain on both sides, for the lobe and its notch.
  bounded(
    'holeWidth',
    (known) => ({ min: 60, max: known.L - 60 }),
    (known) => Math.min(90, known.L - 60),
  ),
  // The part of an end flap beyond its slot, which lies in the notches.
  fixedOption(id, 'flapBridge', 'mm', { min: 6, max: 14, step: 1 }, () => 10),
  // Long enough to swing over the handles' lobes, short enough to drop into their notches (the series: 11 and 10
  // more).
  bounded(
    'dustFlap',
    (known) => ({ min: overLobes(known) + 0.5, max: overLobes(known) + 3 }),
    (known) => overLobes(known) + 1,
  ),
  bounded(
    'dustTaper',
    () => ({ min: 5, max: 25 }),
    () => 15,
  ),
  // How far the legs and hooks widen towards their ends, to hold the part between them.
  fixedOption(id, 'barb', 'mm', { min: 0, max: 4, step: 0.5 }, () => 2),
  // How far the legs, the hooks and the tongue of the bottom reach past the middle: at most a third of the available
  // depth.
  bounded(
    'lockDepth',
    (known) => ({ min: 10, max: deepestLock(known) }),
    (known) => Math.min(Math.floor(width(known) / 4), halfLength(known) / 3),
  ),
  // The slot between the legs takes the tongue.
  bounded(
    'legWidth',
    (known) => ({ min: 20, max: widestLeg(known) }),
    (known) => Math.min(width(known) / 2, widestLeg(known)),
  ),
  glueSideOption(id),
];
