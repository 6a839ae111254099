import { type HTMLAttributes, useRef } from 'react';
import { type Orbit, rotateOrbit, zoomOrbit } from './orbit.ts';
import type { OrbitMotion } from './use-orbit.ts';

const keyMoves: Readonly<Record<string, (orbit: Orbit) => Orbit>> = {
  ArrowLeft: (orbit) => rotateOrbit(orbit, -15, 0),
  ArrowRight: (orbit) => rotateOrbit(orbit, 15, 0),
  ArrowUp: (orbit) => rotateOrbit(orbit, 0, 10),
  ArrowDown: (orbit) => rotateOrbit(orbit, 0, -10),
  '+': (orbit) => zoomOrbit(orbit, 1.2),
  '-': (orbit) => zoomOrbit(orbit, 1 / 1.2),
};

/** Degrees per pixel. Less for pitch: the box would tumble. */
const degreesPerPixel = { yaw: 0.5, pitch: 0.4 } as const;

interface Drag {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/** Attaches the stage's listeners: drag or arrow keys to turn, plus and minus to zoom. Handled keys do not bubble. */
export function useOrbitInput({ current, jumpTo }: OrbitMotion): HTMLAttributes<HTMLElement> {
  const drag = useRef<Drag>(undefined);
  const endDrag = () => {
    drag.current = undefined;
  };
  return {
    onKeyDown: (event) => {
      const move = Object.hasOwn(keyMoves, event.key) ? keyMoves[event.key] : undefined;
      if (move === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      jumpTo(move(current()));
    },
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event) => {
      const from = drag.current;
      if (from?.pointer !== event.pointerId) return;
      drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      jumpTo(rotateOrbit(current(), -right * degreesPerPixel.yaw, down * degreesPerPixel.pitch));
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  };
}
