import { animationTimes } from '@shop/design';
import type { Side } from '@shop/packaging';
import { prefersReducedMotion } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { faceSide, initialOrbit, interpolateOrbit, type Orbit } from './orbit.ts';

export interface OrbitMotion {
  /** The orbit of this render. */
  readonly orbit: Orbit;
  /** Returns the current orbit, for listeners that run more often than renders. */
  readonly current: () => Orbit;
  /** Moves there at once. */
  readonly jumpTo: (next: Orbit) => void;
  /** Animates there in the given time; at once with reduced motion. The latest call wins. */
  readonly animateTo: (next: Orbit, milliseconds: number) => void;
}

/** The animated orbit of the box. When `side` changes, it turns to that side. */
export function useOrbit(side: Side | null): OrbitMotion {
  const [orbit, setOrbit] = useState(initialOrbit);
  const latest = useRef(orbit);
  const frame = useRef(0);
  const set = (next: Orbit) => {
    latest.current = next;
    setOrbit(next);
  };
  const jumpTo = (next: Orbit) => {
    cancelAnimationFrame(frame.current);
    set(next);
  };
  const animateTo = (next: Orbit, milliseconds: number) => {
    if (prefersReducedMotion()) return jumpTo(next);
    cancelAnimationFrame(frame.current);
    const from = latest.current;
    let startTime: number | undefined;
    const tick = (time: number) => {
      startTime ??= time;
      const progress = Math.min(1, (time - startTime) / milliseconds);
      set(progress === 1 ? next : interpolateOrbit(from, next, progress));
      if (progress < 1) frame.current = requestAnimationFrame(tick);
    };
    frame.current = requestAnimationFrame(tick);
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const shown = useRef(side);
  useEffect(() => {
    if (shown.current === side) return;
    shown.current = side;
    if (side !== null) animateTo(faceSide(latest.current, side), animationTimes.turn);
  });
  return { orbit, current: () => latest.current, jumpTo, animateTo };
}
