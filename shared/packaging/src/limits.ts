import type { DieParameters, Size, StructureId } from './die.ts';
import { structures } from './structures/index.ts';
import { type ParameterLimit, resolveLimits } from './structures/resolve-limits.ts';

export { resolveParameters } from './resolve-parameters.ts';
export type { ParameterLimit } from './structures/resolve-limits.ts';

/**
 * Returns the range of every parameter and option of a structure. Options' ranges depend on the size: pass the current
 * size; missing or invalid values count as the structure's default, the caliper as its family's usual one.
 * @example limitsOf('fefco-0427', { L: 212 }).W // { min: 60, max: 500, step: 1, initial: 200 }
 */
export function limitsOf(
  id: StructureId,
  parameters: Partial<DieParameters> = {},
): Readonly<Record<string, ParameterLimit>> {
  return resolveLimits(structures[id], parameters);
}

/**
 * Returns the option values of a structure's named profile for a size, to pass as `options`; undefined where the
 * structure has no such profile. The options' limits apply to them like to any other input.
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
