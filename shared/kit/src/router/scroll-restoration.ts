import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** By history entry. In memory on purpose: before consent only essential data may be stored. */
const positions = new Map<string, number>();
let isInitialPage = true;

/**
 * Scrolls to the top of a new page, to the anchor of its address, or to the previous position on the way back. The kit
 * renders it around every page.
 */
export function ScrollRestoration(): null {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: query-only changes of the same entry must not scroll
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const savedPosition = type === 'POP' ? positions.get(key) : undefined;
    // The browser has already positioned a newly loaded document.
    const stop =
      savedPosition !== undefined
        ? restorePosition(savedPosition)
        : isInitialPage
          ? () => undefined
          : scrollToStart(hash);
    isInitialPage = false;
    // A view that is being replaced receives its successor's scroll events: not its own position.
    const savePosition = () => {
      if (currentKey() === key) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', savePosition);
    };
  }, [key, pathname]);
  return null;
}

/** Returns the router's key of the current history entry. */
const currentKey = (): string => (window.history.state as { key?: string } | null)?.key ?? 'default';

function scrollToStart(hash: string): () => void {
  const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, 0);
  return () => undefined;
}

/** Late data and disappearing views change the page's height in the meantime. */
const settleMs = 800;
const userScrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Holds the page at its old position until it has settled or the shopper scrolls. */
function restorePosition(target: number): () => void {
  const deadline = performance.now() + settleMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of userScrollEvents) window.removeEventListener(name, stop);
  };
  const holdPosition = () => {
    if (Math.abs(window.scrollY - target) > 1) window.scrollTo(0, target);
    if (performance.now() < deadline) frame = requestAnimationFrame(holdPosition);
    else stop();
  };
  for (const name of userScrollEvents) window.addEventListener(name, stop, { passive: true });
  holdPosition();
  return stop;
}
