/** @jest-environment node */
import * as fc from 'fast-check';
import { makeDie } from '../make-die.ts';
import { anyDieWithOptions } from '../testing/arbitrary.ts';
import { dieStampText, findDieStamp } from './stamp.ts';

const hash = '3f9a0c1b2d4e5f60718293a4b5c6d7e8';

it('makes the same die again from what it says, whatever stands around it', () => {
  fc.assert(
    fc.property(anyDieWithOptions, fc.string(), fc.constantFrom(' ', '\n', '\r\n'), (die, noise, gap) => {
      const text = dieStampText(die, hash);
      const stamp = findDieStamp(`${noise} die: ${text.replaceAll(' ', gap)}${noise}`);
      if (!stamp) throw new Error(text);
      expect(stamp.hash).toBe(hash.slice(0, 12));
      expect(stamp.version).toBe(die.version);
      expect(stamp.sheet.width).toBeCloseTo(die.sheet.width, 5);
      const again = makeDie(stamp.structure, stamp.parameters);
      if (!again.ok) throw new Error(`${text}: ${JSON.stringify(again.problems)}`);
      for (const [name, value] of Object.entries(die.parameters.options))
        expect(again.die.parameters.options[name]).toBeCloseTo(value, 4);
      expect(again.die.sheet.width).toBeCloseTo(die.sheet.width, 3);
    }),
  );
});

it('is not taken in by texts that only look like one', () => {
  for (const text of [
    'die:no-such-box/1 1x2x3 t1 sheet 4x5 #0123456789ab',
    'die:fefco-0427/1 1x2 t1 sheet 4x5 #0123456789ab',
    'die:fefco-0427/1 1e9x2x3 t1 sheet 4x5 #0123456789ab',
    'die:fefco-0427/1 1x2x3 t1 sheet 4x5 #01234',
    'die:',
    '',
  ])
    expect(findDieStamp(text)).toBeNull();
});

// A backtracking expression would never end here; `npm run bench -- dies` measures the cost.
it('comes to an end with hostile text', () => {
  const hostile = `die:fefco-0427/1 1x2x3 t1${' a=1'.repeat(50_000)}`;
  expect(findDieStamp(hostile.repeat(20))).toBeNull();
  expect(findDieStamp('die:'.repeat(1_000_000))).toBeNull();
});
