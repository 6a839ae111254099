import { announcePageShown, createStore, type Store } from '@shop/kit/shell';
import styles from './stage.module.css';

/** So long the old view stays while the next one loads; then the shopper is told that it takes longer than usual. */
export const lateMs = 8_000;

export type StageState =
  | { readonly phase: 'showing' | 'late' | 'notFound' }
  /** `drawn`: the server's page stands here until its remote takes it over. */
  | { readonly phase: 'loading'; readonly drawn?: true }
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
  const drawn = document.querySelector<HTMLElement>('[data-stage]');
  const element = drawn ?? document.createElement('div');
  const state = createStore<StageState>(drawn ? { phase: 'loading', drawn: true } : { phase: 'loading' });
  let retire: (() => void) | undefined;
  let staying: string | undefined;
  let arrivals = 0;

  const open = (remote: string): View => {
    const served = element.querySelector<HTMLElement>('[data-served]');
    const taken = served?.dataset.served === remote ? served : undefined;
    if (!taken) served?.remove();
    const container = taken ?? document.createElement('div');
    let shown = taken !== undefined;
    let arrived = false;
    // Whoever comes back to the view that still stands has to wait until that one is taken down.
    if (staying === remote) retire?.();
    if (!taken) {
      container.className = styles.coming ?? '';
      element.append(container);
      if (!retire) state.set({ phase: 'loading' });
    }
    const beLate = () => {
      retire?.();
      state.set({ phase: 'late' });
    };
    const timer = taken ? undefined : setTimeout(beLate, lateMs);
    const settle = () => {
      clearTimeout(timer);
      retire?.();
    };
    return {
      element: container,
      ready: () => {
        settle();
        if (arrived) return;
        arrived = shown = true;
        container.className = '';
        state.set({ phase: 'showing' });
        if (arrivals++ > 0) announcePageShown(window.location.pathname);
      },
      fail: (retry) => {
        settle();
        arrived = shown = false;
        container.remove();
        state.set({ phase: 'failed', retry });
      },
      leave: (dispose) => {
        clearTimeout(timer);
        return shown ? stay(remote, container, dispose) : dispose().finally(() => container.remove());
      },
    };
  };

  const stay = (remote: string, container: HTMLElement, dispose: () => Promise<void>): Promise<void> => {
    retire?.();
    staying = remote;
    container.toggleAttribute('inert', true);
    container.setAttribute('aria-busy', 'true');
    return new Promise((resolve) => {
      const timer = setTimeout(() => retire?.(), lateMs);
      retire = () => {
        retire = undefined;
        staying = undefined;
        clearTimeout(timer);
        resolve(dispose().finally(() => container.remove()));
      };
    });
  };

  return { element, state, open, showNotFound: () => state.set({ phase: 'notFound' }) };
}
