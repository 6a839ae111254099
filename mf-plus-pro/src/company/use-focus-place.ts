import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to `place`, a heading with `tabIndex={-1}`, when the focused element disappears. Call `keep` before
 * that may happen. If the user has moved the focus in the meantime, it stays there.
 */
export function useFocusFallback(): {
  readonly place: RefObject<HTMLHeadingElement | null>;
  readonly keep: () => void;
} {
  const place = useRef<HTMLHeadingElement>(null);
  const keeping = useRef(false);
  useEffect(() => {
    if (!keeping.current || document.activeElement !== document.body) return;
    keeping.current = false;
    place.current?.focus();
  });
  useEffect(() => {
    const stop = () => {
      keeping.current = false;
    };
    const moves = ['pointerdown', 'keydown'] as const;
    for (const move of moves) document.addEventListener(move, stop, true);
    return () => {
      for (const move of moves) document.removeEventListener(move, stop, true);
    };
  }, []);
  const keep = () => {
    keeping.current = true;
  };
  return { place, keep };
}
