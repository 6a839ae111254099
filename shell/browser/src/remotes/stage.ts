import { announceArrival, createStore, type Store } from '@shop/kit/shell';
import styles from './stage.module.css';

/** How long the old view stays while the next one loads. */
export const keepOldViewMs = 300;
/** When the shopper is told that it takes longer than usual. */
export const lateMs = 8_000;

export type StageState =
  | { readonly phase: 'showing' | 'loading' | 'late' | 'notFound' }
  | { readonly phase: 'failed'; readonly retry: (() => void) | undefined };

export interface View {
  readonly element: HTMLElement;
  /** Its first page is on screen: the old view goes, this one is shown. */
  readonly ready: () => void;
  /** It cannot be shown. Without `retry` only a fresh document helps. */
  readonly fail: (retry: (() => void) | undefined) => void;
  /** Its remote has lost the page. What it shows stays, inert, until the next view is ready or 300 ms have passed. */
  readonly leave: (dispose: () => Promise<void>) => Promise<void>;
}

export interface Stage {
  readonly element: HTMLElement;
  readonly state: Store<StageState>;
  readonly open: () => View;
  readonly showNotFound: () => void;
}

/** The place where remotes appear. It holds two containers at most: what is leaving and what is coming. */
export function createStage(): Stage {
  const element = document.createElement('div');
  const state = createStore<StageState>({ phase: 'loading' });
  let retire: (() => void) | undefined;
  let arrivals = 0;

  const open = (): View => {
    const container = document.createElement('div');
    container.className = styles.coming ?? '';
    element.append(container);
    let shown = false;
    const toSkeleton = () => {
      retire?.();
      state.set({ phase: 'loading' });
    };
    if (!retire) toSkeleton();
    const timers = [
      setTimeout(toSkeleton, keepOldViewMs),
      setTimeout(() => state.set({ phase: 'late' }), lateMs),
    ];
    const settle = () => {
      for (const timer of timers) clearTimeout(timer);
      retire?.();
    };
    return {
      element: container,
      ready: () => {
        settle();
        if (shown) return;
        shown = true;
        container.className = '';
        state.set({ phase: 'showing' });
        if (arrivals++ > 0) announceArrival(window.location.pathname);
      },
      fail: (retry) => {
        settle();
        shown = false;
        container.remove();
        state.set({ phase: 'failed', retry });
      },
      leave: (dispose) => {
        for (const timer of timers) clearTimeout(timer);
        return shown ? stay(container, dispose) : dispose().finally(() => container.remove());
      },
    };
  };

  const stay = (container: HTMLElement, dispose: () => Promise<void>): Promise<void> => {
    retire?.();
    container.toggleAttribute('inert', true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => retire?.(), keepOldViewMs);
      retire = () => {
        retire = undefined;
        clearTimeout(timer);
        resolve(dispose().finally(() => container.remove()));
      };
    });
  };

  return { element, state, open, showNotFound: () => state.set({ phase: 'notFound' }) };
}
