import * as fc from 'fast-check';
import type { DieParameters, StructureId } from '../die.ts';
import { makeDie } from '../make-die.ts';
import { structures } from '../structures/index.ts';
import { anyParametersWithOptions } from './arbitrary.ts';

const base = ['L', 'W', 'H', 't'] as const;

/** Input from people and programs: nothing like a size, far out of range, or slightly beside it. */
const wild = fc.oneof(
  fc.constantFrom(Number.NaN, Infinity, -Infinity, 0, -0, -1, 1e9, -1e9, 1e-9, Number.MAX_VALUE),
  fc.double({ min: -50, max: 3000, noNaN: true }),
  fc.integer({ min: -5, max: 2000 }),
);

/** A valid die with some of its numbers replaced by anything. */
export function anyInput(id: StructureId): fc.Arbitrary<DieParameters> {
  const names = [...base, ...structures[id].options.map((spec) => spec.id), 'nonsense'];
  const changes = fc.array(fc.tuple(fc.constantFrom(...names), wild), { minLength: 1, maxLength: 3 });
  return fc.tuple(anyParametersWithOptions(id), fc.boolean(), changes).map(([sound, plain, changed]) => {
    const size: Record<string, number> = { L: sound.L, W: sound.W, H: sound.H, t: sound.t };
    const options: Record<string, number> = plain ? {} : { ...sound.options };
    for (const [name, value] of changed) (name in size ? size : options)[name] = value;
    const { L = 0, W = 0, H = 0, t = 0 } = size;
    return { L, W, H, t, options };
  });
}

/** The maximum time of any reply, in ms. */
const longest = 50;
/** A die with more points could not be returned in that time on a slow machine. */
const mostPoints = 6000;

/**
 * Returns what is wrong with the result for an input: a die with other numbers than given (a silent clamp), a problem
 * that names no given input or a limit that is not violated, a result that takes too long.
 */
export function inputFaults(id: StructureId, given: DieParameters): string[] {
  const { result, time } = timed(id, given);
  const faults: string[] = [];
  // Another process may have held the processor: a slow result must be slow again.
  if (time > longest) {
    const again = Math.min(...Array.from({ length: 5 }, () => timed(id, given).time));
    if (again > longest) faults.push(`takes ${again.toFixed(0)} ms`);
  }
  if (!result.ok) {
    if (result.problems.length === 0) faults.push('is refused without a reason');
    return [...faults, ...result.problems.flatMap((problem) => problemFaults(id, given, problem))];
  }
  const { parameters, panels } = result.die;
  for (const name of base)
    if (parameters[name] !== given[name]) faults.push(`${name} ${given[name]} became ${parameters[name]}`);
  for (const [name, value] of Object.entries(given.options ?? {}))
    if (parameters.options[name] !== value)
      faults.push(`option ${name} ${value} became ${parameters.options[name]}`);
  const points = panels.reduce((sum, { outline, holes }) => sum + outline.length + holes.flat().length, 0);
  if (points > mostPoints) faults.push(`is drawn with ${points} points`);
  return faults;
}

function timed(id: StructureId, given: DieParameters) {
  const begun = performance.now();
  const result = makeDie(id, given);
  return { result, time: performance.now() - begun };
}

type Problem = Extract<ReturnType<typeof makeDie>, { ok: false }>['problems'][number];

function problemFaults(id: StructureId, given: DieParameters, problem: Problem): string[] {
  const { code, parameter, limit } = problem;
  const all: Readonly<Record<string, unknown>> = {
    ...given.options,
    L: given.L,
    W: given.W,
    H: given.H,
    t: given.t,
  };
  const said = `${code} ${parameter} (limit ${limit}, given ${problem.given})`;
  if (!(parameter in all)) {
    // A default that does not fit is the structure's fault, not the caller's.
    return [`${said} names what nobody gave`];
  }
  const value = all[parameter];
  const known =
    structures[id].options.some((spec) => spec.id === parameter) || parameter in { L: 0, W: 0, H: 0, t: 0 };
  if (!known) return code === 'impossible' ? [] : [`${said} for an unknown option`];
  if (!Number.isFinite(limit)) return [`${said} has no limit`];
  if (code === 'not_a_number') return Number.isFinite(value) ? [`${said} is a number`] : [];
  if (problem.given !== value) return [`${said}: given was ${String(value)}`];
  if (code === 'too_small' && problem.given >= limit) return [`${said} is not too small`];
  if (code === 'too_large' && problem.given <= limit) return [`${said} is not too large`];
  return [];
}
