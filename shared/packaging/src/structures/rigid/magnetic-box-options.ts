import type { OptionContext, OptionSpec } from '../structure.ts';
import { boundedOption, earlierOption, facingOption, wrapThickness } from './covered-board.ts';

/** T: greyboard faced on both sides. */
const covered = (known: OptionContext): number => known.t + 2 * earlierOption(known, 'facing');

/**
 * What the tray needs between spine and flap beyond the case's own boards and joints, because a bent joint spans gap
 * / √2.
 */
const leastAllowance = (known: OptionContext): number =>
  Math.max(0, 2 * covered(known) + 0.4 - Math.SQRT2 * earlierOption(known, 'gap'));

const radius = (known: OptionContext): number => earlierOption(known, 'magnetDiameter') / 2;

/** Plant-dependent choices of a magnetic book box. */
export const magneticOptions = (structure: string): readonly OptionSpec[] => [
  facingOption(structure),
  // Between the boards of the case: 1.5–2 times the board (sources.md, rigid box).
  boundedOption(
    structure,
    'gap',
    ({ t }) => ({ min: 1.5 * t, max: 2 * t }),
    ({ t }) => 1.5 * t,
    0.1,
  ),
  // How much the case's boards exceed the tray's outside. The source has no value, which leaves no room for the tray
  // in thin board.
  boundedOption(
    structure,
    'caseAllowance',
    (known) => ({ min: leastAllowance(known), max: leastAllowance(known) + 8 }),
    (known) => Math.ceil(leastAllowance(known)),
  ),
  // 15–20 (sources.md, rigid box), as far as tray and flap are deep.
  boundedOption(
    structure,
    'turnIn',
    (known) => ({
      min: wrapThickness(known) + 5,
      max: wrapThickness(known) + Math.min(known.H / 2 - 6, Math.min(known.L, known.W) / 2 - 6, 30),
    }),
    () => 18,
  ),
  // Our choice: 15 round the corner, 45° at both ends, as far as the wall is high.
  boundedOption(
    structure,
    'cornerTab',
    (known) => ({ min: 4, max: Math.min(20, (known.H + known.t) / 2 - 3) }),
    () => 15,
  ),
  // Turn-ins are mitred at 45° and overlap 2 on the edge (sources.md, rigid box), as far as the edge is wide.
  boundedOption(
    structure,
    'cornerOverlap',
    (known) => ({ min: 0, max: Math.min(3, wrapThickness(known) - 0.3) }),
    () => 2,
    0.1,
  ),
  // The flap is lower than the tray: H − 4 (sources.md, rigid box).
  boundedOption(
    structure,
    'flapRelief',
    () => ({ min: 2, max: 6 }),
    () => 4,
  ),
  // Round magnets, set into flap and tray front. Our defaults: two of 10, a sixth of the length from the ends.
  boundedOption(
    structure,
    'magnetDiameter',
    ({ H }) => ({ min: 4, max: Math.min(20, H - 24) }),
    () => 10,
  ),
  boundedOption(
    structure,
    'magnetInset',
    (known) => ({ min: radius(known) + 12, max: known.L / 2 - radius(known) - 3 }),
    ({ L }) => Math.round(L / 6),
    1,
  ),
  // From the flap's free edge to the middle of a magnet.
  boundedOption(
    structure,
    'magnetDepth',
    (known) => ({
      min: radius(known) + 3,
      max: Math.min(
        25,
        known.H -
          earlierOption(known, 'gap') / Math.SQRT2 -
          earlierOption(known, 'flapRelief') -
          radius(known) -
          3,
      ),
    }),
    () => 12,
  ),
];
