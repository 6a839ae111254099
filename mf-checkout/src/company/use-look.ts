import { useEffect, useRef } from 'react';

/** Looks again whenever the shopper comes back to the window: whoever decides does so elsewhere. */
export function useLookOnReturn(look: () => Promise<unknown>): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  }, [look]);
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible') void latest.current();
    };
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, []);
}
