import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes when what had it is gone: to `place`, a heading with `tabIndex={-1}`. Call `keep` before what may
 * take it away. Who has pressed somewhere else meanwhile is left there.
 */
export function useFocusPlace(): {
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
  const keep = () => {
    keeping.current = true;
    const stop = () => {
      keeping.current = false;
    };
    document.addEventListener('pointerdown', stop, { once: true, capture: true });
  };
  return { place, keep };
}
