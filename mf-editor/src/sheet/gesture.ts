/**
 * Pointer gestures on the sheet as a state machine: `step(gesture, input, queries)` returns the next state and the
 * effects. It has no pixels, store or clock; one gesture is one undo step, a cancelled one leaves no trace.
 */
import type { Handle, NodeId } from '@shop/design';
import type { Point } from '@shop/packaging';

export type PointerKind = 'mouse' | 'touch' | 'pen';

export type Input =
  | {
      readonly type: 'down';
      readonly pointer: number;
      readonly at: Point;
      readonly kind: PointerKind;
      /** Adds to the selection. */
      readonly additive: boolean;
      /** Pans the sheet regardless of the target: middle button, or the space bar is held. */
      readonly pan: boolean;
    }
  | {
      readonly type: 'move';
      readonly pointer: number;
      readonly at: Point;
      /** Disables snapping. */
      readonly free: boolean;
      /** Constrains ratio, axis or 15° steps. */
      readonly straight: boolean;
    }
  | { readonly type: 'up'; readonly pointer: number; readonly at: Point }
  /** Escape, a lost pointer, a lost window focus. */
  | { readonly type: 'cancel' };

/** The machine's queries about the sheet. */
export interface SheetQueries {
  readonly selection: readonly NodeId[];
  readonly toSheet: (at: Point) => Point;
  readonly handleAt: (at: Point, kind: PointerKind) => Handle | 'turn' | null;
  readonly nodeAt: (at: Point, kind: PointerKind) => NodeId | null;
}

interface Finger {
  readonly pointer: number;
  readonly at: Point;
}

export type Gesture =
  | { readonly name: 'idle' }
  | {
      readonly name: 'pressed';
      readonly pointer: number;
      readonly at: Point;
      readonly node: NodeId;
      readonly additive: boolean;
      /** It was selected before: a click without a drag selects it alone. */
      readonly wasSelected: boolean;
    }
  | {
      readonly name: 'grabbed';
      readonly pointer: number;
      readonly at: Point;
      readonly handle: Handle | 'turn';
    }
  | { readonly name: 'moving'; readonly pointer: number; readonly at: Point; readonly from: Point }
  | { readonly name: 'resizing'; readonly pointer: number; readonly at: Point; readonly handle: Handle }
  | { readonly name: 'turning'; readonly pointer: number; readonly at: Point }
  | { readonly name: 'panning'; readonly pointer: number; readonly at: Point }
  | {
      readonly name: 'framing';
      readonly pointer: number;
      readonly at: Point;
      readonly from: Point;
      readonly additive: boolean;
    }
  | { readonly name: 'pinching'; readonly fingers: readonly [Finger, Finger] }
  /** Two fingers were down and one remains: it has no effect until it is lifted. */
  | { readonly name: 'resting'; readonly pointer: number };

export type Effect =
  | { readonly do: 'select'; readonly ids: readonly NodeId[] }
  | { readonly do: 'begin'; readonly how: 'move' | 'resize' | 'turn' }
  | {
      readonly do: 'move';
      readonly dx: number;
      readonly dy: number;
      readonly free: boolean;
      readonly straight: boolean;
    }
  | { readonly do: 'resize'; readonly handle: Handle; readonly to: Point; readonly straight: boolean }
  | { readonly do: 'turn'; readonly to: Point; readonly straight: boolean }
  | { readonly do: 'commit' }
  | { readonly do: 'rollback' }
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly do: 'pinch'; readonly from: readonly [Point, Point]; readonly to: readonly [Point, Point] }
  | { readonly do: 'frame'; readonly from: Point; readonly to: Point }
  | { readonly do: 'selectWithin'; readonly from: Point; readonly to: Point; readonly additive: boolean }
  | { readonly do: 'unframe' };

export type Step = readonly [Gesture, readonly Effect[]];

export const idle: Gesture = { name: 'idle' };
/** Pixels before a press becomes a drag. */
export const slop = 4;

const isBeyondSlop = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) >= slop;
const withoutEffects = (gesture: Gesture): Step => [gesture, []];

/** Ends a gesture and reverts it. */
function getRevertEffects(gesture: Gesture): readonly Effect[] {
  if (gesture.name === 'moving' || gesture.name === 'resizing' || gesture.name === 'turning')
    return [{ do: 'rollback' }];
  return gesture.name === 'framing' ? [{ do: 'unframe' }] : [];
}

export function step(gesture: Gesture, input: Input, queries: SheetQueries): Step {
  if (input.type === 'cancel') return [idle, getRevertEffects(gesture)];
  if (input.type === 'down') return onDown(gesture, input, queries);
  if (gesture.name === 'pinching') return onPinch(gesture, input);
  if (gesture.name === 'idle' || gesture.pointer !== input.pointer) return withoutEffects(gesture);
  return input.type === 'move' ? onMove(gesture, input, queries) : onUp(gesture, input, queries);
}

function onDown(gesture: Gesture, input: Extract<Input, { type: 'down' }>, queries: SheetQueries): Step {
  const { pointer, at, kind, additive } = input;
  if (gesture.name === 'pinching' || gesture.name === 'resting') return withoutEffects(gesture);
  if (gesture.name !== 'idle') {
    // A second finger: reverts the first one's gesture, and the two move the sheet.
    if (gesture.pointer === pointer || kind !== 'touch') return withoutEffects(gesture);
    const fingers = [
      { pointer: gesture.pointer, at: gesture.at },
      { pointer, at },
    ] as const;
    return [{ name: 'pinching', fingers }, getRevertEffects(gesture)];
  }
  if (input.pan) return withoutEffects({ name: 'panning', pointer, at });
  const handle = queries.handleAt(at, kind);
  if (handle !== null) return withoutEffects({ name: 'grabbed', pointer, at, handle });
  const node = queries.nodeAt(at, kind);
  if (node !== null) {
    const wasSelected = queries.selection.includes(node);
    const ids = additive ? [...queries.selection, node] : [node];
    return [
      { name: 'pressed', pointer, at, node, additive, wasSelected },
      wasSelected ? [] : [{ do: 'select', ids }],
    ];
  }
  if (kind === 'touch') return withoutEffects({ name: 'panning', pointer, at });
  return withoutEffects({ name: 'framing', pointer, at, from: at, additive });
}

function onPinch(
  gesture: Extract<Gesture, { name: 'pinching' }>,
  input: Exclude<Input, { type: 'down' | 'cancel' }>,
): Step {
  const [a, b] = gesture.fingers;
  const finger = input.pointer === a.pointer ? a : input.pointer === b.pointer ? b : undefined;
  if (finger === undefined) return withoutEffects(gesture);
  const other = finger === a ? b : a;
  if (input.type === 'up') return withoutEffects({ name: 'resting', pointer: other.pointer });
  const next = { pointer: finger.pointer, at: input.at };
  return [
    { name: 'pinching', fingers: [next, other] },
    [{ do: 'pinch', from: [finger.at, other.at], to: [next.at, other.at] }],
  ];
}

type SinglePointerGesture = Exclude<Gesture, { name: 'idle' | 'pinching' }>;

function onMove(
  gesture: SinglePointerGesture,
  input: Extract<Input, { type: 'move' }>,
  queries: SheetQueries,
): Step {
  const { pointer, at, straight } = input;
  switch (gesture.name) {
    case 'pressed': {
      if (!isBeyondSlop(gesture.at, at)) return withoutEffects(gesture);
      const from = queries.toSheet(gesture.at);
      const [next, effects] = onMove({ name: 'moving', pointer, at, from }, input, queries);
      return [next, [{ do: 'begin', how: 'move' }, ...effects]];
    }
    case 'grabbed': {
      if (!isBeyondSlop(gesture.at, at)) return withoutEffects(gesture);
      const { handle } = gesture;
      const start: SinglePointerGesture =
        handle === 'turn' ? { name: 'turning', pointer, at } : { name: 'resizing', pointer, at, handle };
      const [next, effects] = onMove(start, input, queries);
      return [next, [{ do: 'begin', how: handle === 'turn' ? 'turn' : 'resize' }, ...effects]];
    }
    case 'moving': {
      const to = queries.toSheet(at);
      const [dx, dy] = [to[0] - gesture.from[0], to[1] - gesture.from[1]];
      return [{ ...gesture, at }, [{ do: 'move', dx, dy, free: input.free, straight }]];
    }
    case 'resizing':
      return [
        { ...gesture, at },
        [{ do: 'resize', handle: gesture.handle, to: queries.toSheet(at), straight }],
      ];
    case 'turning':
      return [{ ...gesture, at }, [{ do: 'turn', to: queries.toSheet(at), straight }]];
    case 'panning':
      return [{ ...gesture, at }, [{ do: 'pan', dx: at[0] - gesture.at[0], dy: at[1] - gesture.at[1] }]];
    case 'framing':
      return [{ ...gesture, at }, [{ do: 'frame', from: gesture.from, to: at }]];
    case 'resting':
      return withoutEffects(gesture);
  }
}

function onUp(
  gesture: SinglePointerGesture,
  { at }: Extract<Input, { type: 'up' }>,
  queries: SheetQueries,
): Step {
  switch (gesture.name) {
    case 'moving':
    case 'resizing':
    case 'turning':
      return [idle, [{ do: 'commit' }]];
    case 'framing':
      return [
        idle,
        isBeyondSlop(gesture.from, at)
          ? [
              { do: 'selectWithin', from: gesture.from, to: at, additive: gesture.additive },
              { do: 'unframe' },
            ]
          : [...(gesture.additive ? [] : [{ do: 'select' as const, ids: [] }]), { do: 'unframe' }],
      ];
    case 'pressed': {
      if (!gesture.wasSelected) return withoutEffects(idle);
      const rest = queries.selection.filter((id) => id !== gesture.node);
      return [idle, [{ do: 'select', ids: gesture.additive ? rest : [gesture.node] }]];
    }
    default:
      return withoutEffects(idle);
  }
}
