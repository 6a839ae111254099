import type { Format } from './format.ts';
import type { Terms } from './terms.ts';

/** Boolean options. All others are lengths in mm, except the metres of a roll, whose name says so. */
const eitherOr: readonly string[] = ['zipper', 'tearNotch', 'hangHole', 'stringHoles', 'foldCount'];

/**
 * Returns the buyer's structure options as texts to follow the material.
 * @example decidedOptions({ lidHeight: 30 }, term, format) // ["Lid height: 30 mm"]
 */
export const decidedOptions = (
  options: Readonly<Record<string, number>> | undefined,
  term: Terms,
  format: Pick<Format, 'length' | 'number'>,
): readonly string[] =>
  Object.entries(options ?? {}).map(([id, value]) => {
    const name = term('structureOption', id);
    if (eitherOr.includes(id)) return value > 0 ? name : `${name}: –`;
    return `${name}: ${id === 'rollLength' ? format.number(value) : format.length(value)}`;
  });
