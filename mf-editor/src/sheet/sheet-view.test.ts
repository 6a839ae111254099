/** @jest-environment jsdom */
import { nodesOf } from '@shop/design';
import type { Point } from '@shop/packaging';
import { addRect } from '../editor/actions.ts';
import { openEmptySession } from '../session/design.fixture.ts';
import type { Session } from '../session/session.ts';
import { createSheetView, type SheetView } from './sheet-view.ts';

/** Opens a lid with a rectangle in its centre, in a view of 800 by 600. */
function openLid() {
  const session = openEmptySession();
  addRect(session, 'top', '#000000');
  session.store.setSelection([]);
  const painted = { art: 0, moving: 0, lines: 0 };
  const count = (layer: keyof typeof painted) => () => {
    painted[layer] += 1;
  };
  const view = createSheetView({
    session,
    element: window.document.body,
    layers: { art: count('art'), moving: count('moving'), lines: count('lines') },
    side: 'top',
    nameOfSide: (side) => side,
  });
  view.resize({ width: 800, height: 600 });
  return { session, view, painted };
}

const press = (view: SheetView, at: Point) =>
  view.input({ type: 'down', pointer: 1, at, kind: 'mouse', additive: false, pan: false });
const drag = (view: SheetView, at: Point) =>
  view.input({ type: 'move', pointer: 1, at, free: true, straight: false });
const release = (view: SheetView, at: Point) => view.input({ type: 'up', pointer: 1, at });
const middle: Point = [400, 300];
const listTransforms = ({ store }: Session) => nodesOf(store.getState().document).map(({ xf }) => xf);

beforeAll(() => {
  // jsdom has no media queries; the theme of this test never changes.
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

describe('the sheet under the pointer', () => {
  it('repaints the artwork only at the start and end of a drag, and the moving objects in between', () => {
    const { session, view, painted } = openLid();
    const before = listTransforms(session);
    press(view, middle);
    drag(view, [410, 300]);
    const begun = { ...painted };
    for (let x = 411; x <= 440; x += 1) drag(view, [x, 300]);
    expect(painted.art).toBe(begun.art);
    expect(painted.moving).toBeGreaterThanOrEqual(begun.moving + 30);
    expect(view.busy()).toBe(true);
    release(view, [440, 300]);
    expect(painted.art).toBeGreaterThan(begun.art);
    expect(listTransforms(session)).not.toEqual(before);
    session.store.undo();
    expect(listTransforms(session)).toEqual(before);
    view.dispose();
  });

  it('reverts a drag that is cancelled or in progress when the view closes', () => {
    const { session, view } = openLid();
    const before = listTransforms(session);
    press(view, middle);
    drag(view, [460, 340]);
    expect(listTransforms(session)).not.toEqual(before);
    view.input({ type: 'cancel' });
    expect(listTransforms(session)).toEqual(before);
    press(view, middle);
    drag(view, [460, 340]);
    view.dispose();
    expect(listTransforms(session)).toEqual(before);
  });

  it('selects the objects that a selection rectangle touches, in any drawing direction', () => {
    const { session, view } = openLid();
    const [node] = nodesOf(session.store.getState().document);
    press(view, [790, 590]);
    drag(view, [10, 10]);
    release(view, [10, 10]);
    expect(session.store.getState().ephemeral.selection).toEqual([node?.id]);
    view.dispose();
  });

  it('keeps the point under the pointer while the wheel zooms', () => {
    const { view } = openLid();
    const before = view.camera();
    view.wheel(middle, 0, -300, true);
    expect(view.camera().zoom).toBeCloseTo(before.zoom * Math.E, 6);
    expect(view.camera().centre[0]).toBeCloseTo(before.centre[0], 6);
    view.resize({ width: 640, height: 480 });
    expect(view.camera().zoom).toBeCloseTo(before.zoom * Math.E, 6);
    view.dispose();
  });
});
