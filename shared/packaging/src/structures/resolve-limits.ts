import type { DieParameters } from '../die.ts';
import { base, sizeLimit } from '../resolve-parameters.ts';
import { defaultCaliper, type Limit, type Structure } from './structure.ts';

/** A parameter's range, its step on screen and its default. */
export interface ParameterLimit extends Limit {
  readonly initial: number;
}

/** `limitsOf` for a given structure. */
export function resolveLimits(
  structure: Structure,
  parameters: Partial<DieParameters> = {},
): Readonly<Record<string, ParameterLimit>> {
  const initial = { ...structure.defaultSize, t: defaultCaliper[structure.family] };
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
