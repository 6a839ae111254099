import { fixedOption, type OptionContext, type OptionSpec } from '../structure.ts';
import { boundedOption, earlierOption, facingOption, wrapThickness } from './covered-board.ts';

/** The shallower of base and lid, inside. */
const shallow = (known: OptionContext): number =>
  Math.min(earlierOption(known, 'lidDepth'), known.H - earlierOption(known, 'lidDepth'));

/** Plant-dependent choices of a box with a neck. */
export const neckOptions = (structure: string): readonly OptionSpec[] => [
  facingOption(structure),
  // Inside depth of the lid. Our default: a third of the height.
  boundedOption(
    structure,
    'lidDepth',
    ({ H }) => ({ min: 15, max: H - 20 }),
    ({ H }) => Math.round(H / 3),
    1,
  ),
  // Between the neck and the trays on each side: 0.5–0.8 as for a lid (ukugi.com).
  fixedOption(structure, 'lidClearance', 'mm', { min: 0.3, max: 1.5, step: 0.05 }, () => 0.5),
  // How far the neck rises above the base. Our default: 15, or what the lid leaves.
  boundedOption(
    structure,
    'neckRise',
    (known) => ({ min: 5, max: earlierOption(known, 'lidDepth') - 2 }),
    () => 15,
  ),
  // 15–20 (sources.md, rigid box), as far as base, lid and neck are deep.
  boundedOption(
    structure,
    'turnIn',
    (known) => ({
      min: wrapThickness(known) + 5,
      max:
        wrapThickness(known) +
        Math.min(
          shallow(known) - 3,
          Math.min(known.L, known.W) / 2 - 6,
          (known.H - earlierOption(known, 'lidDepth') + earlierOption(known, 'neckRise')) / 2 - 3,
        ),
    }),
    () => 18,
  ),
  // Our choice: 15 round the corner, 45° at both ends, as far as the wall is high.
  boundedOption(
    structure,
    'cornerTab',
    (known) => ({ min: 3, max: Math.min(20, (shallow(known) + known.t) / 2 - 3) }),
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
  // The neck's wrap: 15–20 as a sleeve's (sources.md, sleeve), under its left wall.
  fixedOption(structure, 'glueFlap', 'mm', { min: 10, max: 25, step: 1 }, () => 18),
];
