import { apply, dieOf } from '@shop/design';
import { sides } from '@shop/packaging';
import fc from 'fast-check';
import {
  cameraMatrix,
  lookAt,
  panBy,
  pinch,
  stepOnSheet,
  type Turn,
  toSheet,
  zoomAt,
  zoomLimits,
} from './camera.ts';

const dieResult = dieOf({ id: 'fefco-0427', version: 1, params: { L: 212, W: 148, H: 61, t: 1.5 } });
if (!dieResult.ok) throw new Error('The mailer of the tests cannot be made.');
const { die } = dieResult;
const view = { width: 780, height: 600 };

const point = fc.tuple(
  fc.double({ min: -500, max: 900, noNaN: true }),
  fc.double({ min: -500, max: 900, noNaN: true }),
);
const camera = fc.record({
  centre: point,
  zoom: fc.double({ min: 0.2, max: 20, noNaN: true }),
  turn: fc.constantFrom<Turn>(0, 90, 180, 270),
});

describe('the camera over the sheet', () => {
  it('converts points from sheet to screen and back', () => {
    fc.assert(
      fc.property(camera, point, (each, at) => {
        const [x, y] = apply(cameraMatrix(each, view), toSheet(each, view, at));
        expect(Math.hypot(x - at[0], y - at[1])).toBeLessThan(1e-6);
      }),
    );
  });

  it('keeps the point under the pointer while zooming', () => {
    fc.assert(
      fc.property(camera, point, fc.double({ min: 0.3, max: 3, noNaN: true }), (each, at, factor) => {
        const before = toSheet(each, view, at);
        const [x, y] = toSheet(zoomAt(each, view, at, factor), view, at);
        expect(Math.hypot(x - before[0], y - before[1])).toBeLessThan(1e-6);
      }),
    );
  });

  it('never zooms beyond its limits', () => {
    const near = zoomAt({ centre: [0, 0], zoom: 30, turn: 0 }, view, [0, 0], 100);
    expect(near.zoom).toBe(zoomLimits.most);
  });

  it.each([...sides, null])('shows %s completely and upright', (side) => {
    const camera = lookAt(die, side, view);
    const frame = die.frames.find((each) => each.side === side) ?? { x: 0, y: 0, ...die.sheet, turn: 0 };
    expect(camera.turn).toBe(frame.turn);
    const matrix = cameraMatrix(camera, view);
    for (const corner of [
      [frame.x, frame.y],
      [frame.x + frame.width, frame.y + frame.height],
    ] as const) {
      const [x, y] = apply(matrix, corner);
      expect(x).toBeGreaterThanOrEqual(15);
      expect(x).toBeLessThanOrEqual(view.width - 15);
      expect(y).toBeGreaterThanOrEqual(15);
      expect(y).toBeLessThanOrEqual(view.height - 15);
    }
  });

  it('pans the sheet with the pointer, even when it is rotated', () => {
    const turned = { centre: [10, 20], zoom: 2, turn: 180 } as const;
    const at = [300, 200] as const;
    const held = toSheet(turned, view, at);
    const moved = toSheet(panBy(turned, 40, -30), view, [340, 170]);
    expect(moved[0]).toBeCloseTo(held[0], 9);
    expect(moved[1]).toBeCloseTo(held[1], 9);
    expect(stepOnSheet(turned, [4, 0])[0]).toBeCloseTo(-2, 9);
  });

  it('keeps the points under two fingers', () => {
    const camera = { centre: [100, 100], zoom: 1, turn: 0 } as const;
    const from = [
      [300, 300],
      [400, 300],
    ] as const;
    const to = [
      [250, 320],
      [450, 320],
    ] as const;
    const after = pinch(camera, view, from, to);
    expect(after.zoom).toBeCloseTo(2, 9);
    for (const at of [0, 1] as const) {
      const [x, y] = toSheet(after, view, to[at]);
      const [a, b] = toSheet(camera, view, from[at]);
      expect(x).toBeCloseTo(a, 6);
      expect(y).toBeCloseTo(b, 6);
    }
  });
});
