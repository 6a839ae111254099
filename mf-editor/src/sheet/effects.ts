import { type Bounds, type NodeId, nodesWithin, type SnapGuide } from '@shop/design';
import type { Point } from '@shop/packaging';
import type { Session } from '../session/session.ts';
import type { Effect } from './gesture.ts';
import type { SafeZoneIndicator } from './safe-zone-indicator.ts';
import { exceedsSafeZone, isOutsideSafeZone, selectedIds } from './selected.ts';
import { startTransform, type Transform } from './transform.ts';
import type { Viewpoint } from './viewpoint.ts';

/** Applies the effects of the gesture machine, and knows the state of the current gesture for painting. */
export interface Effects {
  readonly applyEffect: (effect: Effect) => void;
  /** The nodes being moved; none between two gestures. */
  readonly moving: () => readonly NodeId[];
  /** The snap lines of the current move. */
  readonly guides: () => readonly SnapGuide[];
  /** The selection rectangle, screen pixels. */
  readonly frame: () => readonly [Point, Point] | null;
  /** Reverts the current gesture. */
  readonly dispose: () => void;
}

export interface EffectOptions {
  readonly session: Session;
  readonly viewpoint: Viewpoint;
  readonly safeZoneIndicator: SafeZoneIndicator;
  readonly paintLines: () => void;
  readonly paintAll: () => void;
}

/** Snap distance in pixels. */
const snapPixels = 6;

export function createEffects(options: EffectOptions): Effects {
  const { session, viewpoint, safeZoneIndicator, paintLines, paintAll } = options;
  let transform: Transform | null = null;
  let guides: readonly SnapGuide[] = [];
  let frame: readonly [Point, Point] | null = null;

  const move = ({ dx, dy, free, straight }: Extract<Effect, { do: 'move' }>) => {
    if (transform === null) return;
    const threshold = free ? 0 : snapPixels / viewpoint.camera().zoom;
    guides = transform.move(dx, dy, { threshold, straight });
    if (exceedsSafeZone(session, viewpoint.side())) safeZoneIndicator.extend();
  };
  const end = (outcome: 'commit' | 'rollback') => {
    const ended = transform;
    transform = null;
    guides = [];
    if (ended === null) return;
    session[outcome](ended.mark);
    if (outcome === 'commit' && isOutsideSafeZone(session)) safeZoneIndicator.flash();
    paintAll();
  };
  const setFrame = (next: typeof frame) => {
    frame = next;
    paintLines();
  };
  const selectWithin = ({ from, to, additive }: Extract<Effect, { do: 'selectWithin' }>) => {
    const box = boxBetween(viewpoint.toSheet(from), viewpoint.toSheet(to));
    const before = additive ? selectedIds(session) : [];
    session.store.setSelection([...new Set([...before, ...nodesWithin(session.list(), box)])]);
  };
  const applyEffect = (effect: Effect): void => {
    switch (effect.do) {
      case 'select':
        session.store.setSelection(effect.ids);
        break;
      case 'begin':
        transform = startTransform(session, viewpoint.side());
        paintAll();
        break;
      case 'move':
        move(effect);
        break;
      case 'resize':
        transform?.resize(effect.handle, effect.to, effect.straight);
        break;
      case 'turn':
        transform?.turn(effect.to, effect.straight);
        break;
      case 'commit':
      case 'rollback':
        end(effect.do);
        break;
      case 'pan':
        viewpoint.pan(effect.dx, effect.dy);
        break;
      case 'pinch':
        viewpoint.pinch(effect.from, effect.to);
        break;
      case 'frame':
        setFrame([effect.from, effect.to]);
        break;
      case 'unframe':
        setFrame(null);
        break;
      case 'selectWithin':
        selectWithin(effect);
    }
  };
  return {
    applyEffect,
    moving: () => transform?.ids ?? [],
    guides: () => guides,
    frame: () => frame,
    dispose: () => {
      if (transform !== null) session.rollback(transform.mark);
    },
  };
}

const boxBetween = (a: Point, b: Point): Bounds => ({
  x: Math.min(a[0], b[0]),
  y: Math.min(a[1], b[1]),
  width: Math.abs(a[0] - b[0]),
  height: Math.abs(a[1] - b[1]),
});
