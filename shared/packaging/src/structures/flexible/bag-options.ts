import type { OptionSpec } from '../structure.ts';
import { createOptionFactory, earlierOption, fixedLimits } from './flat.ts';

/** Plant-dependent choices of a bag; ranges and defaults of sources.md, paper bag. */
export function bagOptions(id: string): readonly OptionSpec[] {
  const choice = createOptionFactory(id);
  return [
    choice('glueFlap', fixedLimits(20, 30), () => 25),
    // The panel next to the glue flap ends this much before the corner.
    choice('jointAllowance', fixedLimits(0, 2), () => 1),
    choice('topFold', fixedLimits(30, 60), () => 40),
    // More than half the depth, so that front and back overlap, and less than all of it.
    choice(
      'bottomFlap',
      ({ W }) => ({ min: W / 2 + 5, max: W - 2 }),
      ({ W }) => W / 2 + Math.min(20, W / 4),
    ),
    choice('stringHoles', fixedLimits(0, 1), () => 1, 'choice'),
    choice('holeDiameter', fixedLimits(3, 8), () => 5),
    choice(
      'holeDistance',
      (known) => ({
        min: 15,
        max: earlierOption(known, 'topFold') - earlierOption(known, 'holeDiameter') / 2 - 2,
      }),
      (known) => Math.min(25, earlierOption(known, 'topFold') - earlierOption(known, 'holeDiameter') / 2 - 2),
    ),
    choice(
      'holeSpacing',
      ({ L }) => ({ min: 30, max: L - 30 }),
      ({ L }) => L / 2,
    ),
  ];
}
