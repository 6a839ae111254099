import * as fc from 'fast-check';
import { structureIds } from './die.ts';
import { limitsOf } from './limits.ts';
import { makeDie } from './make-die.ts';
import { structures } from './structures/index.ts';
import { anyDieWithOptions, anyParameters, dieOf } from './testing/arbitrary.ts';
import { mirrored } from './testing/mirrored.ts';

// What holds for every structure at any size is in structures/properties.test.ts and fold/collisions.test.ts.

it('any die is the same bytes for the same input', () => {
  fc.assert(
    fc.property(anyDieWithOptions, (die) => {
      expect(JSON.stringify(makeDie(die.structure, die.parameters))).toBe(JSON.stringify({ ok: true, die }));
    }),
  );
});

describe.each(structureIds)('%s', (id) => {
  const size = { ...structures[id].defaultSize, t: limitsOf(id).t?.initial ?? 1 };

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
    const all = makeDie(id, { ...size, L: -1, W: -5, H: 1e6 });
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

it('the mailer is symmetric', () => {
  fc.assert(
    fc.property(anyParameters('fefco-0427'), (parameters) => {
      const die = dieOf('fefco-0427', parameters);
      expect(mirrored(die, die)).toBe(true);
    }),
  );
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
