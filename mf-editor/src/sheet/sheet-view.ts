/** Joins pointer, gesture machine, camera and painters. Everything here lives outside of React's rendering. */
import {
  frameById,
  hitTest,
  type NodeFrame,
  type NodeId,
  nodeById,
  nodesWithin,
  type SnapGuide,
  safeZoneTime,
} from '@shop/design';
import type { Point, Side } from '@shop/packaging';
import type { Session } from '../session/session.ts';
import { type Camera, cameraMatrix, lookAt, panBy, pinch, toSheet, type View, zoomAt } from './camera.ts';
import { type Carrying, carry } from './carry-out.ts';
import { createFlight } from './flight.ts';
import {
  type Effect,
  type Gesture,
  type Input,
  idle,
  type PointerKind,
  step,
  type Table,
} from './gesture.ts';
import { cursorOf, gripAt, gripPositions } from './handles.ts';
import { type Inks, onThemeChange, readInks } from './inks.ts';
import { paintArt, paintLines, paintMoving, type Scene } from './paint-sheet.ts';

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
  /** The sheet's turn on screen, so that arrow keys move as seen. */
  readonly camera: () => Camera;
  readonly input: (input: Input) => void;
  readonly hover: (at: Point | null, kind: PointerKind) => string;
  readonly wheel: (at: Point, dx: number, dy: number, zooming: boolean) => void;
  /** True while something is being dragged; Escape then means "take it back". */
  readonly busy: () => boolean;
  /** Lights the safe zone for its time. */
  readonly flashSafe: () => void;
  readonly paintArt: (brush: CanvasRenderingContext2D) => void;
  readonly paintMoving: (brush: CanvasRenderingContext2D) => void;
  readonly paintLines: (brush: CanvasRenderingContext2D) => void;
  readonly dispose: () => void;
}

export interface SheetOptions {
  readonly session: Session;
  readonly element: HTMLElement;
  readonly layers: SheetLayers;
  readonly side: Side | null;
  readonly nameOfSide: (side: Side) => string;
  /** A gesture ended and changed something. */
  readonly onDone?: () => void;
}

const snapPixels = 6;

export function createSheetView({ session, element, layers, ...options }: SheetOptions): SheetView {
  const { store, die } = session;
  let side = options.side;
  let view: View = { width: 1, height: 1 };
  let camera: Camera = lookAt(die, side, view);
  let inks: Inks = readInks(element);
  let gesture: Gesture = idle;
  let carrying: Carrying | null = null;
  let guides: readonly SnapGuide[] = [];
  let frame: readonly [Point, Point] | null = null;
  let hovered: NodeId | null = null;
  let safeUntil = 0;
  let safeTimer: ReturnType<typeof setTimeout> | undefined;

  const selection = () => store.getState().ephemeral.selection;
  const single = () => {
    const [id, ...more] = selection();
    const node = id === undefined || more.length > 0 ? undefined : nodeById(store.getState().document, id);
    return node === undefined || node.locked || node.hidden ? undefined : node;
  };
  const matrix = () => cameraMatrix(camera, view);
  const grips = () => {
    const node = single();
    return node === undefined || gesture.name === 'moving' ? new Map() : gripPositions(node, matrix());
  };
  const everything = () => {
    layers.art();
    layers.moving();
    layers.lines();
  };
  const scene = (): Scene => ({
    list: session.list(),
    die,
    side,
    camera: matrix(),
    zoom: camera.zoom,
    tools: { shaper: session.lettering.shaper, pictureOf: session.pictures.of },
    inks,
    moving: carrying?.ids ?? [],
  });
  const framesNow = (): readonly NodeFrame[] =>
    selection().flatMap((id) => {
      const found = frameById(session.list(), id);
      return found === undefined ? [] : [found];
    });
  const leavesSafe = (): boolean => {
    const { list } = session.settled();
    const names = new Set<string | null>(selection());
    if (carrying === null)
      return session.settled().findings.some(({ id, nodeId }) => id === 'safe_zone' && names.has(nodeId));
    const home = die.frames.find((each) => each.side === side);
    return (
      home !== undefined &&
      framesNow().some(
        ({ bounds }) =>
          bounds.x < home.x + list.safe ||
          bounds.y < home.y + list.safe ||
          bounds.x + bounds.width > home.x + home.width - list.safe ||
          bounds.y + bounds.height > home.y + home.height - list.safe,
      )
    );
  };
  const flashSafe = () => {
    safeUntil = performance.now() + safeZoneTime;
    clearTimeout(safeTimer);
    safeTimer = setTimeout(layers.lines, safeZoneTime + 20);
    layers.lines();
  };
  const flight = createFlight((next) => {
    camera = next;
    everything();
  });
  const fly = (to: Camera) => flight.start(camera, to, view.width <= 1);

  const table: Table = {
    get selection() {
      return selection();
    },
    toSheet: (at) => toSheet(camera, view, at),
    handleAt: (at, kind) => gripAt(grips(), at, kind),
    nodeAt: (at, kind) =>
      hitTest(session.list(), toSheet(camera, view, at), {
        tolerance: (kind === 'touch' ? 10 : 2) / camera.zoom,
      }),
  };

  const end = (how: 'keep' | 'drop') => {
    const ended = carrying;
    carrying = null;
    guides = [];
    if (ended === null) return;
    if (how === 'keep') session.keep(ended.mark);
    else session.drop(ended.mark);
    if (how === 'keep' && leavesSafe()) flashSafe();
    options.onDone?.();
    everything();
  };
  const carryOut = (effect: Effect): void => {
    switch (effect.do) {
      case 'select':
        store.setSelection(effect.ids);
        break;
      case 'begin':
        carrying = carry(session, side);
        everything();
        break;
      case 'move':
        guides =
          carrying?.move(effect.dx, effect.dy, {
            threshold: effect.free ? 0 : snapPixels / camera.zoom,
            straight: effect.straight,
          }) ?? [];
        if (carrying !== null && leavesSafe()) safeUntil = performance.now() + safeZoneTime;
        break;
      case 'resize':
        carrying?.resize(effect.handle, effect.to, effect.straight);
        break;
      case 'turn':
        carrying?.turn(effect.to, effect.straight);
        break;
      case 'keep':
      case 'drop':
        end(effect.do);
        break;
      case 'pan':
        camera = panBy(camera, effect.dx, effect.dy);
        everything();
        break;
      case 'pinch':
        camera = pinch(camera, view, effect.from, effect.to);
        everything();
        break;
      case 'frame':
        frame = [effect.from, effect.to];
        layers.lines();
        break;
      case 'unframe':
        frame = null;
        layers.lines();
        break;
      case 'pick': {
        const [a, b] = [toSheet(camera, view, effect.from), toSheet(camera, view, effect.to)];
        const box = {
          x: Math.min(a[0], b[0]),
          y: Math.min(a[1], b[1]),
          width: Math.abs(a[0] - b[0]),
          height: Math.abs(a[1] - b[1]),
        };
        const before = effect.additive ? selection() : [];
        store.setSelection([...new Set([...before, ...nodesWithin(session.list(), box)])]);
      }
    }
  };

  const stops = [
    // While something is carried only its own layer and the lines are painted anew.
    session.onPaint(() => {
      if (carrying === null) layers.art();
      layers.moving();
      layers.lines();
    }),
    onThemeChange(() => {
      inks = readInks(element);
      everything();
    }),
  ];

  return {
    resize: (next) => {
      const kept = view.width > 1 && camera.zoom !== lookAt(die, side, view).zoom;
      view = next;
      if (!kept) camera = lookAt(die, side, view);
      everything();
    },
    showSide: (next) => {
      side = next;
      fly(lookAt(die, side, view));
    },
    zoomBy: (factor) => fly(zoomAt(camera, view, [view.width / 2, view.height / 2], factor)),
    fit: () => fly(lookAt(die, side, view)),
    camera: () => camera,
    busy: () => gesture.name !== 'idle',
    input: (input) => {
      const [next, effects] = step(gesture, input, table);
      gesture = next;
      for (const effect of effects) carryOut(effect);
    },
    hover: (at, kind) => {
      const grip = at === null ? null : gripAt(grips(), at, kind);
      const over = at === null || grip !== null ? null : table.nodeAt(at, kind);
      if (over !== hovered) {
        hovered = over;
        layers.lines();
      }
      const node = single();
      if (grip !== null && node !== undefined) return cursorOf(grip, node.xf.rot + camera.turn);
      return over === null ? 'default' : 'move';
    },
    wheel: (at, dx, dy, zooming) => {
      flight.stop();
      camera = zooming ? zoomAt(camera, view, at, Math.exp(-dy / 300)) : panBy(camera, -dx, -dy);
      everything();
    },
    flashSafe,
    paintArt: (brush) => paintArt(brush, scene()),
    paintMoving: (brush) => paintMoving(brush, scene()),
    paintLines: (brush) =>
      paintLines(brush, scene(), {
        selected: framesNow(),
        hovered:
          hovered === null || selection().includes(hovered) ? undefined : frameById(session.list(), hovered),
        grips: grips(),
        guides,
        frame,
        safe: performance.now() < safeUntil,
        nameOfSide: options.nameOfSide,
      }),
    dispose: () => {
      for (const stop of stops) stop();
      clearTimeout(safeTimer);
      flight.stop();
      if (carrying !== null) session.drop(carrying.mark);
    },
  };
}
