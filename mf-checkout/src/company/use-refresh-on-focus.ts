import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface RefreshState {
  readonly isRefreshing: boolean;
  /** Refreshes, unless a refresh is in flight. */
  readonly refresh: () => Promise<void>;
}

/** Refreshes whenever the shopper returns to the window, because decisions happen elsewhere. One refresh at a time. */
export function useRefreshOnFocus(load: () => Promise<unknown>): RefreshState {
  const [isRefreshing, setRefreshing] = useState(false);
  // Two events report the return, and the second may come before the next render.
  const isRunning = useRef(false);
  const lookAgain = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRefreshing(true);
    await load();
    isRunning.current = false;
    setRefreshing(false);
  };
  const refreshWhenVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void lookAgain();
  });
  useEffect(() => {
    const handleReturn = () => refreshWhenVisible();
    window.addEventListener('focus', handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      window.removeEventListener('focus', handleReturn);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, []);
  return { isRefreshing, refresh: lookAgain };
}
