import {
  boundedOptions,
  fixedOption,
  glueSideOption,
  type OptionContext,
  type OptionSpec,
  optionInContext,
  type Profile,
  tangent,
} from '../structure.ts';

/** Plant-dependent choices of a carton with tucks; defaults as in sources.md, tuck carton, crease convention. */
export function tuckEndOptions(id: string, bottomOn: 'front' | 'back'): readonly OptionSpec[] {
  // Where both lids hang on the back, both tucks are behind the front and share its height.
  const deepestTuck = (H: number): number => Math.min(40, bottomOn === 'back' ? H / 2 - 1 : H - 2);
  const bounded = boundedOptions(id, 0.5);
  return [
    bounded(
      'glueFlap',
      ({ W }) => ({ min: 8, max: Math.min(40, W - 3) }),
      () => 12,
    ),
    bounded(
      'glueChamfer',
      (known) => ({ min: 0, max: Math.min(optionInContext(known, 'glueFlap'), known.H / 3) }),
      () => 5,
    ),
    bounded(
      'tuckDepth',
      ({ H }) => ({ min: 8, max: deepestTuck(H) }),
      ({ H }) => Math.min(12, deepestTuck(H)),
    ),
    bounded(
      'tuckInset',
      ({ t }) => ({ min: t, max: t + 3 }),
      ({ t }) => 0.5 + t,
    ),
    bounded(
      'tuckRadius',
      (known) => ({
        min: 0,
        max: Math.min(optionInContext(known, 'tuckDepth'), known.L / 2 - optionInContext(known, 'tuckInset')),
      }),
      () => 3,
    ),
    bounded(
      'lockSlit',
      // At least a quarter of the tuck's root stays creased, or nothing holds it.
      (known) => ({
        min: 0,
        max: Math.min(known.L / 4, (3 / 8) * known.L - optionInContext(known, 'tuckInset')),
      }),
      ({ L }) => Math.min(7, L / 8),
    ),
    bounded(
      'dustRelief',
      () => ({ min: 2, max: 5 }),
      () => 3,
    ),
    bounded(
      'dustFlap',
      (known) => ({ min: 9, max: longestDust(known) }),
      ({ L }) => Math.min(14, L / 2),
    ),
    fixedOption(id, 'bodyAllowance', 'mm', { min: 0, max: 5, step: 0.1 }, () => 0),
    // 0: sizes are measured between creases; 1: the outside convention, whose lids are offset over the dust flaps.
    fixedOption(id, 'convention', 'choice', { min: 0, max: 1, step: 1 }, () => 0),
    glueSideOption(id),
  ];
}

const longestDust = (known: OptionContext): number =>
  Math.min(
    known.W,
    known.L / 2,
    (known.W - 4 - optionInContext(known, 'dustRelief') - known.t) / tangent(15),
  );

/** The second public source (sources.md, tuck carton, outside convention): its glue flap, tuck and dust flaps. */
export const tuckEndOutside: Profile = (size) => {
  const tuckDepth = 18;
  const dust = (size.W + size.t + tuckDepth) / 2;
  return {
    convention: 1,
    glueFlap: 18,
    tuckDepth,
    dustFlap: Math.max(9, Math.min(dust, longestDust({ ...size, options: { dustRelief: 3 } }))),
  };
};
