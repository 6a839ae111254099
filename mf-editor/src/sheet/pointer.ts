import { hitTest, type NodeId } from '@shop/design';
import type { Point } from '@shop/packaging';
import type { Session } from '../session/session.ts';
import {
  type Effect,
  type Gesture,
  type Input,
  idle,
  type PointerKind,
  type SheetQueries,
  step,
} from './gesture.ts';
import { type Grip, getCursor, gripAt, gripPositions } from './handles.ts';
import { getSelectedNode, selectedIds } from './selected.ts';
import type { Viewpoint } from './viewpoint.ts';

/** Feeds the gesture machine; its queries are answered from the model, not from pixels. */
export interface Pointer {
  readonly input: (input: Input) => void;
  /** Tracks the pointer between gestures and returns its cursor. `null`: it left the sheet. */
  readonly hover: (at: Point | null, kind: PointerKind) => string;
  readonly hovered: () => NodeId | null;
  /** True during a drag. */
  readonly busy: () => boolean;
  /** Handles of the selected node, screen pixels; none while it moves. */
  readonly grips: () => ReadonlyMap<Grip, Point>;
}

export interface PointerOptions {
  readonly session: Session;
  readonly viewpoint: Viewpoint;
  readonly applyEffect: (effect: Effect) => void;
  /** Called when the hovered node changes. */
  readonly onHover: () => void;
}

/** Hit tolerance in pixels; larger for a fingertip. */
const tolerance: Readonly<Record<PointerKind, number>> = { mouse: 2, pen: 2, touch: 10 };

const noGrips: ReadonlyMap<Grip, Point> = new Map();

export function createPointer({ session, viewpoint, applyEffect, onHover }: PointerOptions): Pointer {
  let gesture: Gesture = idle;
  let hovered: NodeId | null = null;
  const grips = () => {
    const node = getSelectedNode(session);
    return node === undefined || gesture.name === 'moving'
      ? noGrips
      : gripPositions(node, viewpoint.matrix());
  };
  const queries: SheetQueries = {
    get selection() {
      return selectedIds(session);
    },
    toSheet: viewpoint.toSheet,
    handleAt: (at, kind) => gripAt(grips(), at, kind),
    nodeAt: (at, kind) =>
      hitTest(session.list(), viewpoint.toSheet(at), {
        tolerance: tolerance[kind] / viewpoint.camera().zoom,
      }),
  };
  return {
    input: (input) => {
      const [next, effects] = step(gesture, input, queries);
      gesture = next;
      for (const effect of effects) applyEffect(effect);
    },
    hover: (at, kind) => {
      const grip = at === null ? null : queries.handleAt(at, kind);
      const over = at === null || grip !== null ? null : queries.nodeAt(at, kind);
      if (over !== hovered) {
        hovered = over;
        onHover();
      }
      const node = getSelectedNode(session);
      if (grip !== null && node !== undefined) return getCursor(grip, node.xf.rot + viewpoint.camera().turn);
      return over === null ? 'default' : 'move';
    },
    hovered: () => hovered,
    busy: () => gesture.name !== 'idle',
    grips,
  };
}
