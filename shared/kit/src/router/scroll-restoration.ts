import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** By history entry. In memory on purpose: before consent nothing but the essential may be stored. */
const positions = new Map<string, number>();
let isInitialPage = true;

/**
 * Goes to the top of a new page, to the anchor its address names, or to where the shopper was on the way back.
 * The kit renders it around every page; a page has nothing to do.
 */
export function ScrollRestoration(): null {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: query-only changes of the same entry must not scroll
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const savedPosition = type === 'POP' ? positions.get(key) : undefined;
    // A document that has just been loaded stands where the browser put it.
    const stop =
      savedPosition !== undefined
        ? restorePosition(savedPosition)
        : isInitialPage
          ? () => undefined
          : scrollToStart(hash);
    isInitialPage = false;
    // A view that is on its way out hears how its successor scrolls: that is not its own position.
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

/** The key of the history entry on screen, as the router names it. */
const currentKey = (): string => (window.history.state as { key?: string } | null)?.key ?? 'default';

function scrollToStart(hash: string): () => void {
  const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, 0);
  return () => undefined;
}

/** Data that arrives and views that go change the page's height meanwhile. */
const settleMs = 800;
const userScrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Holds the page at its old position until it has settled or the shopper moves it. */
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
