import * as fc from 'fast-check';
import { type Die, type DieParameters, type StructureId, structureIds } from '../die.ts';
import { limitsOf } from '../limits.ts';
import { makeDie } from '../make-die.ts';
import { structures } from '../structures/index.ts';

/** Sizes and calipers over the whole box of a structure, options left at their defaults. */
export function anyParameters(id: StructureId): fc.Arbitrary<DieParameters> {
  const { L, W, H, t } = structures[id].limits;
  const between = (limit: { min: number; max: number }) =>
    fc.double({ min: limit.min, max: limit.max, noNaN: true }).map((value) => Number(value.toFixed(2)));
  return fc
    .record({ L: between(L), W: between(W), H: between(H), t: between(t) })
    .map((size) => (id === 'fefco-0201' && size.W > size.L ? { ...size, L: size.W, W: size.L } : size))
    .filter((size) => size.W >= W.min && size.L >= L.min && size.W <= W.max);
}

/** As `anyParameters`, with every option drawn from its own range, which depends on what was drawn before. */
export function anyParametersWithOptions(id: StructureId): fc.Arbitrary<DieParameters> {
  const count = structures[id].options.length;
  const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: count, maxLength: count });
  return fc.tuple(anyParameters(id), parts).map(([size, picks]) => {
    const options: Record<string, number> = {};
    structures[id].options.forEach((spec, index) => {
      const limit = limitsOf(id, { ...size, options })[spec.id];
      if (!limit) return;
      const value = limit.min + (limit.max - limit.min) * (picks[index] ?? 0);
      options[spec.id] = spec.unit === 'count' || spec.unit === 'choice' ? Math.round(value) : value;
    });
    return { ...size, options };
  });
}

export const anyStructure = fc.constantFrom(...structureIds);

export const anyDie: fc.Arbitrary<Die> = anyStructure.chain((id) =>
  anyParameters(id).map((parameters) => dieOf(id, parameters)),
);

export const anyDieWithOptions: fc.Arbitrary<Die> = anyStructure.chain((id) =>
  anyParametersWithOptions(id).map((parameters) => dieOf(id, parameters)),
);

/** The die, or a thrown list of problems: for tests whose input is meant to be possible. */
export function dieOf(id: StructureId, parameters: DieParameters): Die {
  const result = makeDie(id, parameters);
  if (!result.ok) throw new Error(`${id} ${JSON.stringify(parameters)}: ${JSON.stringify(result.problems)}`);
  return result.die;
}
