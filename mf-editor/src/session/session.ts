/**
 * One open design: its store, die, fonts and pictures. Canvas and box follow every change; React follows only settled
 * states, so that a drag renders no component.
 */
import {
  createAssetLookup,
  createStore,
  type DesignDocument,
  type DesignStore,
  type DisplayList,
  dieOf,
  type Finding,
  type Mark,
  preflight,
  resolve,
  type StoreState,
} from '@shop/design';
import type { Die } from '@shop/packaging';
import type { Pictures } from '../artwork/pictures.ts';
import type { Lettering } from '../lettering/load-lettering.ts';

export interface Settled extends StoreState {
  readonly list: DisplayList;
  readonly findings: readonly Finding[];
}

export interface Session {
  readonly store: DesignStore;
  readonly die: Die;
  readonly lettering: Lettering;
  readonly pictures: Pictures;
  /** Returns the current display list; the same object while nothing changes. */
  readonly list: () => DisplayList;
  /** Subscribes to every change of the picture, including during a gesture. */
  readonly onPaint: (listener: () => void) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly settled: () => Settled;
  /** Starts a gesture: `commit` ends it as one undo step, `rollback` reverts it. */
  readonly beginGesture: () => Mark;
  readonly commit: (mark: Mark) => void;
  readonly rollback: (mark: Mark) => void;
  /** Repaints after an external resource (a font, a picture) has loaded. */
  readonly refresh: () => void;
  readonly dispose: () => void;
}

export interface SessionParts {
  readonly document: DesignDocument;
  readonly die: Die;
  readonly lettering: Lettering;
  readonly pictures: Pictures;
}

export function createSession({ document, die, lettering, pictures }: SessionParts): Session {
  const { shaper } = lettering;
  const store = createStore({ document, context: { dieOf, shaper } });
  const paintListeners = new Set<() => void>();
  const settledListeners = new Set<() => void>();
  let painted: { readonly document: DesignDocument; readonly list: DisplayList } | undefined;
  let settled: Settled | undefined;
  let gestures = 0;

  const list = (): DisplayList => {
    const { document: now } = store.getState();
    if (painted?.document !== now)
      painted = { document: now, list: resolve(now, die, createAssetLookup(now), shaper) };
    return painted.list;
  };
  const notify = () => {
    for (const painter of paintListeners) painter();
    if (gestures > 0) return;
    settled = undefined;
    for (const reader of settledListeners) reader();
  };
  const refresh = () => {
    painted = undefined;
    notify();
  };
  const unsubscribers = [store.subscribe(notify), pictures.subscribe(refresh)];
  const endGesture = (end: () => void) => {
    gestures -= 1;
    end();
  };
  const add = (to: Set<() => void>, listener: () => void) => {
    to.add(listener);
    return () => {
      to.delete(listener);
    };
  };
  let findings: { readonly list: DisplayList; readonly result: readonly Finding[] } | undefined;
  const findFindings = (of: DisplayList) => {
    if (findings?.list !== of) findings = { list: of, result: preflight(of, die) };
    return findings.result;
  };
  return {
    store,
    die,
    lettering,
    pictures,
    list,
    onPaint: (listener) => add(paintListeners, listener),
    subscribe: (listener) => add(settledListeners, listener),
    settled: () => {
      settled ??= { ...store.getState(), list: list(), findings: findFindings(list()) };
      return settled;
    },
    beginGesture: () => {
      // The mark itself notifies the store's listeners: React is notified of it, and then not until the end of the gesture.
      const mark = store.mark();
      gestures += 1;
      return mark;
    },
    commit: (mark) => endGesture(() => store.squashToMark(mark)),
    rollback: (mark) => endGesture(() => store.bailToMark(mark)),
    refresh,
    dispose: () => {
      for (const stop of unsubscribers) stop();
      paintListeners.clear();
      settledListeners.clear();
      pictures.dispose();
    },
  };
}
