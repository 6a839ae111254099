import type { DieParameters } from '../../die.ts';
import { fixedOption, type OptionContext, type OptionSpec, option } from '../structure.ts';

/** Pieces of a set lie this far apart on the sheet, mm. */
export const pieceGap = 20;

/**
 * What covering adds to the greyboard on one face: paper and glue. 0.40–0.45 mm by a rigid-box maker's published
 * specification (ukugi.com); 0.425 gives board + 0.85 for both faces.
 */
export const facingOption = (structure: string): OptionSpec =>
  fixedOption(structure, 'facing', 'mm', { min: 0.3, max: 0.6, step: 0.005 }, () => 0.425);

/** T: greyboard faced on both sides. */
export const outerFaceGap = (p: Required<DieParameters>): number => p.t + 2 * option(p, 'facing');

/** Returns the value of an option that precedes the current one in the table. */
export const earlierOption = (known: OptionContext, name: string): number => known.options[name] ?? 0;

/** Board and one facing: the thickness that the paper rolls over. */
export const wrapThickness = (known: OptionContext): number => known.t + earlierOption(known, 'facing');

/** Creates an option whose default is `wanted`, or the nearest value that the size allows. */
export const boundedOption = (
  structure: string,
  id: string,
  limits: OptionSpec['limits'],
  wanted: (known: OptionContext) => number,
  step = 0.5,
): OptionSpec => ({
  id,
  nameKey: `structure.${structure}.option.${id}`,
  unit: 'mm',
  step,
  limits,
  initial: (known) => {
    const { min, max } = limits(known);
    return Math.min(max, Math.max(min, wanted(known)));
  },
});
