import { type RefObject, useEffect, useRef } from 'react';

/**
 * Manages the focus of the heading above the payment. When the payment is replaced by the hold panel, or the panel by
 * the payment, the focused element disappears: then the heading gets the focus. `held` is undefined until it is known.
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
