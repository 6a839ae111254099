import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading above what is held. Once it is held no more, the panel goes together with whatever in it had the
 * focus: then the heading takes it.
 */
export function useReleased(held: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(held);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (before.current && !held && lost) heading.current?.focus();
    before.current = held;
  }, [held]);
  return heading;
}
