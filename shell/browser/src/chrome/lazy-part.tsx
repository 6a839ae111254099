import { type ComponentType, useEffect, useReducer } from 'react';

/** A part of the chrome whose code loads on first use. */
export interface LazyPart<Props> {
  /** Returns the part once its code is loaded. */
  readonly get: () => ComponentType<Props> | undefined;
  /** Loads the code. Rejects on failure; the next call retries. */
  readonly load: () => Promise<void>;
}

/** @example const question = lazyPart(() => import('./confirm-dialog.tsx').then((file) => file.Question)); */
export function lazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    get: () => loaded,
    load: async () => {
      loaded ??= await fetchPart();
    },
  };
}

interface LazyProps<Props extends object> {
  readonly part: LazyPart<Props>;
  readonly props: Props;
  /** The fallback when the code cannot be loaded. */
  readonly onUnavailable: () => void;
}

/** Shows a part at once if its code is loaded, else when it has loaded. */
export function Lazy<Props extends object>({ part, props, onUnavailable }: LazyProps<Props>) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const Part = part.get();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time a part is shown, not whenever its props change
  useEffect(() => {
    if (part.get()) return;
    let isMounted = true;
    part.load().then(
      () => isMounted && rerender(),
      (error: unknown) => {
        console.error('A part of the shop did not load', error);
        if (isMounted) onUnavailable();
      },
    );
    return () => {
      isMounted = false;
    };
  }, [part]);
  return Part ? <Part {...props} /> : null;
}
