import fc from 'fast-check';
import { clearStep } from './free-place.ts';

const room = { width: 200, height: 150 };
const centred = (w: number, h: number) => ({ x: (room.width - w) / 2, y: (room.height - h) / 2, w, h });

describe('the place of a new object', () => {
  it('is the middle of an empty side', () => {
    expect(clearStep(centred(100, 20), [], room)).toBe(0);
  });
  it('is under what is there', () => {
    expect(clearStep(centred(100, 20), [centred(80, 40)], room)).toBe(95 + 4 - 65);
  });
  it('is above it where there is no room under it', () => {
    expect(clearStep(centred(100, 20), [{ x: 50, y: 60, w: 100, h: 85 }], room)).toBe(60 - 4 - 20 - 65);
  });
  it('is on a background', () => {
    expect(clearStep(centred(100, 20), [{ x: -5, y: -5, w: 210, h: 160 }], room)).toBe(0);
  });

  const size = fc.tuple(
    fc.double({ min: 2, max: 190, noNaN: true }),
    fc.double({ min: 2, max: 140, noNaN: true }),
  );
  it('lies on no other object or stays where it is', () => {
    fc.assert(
      fc.property(size, fc.array(size, { maxLength: 4 }), ([w, h], sizes) => {
        const box = centred(w, h);
        const others = sizes.map(([ow, oh]) => centred(ow, oh)).filter((o) => o.w * o.h < 0.6 * 200 * 150);
        const step = clearStep(box, others, room);
        const y = box.y + step;
        if (step === 0) return;
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + h).toBeLessThanOrEqual(room.height);
        for (const other of others) expect(y >= other.y + other.h || y + h <= other.y).toBe(true);
      }),
    );
  });
});
