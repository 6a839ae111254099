/** The orbit of the box view. Degrees; yaw about the vertical axis, pitch from above. Pure. */
import type { Side } from '@shop/packaging';

export interface Orbit {
  readonly yaw: number;
  readonly pitch: number;
  /** 1 = the whole box fits; larger is closer. */
  readonly zoom: number;
}

export const initialOrbit: Orbit = { yaw: 32, pitch: 30, zoom: 1 };

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export const rotateOrbit = (orbit: Orbit, yaw: number, pitch: number): Orbit => ({
  ...orbit,
  yaw: orbit.yaw + yaw,
  pitch: clamp(orbit.pitch + pitch, -88, 88),
});
export const zoomOrbit = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  zoom: clamp(orbit.zoom * factor, 0.5, 4),
});

/** Views of each side, slightly from the corner so that the box looks three-dimensional. */
const sideViews: Readonly<Record<Side, readonly [yaw: number, pitch: number]>> = {
  front: [14, 14],
  right: [76, 14],
  back: [194, 14],
  left: [-76, 14],
  top: [14, 66],
  bottom: [14, -66],
};

/** Returns the same view by the shortest rotation. */
export function takeShortestRotation(from: Orbit, to: Orbit): Orbit {
  const rotation = ((((to.yaw - from.yaw + 180) % 360) + 360) % 360) - 180;
  return { ...to, yaw: from.yaw + rotation };
}

export function faceSide(orbit: Orbit, side: Side): Orbit {
  const [yaw, pitch] = sideViews[side];
  return takeShortestRotation(orbit, { ...orbit, yaw, pitch });
}

/**
 * Returns the view of the unfolded sheet's printed face, oriented as in 2D: the box lies on that face, so from below.
 */
export const faceSheet = (orbit: Orbit): Orbit =>
  takeShortestRotation(orbit, { yaw: 0, pitch: -70, zoom: 1.1 });

export function interpolateOrbit(from: Orbit, to: Orbit, progress: number): Orbit {
  const eased = progress * progress * (3 - 2 * progress);
  const interpolate = (a: number, b: number) => a + (b - a) * eased;
  return {
    yaw: interpolate(from.yaw, to.yaw),
    pitch: interpolate(from.pitch, to.pitch),
    zoom: interpolate(from.zoom, to.zoom),
  };
}
