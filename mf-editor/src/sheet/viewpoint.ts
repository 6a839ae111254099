import type { Matrix } from '@shop/design';
import type { Die, Point, Side } from '@shop/packaging';
import { type Camera, cameraMatrix, lookAt, panBy, pinch, toSheet, type View, zoomAt } from './camera.ts';
import { createCameraAnimation } from './camera-animation.ts';

/** The animated camera. Every movement calls `changed` for each intermediate camera. */
export interface Viewpoint {
  readonly camera: () => Camera;
  /** The current side, upright; null for the whole sheet. */
  readonly side: () => Side | null;
  /** Returns the matrix from sheet millimetres to the view's pixels. */
  readonly matrix: () => Matrix;
  readonly toSheet: (at: Point) => Point;
  /** Handles a new element size: a zoomed view stays zoomed, everything else is fitted again. */
  readonly resize: (view: View) => void;
  readonly showSide: (side: Side | null) => void;
  readonly fit: () => void;
  /** Zooms about the centre of the view. */
  readonly zoomBy: (factor: number) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly pinch: (from: readonly [Point, Point], to: readonly [Point, Point]) => void;
  /** Zooms about the pointer or pans the sheet; ends a running animation. */
  readonly wheel: (at: Point, dx: number, dy: number, zooming: boolean) => void;
  readonly dispose: () => void;
}

/** Wheel pixels per zoom factor e. */
const wheelPixels = 300;

export function createViewpoint(die: Die, firstSide: Side | null, changed: () => void): Viewpoint {
  let side = firstSide;
  let view: View = { width: 1, height: 1 };
  let camera = lookAt(die, side, view);
  const set = (next: Camera) => {
    camera = next;
    changed();
  };
  const animation = createCameraAnimation(set);
  // Before the first size nothing is visible, so nothing is animated.
  const animateTo = (to: Camera) => animation.start(camera, to, view.width <= 1);
  const fitCamera = () => lookAt(die, side, view);
  return {
    camera: () => camera,
    side: () => side,
    matrix: () => cameraMatrix(camera, view),
    toSheet: (at) => toSheet(camera, view, at),
    resize: (next) => {
      const zoomed = view.width > 1 && camera.zoom !== fitCamera().zoom;
      view = next;
      set(zoomed ? camera : fitCamera());
    },
    showSide: (next) => {
      side = next;
      animateTo(fitCamera());
    },
    fit: () => animateTo(fitCamera()),
    zoomBy: (factor) => animateTo(zoomAt(camera, view, [view.width / 2, view.height / 2], factor)),
    pan: (dx, dy) => set(panBy(camera, dx, dy)),
    pinch: (from, to) => set(pinch(camera, view, from, to)),
    wheel: (at, dx, dy, zooming) => {
      animation.stop();
      set(zooming ? zoomAt(camera, view, at, Math.exp(-dy / wheelPixels)) : panBy(camera, -dx, -dy));
    },
    dispose: animation.stop,
  };
}
