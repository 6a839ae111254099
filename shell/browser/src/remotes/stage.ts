import { announcePageShown, createStore, type Store } from '@shop/kit/shell';
import styles from './stage.module.css';

/** How long the old view stays while the next one loads; then a slow state is shown. */
export const slowAfterMs = 8_000;

export type StageState =
  | { readonly phase: 'showing' | 'late' | 'notFound' }
  /** `drawn`: the server-rendered page is shown until its remote hydrates it. */
  | { readonly phase: 'loading'; readonly isServerRendered?: true }
  | { readonly phase: 'failed'; readonly retry: (() => void) | undefined };

export interface View {
  readonly element: HTMLElement;
  /** Called when its first page is on screen: this view replaces the old one. */
  readonly ready: () => void;
  /** Called when it cannot be shown. Without `retry` only a reload helps. */
  readonly fail: (retry: (() => void) | undefined) => void;
  /** Called when the remote leaves the page. Its view stays, inert, until the next view is ready or late. */
  readonly leave: (dispose: () => Promise<void>) => Promise<void>;
}

export interface Stage {
  readonly element: HTMLElement;
  readonly state: Store<StageState>;
  /** Opens a container for a remote: the one with its server-rendered page, or an empty one. */
  readonly open: (remote: string) => View;
  readonly showNotFound: () => void;
}

/**
 * Creates the stage on which remotes appear. It has at most two containers: the leaving and the coming one. A
 * server-rendered page is moved into it unchanged, so that nothing is drawn again.
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
    // Returning to the view that is still on screen waits until it is removed.
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
