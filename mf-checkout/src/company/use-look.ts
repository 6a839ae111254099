import { useEffect, useEffectEvent } from 'react';

/** Looks again whenever the shopper comes back to the window: whoever decides does so elsewhere. */
export function useLookOnReturn(look: () => Promise<unknown>): void {
  const back = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void look();
  });
  useEffect(() => {
    const listen = () => back();
    window.addEventListener('focus', listen);
    document.addEventListener('visibilitychange', listen);
    return () => {
      window.removeEventListener('focus', listen);
      document.removeEventListener('visibilitychange', listen);
    };
  }, []);
}
