import {
  boundedOptions,
  fixedOption,
  type OptionContext,
  type OptionSpec,
  optionInContext,
  tangent,
} from '../structure.ts';

const id = 'fefco-0427';
const mm = (name: string, min: number, max: number, initial: OptionSpec['initial']): OptionSpec =>
  fixedOption(id, name, 'mm', { min, max, step: 0.1 }, initial);
const bounded = boundedOptions(id, 0.1);

const backLimits = (known: OptionContext): { min: number; max: number } => {
  const front = optionInContext(known, 'frontAllowance');
  return { min: Math.max(-5, front - known.t), max: Math.min(10, front + known.t + known.H / 4) };
};

/** Length of the lid flap's root and the most that two corners of radius r may take of its tip. */
const dustRoot = (known: OptionContext): number =>
  known.W + (10 * known.t) / 3 - 2 * optionInContext(known, 'lidDustRelief');
const dustTip = (known: OptionContext): number =>
  dustRoot(known) - 2 * optionInContext(known, 'lidDustDepth') * tangent(15);

/**
 * Plant-dependent choices. The two public sources differ in front wall, back wall, tuck height and tongues; the first
 * four options cover both (sources.md, mailer).
 */
export const mailerOptions: readonly OptionSpec[] = [
  mm('frontAllowance', -5, 10, ({ t }) => (2 * t) / 3),
  // The lid lies on the front: at most a caliper lower, and no higher than its tuck still reaches behind the front.
  bounded('backAllowance', backLimits, (known) => {
    const { min, max } = backLimits(known);
    return Math.max(min, Math.min(max, known.t));
  }),
  mm('tuckAllowance', -3, 5, () => 0),
  mm('tongueDepth', 0.5, 12, ({ t }) => (4 * t) / 3),
  {
    id: 'tongueCount',
    nameKey: `structure.${id}.option.tongueCount`,
    unit: 'count',
    step: 1,
    limits: ({ W }) => ({ min: 1, max: W >= 120 ? 2 : 1 }),
    initial: ({ W }) => (W >= 180 ? 2 : 1),
  },
  bounded(
    'tongueWidth',
    (known) => ({ min: 15, max: optionInContext(known, 'tongueCount') === 2 ? known.W / 4 : known.W / 2 }),
    (known) => Math.min(33, optionInContext(known, 'tongueCount') === 2 ? known.W / 4 : known.W / 2),
  ),
  bounded(
    'tongueInset',
    (known) => ({ min: 5, max: Math.max(5, known.W / 2 - optionInContext(known, 'tongueWidth') - 5) }),
    (known) => Math.max(5, Math.min(40, known.W / 2 - optionInContext(known, 'tongueWidth') - 5)),
  ),
  mm('mortiseDepth', 1, 30, ({ t }) => (10 * t) / 3),
  bounded(
    'earLength',
    ({ W, t }) => ({ min: 15, max: W / 2 + (7 * t) / 6 }),
    ({ W, t }) => W / 2 + (7 * t) / 6,
  ),
  // The published ears reach a little into the ridge above them; a plant may cut them lower.
  bounded(
    'earRelief',
    (known) => ({
      min: 0,
      max: Math.min(
        3 * known.t,
        (known.H +
          Math.min(
            optionInContext(known, 'frontAllowance'),
            optionInContext(known, 'backAllowance') - known.t,
          )) /
          3,
      ),
    }),
    () => 0,
  ),
  mm('lidDustRelief', 3, 15, () => 10),
  bounded(
    'lidDustDepth',
    ({ W, H }) => ({ min: 10, max: Math.min(H, W / 2) }),
    ({ W, H }) => Math.min(50, H, W / 2),
  ),
  bounded(
    'lidDustRadius',
    (known) => ({ min: 0, max: dustLimit(known) }),
    (known) => Math.min(10, dustLimit(known)),
  ),
  bounded(
    'thumbNotch',
    ({ L, H }) => ({ min: 0, max: Math.min(L / 6, H / 2) }),
    ({ L, H }) => Math.min(10, L / 6, H / 2),
  ),
  bounded(
    'lockRadius',
    (known) => ({ min: 8, max: lockLimit(known) }),
    (known) => lockLimit(known),
  ),
  bounded(
    'lockTip',
    (known) => ({ min: 0.5, max: optionInContext(known, 'lockRadius') * 0.45 }),
    (known) => Math.min(20, optionInContext(known, 'lockRadius') * 0.4),
  ),
];

/** The lock leaves 3 mm at the lid's crease and must not reach the back wall. */
const lockLimit = ({ W, H, options }: OptionContext): number =>
  Math.min(H + (options.tuckAllowance ?? 0) - 3, W - 10);

/** Largest radius whose tangents (corner of 105°) fit on the flap's tip and on its slanted side. */
const dustLimit = (known: OptionContext): number =>
  Math.max(
    0,
    Math.min(
      (dustTip(known) / 2 - 0.5) / tangent(37.5),
      (optionInContext(known, 'lidDustDepth') / Math.cos((15 * Math.PI) / 180) - 0.5) / tangent(37.5),
    ),
  );

/** Returns the mailer's options for a related structure that lacks some of its parts. */
export const mailerOptionsOf = (structure: string, without: RegExp): readonly OptionSpec[] =>
  mailerOptions.flatMap((spec) =>
    without.test(spec.id) ? [] : [{ ...spec, nameKey: `structure.${structure}.option.${spec.id}` }],
  );
