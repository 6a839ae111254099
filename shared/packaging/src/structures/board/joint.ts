import type { DieParameters, Point } from '../../die.ts';
import { polygon } from '../shapes.ts';
import {
  fixedOption,
  type OptionContext,
  type OptionSpec,
  option,
  type PanelDraft,
  tangent,
} from '../structure.ts';

/** Lengths in mm of the glued joint's root by size, for limits. */
export type JointRoot = (known: OptionContext) => number;

/** Both tapers leave at least 10 mm of the glue flap's outer edge. */
const widestTaper = (known: OptionContext, root: JointRoot): number =>
  Math.max(
    0,
    Math.min(30, (Math.atan2((root(known) - 10) / 2, known.options.glueFlap ?? 0) * 180) / Math.PI),
  );

/** Width of a joint's glue flap and the taper of its ends (15° in both public sources). */
export const jointOptions = (
  id: string,
  width: { readonly min: number; readonly max: number; readonly initial: number },
  root: JointRoot,
): readonly OptionSpec[] => [
  fixedOption(id, 'glueFlap', 'mm', { min: width.min, max: width.max, step: 1 }, () => width.initial),
  {
    id: 'glueTaper',
    nameKey: `structure.${id}.option.glueTaper`,
    unit: 'degree',
    step: 1,
    limits: (known) => ({ min: 0, max: widestTaper(known, root) }),
    initial: (known) => Math.min(15, widestTaper(known, root)),
  },
];

/** The glue flap, to the left of its wall's edge from→to (both at the same x), folded inwards with the body. */
export function jointFlap(
  p: Required<DieParameters>,
  parent: string,
  from: Point,
  to: Point,
  layer: number,
): PanelDraft {
  const width = option(p, 'glueFlap');
  const taper = width * tangent(option(p, 'glueTaper'));
  return {
    id: 'glue',
    path: polygon(from, to, [to[0] - width, to[1] - taper], [from[0] - width, from[1] + taper]),
    hinge: { parent, from, to, angle: 90, stage: [0, 0.35] },
    layer,
  };
}
