import type { DieParameters, DieProblem, Size } from './die.ts';
import type { Limit, Structure } from './structures/structure.ts';

/** The parameters that every structure has. */
export const base = ['L', 'W', 'H', 't'] as const;

/**
 * Completes parameters with defaults, or returns all their errors. Nothing is clamped. `H: '61'` and other non-numbers
 * are errors, so input may come straight from the wire.
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

/** Returns the range of a dimension, given the others: the structure's own, narrowed by the derived limits. */
export function sizeLimit(
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

/** Limits are rounded to a thousandth of a millimetre, so that a displayed derived limit is valid input. */
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
