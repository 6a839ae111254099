/** The editor's store: a document, its history of diffs and marks, and what is never recorded. */
import { runCommand } from '../commands/run.ts';
import type { CommandResult } from '../commands/run.types.ts';
import type { Command } from '../commands/schemas.ts';
import type { DesignDocument } from '../document/document.ts';
import type { RecordId } from '../document/ids.ts';
import { applyDiff, diffBetween, emptyDiff, isEmpty, type RecordsDiff, reverse, squash } from './diff.ts';
import type { Change, DesignStore, Ephemeral, Mark, StoreOptions, StoreState } from './store.types.ts';

/** Leaves artwork out: undoing an insertion takes the node away and keeps the upload (it may be needed again). */
function recordable(diff: RecordsDiff): RecordsDiff {
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

/** A diff made on an older state, cut down to what still applies: changes from elsewhere are not overwritten blindly. */
function applicable(document: DesignDocument, diff: RecordsDiff): RecordsDiff {
  const there = (id: string) => document.records[id as RecordId] !== undefined;
  const pick = <T extends object>(part: T, keep: (id: string) => boolean): T =>
    Object.fromEntries(Object.entries(part).filter(([id]) => keep(id))) as T;
  return { ...diff, updated: pick(diff.updated, there), removed: pick(diff.removed, there) };
}

export function createStore({ document: initial, context, limit = 200 }: StoreOptions): DesignStore {
  let document = initial;
  let undos: RecordsDiff[] = [];
  let redos: RecordsDiff[] = [];
  /** Diffs of the open gesture, and the ids of the marks that bound them. */
  let pending: RecordsDiff = emptyDiff;
  let open: { readonly id: number; readonly before: RecordsDiff }[] = [];
  let nextMark = 1;
  let ephemeral: Ephemeral = { selection: [], uploads: {} };
  let state: StoreState | undefined;
  const listeners = new Set<() => void>();
  const changeListeners = new Set<(change: Change) => void>();

  const notify = (change?: Change) => {
    state = undefined;
    if (change !== undefined && !isEmpty(change.diff))
      for (const listener of changeListeners) listener(change);
    for (const listener of listeners) listener();
  };
  /** The selection names only nodes that are there. */
  const prune = () => {
    const selection = ephemeral.selection.filter((id) => document.records[id] !== undefined);
    if (selection.length !== ephemeral.selection.length) ephemeral = { ...ephemeral, selection };
  };
  const step = (diff: RecordsDiff) => {
    if (isEmpty(diff)) return;
    undos = [...undos.slice(-(limit - 1)), diff];
    redos = [];
  };
  const record = (diff: RecordsDiff) => {
    const kept = recordable(diff);
    if (isEmpty(kept)) return;
    if (open.length > 0) pending = squash(pending, kept);
    else step(kept);
  };
  const rollBack = (to: RecordsDiff) => {
    // `pending` = `to` followed by what came later; undo all of it and redo `to`.
    document = applyDiff(document, applicable(document, reverse(pending)));
    document = applyDiff(document, to);
    pending = to;
  };
  const openMark = (mark: Mark) => open.findIndex((one) => one.id === mark.mark);

  const travel = (source: 'undo' | 'redo'): boolean => {
    if (open.length > 0) return false;
    const from = source === 'undo' ? undos : redos;
    const diff = from.at(-1);
    if (diff === undefined) return false;
    const before = document;
    document = applyDiff(document, applicable(document, source === 'undo' ? reverse(diff) : diff));
    if (source === 'undo') {
      undos = undos.slice(0, -1);
      redos = [...redos, diff];
    } else {
      redos = redos.slice(0, -1);
      undos = [...undos, diff];
    }
    prune();
    notify({ diff: diffBetween(before, document), source });
    return true;
  };

  const store: DesignStore = {
    getState: () => {
      state ??= {
        document,
        canUndo: undos.length > 0 && open.length === 0,
        canRedo: redos.length > 0 && open.length === 0,
        ephemeral,
      };
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onChange: (listener) => {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    run: (command: Command, options = {}): CommandResult => {
      const before = document;
      const mark = options.since === undefined ? undefined : open[openMark(options.since)];
      if (mark !== undefined) rollBack(mark.before);
      const result = runCommand(document, command, context);
      if (result.ok) {
        document = result.document;
        record(result.diff);
        prune();
      }
      if (before !== document) {
        notify({ diff: diffBetween(before, document), source: 'command', command: command.name });
      }
      return result;
    },
    transact: (work) => {
      const mark = store.mark();
      let ok = true;
      work((command) => {
        const result = store.run(command);
        ok &&= result.ok;
        return result;
      });
      if (ok) store.squashToMark(mark);
      else store.bailToMark(mark);
      return { ok };
    },
    mark: () => {
      const mark = { mark: nextMark++ };
      open = [...open, { id: mark.mark, before: pending }];
      notify();
      return mark;
    },
    squashToMark: (mark) => {
      const at = openMark(mark);
      if (at < 0) return;
      open = open.slice(0, at);
      if (open.length === 0) {
        step(pending);
        pending = emptyDiff;
      }
      notify();
    },
    bailToMark: (mark) => {
      const at = openMark(mark);
      const found = open[at];
      if (found === undefined) return;
      const before = document;
      rollBack(found.before);
      open = open.slice(0, at);
      if (open.length === 0) pending = emptyDiff;
      prune();
      notify({ diff: diffBetween(before, document), source: 'undo' });
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    setSelection: (selection) => {
      ephemeral = { ...ephemeral, selection: selection.filter((id) => document.records[id] !== undefined) };
      notify();
    },
    setUpload: (asset, status) => {
      ephemeral = { ...ephemeral, uploads: { ...ephemeral.uploads, [asset]: status } };
      notify();
    },
    applyRemote: (change) => {
      const before = document;
      document = change(document);
      prune();
      if (before !== document) notify({ diff: diffBetween(before, document), source: 'remote' });
    },
    load: (next) => {
      document = next;
      undos = [];
      redos = [];
      open = [];
      pending = emptyDiff;
      ephemeral = { selection: [], uploads: {} };
      notify();
    },
  };
  return store;
}
