import { useEffect, useEffectEvent } from 'react';

/**
 * Runs a tracking call once per key, also under StrictMode.
 *
 * @example useTrack(order && order.number, () => track.viewCart({ ... }))
 */
export function useTrack(key: string | number | undefined | null, run: () => void): void {
  const send = useEffectEvent(run);
  useEffect(() => {
    if (key === undefined || key === null) return;
    // Runs in a microtask, so that StrictMode's discarded mount cancels its own call.
    let isMounted = true;
    queueMicrotask(() => {
      if (isMounted) send();
    });
    return () => {
      isMounted = false;
    };
  }, [key]);
}
