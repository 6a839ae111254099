import type { NodeId } from '@shop/design';
import type { Point } from '@shop/packaging';
import fc from 'fast-check';
import {
  type Effect,
  type Gesture,
  type Input,
  idle,
  type PointerKind,
  type SheetQueries,
  step,
} from './gesture.ts';

const box: NodeId = 'node:box';
/** One object between 0 and 100 in both axes; a handle at (100, 100); the sheet is half the screen's size. */
const createSheetQueries = (selection: readonly NodeId[]): SheetQueries => ({
  selection,
  toSheet: ([x, y]) => [x / 2, y / 2],
  handleAt: ([x, y]) => (selection.length === 1 && Math.hypot(x - 100, y - 100) < 8 ? 'se' : null),
  nodeAt: ([x, y]) => (x >= 0 && y >= 0 && x <= 100 && y <= 100 ? box : null),
});

const down = (at: Point, extra: Partial<Extract<Input, { type: 'down' }>> = {}): Input => ({
  type: 'down',
  pointer: 1,
  at,
  kind: 'mouse',
  additive: false,
  pan: false,
  ...extra,
});
const move = (at: Point, extra: Partial<Extract<Input, { type: 'move' }>> = {}): Input => ({
  type: 'move',
  pointer: 1,
  at,
  free: false,
  straight: false,
  ...extra,
});
const up = (at: Point, pointer = 1): Input => ({ type: 'up', pointer, at });

/** Plays inputs; the selection follows the effects like in the store. */
function play(inputs: readonly Input[], selected: readonly NodeId[] = []) {
  let gesture: Gesture = idle;
  let selection = selected;
  const effects: Effect[] = [];
  for (const input of inputs) {
    const [next, stepEffects] = step(gesture, input, createSheetQueries(selection));
    gesture = next;
    for (const effect of stepEffects) if (effect.do === 'select') selection = effect.ids;
    effects.push(...stepEffects);
  }
  return { gesture, selection, effects, names: effects.map((effect) => effect.do) };
}

describe('a gesture on the sheet', () => {
  it('selects on press and moves from the start of the drag, as one undo step', () => {
    const { effects, names, gesture } = play([down([50, 50]), move([60, 50]), move([90, 70]), up([90, 70])]);
    expect(names).toEqual(['select', 'begin', 'move', 'move', 'commit']);
    expect(effects[3]).toMatchObject({ do: 'move', dx: 20, dy: 10 });
    expect(gesture).toEqual(idle);
  });

  it('treats a movement within the slop as a press', () => {
    expect(play([down([50, 50]), move([52, 51]), up([52, 51])]).names).toEqual(['select']);
  });

  it('reverts the gesture on Escape', () => {
    const { names, gesture } = play([down([50, 50]), move([90, 70]), { type: 'cancel' }, up([90, 70])]);
    expect(names).toEqual(['select', 'begin', 'move', 'rollback']);
    expect(gesture).toEqual(idle);
  });

  it('grabs a handle before the object under it', () => {
    const { effects } = play([down([99, 99]), move([140, 120], { straight: true }), up([140, 120])], [box]);
    expect(effects).toEqual([
      { do: 'begin', how: 'resize' },
      { do: 'resize', handle: 'se', to: [70, 60], straight: true },
      { do: 'commit' },
    ]);
  });

  it('deselects on a press on the empty sheet and selects with a rectangle', () => {
    expect(play([down([300, 300]), up([300, 300])], [box])).toMatchObject({ selection: [] });
    expect(play([down([300, 300]), move([200, 200]), up([200, 200])]).names).toEqual([
      'frame',
      'selectWithin',
      'unframe',
    ]);
  });

  it('adds objects to the selection and removes them', () => {
    const other: NodeId = 'node:other';
    expect(play([down([50, 50], { additive: true }), up([50, 50])], [other]).selection).toEqual([other, box]);
    expect(play([down([50, 50], { additive: true }), up([50, 50])], [other, box]).selection).toEqual([other]);
  });

  it('pans the sheet with a finger on an empty place, moves the object with a finger on it', () => {
    expect(play([down([300, 300], { kind: 'touch' }), move([310, 320])]).effects).toEqual([
      { do: 'pan', dx: 10, dy: 20 },
    ]);
    expect(play([down([50, 50], { kind: 'touch' }), move([80, 50])]).names).toContain('begin');
  });

  it('reverts a drag when a second finger touches, and pinches', () => {
    const second = down([200, 50], { pointer: 2, kind: 'touch' });
    const { names, gesture } = play([
      down([50, 50], { kind: 'touch' }),
      move([80, 50]),
      second,
      move([220, 50], { pointer: 2 }),
      up([80, 50]),
      move([400, 400], { pointer: 2 }),
      up([400, 400], 2),
    ]);
    expect(names).toEqual(['select', 'begin', 'move', 'rollback', 'pinch']);
    expect(gesture).toEqual(idle);
  });

  const inputs = fc.array(
    fc.oneof(
      fc.record({
        type: fc.constant('down' as const),
        pointer: fc.integer({ min: 1, max: 3 }),
        at: fc.tuple(fc.integer({ min: -50, max: 300 }), fc.integer({ min: -50, max: 300 })),
        kind: fc.constantFrom<PointerKind>('mouse', 'touch', 'pen'),
        additive: fc.boolean(),
        pan: fc.boolean(),
      }),
      fc.record({
        type: fc.constant('move' as const),
        pointer: fc.integer({ min: 1, max: 3 }),
        at: fc.tuple(fc.integer({ min: -50, max: 300 }), fc.integer({ min: -50, max: 300 })),
        free: fc.boolean(),
        straight: fc.boolean(),
      }),
      fc.record({
        type: fc.constant('up' as const),
        pointer: fc.integer({ min: 1, max: 3 }),
        at: fc.tuple(fc.integer({ min: -50, max: 300 }), fc.integer({ min: -50, max: 300 })),
      }),
      fc.constant({ type: 'cancel' as const }),
    ),
    { maxLength: 40 },
  );

  it('begins and ends every undo step in any order of pointer events', () => {
    fc.assert(
      fc.property(inputs, (wild) => {
        const { effects } = play([...wild, { type: 'cancel' }], [box]);
        let open = 0;
        for (const effect of effects) {
          if (effect.do === 'begin') open += 1;
          if (effect.do === 'commit' || effect.do === 'rollback') open -= 1;
          if (effect.do === 'move' || effect.do === 'resize' || effect.do === 'turn') expect(open).toBe(1);
          expect(open === 0 || open === 1).toBe(true);
        }
        expect(open).toBe(0);
      }),
    );
  });
});
