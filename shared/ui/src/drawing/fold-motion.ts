import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../prefers-reduced-motion.ts';

/** Slow at both ends, like folding by hand. */
const ease = (part: number): number => part * part * (3 - 2 * part);

/**
 * Animates towards `target` (0 flat to 1 closed) over `milliseconds` whenever it changes, from the current fold. With
 * reduced motion, and on the server, it is the target at once.
 */
export const useFoldMotion = (target: number, milliseconds: number): number => {
  const [fold, setFold] = useState(target);
  const now = useRef(target);
  useEffect(() => {
    const from = now.current;
    if (from === target) return;
    if (prefersReducedMotion() || typeof requestAnimationFrame !== 'function') {
      now.current = target;
      setFold(target);
      return;
    }
    let began: number | undefined;
    let frame = 0;
    const step = (time: number) => {
      began ??= time;
      const part = Math.min(1, (time - began) / milliseconds);
      now.current = part === 1 ? target : from + (target - from) * ease(part);
      setFold(now.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, milliseconds]);
  return fold;
};
