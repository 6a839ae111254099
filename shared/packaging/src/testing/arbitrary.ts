import * as fc from 'fast-check';
import { type Die, type DieParameters, type Size, type StructureId, structureIds } from '../die.ts';
import { limitsOf, resolveParameters } from '../limits.ts';
import { makeDie } from '../make-die.ts';
import { structures } from '../structures/index.ts';

type Base = Size & { readonly t: number };
const names = ['L', 'W', 'H', 't'] as const;
/** A position in a range, evenly distributed; both ends are drawn often, because drawings break there. */
const pick = fc.integer({ min: -120, max: 1120 }).map((at) => Math.max(0, Math.min(1000, at)) / 1000);

/**
 * Sizes and calipers over the whole range of a structure, with default options. Where one dimension narrows another,
 * values outside are drawn again from the remaining range.
 */
export function anyParameters(id: StructureId): fc.Arbitrary<DieParameters> {
  return fc
    .record({ L: pick, W: pick, H: pick, t: pick, order: fc.shuffledSubarray([...names], { minLength: 4 }) })
    .map(({ order, ...picks }) => settled(id, picks, order));
}

function settled(id: StructureId, picks: Base, order: readonly (keyof Base)[]): DieParameters {
  const { limits, defaultSize, within: narrow } = structures[id];
  const possible = (size: Base) => resolveParameters(structures[id], size).ok;
  const within = (limit: { min: number; max: number }, at: number) =>
    Math.min(limit.max, Math.max(limit.min, Number((limit.min + (limit.max - limit.min) * at).toFixed(2))));
  let size: Base = {
    L: within(limits.L, picks.L),
    W: within(limits.W, picks.W),
    H: within(limits.H, picks.H),
    t: within(limits.t, picks.t),
  };
  for (let pass = 0; pass < 4; pass += 1) {
    let sound = true;
    for (const name of order) {
      const narrower = narrow?.(size)[name];
      if (!narrower) continue;
      const min = Math.max(limits[name].min, narrower.min ?? limits[name].min);
      const max = Math.min(limits[name].max, narrower.max ?? limits[name].max);
      if (size[name] >= min && size[name] <= max) continue;
      sound = false;
      size = { ...size, [name]: within({ min, max }, picks[name]) };
    }
    if (sound) return size;
  }
  // What cannot be corrected dimension by dimension is moved towards the size that every structure has.
  for (const far of [0.5, 0.25, 0.1]) {
    const near = (name: keyof Size) => defaultSize[name] + (size[name] - defaultSize[name]) * far;
    const nearer = { L: near('L'), W: near('W'), H: near('H'), t: size.t };
    if (possible(nearer)) return nearer;
  }
  return { ...defaultSize, t: limitsOf(id, defaultSize).t?.initial ?? limits.t.min };
}

/** Like `anyParameters`, with every option drawn from its own range, which depends on what was drawn before. */
export function anyParametersWithOptions(id: StructureId): fc.Arbitrary<DieParameters> {
  const count = structures[id].options.length;
  const picks = fc.array(pick, { minLength: count, maxLength: count });
  return fc
    .tuple(anyParameters(id), picks)
    .map(([size, parts]) => ({ ...size, options: optionsOf(id, size, parts) }));
}

/** Returns options by their positions in their ranges, 0 … 1 each. */
export function optionsOf(
  id: StructureId,
  { L, W, H, t }: DieParameters,
  picks: readonly number[],
): Record<string, number> {
  const options: Record<string, number> = {};
  structures[id].options.forEach((spec, index) => {
    const { min, max } = spec.limits({ L, W, H, t, options });
    const value = min + (max - min) * (picks[index] ?? 0);
    const whole = spec.unit === 'count' || spec.unit === 'choice';
    options[spec.id] = whole ? Math.min(Math.floor(max), Math.round(value)) : value;
  });
  return options;
}

export const anyStructure = fc.constantFrom(...structureIds);

export const anyDie: fc.Arbitrary<Die> = anyStructure.chain((id) =>
  anyParameters(id).map((parameters) => dieOf(id, parameters)),
);

export const anyDieWithOptions: fc.Arbitrary<Die> = anyStructure.chain((id) =>
  anyParametersWithOptions(id).map((parameters) => dieOf(id, parameters)),
);

/** Returns the die, or throws the list of problems: for tests with valid input. */
export function dieOf(id: StructureId, parameters: DieParameters): Die {
  const result = makeDie(id, parameters);
  if (!result.ok) throw new Error(`${id} ${JSON.stringify(parameters)}: ${JSON.stringify(result.problems)}`);
  return result.die;
}
