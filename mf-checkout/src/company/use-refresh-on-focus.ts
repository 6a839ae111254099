import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface RefreshState {
  readonly isRefreshing: boolean;
  /** Looks again, unless it is doing so. */
  readonly refresh: () => Promise<void>;
}

/** Looks again whenever the shopper comes back to the window: whoever decides does so elsewhere. One look at a time. */
export function useRefreshOnFocus(load: () => Promise<unknown>): RefreshState {
  const [isRefreshing, setRefreshing] = useState(false);
  // Coming back is told twice, and the second time may come before the page is drawn again.
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
