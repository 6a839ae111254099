import { type RefObject, useEffect } from 'react';

/**
 * Handles the events of a panel under its button: a press or focus outside of `root` closes it; Escape closes it and
 * returns the focus to the button; the arrow keys, Home and End move through its stops. `listFocusStops` returns these in
 * order and must be a stable function.
 */
export function useDismissablePanel(
  root: RefObject<HTMLElement | null>,
  listFocusStops: (panel: HTMLElement) => readonly HTMLElement[],
  onClose: () => void,
): void {
  useEffect(() => {
    const place = root.current;
    if (!place) return;
    const closeOnOutside = (event: Event) => {
      if (event.target instanceof Node && !place.contains(event.target)) onClose();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        onClose();
        place.querySelector('button')?.focus();
        return;
      }
      const stops = listFocusStops(place);
      const at = stops.findIndex((stop) => stop.contains(document.activeElement));
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[event.key];
      if (to === undefined || stops.length === 0) return;
      event.preventDefault();
      stops[(to + stops.length) % stops.length]?.focus();
    };
    place.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', closeOnOutside);
    document.addEventListener('focusin', closeOnOutside);
    return () => {
      place.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', closeOnOutside);
      document.removeEventListener('focusin', closeOnOutside);
    };
  }, [root, listFocusStops, onClose]);
}
