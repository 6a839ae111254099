/** The editor's store: a document, its history of diffs and marks, and ephemeral state. */
import { runCommand } from '../commands/run.ts';
import type { DesignDocument } from '../document/document.ts';
import type { RecordId } from '../document/ids.ts';
import { applyDiff, diffBetween, isEmpty, type RecordsDiff } from './diff.ts';
import type { Change, DesignStore, Ephemeral, StoreOptions, StoreState } from './store.types.ts';
import { createTimeline, type Rewind } from './timeline.ts';

/** Reduces a diff of an older state to what still applies, so that remote changes are not overwritten blindly. */
function keepApplicable(document: DesignDocument, diff: RecordsDiff): RecordsDiff {
  const exists = (id: string) => document.records[id as RecordId] !== undefined;
  const pick = <T extends object>(part: T, keep: (id: string) => boolean): T =>
    Object.fromEntries(Object.entries(part).filter(([id]) => keep(id))) as T;
  return { ...diff, updated: pick(diff.updated, exists), removed: pick(diff.removed, exists) };
}

const emptyEphemeral: Ephemeral = { selection: [], uploads: {} };

export function createStore({ document: initial, context, limit = 200 }: StoreOptions): DesignStore {
  let document = initial;
  let ephemeral = emptyEphemeral;
  const timeline = createTimeline(limit);
  /** Created on demand; a new object only after a change. */
  let state: StoreState | undefined;
  const listeners = new Set<() => void>();
  const changeListeners = new Set<(change: Change) => void>();

  const notify = (change?: Change) => {
    state = undefined;
    if (change !== undefined && !isEmpty(change.diff))
      for (const listener of changeListeners) listener(change);
    for (const listener of listeners) listener();
  };
  const notifySince = (before: DesignDocument, by: Omit<Change, 'diff'>) =>
    notify({ ...by, diff: diffBetween(before, document) });
  /** Limits the selection to existing nodes. */
  const pruneSelection = () => {
    const selection = ephemeral.selection.filter((id) => document.records[id] !== undefined);
    if (selection.length !== ephemeral.selection.length) ephemeral = { ...ephemeral, selection };
  };
  const rewind = ({ undo, redo }: Rewind) => {
    document = applyDiff(document, keepApplicable(document, undo));
    document = applyDiff(document, redo);
  };

  const getState: DesignStore['getState'] = () => {
    state ??= { document, canUndo: timeline.canUndo(), canRedo: timeline.canRedo(), ephemeral };
    return state;
  };

  const run: DesignStore['run'] = (command, { since } = {}) => {
    const before = document;
    const way = since && timeline.rewindTo(since);
    if (way !== undefined) rewind(way);
    const result = runCommand(document, command, context);
    if (result.ok) {
      document = result.document;
      timeline.record(result.diff);
      pruneSelection();
    }
    if (before !== document) notifySince(before, { source: 'command', command: command.name });
    return result;
  };

  const mark: DesignStore['mark'] = () => {
    const opened = timeline.mark();
    notify();
    return opened;
  };

  const squashToMark: DesignStore['squashToMark'] = (opened) => {
    if (timeline.squashTo(opened)) notify();
  };

  const bailToMark: DesignStore['bailToMark'] = (opened) => {
    const way = timeline.bailTo(opened);
    if (way === undefined) return;
    const before = document;
    rewind(way);
    pruneSelection();
    notifySince(before, { source: 'undo' });
  };

  const transact: DesignStore['transact'] = (work) => {
    const opened = mark();
    let ok = true;
    work((command) => {
      const result = run(command);
      ok &&= result.ok;
      return result;
    });
    if (ok) squashToMark(opened);
    else bailToMark(opened);
    return { ok };
  };

  const step = (source: 'undo' | 'redo'): boolean => {
    const diff = timeline[source]();
    if (diff === undefined) return false;
    const before = document;
    document = applyDiff(document, keepApplicable(document, diff));
    pruneSelection();
    notifySince(before, { source });
    return true;
  };

  const applyRemote: DesignStore['applyRemote'] = (change) => {
    const before = document;
    document = change(document);
    pruneSelection();
    if (before !== document) notifySince(before, { source: 'remote' });
  };

  const load: DesignStore['load'] = (next) => {
    document = next;
    timeline.clear();
    ephemeral = emptyEphemeral;
    notify();
  };

  const setSelection: DesignStore['setSelection'] = (selection) => {
    ephemeral = { ...ephemeral, selection: selection.filter((id) => document.records[id] !== undefined) };
    notify();
  };

  const setUpload: DesignStore['setUpload'] = (asset, status) => {
    ephemeral = { ...ephemeral, uploads: { ...ephemeral.uploads, [asset]: status } };
    notify();
  };

  return {
    getState,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onChange: (listener) => {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    run,
    transact,
    mark,
    squashToMark,
    bailToMark,
    undo: () => step('undo'),
    redo: () => step('redo'),
    setSelection,
    setUpload,
    applyRemote,
    load,
  };
}
