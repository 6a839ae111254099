import { dieOf, nodesOf, runCommand } from '@shop/design';
import { createEmptyDesign, mailer } from '../session/design.fixture.ts';
import { cameraMatrix } from './camera.ts';
import { getCursor, gripAt, gripPositions } from './handles.ts';

const result = runCommand(
  createEmptyDesign(mailer),
  { name: 'addRect', args: { place: { side: null, x: 100, y: 100 }, w: 40, h: 20 } },
  { dieOf },
);
const node = result.ok ? nodesOf(result.document)[0] : undefined;
if (node === undefined) throw new Error('The shape of the tests cannot be placed.');
const view = { width: 780, height: 600 };
const camera = (zoom: number) => cameraMatrix({ centre: [120, 110], zoom, turn: 0 }, view);

describe('handles', () => {
  it('lie on the corners and edges of the object, with the rotation handle above it', () => {
    const grips = gripPositions(node, camera(4));
    expect(grips.get('nw')).toEqual([310, 260]);
    expect(grips.get('se')).toEqual([470, 340]);
    expect(grips.get('e')).toEqual([470, 300]);
    expect(grips.get('turn')).toEqual([390, 232]);
  });
  it('leave the corners free on a small object', () => {
    const grips = gripPositions(node, camera(1));
    expect([...grips.keys()].sort()).toEqual(['n', 'ne', 'nw', 's', 'se', 'sw', 'turn']);
  });
  it('are hit by the nearest pointer position, with a larger distance for a finger', () => {
    const grips = gripPositions(node, camera(4));
    expect(gripAt(grips, [474, 343], 'mouse')).toBe('se');
    expect(gripAt(grips, [484, 350], 'mouse')).toBeNull();
    expect(gripAt(grips, [484, 350], 'touch')).toBe('se');
  });
  it('show the resize direction, even on a rotated object', () => {
    expect(getCursor('e', 0)).toBe('ew-resize');
    expect(getCursor('e', 90)).toBe('ns-resize');
    expect(getCursor('nw', 0)).toBe('nwse-resize');
    expect(getCursor('turn', 0)).toBe('grab');
  });
});
