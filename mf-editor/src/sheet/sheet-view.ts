import { frameById } from '@shop/design';
import type { Point, Side } from '@shop/packaging';
import type { Session } from '../session/session.ts';
import type { Camera, View } from './camera.ts';
import { createEffects } from './effects.ts';
import type { Input, PointerKind } from './gesture.ts';
import { onThemeChange, readLineColors } from './line-colors.ts';
import { type Overlay, paintArt, paintLines, paintMoving, type Scene } from './paint-sheet.ts';
import { createPointer } from './pointer.ts';
import { createSafeZoneIndicator } from './safe-zone-indicator.ts';
import { selectedFrames, selectedIds } from './selected.ts';
import { createViewpoint } from './viewpoint.ts';

/** Requests a repaint of a layer at the next frame; several calls before it are one. */
export interface SheetLayers {
  readonly art: () => void;
  readonly moving: () => void;
  readonly lines: () => void;
}

export interface SheetView {
  readonly resize: (view: View) => void;
  readonly showSide: (side: Side | null) => void;
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
  /** The sheet's orientation on screen, so that arrow keys move as seen. */
  readonly camera: () => Camera;
  readonly input: (input: Input) => void;
  /** Returns the cursor without a drag; `null`: it left the sheet. */
  readonly hover: (at: Point | null, kind: PointerKind) => string;
  readonly wheel: (at: Point, dx: number, dy: number, zooming: boolean) => void;
  /** True during a drag; Escape then reverts it. */
  readonly busy: () => boolean;
  /** Shows the safe zone temporarily. */
  readonly flashSafeZone: () => void;
  readonly paintArt: (context: CanvasRenderingContext2D) => void;
  readonly paintMoving: (context: CanvasRenderingContext2D) => void;
  readonly paintLines: (context: CanvasRenderingContext2D) => void;
  /** Reverts the current gesture and removes all listeners. */
  readonly dispose: () => void;
}

export interface SheetOptions {
  readonly session: Session;
  /** Theme colours are read from this element. */
  readonly element: HTMLElement;
  readonly layers: SheetLayers;
  readonly side: Side | null;
  readonly nameOfSide: (side: Side) => string;
}

/**
 * Connects pointer, gesture machine, viewpoint and painters. Lives outside React's rendering: a pointer move renders no
 * component, and a drag repaints only its own layer and the lines.
 */
export function createSheetView({ session, element, layers, side, nameOfSide }: SheetOptions): SheetView {
  let colors = readLineColors(element);
  const paintAll = () => {
    layers.art();
    layers.moving();
    layers.lines();
  };
  const viewpoint = createViewpoint(session.die, side, paintAll);
  const safeZoneIndicator = createSafeZoneIndicator(layers.lines);
  const effects = createEffects({
    session,
    viewpoint,
    safeZoneIndicator,
    paintLines: layers.lines,
    paintAll,
  });
  const { applyEffect } = effects;
  const pointer = createPointer({ session, viewpoint, applyEffect, onHover: layers.lines });

  const scene = (): Scene => ({
    list: session.list(),
    die: session.die,
    side: viewpoint.side(),
    camera: viewpoint.matrix(),
    zoom: viewpoint.camera().zoom,
    tools: { shaper: session.lettering.shaper, pictureOf: session.pictures.of },
    colors,
    moving: effects.moving(),
  });
  const overlay = (): Overlay => {
    const hovered = pointer.hovered();
    return {
      selected: selectedFrames(session),
      hovered:
        hovered === null || selectedIds(session).includes(hovered)
          ? undefined
          : frameById(session.list(), hovered),
      grips: pointer.grips(),
      guides: effects.guides(),
      frame: effects.frame(),
      safe: safeZoneIndicator.isOn(),
      nameOfSide,
    };
  };
  const cleanups = [
    session.onPaint(() => {
      if (effects.moving().length === 0) layers.art();
      layers.moving();
      layers.lines();
    }),
    onThemeChange(() => {
      colors = readLineColors(element);
      paintAll();
    }),
    safeZoneIndicator.dispose,
    viewpoint.dispose,
    effects.dispose,
  ];
  const { resize, showSide, zoomBy, fit, camera, wheel } = viewpoint;
  const { input, hover, busy } = pointer;
  return {
    ...{ resize, showSide, zoomBy, fit, camera, wheel },
    ...{ input, hover, busy },
    flashSafeZone: safeZoneIndicator.flash,
    paintArt: (context) => paintArt(context, scene()),
    paintMoving: (context) => paintMoving(context, scene()),
    paintLines: (context) => paintLines(context, scene(), overlay()),
    dispose: () => {
      for (const stop of cleanups) stop();
    },
  };
}
