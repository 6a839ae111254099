import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Looking {
  readonly looking: boolean;
  /** Looks again, unless it is doing so. */
  readonly lookAgain: () => Promise<void>;
}

/** Looks again whenever the shopper comes back to the window: whoever decides does so elsewhere. One look at a time. */
export function useLook(look: () => Promise<unknown>): Looking {
  const [looking, setLooking] = useState(false);
  // Coming back is told twice, and the second time may come before the page is drawn again.
  const running = useRef(false);
  const lookAgain = async () => {
    if (running.current) return;
    running.current = true;
    setLooking(true);
    await look();
    running.current = false;
    setLooking(false);
  };
  const back = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void lookAgain();
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
  return { looking, lookAgain };
}
