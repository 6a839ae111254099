import { animationTimes } from '@shop/design';
import type { Side } from '@shop/packaging';
import { prefersReducedMotion } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { between, facing, type Orbit, startOrbit } from './orbit.ts';

export interface OrbitMotion {
  /** The orbit of this render. */
  readonly orbit: Orbit;
  /** Returns the current orbit, for listeners that run more often than renders. */
  readonly current: () => Orbit;
  /** Moves there at once. */
  readonly jump: (next: Orbit) => void;
  /** Animates there in the given time; at once with reduced motion. The latest call wins. */
  readonly glide: (next: Orbit, milliseconds: number) => void;
}

/** The animated orbit of the box. When `side` changes, it turns to that side. */
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
