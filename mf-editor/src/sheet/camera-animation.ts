import { prefersReducedMotion } from '@shop/ui';
import type { Camera } from './camera.ts';

const durationMs = 240;

/**
 * Returns the camera at a moment between two. The rotation changes at once half way: a spinning sheet would confuse.
 */
export function interpolateCamera(from: Camera, to: Camera, progress: number): Camera {
  if (progress >= 1) return to;
  const eased = progress * progress * (3 - 2 * progress);
  const interpolate = (a: number, b: number) => a + (b - a) * eased;
  return {
    centre: [interpolate(from.centre[0], to.centre[0]), interpolate(from.centre[1], to.centre[1])],
    zoom: Math.exp(interpolate(Math.log(from.zoom), Math.log(to.zoom))),
    turn: eased > 0.5 ? to.turn : from.turn,
  };
}

export interface CameraAnimation {
  /** Animates from one camera to another; at once with reduced motion or `atOnce`. */
  readonly start: (from: Camera, to: Camera, atOnce: boolean) => void;
  readonly stop: () => void;
}

/** Animates a camera over time. `set` is called with every intermediate camera. */
export function createCameraAnimation(set: (camera: Camera) => void): CameraAnimation {
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
      let startTime: number | undefined;
      const tick = (now: number) => {
        startTime ??= now;
        const progress = Math.min(1, (now - startTime) / durationMs);
        set(interpolateCamera(from, to, progress));
        if (progress < 1) frame = requestAnimationFrame(tick);
      };
      frame = requestAnimationFrame(tick);
    },
  };
}
