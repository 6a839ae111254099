import type { OptionSpec } from '../structure.ts';
import { createOptionFactory, earlierOption, fixedLimits } from './flat.ts';

/** Defaults of sources.md, pouch: corners, hang hole, notch and zipper follow each other from the top edge down. */
export function doypackOptions(id: string): readonly OptionSpec[] {
  const choice = createOptionFactory(id);
  return [
    choice('cornerRadius', fixedLimits(0, 10), () => 5),
    choice('sideSeal', fixedLimits(5, 15), () => 7.5),
    choice('hangHole', fixedLimits(0, 1), () => 1, 'choice'),
    choice('holeDiameter', fixedLimits(5, 8), () => 6),
    choice('holeDistance', fixedLimits(4, 8), () => 6),
    choice('tearNotch', fixedLimits(0, 1), () => 1, 'choice'),
    choice(
      'notchDistance',
      (known) => ({
        min: Math.max(earlierOption(known, 'holeDistance') + earlierOption(known, 'holeDiameter') + 2, 12),
        max: 40,
      }),
      () => 20,
    ),
    choice('zipper', fixedLimits(0, 1), () => 1, 'choice'),
    choice(
      'zipperDistance',
      (known) => ({ min: earlierOption(known, 'notchDistance') + 3, max: 45 }),
      (known) => earlierOption(known, 'notchDistance') + 5,
    ),
  ];
}
