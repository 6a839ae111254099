/** Applies the effects of a gesture to the design. One object per gesture, created when it starts. */
import {
  boundsOf,
  centreOf,
  cornersOf,
  type Handle,
  type Mark,
  type NodeId,
  type NodeRecord,
  nodeById,
  resizeBox,
  rotationTowards,
  type SnapGuide,
  type SnapTargets,
  snap,
  snapTargets,
} from '@shop/design';
import type { Point, Side } from '@shop/packaging';
import type { Session } from '../session/session.ts';

export interface Transform {
  readonly mark: Mark;
  readonly ids: readonly NodeId[];
  readonly move: (dx: number, dy: number, how: MoveOptions) => readonly SnapGuide[];
  readonly resize: (handle: Handle, to: Point, straight: boolean) => void;
  readonly turn: (to: Point, straight: boolean) => void;
}

export interface MoveOptions {
  /** Snap distance in millimetres; 0 = off. */
  readonly threshold: number;
  /** Constrained to one axis. */
  readonly straight: boolean;
}

const corner: ReadonlySet<Handle> = new Set(['nw', 'ne', 'se', 'sw']);
/** Degrees around a quarter turn within which the rotation snaps to it. */
const quarterPull = 2.5;

/** Starts to move, resize or rotate the selection. Null when none of it may be changed. */
export function startTransform(session: Session, side: Side | null): Transform | null {
  const { store, die } = session;
  const { document, ephemeral } = store.getState();
  const nodes = ephemeral.selection
    .map((id) => nodeById(document, id))
    .filter((node) => node !== undefined)
    .filter((node) => !node.locked);
  const [first] = nodes;
  if (first === undefined) return null;
  const ids = nodes.map((node) => node.id);
  const start = boundsOf(nodes.flatMap((node) => cornersOf(node)));
  const targets: SnapTargets = snapTargets({ list: session.list(), die, side, moving: ids });
  const mark = session.beginGesture();
  return {
    mark,
    ids,
    move: (dx, dy, { threshold, straight }) => {
      const [mx, my] = !straight ? [dx, dy] : Math.abs(dx) > Math.abs(dy) ? [dx, 0] : [0, dy];
      const moved = { ...start, x: start.x + mx, y: start.y + my };
      const snapped = threshold > 0 ? snap(moved, targets, threshold) : { dx: 0, dy: 0, guides: [] };
      const [sx, sy] = [straight && mx === 0 ? 0 : snapped.dx, straight && my === 0 ? 0 : snapped.dy];
      store.run({ name: 'move', args: { ids: [...ids], dx: mx + sx, dy: my + sy } }, { since: mark });
      return snapped.guides;
    },
    resize: (handle, to, straight) => {
      const box = resizeBox(first, handle, to, { keepRatio: keepsRatio(first, handle, straight) });
      const scaleText = first.type === 'text' && corner.has(handle);
      store.run({ name: 'resize', args: { id: first.id, ...box, scaleText } }, { since: mark });
    },
    turn: (to, straight) => {
      const free = rotationTowards(centreOf(first), to, straight ? 15 : undefined);
      const quarter = Math.round(free / 90) * 90;
      const rot = Math.abs(free - quarter) < quarterPull ? quarter : free;
      store.run({ name: 'rotate', args: { id: first.id, rot } }, { since: mark });
    },
  };
}

/** Pictures and text preserve their ratio at corners; Shift frees a picture and constrains everything else. */
function keepsRatio(node: NodeRecord, handle: Handle, straight: boolean): boolean {
  if (!corner.has(handle)) return false;
  if (node.type === 'text') return true;
  return node.type === 'image' ? !straight : straight;
}
