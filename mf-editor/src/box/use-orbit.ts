import { animationTimes } from '@shop/design';
import type { Side } from '@shop/packaging';
import { prefersReducedMotion } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { between, facing, type Orbit, startOrbit } from './orbit.ts';

export interface OrbitMotion {
  /** How the box stands in this rendering. */
  readonly orbit: Orbit;
  /** How it stands in this moment: for listeners, which may be called more often than the box is rendered. */
  readonly current: () => Orbit;
  /** Goes there at once. */
  readonly jump: (next: Orbit) => void;
  /** Goes there in the given time; at once under reduced motion. The later call wins. */
  readonly glide: (next: Orbit, milliseconds: number) => void;
}

/** The box's turn over time. When another `side` is chosen than at first, it turns to it. */
export function useOrbit(side: Side | null): OrbitMotion {
  const [orbit, setOrbit] = useState(startOrbit);
  const now = useRef(orbit);
  const frame = useRef(0);
  const set = (next: Orbit) => {
    now.current = next;
    setOrbit(next);
  };
  const jump = (next: Orbit) => {
    cancelAnimationFrame(frame.current);
    set(next);
  };
  const glide = (next: Orbit, milliseconds: number) => {
    if (prefersReducedMotion()) return jump(next);
    cancelAnimationFrame(frame.current);
    const from = now.current;
    let began: number | undefined;
    const tick = (time: number) => {
      began ??= time;
      const part = Math.min(1, (time - began) / milliseconds);
      set(part === 1 ? next : between(from, next, part));
      if (part < 1) frame.current = requestAnimationFrame(tick);
    };
    frame.current = requestAnimationFrame(tick);
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const shown = useRef(side);
  useEffect(() => {
    if (shown.current === side) return;
    shown.current = side;
    if (side !== null) glide(facing(now.current, side), animationTimes.turn);
  });
  return { orbit, current: () => now.current, jump, glide };
}
