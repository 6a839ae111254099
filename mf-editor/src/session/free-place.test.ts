import fc from 'fast-check';
import { findFreeOffset } from './free-place.ts';

const sideSize = { width: 200, height: 150 };
const centred = (w: number, h: number) => ({
  x: (sideSize.width - w) / 2,
  y: (sideSize.height - h) / 2,
  w,
  h,
});

describe('the position of a new object', () => {
  it('is the centre of an empty side', () => {
    expect(findFreeOffset(centred(100, 20), [], sideSize)).toBe(0);
  });
  it('is below the existing objects', () => {
    expect(findFreeOffset(centred(100, 20), [centred(80, 40)], sideSize)).toBe(95 + 4 - 65);
  });
  it('is above them if there is no space below', () => {
    expect(findFreeOffset(centred(100, 20), [{ x: 50, y: 60, w: 100, h: 85 }], sideSize)).toBe(
      60 - 4 - 20 - 65,
    );
  });
  it('is on top of a background', () => {
    expect(findFreeOffset(centred(100, 20), [{ x: -5, y: -5, w: 210, h: 160 }], sideSize)).toBe(0);
  });

  const size = fc.tuple(
    fc.double({ min: 2, max: 190, noNaN: true }),
    fc.double({ min: 2, max: 140, noNaN: true }),
  );
  it('overlaps no other object or stays in place', () => {
    fc.assert(
      fc.property(size, fc.array(size, { maxLength: 4 }), ([w, h], sizes) => {
        const box = centred(w, h);
        const others = sizes.map(([ow, oh]) => centred(ow, oh)).filter((o) => o.w * o.h < 0.6 * 200 * 150);
        const step = findFreeOffset(box, others, sideSize);
        const y = box.y + step;
        if (step === 0) return;
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + h).toBeLessThanOrEqual(sideSize.height);
        for (const other of others) expect(y >= other.y + other.h || y + h <= other.y).toBe(true);
      }),
    );
  });
});
