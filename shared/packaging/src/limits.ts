import type { DieParameters, DieProblem, Size, StructureId } from './die.ts';
import { structures } from './structures/index.ts';
import { type Limit, type Structure, usualCaliper } from './structures/structure.ts';

/** A parameter's range, its step on screen and the value it takes when left out. */
export interface ParameterLimit extends Limit {
  readonly initial: number;
}

const base = ['L', 'W', 'H', 't'] as const;

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

/**
 * Completes parameters with defaults, or names everything that is wrong with them. Nothing is clamped. `H: '61'` and
 * other non-numbers are problems, so input may come straight from the wire.
 */
export function resolveParameters(
  structure: Structure,
  parameters: DieParameters,
): { ok: true; parameters: Required<DieParameters> } | { ok: false; problems: DieProblem[] } {
  const problems: DieProblem[] = [];
  for (const name of base) problems.push(...check(name, parameters[name], structure.limits[name]));
  if (problems.length > 0) return { ok: false, problems };
  for (const name of base)
    problems.push(...check(name, parameters[name], sizeLimit(structure, name, parameters)));
  if (problems.length > 0) return { ok: false, problems };

  const { L, W, H, t } = parameters;
  const given = parameters.options ?? {};
  const options: Record<string, number> = {};
  for (const spec of structure.options) {
    const known = { L, W, H, t, options };
    const value = given[spec.id];
    if (value !== undefined)
      problems.push(
        ...check(spec.id, value, spec.limits(known), spec.unit === 'count' || spec.unit === 'choice'),
      );
    options[spec.id] = value ?? spec.initial(known);
    if (problems.length > 0) return { ok: false, problems };
    problems.push(...check(spec.id, options[spec.id], spec.limits(known)));
  }
  for (const name of Object.keys(given))
    if (!(name in options))
      problems.push({ code: 'impossible', parameter: name, limit: 0, given: Number(given[name]) });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, parameters: { L, W, H, t, options } };
}

/** The range of a dimension, given the others: the structure's own, narrowed by what follows from them. */
function sizeLimit(
  structure: Structure,
  name: (typeof base)[number],
  size: Size & { readonly t: number },
): Limit {
  const own = structure.limits[name];
  const narrower = structure.within?.(size)[name];
  return {
    min: Math.max(own.min, narrower?.min ?? own.min),
    max: Math.min(own.max, narrower?.max ?? own.max),
    step: own.step,
  };
}

/** Limits are kept to a thousandth of a millimetre, so that a derived limit may be typed back as it is shown. */
const slack = 1e-3;

function check(
  parameter: string,
  given: unknown,
  limit: { min: number; max: number },
  whole = false,
): DieProblem[] {
  if (typeof given !== 'number' || !Number.isFinite(given))
    return [{ code: 'not_a_number', parameter, limit: limit.min, given: Number.NaN }];
  if (given < limit.min - slack) return [{ code: 'too_small', parameter, limit: limit.min, given }];
  if (given > limit.max + slack) return [{ code: 'too_large', parameter, limit: limit.max, given }];
  if (whole && !Number.isInteger(given))
    return [{ code: 'impossible', parameter, limit: Math.round(given), given }];
  return [];
}
