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
  /** Starts a gesture: one undo step until `keep`, none after `drop`. */
  readonly begin: () => Mark;
  readonly keep: (mark: Mark) => void;
  readonly drop: (mark: Mark) => void;
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
  const painters = new Set<() => void>();
  const readers = new Set<() => void>();
  let painted: { readonly document: DesignDocument; readonly list: DisplayList } | undefined;
  let settled: Settled | undefined;
  let gestures = 0;

  const list = (): DisplayList => {
    const { document: now } = store.getState();
    if (painted?.document !== now)
      painted = { document: now, list: resolve(now, die, createAssetLookup(now), shaper) };
    return painted.list;
  };
  const tell = () => {
    for (const painter of painters) painter();
    if (gestures > 0) return;
    settled = undefined;
    for (const reader of readers) reader();
  };
  const refresh = () => {
    painted = undefined;
    tell();
  };
  const stops = [store.subscribe(tell), pictures.subscribe(refresh)];
  const close = (end: () => void) => {
    gestures -= 1;
    end();
  };
  const add = (to: Set<() => void>, listener: () => void) => {
    to.add(listener);
    return () => {
      to.delete(listener);
    };
  };
  let findings: { readonly list: DisplayList; readonly found: readonly Finding[] } | undefined;
  const check = (of: DisplayList) => {
    if (findings?.list !== of) findings = { list: of, found: preflight(of, die) };
    return findings.found;
  };
  return {
    store,
    die,
    lettering,
    pictures,
    list,
    onPaint: (listener) => add(painters, listener),
    subscribe: (listener) => add(readers, listener),
    settled: () => {
      settled ??= { ...store.getState(), list: list(), findings: check(list()) };
      return settled;
    },
    begin: () => {
      // The mark itself notifies the store's listeners: React still sees it, and then nothing until the end.
      const mark = store.mark();
      gestures += 1;
      return mark;
    },
    keep: (mark) => close(() => store.squashToMark(mark)),
    drop: (mark) => close(() => store.bailToMark(mark)),
    refresh,
    dispose: () => {
      for (const stop of stops) stop();
      painters.clear();
      readers.clear();
      pictures.dispose();
    },
  };
}
