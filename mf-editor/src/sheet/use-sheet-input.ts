import type { Point } from '@shop/packaging';
import { type HTMLAttributes, type PointerEvent, type RefObject, useRef } from 'react';
import type { PointerKind } from './gesture.ts';
import type { SheetView } from './sheet-view.ts';

const getPointerKind = ({ pointerType }: PointerEvent): PointerKind =>
  pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';

const getPosition = (event: PointerEvent): Point => {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
};

/** Attaches the element's listeners and translates browser events for the gesture machine. Renders nothing. */
export function useSheetInput(view: RefObject<SheetView | null>): HTMLAttributes<HTMLElement> {
  const spaceHeld = useRef(false);
  return {
    onPointerDown: (event) => {
      if (event.button === 2) return;
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      view.current?.input({
        type: 'down',
        pointer: event.pointerId,
        at: getPosition(event),
        kind: getPointerKind(event),
        additive: event.shiftKey || event.ctrlKey || event.metaKey,
        pan: event.button === 1 || spaceHeld.current,
      });
    },
    onPointerMove: (event) => {
      const sheet = view.current;
      if (sheet === null) return;
      const at = getPosition(event);
      const { pointerId: pointer, altKey: free, shiftKey: straight } = event;
      sheet.input({ type: 'move', pointer, at, free, straight });
      if (!sheet.busy()) event.currentTarget.style.cursor = sheet.hover(at, getPointerKind(event));
    },
    onPointerUp: (event) =>
      view.current?.input({ type: 'up', pointer: event.pointerId, at: getPosition(event) }),
    onPointerCancel: () => view.current?.input({ type: 'cancel' }),
    onPointerLeave: () => view.current?.hover(null, 'mouse'),
    onKeyDown: (event) => {
      if (event.key === ' ') {
        spaceHeld.current = true;
        event.preventDefault();
      }
      if (event.key === 'Escape' && view.current?.busy() === true) {
        view.current.input({ type: 'cancel' });
        event.stopPropagation();
      }
    },
    onKeyUp: (event) => {
      if (event.key === ' ') spaceHeld.current = false;
    },
    onBlur: () => {
      spaceHeld.current = false;
    },
  };
}
