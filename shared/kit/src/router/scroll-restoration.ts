import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** By history entry. In memory on purpose: before consent nothing but the essential may be stored. */
const positions = new Map<string, number>();
let fresh = true;

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
    const known = type === 'POP' ? positions.get(key) : undefined;
    // A document that has just been loaded stands where the browser put it.
    const stop = known !== undefined ? restore(known) : fresh ? () => undefined : toStart(hash);
    fresh = false;
    // A view that is on its way out hears how its successor scrolls: that is not its own position.
    const remember = () => {
      if (currentKey() === key) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname]);
  return null;
}

/** The key of the history entry on screen, as the router names it. */
const currentKey = (): string => (window.history.state as { key?: string } | null)?.key ?? 'default';

function toStart(hash: string): () => void {
  const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, 0);
  return () => undefined;
}

/** Data that arrives and views that go change the page's height meanwhile. */
const settleMs = 800;
const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Holds the page at its old position until it has settled or the shopper moves it. */
function restore(target: number): () => void {
  const until = performance.now() + settleMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of byHand) window.removeEventListener(name, stop);
  };
  const hold = () => {
    if (Math.abs(window.scrollY - target) > 1) window.scrollTo(0, target);
    if (performance.now() < until) frame = requestAnimationFrame(hold);
    else stop();
  };
  for (const name of byHand) window.addEventListener(name, stop, { passive: true });
  hold();
  return stop;
}
