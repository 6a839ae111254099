import { prefersReducedMotion } from '@shop/ui';
import type { Camera } from './camera.ts';

const milliseconds = 240;

/**
 * Returns the camera at a moment between two. The rotation happens at once half way: a spinning sheet would confuse.
 */
export function cameraBetween(from: Camera, to: Camera, part: number): Camera {
  if (part >= 1) return to;
  const eased = part * part * (3 - 2 * part);
  const mix = (a: number, b: number) => a + (b - a) * eased;
  return {
    centre: [mix(from.centre[0], to.centre[0]), mix(from.centre[1], to.centre[1])],
    zoom: Math.exp(mix(Math.log(from.zoom), Math.log(to.zoom))),
    turn: eased > 0.5 ? to.turn : from.turn,
  };
}

export interface Flight {
  /** Animates from one camera to another; at once with reduced motion or `atOnce`. */
  readonly start: (from: Camera, to: Camera, atOnce: boolean) => void;
  readonly stop: () => void;
}

/** Animates a camera over time. `set` is called with every intermediate camera. */
export function createFlight(set: (camera: Camera) => void): Flight {
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  return {
    stop,
    start: (from, to, atOnce) => {
      stop();
      if (atOnce || prefersReducedMotion()) {
        set(to);
        return;
      }
      let began: number | undefined;
      const tick = (now: number) => {
        began ??= now;
        const part = Math.min(1, (now - began) / milliseconds);
        set(cameraBetween(from, to, part));
        if (part < 1) frame = requestAnimationFrame(tick);
      };
      frame = requestAnimationFrame(tick);
    },
  };
}
