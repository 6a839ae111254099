import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading above what may be held. When paying gives way to the panel that holds it, or the panel to paying,
 * whatever had the focus goes with it: then the heading takes it. `held` is undefined until it is known.
 */
export function useReleased(held: boolean | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(held);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== held;
    before.current = held;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (changed && lost) heading.current?.focus();
  }, [held]);
  return heading;
}
