import { Clipper, FillRule } from 'clipper2-ts';
import * as fc from 'fast-check';
import { type Die, type Path, type Point, structureIds } from './die.ts';
import { boundsOf, flattenPath, pathLength } from './geometry/path.ts';
import { area, signedArea } from './geometry/polygon.ts';
import { limitsOf } from './limits.ts';
import { makeDie } from './make-die.ts';
import { structures } from './structures/index.ts';
import { anyDieWithOptions, anyParameters, dieOf } from './testing/arbitrary.ts';

const numbersOf = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(numbersOf)
      : [];

/** Proper crossings of a closed ring with itself; touching in a vertex is none. */
function crossings(ring: readonly Point[]): number {
  const side = (a: Point, b: Point, p: Point) => {
    const value = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
    return Math.abs(value) < 1e-6 ? 0 : Math.sign(value);
  };
  const edges = ring.map((a, index): [Point, Point] => [a, ring[(index + 1) % ring.length] ?? a]);
  let count = 0;
  edges.forEach(([a, b], i) => {
    edges.slice(i + 1).forEach(([c, d]) => {
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) count += 1;
    });
  });
  return count;
}

const unionArea = (rings: readonly (readonly Point[])[]): number =>
  Math.abs(
    Clipper.areaPathsD(
      Clipper.unionD(
        rings.map((ring) => [...ring].reverse().map(([x, y]) => ({ x, y }))),
        [],
        FillRule.NonZero,
        5,
      ),
    ),
  );

const closed = (die: Die): Path[] => die.cuts.filter((cut) => cut.closed);
const slits = (die: Die): Path[] => die.cuts.filter((cut) => !cut.closed);

describe('any possible die', () => {
  it('holds numbers only', () => {
    fc.assert(
      fc.property(anyDieWithOptions, (die) => {
        expect(numbersOf(die).every(Number.isFinite)).toBe(true);
      }),
    );
  });

  it('has one outer cut a piece, the largest first, wound counter-clockwise, none crossing itself', () => {
    fc.assert(
      fc.property(anyDieWithOptions, (die) => {
        const rings = closed(die).map((cut) => flattenPath(cut));
        const outer = rings.filter((ring) => signedArea(ring) > 0);
        expect(signedArea(rings[0] ?? [])).toBe(Math.max(...outer.map((ring) => signedArea(ring))));
        expect(outer).toHaveLength(die.pieces.length);
        for (const ring of rings) expect(crossings(ring)).toBe(0);
        expect(die.cuts[0]?.closed).toBe(true);
      }),
    );
  });

  it('fills its bounding box exactly', () => {
    fc.assert(
      fc.property(anyDieWithOptions, (die) => {
        const box = boundsOf(die.cuts.flatMap((cut) => flattenPath(cut)));
        // Points closer than `weld`, 1e-5 mm, become one: the box may miss by that much.
        expect(box.x).toBeCloseTo(0, 4);
        expect(box.y).toBeCloseTo(0, 4);
        expect(box.width).toBeCloseTo(die.sheet.width, 4);
        expect(box.height).toBeCloseTo(die.sheet.height, 4);
      }),
    );
  });

  it('is covered by its panels without overlap: areas add up to the outline less voids', () => {
    fc.assert(
      fc.property(anyDieWithOptions, (die) => {
        const sum = die.panels.reduce((total, panel) => total + area(panel.outline, panel.holes), 0);
        const cut = closed(die).reduce((total, path) => total + signedArea(flattenPath(path)), 0);
        expect(Math.abs(sum - cut)).toBeLessThan(0.01);
        const united = unionArea(die.panels.map((panel) => panel.outline));
        expect(Math.abs(sum - united)).toBeLessThan(1e-6 * sum + 0.5);
      }),
    );
  });

  it("has every shared boundary once as crease or slit: panels' perimeters equal cuts plus twice both", () => {
    fc.assert(
      fc.property(anyDieWithOptions, (die) => {
        const lengthOf = (paths: readonly Path[]) =>
          paths.reduce((sum, path) => sum + pathLength({ ...path, segments: flat(path) }), 0);
        const flat = (path: Path) =>
          flattenPath(path)
            .slice(1)
            .map((to) => ({ kind: 'line' as const, to }));
        const ringLength = (ring: readonly Point[]) =>
          ring.reduce((sum, a, index) => {
            const b = ring[(index + 1) % ring.length] ?? a;
            return sum + Math.hypot(b[0] - a[0], b[1] - a[1]);
          }, 0);
        const perimeters = die.panels.reduce((sum, panel) => sum + ringLength(panel.outline), 0);
        const creases = die.creases.reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);
        const expected = lengthOf(closed(die)) + 2 * lengthOf(slits(die)) + 2 * creases;
        expect(Math.abs(perimeters - expected)).toBeLessThan(0.01);
      }),
    );
  });

  it('is the same bytes for the same input', () => {
    fc.assert(
      fc.property(anyDieWithOptions, (die) => {
        expect(JSON.stringify(makeDie(die.structure, die.parameters))).toBe(
          JSON.stringify({ ok: true, die }),
        );
      }),
    );
  });
});

describe.each(structureIds)('%s', (id) => {
  const size = { ...structures[id].defaultSize, t: 1 };

  it('never shrinks when the box grows', () => {
    const grow = fc.record({ name: fc.constantFrom('L', 'W', 'H'), by: fc.integer({ min: 1, max: 80 }) });
    fc.assert(
      fc.property(anyParameters(id), grow, (parameters, { name, by }) => {
        const grown = makeDie(id, { ...parameters, [name]: parameters[name as 'L'] + by });
        if (!grown.ok) return;
        const small = dieOf(id, parameters).sheet;
        expect(grown.die.sheet.width).toBeGreaterThanOrEqual(small.width - 1e-6);
        expect(grown.die.sheet.height).toBeGreaterThanOrEqual(small.height - 1e-6);
        expect(grown.die.sheet.width + grown.die.sheet.height).toBeGreaterThan(small.width + small.height);
      }),
    );
  });

  it.each(['L', 'W', 'H', 't', ...structures[id].options.map((spec) => spec.id)])(
    'has no dead knob: %s changes the die',
    (name) => {
      const before = dieOf(id, size);
      const limit = limitsOf(id, size)[name];
      if (!limit) throw new Error(`${name} has no limits`);
      const now = { ...size, ...before.parameters.options }[name] ?? 0;
      const next = now === limit.max ? (limit.min + limit.max) / 2 : limit.max;
      const value = limit.step === 1 && limit.max - limit.min <= 1 ? Math.abs(now - 1) || limit.min : next;
      const after = dieOf(
        id,
        name in size ? { ...size, [name]: value } : { ...size, options: { [name]: value } },
      );
      const shape = (die: Die) => JSON.stringify([die.sheet, die.cuts, die.creases]);
      expect(shape(after)).not.toBe(shape(before));
    },
  );

  it('accepts its own limits and refuses what lies beyond, naming parameter, limit and given', () => {
    for (const [name, limit] of Object.entries(limitsOf(id, size))) {
      const at = (value: number) =>
        makeDie(id, name in size ? { ...size, [name]: value } : { ...size, options: { [name]: value } });
      const low = at(limit.min - 1);
      const high = at(limit.max + 1);
      expect(low).toEqual({
        ok: false,
        problems: [{ code: 'too_small', parameter: name, limit: limit.min, given: limit.min - 1 }],
      });
      expect(high).toEqual({
        ok: false,
        problems: [{ code: 'too_large', parameter: name, limit: limit.max, given: limit.max + 1 }],
      });
    }
  });

  it.each(['L', 'W', 'H', 't'] as const)('takes both ends of %s', (name) => {
    const limit = limitsOf(id, size)[name];
    const narrow = id === 'fefco-0201' && name === 'L' ? { W: structures[id].limits.W.min } : {};
    for (const value of [limit?.min, limit?.max])
      expect(makeDie(id, { ...size, ...narrow, [name]: value })).toMatchObject({ ok: true });
  });

  it('says of everything that is not a number that it is not one', () => {
    for (const bad of [Number.NaN, Infinity, '61', null, undefined, {}]) {
      const result = makeDie(id, { ...size, H: bad as number });
      expect(result).toMatchObject({ ok: false, problems: [{ code: 'not_a_number', parameter: 'H' }] });
    }
    expect(makeDie(id, { ...size, options: { [structures[id].options[0]?.id ?? '']: Number.NaN } }).ok).toBe(
      false,
    );
  });

  it('names every wrong size at once, and options it does not know', () => {
    const all = makeDie(id, { L: 0, W: -5, H: 1e6, t: 1 });
    expect(all.ok ? [] : all.problems.map(({ code, parameter }) => `${code} ${parameter}`)).toEqual([
      'too_small L',
      'too_small W',
      'too_large H',
    ]);
    expect(makeDie(id, { ...size, options: { nonsense: 4 } })).toEqual({
      ok: false,
      problems: [{ code: 'impossible', parameter: 'nonsense', limit: 0, given: 4 }],
    });
  });
});

describe('0201, whose short sides fold first', () => {
  it('needs L to be the longer side, and says so', () => {
    expect(makeDie('fefco-0201', { L: 200, W: 201, H: 100, t: 3 })).toEqual({
      ok: false,
      problems: [{ code: 'too_large', parameter: 'W', limit: 200, given: 201 }],
    });
    expect(limitsOf('fefco-0201', { L: 200 }).W?.max).toBe(200);
    expect(makeDie('fefco-0201', { L: 200, W: 200, H: 100, t: 3 }).ok).toBe(true);
  });
});

describe('handedness', () => {
  /** Every panel of one die lies where some panel of the other does, to a ten thousandth of a millimetre. */
  const congruent = (a: Die, b: Die): boolean =>
    a.panels.every((panel) => {
      const mirrored = panel.outline.map(([x, y]): Point => [a.sheet.width - x, y]);
      return b.panels.some(
        (other) =>
          other.outline.length === mirrored.length &&
          mirrored.every(([x, y]) =>
            other.outline.some(([u, v]) => Math.abs(x - u) < 1e-4 && Math.abs(y - v) < 1e-4),
          ),
      );
    });

  it.each(['fefco-0201', 'tuck-end-reverse', 'tuck-end-straight'] as const)('%s: joint right mirrors joint left', (id) => {
    fc.assert(
      fc.property(anyParameters(id), (parameters) => {
        const left = dieOf(id, { ...parameters, options: { glueSide: 0 } });
        const right = dieOf(id, { ...parameters, options: { glueSide: 1 } });
        expect(congruent(left, right)).toBe(true);
        expect(congruent(left, left)).toBe(false);
        expect(right.sheet).toEqual(left.sheet);
      }),
    );
  });

  it('the mailer is symmetric', () => {
    fc.assert(
      fc.property(anyParameters('fefco-0427'), (parameters) => {
        const die = dieOf('fefco-0427', parameters);
        expect(congruent(die, die)).toBe(true);
      }),
    );
  });
});

describe('without caliper', () => {
  it('0201 is the nominal drawing: creases at L, W and H', () => {
    const die = dieOf('fefco-0201', { L: 300, W: 200, H: 150, t: 0, options: { jointAllowance: 0 } });
    const widths = ['left', 'front', 'right', 'back'].map(
      (side) => die.frames.find((frame) => frame.side === side)?.width,
    );
    expect(widths).toEqual([200, 300, 200, 300]);
    expect(die.sheet).toEqual({ width: 1030, height: 350 });
  });

  it('the mailer tends to L + 4H by 2W + 3H, linearly in t', () => {
    const at = (t: number) => dieOf('fefco-0427', { L: 300, W: 200, H: 100, t }).sheet;
    const zero = { width: 2 * at(1).width - at(2).width, height: 2 * at(1).height - at(2).height };
    expect(zero.width).toBeCloseTo(700, 4);
    expect(zero.height).toBeCloseTo(700, 4);
  });
});
