import { type RefObject, useEffect, useRef, useState } from 'react';

/** Toggles between display and form. The first field gets the focus, and afterwards the button again. */
export function useEditing(): {
  readonly editing: boolean;
  readonly begin: () => void;
  readonly end: () => void;
  readonly part: RefObject<HTMLElement | null>;
} {
  const part = useRef<HTMLElement>(null);
  const hasSwitched = useRef(false);
  const [editing, setEditing] = useState(false);
  useEffect(() => {
    if (!hasSwitched.current) return;
    part.current?.querySelector<HTMLElement>(editing ? 'input, select' : '[data-change]')?.focus();
  }, [editing]);
  const switchTo = (to: boolean) => () => {
    hasSwitched.current = true;
    setEditing(to);
  };
  return { editing, begin: switchTo(true), end: switchTo(false), part };
}
