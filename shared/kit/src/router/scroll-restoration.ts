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

/** A page that still fetches its data is too short at first: tries again until it is long enough, a second at most. */
function restore(target: number): () => void {
  const until = performance.now() + 1_000;
  let frame = 0;
  const attempt = () => {
    window.scrollTo(0, target);
    if (Math.abs(window.scrollY - target) > 1 && performance.now() < until)
      frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}
