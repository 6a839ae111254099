import * as fc from 'fast-check';
import type { Path } from '../die.ts';
import {
  arc,
  boundsOf,
  flattenPath,
  line,
  pathLength,
  pathToSvg,
  placePath,
  reversePath,
  roundedPath,
} from './path.ts';
import { area, centroid, contains, signedArea } from './polygon.ts';

/** Upper half of a circle about (10, 10), travelled clockwise on screen: left to right over the top. */
const half: Path = { start: [0, 10], segments: [arc([20, 10], 10, true)], closed: false };

describe('paths', () => {
  it('follow SVG: sweep 1 turns clockwise on screen', () => {
    const points = flattenPath(half);
    expect(boundsOf(points)).toMatchObject({ x: 0, width: 20 });
    expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(0, 1);
    expect(Math.max(...points.map(([, y]) => y))).toBe(10);
    for (const [x, y] of points) expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(10, 9);
  });

  it('draw the large arc where asked', () => {
    const large: Path = { start: [0, 0], segments: [arc([10, 10], 10, true, true)], closed: false };
    // The centre of the large clockwise arc from (0, 0) to (10, 10) is (10, 0): three quarters of a circle.
    expect(pathLength(large)).toBeCloseTo(1.5 * Math.PI * 10, 6);
    for (const [x, y] of flattenPath(large)) expect(Math.hypot(x - 10, y)).toBeCloseTo(10, 9);
  });

  it('flatten to within the tolerance', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 500, noNaN: true }), (radius) => {
        const path: Path = { start: [0, 0], segments: [arc([2 * radius, 0], radius, true)], closed: false };
        const points = flattenPath(path, 0.05);
        points.slice(1).forEach(([x, y], index) => {
          const [px, py] = points[index] ?? [0, 0];
          const sagitta = radius - Math.hypot((x + px) / 2 - radius, (y + py) / 2);
          expect(sagitta).toBeLessThan(0.0501);
        });
      }),
    );
  });

  it('measure arcs exactly and closed paths with their last side', () => {
    expect(pathLength(half)).toBeCloseTo(10 * Math.PI, 9);
    expect(pathLength({ ...half, closed: true })).toBeCloseTo(10 * Math.PI + 20, 9);
  });

  it('are the same curve backwards, and mirrored twice', () => {
    const shape: Path = {
      start: [0, 10],
      segments: [arc([20, 10], 10, true), line([20, 30])],
      closed: false,
    };
    const there = flattenPath(shape);
    const back = flattenPath(reversePath(shape)).reverse();
    expect(back).toHaveLength(there.length);
    back.forEach(([x, y], index) => {
      expect(x).toBeCloseTo(there[index]?.[0] ?? Number.NaN, 9);
      expect(y).toBeCloseTo(there[index]?.[1] ?? Number.NaN, 9);
    });
    expect(placePath(placePath(shape, 3, 4, true), 3, -4, true)).toEqual(shape);
  });

  it('print SVG data', () => {
    expect(pathToSvg(half)).toBe('M0 10A10 10 0 0 1 20 10');
    expect(pathToSvg({ start: [0, 0], segments: [line([1 / 3, 2])], closed: true })).toBe('M0 0L0.333 2Z');
  });

  it('round corners tangentially, on either winding', () => {
    const corners = [
      [0, 0],
      [100, 0],
      [100, 50],
      [0, 50],
    ] as const;
    for (const order of [corners, [...corners].reverse()]) {
      const path = roundedPath(order.map((at) => ({ at, radius: 10 })));
      expect(area(flattenPath(path, 0.0001))).toBeCloseTo(5000 - (4 - Math.PI) * 100, 1);
      expect(pathLength(path)).toBeCloseTo(300 - 80 + 20 * Math.PI, 6);
    }
  });
});

describe('polygons', () => {
  const square = [
    [0, 0],
    [0, 10],
    [10, 10],
    [10, 0],
  ] as const;
  it('are positive counter-clockwise on screen', () => {
    expect(signedArea(square)).toBe(100);
    expect(signedArea([...square].reverse())).toBe(-100);
    expect(
      area(square, [
        [
          [1, 1],
          [1, 3],
          [3, 3],
          [3, 1],
        ],
      ]),
    ).toBe(96);
  });
  it('know their middle and their inside', () => {
    expect(centroid(square)).toEqual([5, 5]);
    expect(contains(square, [9.9, 0.1])).toBe(true);
    expect(contains(square, [10.1, 5])).toBe(false);
  });
});
