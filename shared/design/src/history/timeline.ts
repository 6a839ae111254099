/** The order in which a document came to be what it is, as diffs to go back and forth by. Applies none of them itself. */
import { emptyDiff, isEmpty, type RecordsDiff, reverseDiff, squashDiffs } from './diff.ts';
import type { Mark } from './store.types.ts';

/** How to come back to a point of the open gesture: all of the gesture is undone, then the part before that point redone. */
export interface Rewind {
  readonly undo: RecordsDiff;
  readonly redo: RecordsDiff;
}

/** Steps that can be undone and redone, and the gesture that is open between marks and will be one step. */
export interface Timeline {
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** A diff that the document has been through: a step of its own, or part of the open gesture. */
  readonly record: (diff: RecordsDiff) => void;
  /** One step back: the diff that leads there. None while a gesture is open, or at the beginning. */
  readonly undo: () => RecordsDiff | undefined;
  /** One step forward again: the diff that leads there. */
  readonly redo: () => RecordsDiff | undefined;
  /** Opens a gesture, or a part of the one that is open. */
  readonly mark: () => Mark;
  /** What came after the mark is forgotten; the mark stays open. None for a mark that is not. */
  readonly rewindTo: (mark: Mark) => Rewind | undefined;
  /** Closes the mark, and with the outermost the gesture: its diffs are one step now. False for a mark that is not open. */
  readonly squashTo: (mark: Mark) => boolean;
  /** Closes the mark as if nothing had come after it. */
  readonly bailTo: (mark: Mark) => Rewind | undefined;
  readonly clear: () => void;
}

/** Leaves artwork out: undoing an insertion takes the node away and keeps the upload (it may be needed again). */
function withoutAssets(diff: RecordsDiff): RecordsDiff {
  const without = <T extends object>(part: T): T => {
    const entries = Object.entries(part).filter(([id]) => !id.startsWith('asset:'));
    return Object.fromEntries(entries) as T;
  };
  return {
    ...diff,
    added: without(diff.added),
    updated: without(diff.updated),
    removed: without(diff.removed),
  };
}

/** An empty timeline that keeps no more than `limit` steps. */
export function createTimeline(limit: number): Timeline {
  let undos: readonly RecordsDiff[] = [];
  let redos: readonly RecordsDiff[] = [];
  /** What the open gesture came to so far, and the marks in it with what it had come to at each. */
  let pending = emptyDiff;
  let open: readonly { readonly id: number; readonly before: RecordsDiff }[] = [];
  let nextMark = 1;

  const step = (diff: RecordsDiff) => {
    if (isEmpty(diff)) return;
    undos = [...undos.slice(-(limit - 1)), diff];
    redos = [];
  };
  const placeOf = (mark: Mark) => open.findIndex(({ id }) => id === mark.mark);
  const rewindTo = (mark: Mark): Rewind | undefined => {
    const to = open[placeOf(mark)]?.before;
    if (to === undefined) return undefined;
    const way = { undo: reverseDiff(pending), redo: to };
    pending = to;
    return way;
  };

  return {
    canUndo: () => undos.length > 0 && open.length === 0,
    canRedo: () => redos.length > 0 && open.length === 0,
    record: (diff) => {
      const kept = withoutAssets(diff);
      if (isEmpty(kept)) return;
      if (open.length > 0) pending = squashDiffs(pending, kept);
      else step(kept);
    },
    undo: () => {
      const diff = open.length > 0 ? undefined : undos.at(-1);
      if (diff === undefined) return undefined;
      undos = undos.slice(0, -1);
      redos = [...redos, diff];
      return reverseDiff(diff);
    },
    redo: () => {
      const diff = open.length > 0 ? undefined : redos.at(-1);
      if (diff === undefined) return undefined;
      redos = redos.slice(0, -1);
      undos = [...undos, diff];
      return diff;
    },
    mark: () => {
      const mark = { mark: nextMark++ };
      open = [...open, { id: mark.mark, before: pending }];
      return mark;
    },
    rewindTo,
    squashTo: (mark) => {
      const at = placeOf(mark);
      if (at < 0) return false;
      open = open.slice(0, at);
      if (open.length === 0) {
        step(pending);
        pending = emptyDiff;
      }
      return true;
    },
    bailTo: (mark) => {
      const way = rewindTo(mark);
      if (way === undefined) return undefined;
      open = open.slice(0, placeOf(mark));
      if (open.length === 0) pending = emptyDiff;
      return way;
    },
    clear: () => {
      undos = [];
      redos = [];
      open = [];
      pending = emptyDiff;
    },
  };
}
