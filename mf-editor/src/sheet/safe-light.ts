import { safeZoneTime } from '@shop/design';

/** The line of the safe zone, which shows for a while after something crossed it. */
export interface SafeLight {
  readonly isOn: () => boolean;
  /** On for its time from now, for a caller that paints anyway: nothing paints when it ends. */
  readonly keepOn: () => void;
  /** On for its time from now, and painted when it begins and ends. */
  readonly flash: () => void;
  readonly dispose: () => void;
}

/** Milliseconds after which it is surely off when it is painted the last time. */
const spare = 20;

export function createSafeLight(paint: () => void): SafeLight {
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
