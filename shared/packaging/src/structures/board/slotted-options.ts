import {
  fixedOption,
  glueSideOption,
  type OptionContext,
  type OptionSpec,
  type Profile,
} from '../structure.ts';

/** Both tapers leave at least 10 mm of the glue flap's outer edge. */
function widestTaper({
  H,
  options: { heightAllowance = 0, glueFlap = 0, slotRelief = 0 },
}: OptionContext): number {
  const room = (H + heightAllowance - 2 * slotRelief - 10) / 2;
  return Math.max(0, Math.min(30, (Math.atan2(room, glueFlap) * 180) / Math.PI));
}

/** Plant-dependent choices of a slotted box; `overlap` is how its flaps overlap. */
export function slottedOptions(
  id: string,
  overlap: Pick<OptionSpec, 'limits' | 'initial'>,
): readonly OptionSpec[] {
  const allowance = (name: string, initial: OptionSpec['initial']): OptionSpec =>
    fixedOption(id, name, 'mm', { min: 0, max: 30, step: 0.1 }, initial);
  return [
    // From the inside size to the scores. The formula is one caliper per layer of board; tables differ (profiles).
    allowance('lengthAllowance', ({ t }) => t),
    allowance('widthAllowance', ({ t }) => t),
    allowance('heightAllowance', ({ t }) => 2 * t),
    fixedOption(id, 'glueFlap', 'mm', { min: 20, max: 60, step: 1 }, () => 30),
    fixedOption(id, 'jointAllowance', 'mm', { min: 0, max: 8, step: 0.1 }, () => 1),
    {
      id: 'slotWidth',
      nameKey: `structure.${id}.option.slotWidth`,
      unit: 'mm',
      step: 0.5,
      limits: ({ t }) => ({ min: t + 1, max: 20 }),
      initial: ({ t }) => Math.max(6, t + 1),
    },
    fixedOption(id, 'slotRelief', 'mm', { min: 0, max: 6, step: 0.5 }, () => 2),
    {
      id: 'glueTaper',
      nameKey: `structure.${id}.option.glueTaper`,
      unit: 'degree',
      step: 1,
      limits: (known) => ({ min: 0, max: widestTaper(known) }),
      initial: (known) => Math.min(15, widestTaper(known)),
    },
    {
      id: 'flapOverlap',
      nameKey: `structure.${id}.option.flapOverlap`,
      unit: 'mm',
      step: 1,
      ...overlap,
    },
    glueSideOption(id),
  ];
}

const allowances = (length: number, width: number, height: number) => ({
  lengthAllowance: length,
  widthAllowance: width,
  heightAllowance: height,
});

/** Published tables from inside to score (sources.md, boards): B flute, A flute and double wall in Japan, C flute in the US. */
export const allowanceProfiles: Readonly<Record<string, Profile>> = {
  'jp-a-shiki': ({ t }) =>
    t < 3.6 ? allowances(4, 4, 6) : t < 6 ? allowances(6, 6, 10) : allowances(10, 10, 18),
  'us-rsc': () => allowances((3 / 16) * 25.4, (3 / 16) * 25.4, (3 / 8) * 25.4),
};
