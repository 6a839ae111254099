import { type RefObject, useEffect } from 'react';

/**
 * What a panel that stands open under its button hears: a press or the focus outside of `root` closes it, Escape too and
 * gives the focus back to the button; the arrow keys, Home and End go round its stops. `stopsIn` names these in their
 * order and is the same function each time.
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
