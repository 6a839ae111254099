import type { OptionSpec } from '../structure.ts';
import { between, got, optionsOf } from './flat.ts';

/** Defaults of sources.md, pouch: corners, hang hole, notch and zipper follow each other from the top edge down. */
export function doypackOptions(id: string): readonly OptionSpec[] {
  const choice = optionsOf(id);
  return [
    choice('cornerRadius', between(0, 10), () => 5),
    choice('sideSeal', between(5, 15), () => 7.5),
    choice('hangHole', between(0, 1), () => 1, 'choice'),
    choice('holeDiameter', between(5, 8), () => 6),
    choice('holeDistance', between(4, 8), () => 6),
    choice('tearNotch', between(0, 1), () => 1, 'choice'),
    choice(
      'notchDistance',
      (known) => ({
        min: Math.max(got(known, 'holeDistance') + got(known, 'holeDiameter') + 2, 12),
        max: 40,
      }),
      () => 20,
    ),
    choice('zipper', between(0, 1), () => 1, 'choice'),
    choice(
      'zipperDistance',
      (known) => ({ min: got(known, 'notchDistance') + 3, max: 45 }),
      (known) => got(known, 'notchDistance') + 5,
    ),
  ];
}
