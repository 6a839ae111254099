import type { Point } from '../die.ts';
import { crossings, linesOf } from './crossings.ts';

describe('crossings', () => {
  it('finds where a ring crosses itself', () => {
    const bow: Point[] = [
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ];
    expect(crossings(linesOf(bow, true))).toEqual([[5, 5]]);
  });

  it('takes touching, corners and lines upon each other for none', () => {
    const touching: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [5, 0],
      [0, 10],
    ];
    expect(crossings(linesOf(touching, true))).toEqual([]);
    const twice: Point[] = [
      [0, 0],
      [10, 0],
      [4, 0],
    ];
    expect(crossings(linesOf(twice, false))).toEqual([]);
  });

  it('sees a crossing of a ten thousandth of a millimetre, and none within a weld', () => {
    const by = (depth: number): Point[] => [
      [0, 0],
      [10, 0],
      [10, 5],
      [5, -depth],
      [0, 5],
    ];
    expect(crossings(linesOf(by(1e-4), true))).toHaveLength(2);
    expect(crossings(linesOf(by(1e-6), true))).toEqual([]);
  });
});
