import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to `fallback`, a heading with `tabIndex={-1}`, when the focused element disappears. Call `keepFocus`
 * before that may happen. If the user has moved the focus in the meantime, it stays there.
 */
export function useFocusFallback(): {
  readonly fallback: RefObject<HTMLHeadingElement | null>;
  readonly keepFocus: () => void;
} {
  const fallback = useRef<HTMLHeadingElement>(null);
  const isArmed = useRef(false);
  useEffect(() => {
    if (!isArmed.current || document.activeElement !== document.body) return;
    isArmed.current = false;
    fallback.current?.focus();
  });
  useEffect(() => {
    const disarm = () => {
      isArmed.current = false;
    };
    const focusEvents = ['pointerdown', 'keydown'] as const;
    for (const event of focusEvents) document.addEventListener(event, disarm, true);
    return () => {
      for (const event of focusEvents) document.removeEventListener(event, disarm, true);
    };
  }, []);
  const keepFocus = () => {
    isArmed.current = true;
  };
  return { fallback, keepFocus };
}
