import { canvasSize } from '@shop/design';
import type { Side } from '@shop/packaging';
import Konva from 'konva/lib/Core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Session } from '../session/session.ts';
import type { View } from './camera.ts';
import { createSheetView, type SheetView } from './sheet-view.ts';

/** A higher pixel ratio is not visible and costs memory (Safari limits it). */
const maxPixelRatio = 2;

export interface SheetViewOptions {
  readonly session: Session;
  readonly side: Side | null;
  readonly nameOfSide: (side: Side) => string;
  /** Ref to the view while it is mounted. */
  readonly view: RefObject<SheetView | null>;
}

export interface MountedSheet {
  /** The element around the stage. */
  readonly container: RefObject<HTMLDivElement | null>;
  readonly art: RefObject<Konva.Layer | null>;
  readonly moving: RefObject<Konva.Layer | null>;
  readonly lines: RefObject<Konva.Layer | null>;
  /** Size of the element in CSS pixels, for the stage. */
  readonly size: View;
}

/** Creates one sheet view per session while the element is mounted, and passes it size, side and wheel events. */
export function useSheetView({ session, side, nameOfSide, view }: SheetViewOptions): MountedSheet {
  const container = useRef<HTMLDivElement>(null);
  const art = useRef<Konva.Layer>(null);
  const moving = useRef<Konva.Layer>(null);
  const lines = useRef<Konva.Layer>(null);
  const [size, setSize] = useState<View>(canvasSize);
  const shown = useRef(side);
  const names = useRef(nameOfSide);
  names.current = nameOfSide;

  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    Konva.pixelRatio = Math.min(maxPixelRatio, window.devicePixelRatio || 1);
    const sheetView = createSheetView({
      session,
      element,
      side: shown.current,
      nameOfSide: (each) => names.current(each),
      layers: {
        art: () => art.current?.batchDraw(),
        moving: () => moving.current?.batchDraw(),
        lines: () => lines.current?.batchDraw(),
      },
    });
    view.current = sheetView;
    const cleanups = [
      observeSize(element, (next) => {
        setSize(next);
        sheetView.resize(next);
      }),
      listenToWheel(element, sheetView),
      sheetView.dispose,
    ];
    return () => {
      for (const stop of cleanups) stop();
      view.current = null;
    };
  }, [session, view]);
  useEffect(() => {
    if (shown.current !== side) view.current?.showSide(side);
    shown.current = side;
  }, [side, view]);
  return { container, art, moving, lines, size };
}

/** Reports the size at once and whenever it changes; an invisible element has none. */
function observeSize(element: HTMLElement, onChange: (size: View) => void): () => void {
  const measure = () => {
    const next = { width: Math.round(element.clientWidth), height: Math.round(element.clientHeight) };
    if (next.width > 0 && next.height > 0) onChange(next);
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}

/** React's wheel listeners are passive and could not prevent the page from scrolling. */
function listenToWheel(element: HTMLElement, view: SheetView): () => void {
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    const zooming = event.ctrlKey || event.metaKey;
    view.wheel([event.clientX - left, event.clientY - top], event.deltaX, event.deltaY, zooming);
  };
  element.addEventListener('wheel', wheel, { passive: false });
  return () => element.removeEventListener('wheel', wheel);
}
