import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the width of an element in CSS pixels; `first` on the server and without layout. */
export const useElementWidth = (ref: RefObject<Element | null>, first: number): number => {
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observe = (now: number) => {
      if (now > 0) setWidth(Math.round(now));
    };
    observe(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => observe(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
};
