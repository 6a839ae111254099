import { announcePageShown, createStore, type Store } from '@shop/kit/shell';
import styles from './stage.module.css';

/** So long the old view stays while the next one loads; then the shopper is told that it takes longer than usual. */
export const slowAfterMs = 8_000;

export type StageState =
  | { readonly phase: 'showing' | 'late' | 'notFound' }
  /** `drawn`: the server's page stands here until its remote takes it over. */
  | { readonly phase: 'loading'; readonly isServerRendered?: true }
  | { readonly phase: 'failed'; readonly retry: (() => void) | undefined };

export interface View {
  readonly element: HTMLElement;
  /** Its first page is on screen: the old view goes, this one is shown. */
  readonly ready: () => void;
  /** It cannot be shown. Without `retry` only a fresh document helps. */
  readonly fail: (retry: (() => void) | undefined) => void;
  /** Its remote has lost the page. What it shows stays, inert, until the next view is ready or late. */
  readonly leave: (dispose: () => Promise<void>) => Promise<void>;
}

export interface Stage {
  readonly element: HTMLElement;
  readonly state: Store<StageState>;
  /** A container for a remote: the one with the page that the server has drawn for it, or an empty one. */
  readonly open: (remote: string) => View;
  readonly showNotFound: () => void;
}

/**
 * The place where remotes appear. It holds two containers at most: what is leaving and what is coming. Where the server
 * has drawn the page, its place is this one: moved as it is, so that nothing on it is drawn anew.
 */
export function createStage(): Stage {
  const serverRendered = document.querySelector<HTMLElement>('[data-stage]');
  const element = serverRendered ?? document.createElement('div');
  const state = createStore<StageState>(
    serverRendered ? { phase: 'loading', isServerRendered: true } : { phase: 'loading' },
  );
  let removeOldView: (() => void) | undefined;
  let stayingRemote: string | undefined;
  let shownPages = 0;

  const open = (remote: string): View => {
    const served = element.querySelector<HTMLElement>('[data-served]');
    const adopted = served?.dataset.served === remote ? served : undefined;
    if (!adopted) served?.remove();
    const container = adopted ?? document.createElement('div');
    let isShown = adopted !== undefined;
    let isReady = false;
    // Whoever comes back to the view that still stands has to wait until that one is taken down.
    if (stayingRemote === remote) removeOldView?.();
    if (!adopted) {
      container.className = styles.coming ?? '';
      element.append(container);
      if (!removeOldView) state.set({ phase: 'loading' });
    }
    const showSlow = () => {
      removeOldView?.();
      state.set({ phase: 'late' });
    };
    const timer = adopted ? undefined : setTimeout(showSlow, slowAfterMs);
    const settle = () => {
      clearTimeout(timer);
      removeOldView?.();
    };
    return {
      element: container,
      ready: () => {
        settle();
        if (isReady) return;
        isReady = isShown = true;
        container.className = '';
        state.set({ phase: 'showing' });
        if (shownPages++ > 0) announcePageShown(window.location.pathname);
      },
      fail: (retry) => {
        settle();
        isReady = isShown = false;
        container.remove();
        state.set({ phase: 'failed', retry });
      },
      leave: (dispose) => {
        clearTimeout(timer);
        return isShown ? stay(remote, container, dispose) : dispose().finally(() => container.remove());
      },
    };
  };

  const stay = (remote: string, container: HTMLElement, dispose: () => Promise<void>): Promise<void> => {
    removeOldView?.();
    stayingRemote = remote;
    container.toggleAttribute('inert', true);
    container.setAttribute('aria-busy', 'true');
    return new Promise((resolve) => {
      const timer = setTimeout(() => removeOldView?.(), slowAfterMs);
      removeOldView = () => {
        removeOldView = undefined;
        stayingRemote = undefined;
        clearTimeout(timer);
        resolve(dispose().finally(() => container.remove()));
      };
    });
  };

  return { element, state, open, showNotFound: () => state.set({ phase: 'notFound' }) };
}
