import * as fc from 'fast-check';
import { sheetOf } from '../assemble.ts';
import { type Die, type DieParameters, structureIds } from '../die.ts';
import { foldPose } from '../fold/pose.ts';
import { limitsOf } from '../limits.ts';
import { makeDie } from '../make-die.ts';
import { resolveParameters } from '../resolve-parameters.ts';
import { anyParameters, anyParametersWithOptions, dieOf } from '../testing/arbitrary.ts';
import { closedFaults, closureFaults } from '../testing/closed-faults.ts';
import { flatFaults } from '../testing/flat-faults.ts';
import { mirrored } from '../testing/mirrored.ts';
import { anyInput, inputFaults } from '../testing/wild-input.ts';
import { structures } from './index.ts';

/**
 * The rules for every structure and size (sources.md, sound dies). A structure is checked as soon as its id is in
 * `structureIds`; check one alone with `npx jest shared/packaging -t <id>`. `npm test` draws fewer cases, see
 * scripts/test.mjs.
 */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 2000);
/** The same cases in every run; others with `PROPERTY_SEED=… npx jest …`. */
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_128);

describe.each(structureIds)('%s holds for any size', (id) => {
  const structure = structures[id];

  it('flat and closed, with any options: numbers, cuts, areas, boundaries, tree, closing pairs, sides', () => {
    fc.assert(
      fc.property(anyParametersWithOptions(id), (parameters) => {
        const die = dieOf(id, parameters);
        expect([...flatFaults(die), ...closureFaults(die)]).toEqual([]);
      }),
      { numRuns, seed },
    );
  });

  it('by default: inside as asked for, outside as stated, no side hidden; flat size grows with the box', () => {
    const grow = fc.record({ name: fc.constantFrom('L', 'W', 'H'), by: fc.integer({ min: 1, max: 80 }) });
    fc.assert(
      fc.property(anyParameters(id), grow, (parameters, { name, by }) => {
        const die = dieOf(id, parameters);
        expect(closedFaults(die)).toEqual([]);
        const grown = resolveParameters(structure, { ...parameters, [name]: parameters[name as 'L'] + by });
        if (!grown.ok) return;
        expect(shrunk(die.sheet, sheetOf(structure.draw(grown.parameters)))).toEqual([]);
      }),
      { numRuns, seed },
    );
  });

  it('takes no input silently for another: every problem names what was given and the limit it breaks', () => {
    fc.assert(
      fc.property(anyInput(id), (given) => {
        expect(inputFaults(id, given)).toEqual([]);
      }),
      { numRuns, seed },
    );
  });

  it.each(['L', 'W', 'H', 't', ...structure.options.map((spec) => spec.id)])(
    'has no dead knob: %s changes the die',
    (name) => {
      // A flat sheet has the same drawing in any thickness, and a dimension that it lacks is fixed.
      const limit = limitsOf(id)[name];
      if ((name === 't' && structure.encloses === 'nothing') || limit?.min === limit?.max) return;
      const samples = fc.sample(anyParametersWithOptions(id), { numRuns: 40, seed: 1 });
      expect([structure.defaultSize, ...samples].some((from) => turned(id, from, name))).toBe(true);
    },
  );

  it('accepts its own limits and refuses what lies beyond, naming parameter, limit and given', () => {
    const size = { ...structure.defaultSize, t: limitsOf(id).t?.initial ?? 1 };
    for (const [name, limit] of Object.entries(limitsOf(id, size))) {
      const at = (value: number) =>
        makeDie(id, name in size ? { ...size, [name]: value } : { ...size, options: { [name]: value } });
      for (const [value, code] of [
        [limit.min - 1, 'too_small'],
        [limit.max + 1, 'too_large'],
      ] as const) {
        const bound = code === 'too_small' ? limit.min : limit.max;
        expect(at(value)).toEqual({
          ok: false,
          problems: [{ code, parameter: name, limit: bound, given: value }],
        });
      }
      for (const value of [limit.min, limit.max]) {
        const result = at(value);
        // One dimension at its limit may be too much for another at its default, which is then named.
        const others = result.ok ? [] : result.problems.map((problem) => problem.parameter);
        expect(others.filter((other) => other === name || !(name in size) || !(other in size))).toEqual([]);
      }
    }
  });

  it('without caliper is the nominal drawing: inside, crease and outside sizes are one', () => {
    const { L, W, H } = structure.defaultSize;
    const least = structure.limits.t.min;
    const at = (t: number) => ({ ...dieOf(id, { ...structure.defaultSize, t }).parameters });
    // Where zero thickness is not allowed, sizes are extrapolated to it in a straight line.
    const [one, two] = least > 0 ? [at(least), at(2 * least)] : [at(0), at(0)];
    for (const sizeOf of [structure.outside, structure.manufacturing]) {
      const [a, b] = [sizeOf(one), sizeOf(two)];
      for (const [name, asked] of [
        ['L', L],
        // A tube is as wide as it is long.
        ['W', structure.encloses === 'tube' ? L : W],
        ['H', H],
      ] as const) {
        const nominal = 2 * a[name] - b[name];
        expect(nominal).toBeGreaterThanOrEqual(asked - 1e-6);
        // Facings and clearances do not vanish with the board.
        const play = structure.family === 'rigid' ? 6 : 3;
        // A carrier's handle rises above its contents.
        const handle = (id === 'carrier-box' || id === 'handle-box') && name === 'H' ? 60 : 0;
        expect(nominal).toBeLessThanOrEqual(asked + play + handle);
      }
    }
  });

  if (structure.options.some((spec) => spec.id === 'glueSide'))
    it('with its joint on the right is the mirror of that on the left', () => {
      fc.assert(
        fc.property(anyParametersWithOptions(id), (parameters) => {
          const of = (glueSide: number) =>
            dieOf(id, { ...parameters, options: { ...parameters.options, glueSide } });
          const [left, right] = [of(0), of(1)];
          expect(mirrored(left, right)).toBe(true);
          expect(mirrored(left, left)).toBe(false);
          expect(right.sheet).toEqual(left.sheet);
        }),
        { numRuns: 200, seed },
      );
    });
});

function shrunk(small: Die['sheet'], grown: Die['sheet']): string[] {
  const faults: string[] = [];
  for (const name of ['width', 'height'] as const)
    if (grown[name] < small[name] - 1e-6)
      faults.push(`${name} shrinks from ${small[name]} to ${grown[name]}`);
  if (grown.width + grown.height <= small.width + small.height) faults.push('the flat size does not grow');
  return faults;
}

/** Whether changing an option at this size changes anything that is cut, creased, marked or folded. */
function turned(id: Die['structure'], from: Partial<DieParameters>, name: string): boolean {
  const before = dieOf(id, { ...structures[id].defaultSize, t: limitsOf(id).t?.initial ?? 1, ...from });
  const limit = limitsOf(id, before.parameters)[name];
  if (!limit || limit.max <= limit.min) return false;
  const now = { ...before.parameters, ...before.parameters.options }[name];
  const value = now === limit.max ? limit.min : limit.max;
  const { L, W, H, t } = before.parameters;
  const given = { L, W, H, t, options: from.options ?? {} };
  const after = makeDie(
    id,
    name in { L, W, H, t }
      ? { ...given, [name]: value }
      : { ...given, options: { ...given.options, [name]: value } },
  );
  return after.ok && shapeOf(after.die) !== shapeOf(before);
}

const shapeOf = (die: Die): string =>
  JSON.stringify([die.sheet, die.cuts, die.creases, die.marks, die.roll, [...foldPose(die, 1)]]);
