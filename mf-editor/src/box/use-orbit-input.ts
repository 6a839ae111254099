import { type HTMLAttributes, useRef } from 'react';
import { type Orbit, turned, zoomed } from './orbit.ts';
import type { OrbitMotion } from './use-orbit.ts';

const keyMoves: Readonly<Record<string, (orbit: Orbit) => Orbit>> = {
  ArrowLeft: (orbit) => turned(orbit, -15, 0),
  ArrowRight: (orbit) => turned(orbit, 15, 0),
  ArrowUp: (orbit) => turned(orbit, 0, 10),
  ArrowDown: (orbit) => turned(orbit, 0, -10),
  '+': (orbit) => zoomed(orbit, 1.2),
  '-': (orbit) => zoomed(orbit, 1 / 1.2),
};

/** Degrees per pixel. Less for pitch: the box would tumble. */
const dragTurn = { yaw: 0.5, pitch: 0.4 } as const;

interface Drag {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/** Attaches the stage's listeners: drag or arrow keys to turn, plus and minus to zoom. Handled keys do not bubble. */
export function useOrbitInput({ current, jump }: OrbitMotion): HTMLAttributes<HTMLElement> {
  const drag = useRef<Drag>(undefined);
  const letGo = () => {
    drag.current = undefined;
  };
  return {
    onKeyDown: (event) => {
      const move = Object.hasOwn(keyMoves, event.key) ? keyMoves[event.key] : undefined;
      if (move === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      jump(move(current()));
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
      jump(turned(current(), -right * dragTurn.yaw, down * dragTurn.pitch));
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
