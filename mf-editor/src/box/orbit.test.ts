import { sides } from '@shop/packaging';
import fc from 'fast-check';
import { between, facing, nearest, startOrbit, turned, zoomed } from './orbit.ts';

const orbit = fc.record({
  yaw: fc.double({ min: -1000, max: 1000, noNaN: true }),
  pitch: fc.double({ min: -88, max: 88, noNaN: true }),
  zoom: fc.double({ min: 0.5, max: 4, noNaN: true }),
});

describe('turning the box', () => {
  it('never turns more than half round to show a side', () => {
    fc.assert(
      fc.property(orbit, fc.constantFrom(...sides), (from, side) => {
        const to = facing(from, side);
        expect(Math.abs(to.yaw - from.yaw)).toBeLessThanOrEqual(180);
        expect(facing(to, side).yaw).toBeCloseTo(to.yaw, 6);
      }),
    );
  });
  it('never tips over and never comes nearer than four times', () => {
    expect(turned(startOrbit, 0, 500).pitch).toBe(88);
    expect(zoomed(startOrbit, 100).zoom).toBe(4);
  });
  it('glides from one view to the other', () => {
    const to = nearest(startOrbit, { yaw: 400, pitch: -20, zoom: 2 });
    expect(between(startOrbit, to, 0)).toEqual(startOrbit);
    expect(between(startOrbit, to, 1)).toEqual(to);
    expect(to.yaw).toBe(40);
  });
});
