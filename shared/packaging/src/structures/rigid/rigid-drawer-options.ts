import { fixedOption, type OptionContext, type OptionSpec } from '../structure.ts';
import { boundedOption, earlierOption, facingOption, wrapThickness } from './covered-board.ts';

/** Wall of tray or sleeve on the sheet, without clearance. */
const wallOf = (known: OptionContext): number => known.H + known.t + 2 * earlierOption(known, 'facing');

/** Plant-dependent choices of a drawer box. */
export const drawerOptions = (structure: string): readonly OptionSpec[] => [
  facingOption(structure),
  // Sleeve over tray, both sides together: 1.0 (sources.md, rigid box).
  fixedOption(structure, 'sleeveClearance', 'mm', { min: 0.5, max: 1.5, step: 0.1 }, () => 1),
  // 15–20 (sources.md, rigid box), as far as tray and sleeve are deep.
  boundedOption(
    structure,
    'turnIn',
    (known) => ({
      min: wrapThickness(known) + 5,
      max: wrapThickness(known) + Math.min(known.H / 2 - 3, known.W / 2 - 3, 40),
    }),
    () => 18,
  ),
  // Our choice: 15 round the corner, 45° at both ends, as far as the wall is high.
  boundedOption(
    structure,
    'cornerTab',
    (known) => ({ min: 4, max: Math.min(20, wallOf(known) / 2 - 3) }),
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
  // The sleeve's wrap: 15–20 (sources.md, sleeve), under its back wall.
  boundedOption(
    structure,
    'glueFlap',
    (known) => ({ min: 10, max: Math.min(25, wallOf(known) - 5) }),
    () => 18,
  ),
  // R10 (sources.md, rigid box); 0 for none.
  fixedOption(structure, 'thumbNotch', 'mm', { min: 0, max: 15, step: 0.5 }, () => 10),
];
