import type { Mark, Path } from '../../die.ts';
import { polygon } from '../shapes.ts';
import type { OptionContext, OptionSpec } from '../structure.ts';
import { createOptionFactory, earlierOption, fixedLimits, markLine, markZone } from './flat.ts';

/**
 * The flap that closes envelopes and mailers. From its free edge: a margin, the adhesive strip, 10 mm further the
 * tear line, and behind it a second strip that closes the mailer again for the return (sources.md, envelope and soft
 * mailer). Strips are on the inside of the flap; the tear line goes through.
 */
const margin = 5;
const strip = 10;
const stripToTearLine = 10;

/** The depth that strips and tear line need, with a margin before the fold. */
const minFlapDepth = (strips: number, tear: number): number =>
  strips === 2
    ? 2 * margin + 2 * strip + stripToTearLine + margin
    : 2 * margin + strip + (tear === 1 ? stripToTearLine : 0);

/** `stripCount`, `tearLine` and `flap`, in this order. */
export function flapOptions(structure: string, tear: 0 | 1, deepest = 100): readonly OptionSpec[] {
  const choice = createOptionFactory(structure);
  const requiredDepth = (known: OptionContext) =>
    Math.max(25, minFlapDepth(earlierOption(known, 'stripCount'), earlierOption(known, 'tearLine')));
  const maxDepth = (known: OptionContext) => Math.min(deepest, known.H / 2 - 2);
  return [
    choice('stripCount', fixedLimits(1, 2), () => 1, 'count'),
    choice('tearLine', fixedLimits(0, 1), () => tear, 'choice'),
    choice(
      'flap',
      (known) => ({ min: requiredDepth(known), max: maxDepth(known) }),
      (known) => Math.min(maxDepth(known), Math.max(45, requiredDepth(known) + 5)),
    ),
  ];
}

/** The lowest face of which even the deepest flap covers less than half. */
export const minFrontHeight = 100;

interface Flap {
  readonly width: number;
  /** The y of the fold and, further up, of the free edge. */
  readonly fold: number;
  readonly edge: number;
}

/** The flap narrows towards its edge, so that it does not protrude when it is closed. */
export function flapPath({ width, fold, edge }: Flap): Path {
  const ease = Math.min(8, (fold - edge) / 4);
  return polygon([0, fold], [width, fold], [width - ease, edge], [ease, edge]);
}

export function flapMarks({ width, edge }: Flap, strips: number, tear: number): Mark[] {
  const side = 12;
  const at = edge + margin;
  const line = at + strip + stripToTearLine;
  return [
    markZone('glue-zone', side, at, width - side, at + strip),
    ...(tear === 1 ? [markLine('tear', [side / 2, line], [width - side / 2, line])] : []),
    ...(strips === 2
      ? [markZone('glue-zone', side, line + margin, width - side, line + margin + strip)]
      : []),
  ];
}
