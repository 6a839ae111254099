import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading above what may be held. When paying gives way to the panel that holds it, or the panel to paying,
 * whatever had the focus goes with it: then the heading takes it. `held` is undefined until it is known.
 */
export function useFocusAfterHold(isHeld: boolean | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasHeld = useRef(isHeld);
  useEffect(() => {
    const changed = wasHeld.current !== undefined && wasHeld.current !== isHeld;
    wasHeld.current = isHeld;
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (changed && isFocusLost) heading.current?.focus();
  }, [isHeld]);
  return heading;
}
