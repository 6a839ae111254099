import { fixedOption, glueSideOption, type Known, type OptionSpec, tangent } from '../structure.ts';

const id = 'tuck-end-reverse';
const bounded = (name: string, limits: OptionSpec['limits'], initial: OptionSpec['initial']): OptionSpec => ({
  id: name,
  nameKey: `structure.${id}.option.${name}`,
  unit: 'mm',
  step: 0.5,
  limits,
  initial,
});
const got = (known: Known, name: string): number => known.options[name] ?? 0;

/** Plant-dependent choices; defaults as in EDITOR.md 2.2 (3). */
export const tuckEndOptions: readonly OptionSpec[] = [
  bounded(
    'glueFlap',
    ({ W }) => ({ min: 8, max: Math.min(40, W - 3) }),
    () => 12,
  ),
  bounded(
    'glueChamfer',
    (known) => ({ min: 0, max: Math.min(got(known, 'glueFlap'), known.H / 3) }),
    () => 5,
  ),
  bounded(
    'tuckDepth',
    ({ H }) => ({ min: 8, max: Math.min(40, H - 2) }),
    () => 12,
  ),
  bounded(
    'tuckInset',
    ({ t }) => ({ min: t, max: t + 3 }),
    ({ t }) => 0.5 + t,
  ),
  bounded(
    'tuckRadius',
    (known) => ({ min: 0, max: Math.min(got(known, 'tuckDepth'), known.L / 2 - got(known, 'tuckInset')) }),
    () => 3,
  ),
  bounded(
    'lockSlit',
    ({ L }) => ({ min: 0, max: L / 4 }),
    ({ L }) => Math.min(7, L / 8),
  ),
  bounded(
    'dustRelief',
    () => ({ min: 2, max: 5 }),
    () => 3,
  ),
  bounded(
    'dustFlap',
    (known) => ({
      min: 9,
      max: Math.min(known.W, known.L / 2, (known.W - 4 - got(known, 'dustRelief') - known.t) / tangent(15)),
    }),
    ({ L }) => Math.min(14, L / 2),
  ),
  fixedOption(id, 'bodyAllowance', 'mm', { min: 0, max: 5, step: 0.1 }, () => 0),
  glueSideOption(id),
];
