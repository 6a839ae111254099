/** @jest-environment node */
import * as fc from 'fast-check';
import { dimensionKinds, insideParameters } from './size-conversion.ts';
import { structures } from './structures/index.ts';
import { anyDieWithOptions } from './testing/arbitrary.ts';

it('finds the inside size behind every outside and manufacturing size, to 0.001 mm', () => {
  fc.assert(
    fc.property(anyDieWithOptions, fc.constantFrom(...dimensionKinds), (die, kind) => {
      const { parameters } = die;
      const wanted = kind === 'inside' ? parameters : structures[die.structure][kind](parameters);
      const found = insideParameters(die.structure, kind, { ...parameters, ...wanted });
      if (!found.ok) throw new Error(`${die.structure} ${kind}: ${JSON.stringify(found)}`);
      for (const axis of ['L', 'W', 'H'] as const)
        expect(Math.abs(found.parameters[axis] - parameters[axis])).toBeLessThan(1e-3);
    }),
  );
});

it('lets options that are left out follow the size', () => {
  // By the published formulas of FEFCO 0427: outside = L + 22t/3, W + 13t/3, H + 2t.
  expect(insideParameters('fefco-0427', 'outside', { L: 322, W: 213, H: 106, t: 3 })).toEqual({
    ok: true,
    parameters: { L: 300, W: 200, H: 100, t: 3 },
  });
});

it('answers something for any numbers, without running on', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double(), fc.double(), (L, W, H, t) => {
      const found = insideParameters('tuck-end-reverse', 'outside', { L, W, H, t });
      if (found.ok) expect(Object.values(found.parameters)).toHaveLength(4);
    }),
  );
});
