import type { DieParameters, Size, StructureId } from './die.ts';
import { base, sizeLimit } from './resolve-parameters.ts';
import { structures } from './structures/index.ts';
import { type Limit, usualCaliper } from './structures/structure.ts';

export { resolveParameters } from './resolve-parameters.ts';

/** A parameter's range, its step on screen and the value it takes when left out. */
export interface ParameterLimit extends Limit {
  readonly initial: number;
}

/**
 * The range of every parameter and option of a structure. Options' ranges depend on the size: give the size in hand;
 * what is missing or not a number counts as the structure's default, the caliper as its family's usual one.
 * @example limitsOf('fefco-0427', { L: 212 }).W // { min: 60, max: 500, step: 1, initial: 200 }
 */
export function limitsOf(
  id: StructureId,
  parameters: Partial<DieParameters> = {},
): Readonly<Record<string, ParameterLimit>> {
  const structure = structures[id];
  const initial = { ...structure.defaultSize, t: usualCaliper[structure.family] };
  const result: Record<string, ParameterLimit> = {};
  const size = { ...initial };
  for (const name of base) {
    const given = parameters[name];
    if (typeof given === 'number' && Number.isFinite(given)) size[name] = given;
  }
  for (const name of base) result[name] = { ...sizeLimit(structure, name, size), initial: initial[name] };
  const options: Record<string, number> = {};
  for (const spec of structure.options) {
    const known = { ...size, options };
    const start = spec.initial(known);
    result[spec.id] = { ...spec.limits(known), step: spec.step, initial: start };
    options[spec.id] = parameters.options?.[spec.id] ?? start;
  }
  return result;
}

/**
 * Option values of a structure's named profile for a size, to be given as `options`; undefined where the structure has
 * no such profile. The values are subject to the options' limits like any other input.
 * @example profileOptions('fefco-0201', 'jp-a-shiki', { L: 300, W: 200, H: 150, t: 3 }) // { lengthAllowance: 4, … }
 */
export function profileOptions(
  id: StructureId,
  profile: string,
  size: Size & { readonly t: number },
): Readonly<Record<string, number>> | undefined {
  const { profiles = {} } = structures[id];
  return Object.hasOwn(profiles, profile) ? profiles[profile]?.(size) : undefined;
}
