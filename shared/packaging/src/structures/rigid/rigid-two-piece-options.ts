import { fixedOption, type OptionContext, type OptionSpec } from '../structure.ts';
import { boundedOption, earlierOption, facingOption, wrapThickness } from './covered-board.ts';

type Tail = Parameters<typeof boundedOption> extends [string, ...infer Rest] ? Rest : never;

/** The shallower of the two trays. */
const shallow = (known: OptionContext): number => Math.min(known.H, earlierOption(known, 'lidDepth'));

/** Plant-dependent choices of a box of two wrapped trays. */
export const twoPieceOptions = (structure: string): readonly OptionSpec[] => {
  const bounded = (...parts: Tail) => boundedOption(structure, ...parts);
  return [
    facingOption(structure),
    // Inside depth of the lid; H + T brings it down to the table. Our default covers the base except for its bottom
    // edge.
    bounded(
      'lidDepth',
      (known) => ({ min: 15, max: known.H + known.t + 2 * earlierOption(known, 'facing') }),
      ({ H }) => H,
    ),
    // Between base and lid on each side: 0.5–0.8 (ukugi.com).
    fixedOption(structure, 'lidClearance', 'mm', { min: 0.3, max: 1.5, step: 0.05 }, () => 0.5),
    // 15–20, or down to 3 above the bottom for a full inside (sources.md, rigid box).
    bounded(
      'turnIn',
      (known) => ({
        min: wrapThickness(known) + 5,
        max: wrapThickness(known) + Math.min(shallow(known) - 3, Math.min(known.L, known.W) / 2 - 3),
      }),
      () => 18,
    ),
    // Our choice: 15 round the corner, 45° at both ends, as far as the wall is high.
    bounded(
      'cornerTab',
      (known) => ({
        min: 4,
        max: Math.min(20, (shallow(known) + known.t + 2 * earlierOption(known, 'facing')) / 2 - 3),
      }),
      () => 15,
    ),
    // Turn-ins are mitred at 45° and overlap 2 on the edge (sources.md, rigid box), as far as the edge is wide.
    bounded(
      'cornerOverlap',
      (known) => ({ min: 0, max: Math.min(3, wrapThickness(known) - 0.3) }),
      () => 2,
      0.1,
    ),
  ];
};
