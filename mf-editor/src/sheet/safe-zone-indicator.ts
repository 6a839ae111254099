import { safeZoneTime } from '@shop/design';

/** The safe zone's line, which is shown temporarily after an object crossed it. */
export interface SafeZoneIndicator {
  readonly isOn: () => boolean;
  /** Shows it from now, for a caller that repaints anyway: nothing repaints when it ends. */
  readonly extend: () => void;
  /** Shows it from now, and repaints at start and end. */
  readonly flash: () => void;
  readonly dispose: () => void;
}

/** Extra milliseconds, so that it is off in the last repaint. */
const repaintMarginMs = 20;

export function createSafeZoneIndicator(paint: () => void): SafeZoneIndicator {
  let until = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const extend = () => {
    until = performance.now() + safeZoneTime;
  };
  return {
    isOn: () => performance.now() < until,
    extend,
    flash: () => {
      extend();
      clearTimeout(timer);
      timer = setTimeout(paint, safeZoneTime + repaintMarginMs);
      paint();
    },
    dispose: () => clearTimeout(timer),
  };
}
