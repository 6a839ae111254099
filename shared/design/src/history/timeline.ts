/** The document's history as diffs for undo and redo. The timeline applies none of them itself. */
import { emptyDiff, isEmpty, type RecordsDiff, reverseDiff, squashDiffs } from './diff.ts';
import type { Mark } from './store.types.ts';

/** How to return to a point of the open gesture: undo the whole gesture, then redo the part before that point. */
export interface Rewind {
  readonly undo: RecordsDiff;
  readonly redo: RecordsDiff;
}

/** The undo and redo steps, and the open gesture between marks, which becomes one step. */
export interface Timeline {
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** Records an applied diff: a separate step, or part of the open gesture. */
  readonly record: (diff: RecordsDiff) => void;
  /** Returns the diff that undoes one step. None while a gesture is open, or at the beginning. */
  readonly undo: () => RecordsDiff | undefined;
  /** Returns the diff that redoes one step. */
  readonly redo: () => RecordsDiff | undefined;
  /** Opens a gesture, or a part of the open one. */
  readonly mark: () => Mark;
  /** Discards what came after the mark, which stays open. None for a mark that is not open. */
  readonly rewindTo: (mark: Mark) => Rewind | undefined;
  /**
   * Closes the mark, and with the outermost mark the gesture: its diffs become one step. False for a mark that is not
   * open.
   */
  readonly squashTo: (mark: Mark) => boolean;
  /** Closes the mark and discards what came after it. */
  readonly bailTo: (mark: Mark) => Rewind | undefined;
  readonly clear: () => void;
}

/** Omits artwork: undoing an insertion removes the node but not the upload (it may be needed again). */
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

/** Returns an empty timeline with at most `limit` steps. */
export function createTimeline(limit: number): Timeline {
  let undos: readonly RecordsDiff[] = [];
  let redos: readonly RecordsDiff[] = [];
  /** The total diff of the open gesture, and its marks with the total at each. */
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
