import { sides } from '@shop/packaging';
import fc from 'fast-check';
import {
  faceSide,
  initialOrbit,
  interpolateOrbit,
  rotateOrbit,
  takeShortestRotation,
  zoomOrbit,
} from './orbit.ts';

const orbit = fc.record({
  yaw: fc.double({ min: -1000, max: 1000, noNaN: true }),
  pitch: fc.double({ min: -88, max: 88, noNaN: true }),
  zoom: fc.double({ min: 0.5, max: 4, noNaN: true }),
});

describe('rotating the box', () => {
  it('never rotates more than 180 degrees to show a side', () => {
    fc.assert(
      fc.property(orbit, fc.constantFrom(...sides), (from, side) => {
        const to = faceSide(from, side);
        expect(Math.abs(to.yaw - from.yaw)).toBeLessThanOrEqual(180);
        expect(faceSide(to, side).yaw).toBeCloseTo(to.yaw, 6);
      }),
    );
  });
  it('limits the pitch to 88 degrees and the zoom to four', () => {
    expect(rotateOrbit(initialOrbit, 0, 500).pitch).toBe(88);
    expect(zoomOrbit(initialOrbit, 100).zoom).toBe(4);
  });
  it('interpolates between two views', () => {
    const to = takeShortestRotation(initialOrbit, { yaw: 400, pitch: -20, zoom: 2 });
    expect(interpolateOrbit(initialOrbit, to, 0)).toEqual(initialOrbit);
    expect(interpolateOrbit(initialOrbit, to, 1)).toEqual(to);
    expect(to.yaw).toBe(40);
  });
});
