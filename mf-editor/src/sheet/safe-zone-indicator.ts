import { safeZoneTime } from '@shop/design';

/** The safe zone's line, which is shown temporarily after an object crossed it. */
export interface SafeZoneIndicator {
  readonly isOn: () => boolean;
  /** Shows it from now, for a caller that repaints anyway: nothing repaints when it ends. */
  readonly keepOn: () => void;
  /** Shows it from now, and repaints at start and end. */
  readonly flash: () => void;
  readonly dispose: () => void;
}

/** Extra milliseconds, so that it is off in the last repaint. */
const spare = 20;

export function createSafeZoneIndicator(paint: () => void): SafeZoneIndicator {
  let until = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepOn = () => {
    until = performance.now() + safeZoneTime;
  };
  return {
    isOn: () => performance.now() < until,
    keepOn,
    flash: () => {
      keepOn();
      clearTimeout(timer);
      timer = setTimeout(paint, safeZoneTime + spare);
      paint();
    },
    dispose: () => clearTimeout(timer),
  };
}
