import { canvasSize } from '@shop/design';
import { useText } from '@shop/kit/i18n';
import type { Point, Side } from '@shop/packaging';
import { IconButton } from '@shop/ui';
import Konva from 'konva/lib/Core';
import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Layer, Shape, Stage } from 'react-konva/es/ReactKonvaCore.js';
import type { Session } from '../session/session.ts';
import type { PointerKind } from './gesture.ts';
import styles from './sheet.module.css';
import { createSheetView, type SheetView } from './sheet-view.ts';

/** More pixels than this are not seen and cost memory (Safari counts it). */
const densest = 2;

interface SheetProps {
  readonly session: Session;
  readonly side: Side | null;
  readonly nameOfSide: (side: Side) => string;
  readonly label: string;
  /** A text was pressed twice: the caller brings its field forward. */
  readonly onEdit: () => void;
  readonly handle: RefObject<SheetView | null>;
}

const kindOf = (event: PointerEvent): PointerKind =>
  event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';

/** The working sheet: one stage with three layers, painted from the display list. The object list beside it is its equal. */
export function Sheet({ session, side, nameOfSide, label, onEdit, handle }: SheetProps) {
  const t = useText();
  const hintId = useId();
  const holder = useRef<HTMLDivElement>(null);
  const art = useRef<Konva.Layer>(null);
  const moving = useRef<Konva.Layer>(null);
  const lines = useRef<Konva.Layer>(null);
  const view = useRef<SheetView | null>(null);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>(canvasSize);
  const firstSide = useRef(side);
  const names = useRef(nameOfSide);
  names.current = nameOfSide;
  const space = useRef(false);

  useLayoutEffect(() => {
    const element = holder.current;
    if (element === null) return;
    Konva.pixelRatio = Math.min(densest, window.devicePixelRatio || 1);
    const made = createSheetView({
      session,
      element,
      side: firstSide.current,
      nameOfSide: (each) => names.current(each),
      layers: {
        art: () => art.current?.batchDraw(),
        moving: () => moving.current?.batchDraw(),
        lines: () => lines.current?.batchDraw(),
      },
    });
    view.current = made;
    handle.current = made;
    const measure = () => {
      const next = { width: Math.round(element.clientWidth), height: Math.round(element.clientHeight) };
      if (next.width === 0 || next.height === 0) return;
      setSize(next);
      made.resize(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at: Point = [event.clientX - box.left, event.clientY - box.top];
      made.wheel(at, event.deltaX, event.deltaY, event.ctrlKey || event.metaKey);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', wheel);
      made.dispose();
      view.current = null;
      handle.current = null;
    };
  }, [session, handle]);
  useEffect(() => {
    if (firstSide.current !== side) view.current?.showSide(side);
    firstSide.current = side;
  }, [side]);

  const at = (event: PointerEvent): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const paint =
    (which: 'paintArt' | 'paintMoving' | 'paintLines', layer: RefObject<Konva.Layer | null>) => () => {
      const brush = layer.current?.getNativeCanvasElement().getContext('2d');
      if (brush !== null && brush !== undefined) view.current?.[which](brush);
    };
  return (
    <div className={styles.hold}>
      <div
        ref={holder}
        className={styles.sheet}
        data-testid="canvas"
        role="application"
        aria-label={label}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is operated by keys, so it has to be reachable.
        tabIndex={0}
        onPointerDown={(event) => {
          if (event.button === 2) return;
          event.currentTarget.focus({ preventScroll: true });
          event.currentTarget.setPointerCapture(event.pointerId);
          view.current?.input({
            type: 'down',
            pointer: event.pointerId,
            at: at(event),
            kind: kindOf(event),
            additive: event.shiftKey || event.ctrlKey || event.metaKey,
            pan: event.button === 1 || space.current,
          });
        }}
        onPointerMove={(event) => {
          const sheet = view.current;
          if (sheet === null) return;
          sheet.input({
            type: 'move',
            pointer: event.pointerId,
            at: at(event),
            free: event.altKey,
            straight: event.shiftKey,
          });
          if (!sheet.busy()) event.currentTarget.style.cursor = sheet.hover(at(event), kindOf(event));
        }}
        onPointerUp={(event) => view.current?.input({ type: 'up', pointer: event.pointerId, at: at(event) })}
        onPointerCancel={() => view.current?.input({ type: 'cancel' })}
        onPointerLeave={() => view.current?.hover(null, 'mouse')}
        onDoubleClick={onEdit}
        onKeyDown={(event) => {
          if (event.key === ' ') {
            space.current = true;
            event.preventDefault();
          }
          if (event.key === 'Escape' && view.current?.busy() === true) {
            view.current.input({ type: 'cancel' });
            event.stopPropagation();
          }
        }}
        onKeyUp={(event) => {
          if (event.key === ' ') space.current = false;
        }}
        onBlur={() => {
          space.current = false;
        }}
      >
        <Stage width={size.width} height={size.height} listening={false}>
          <Layer ref={art} listening={false}>
            <Shape listening={false} sceneFunc={paint('paintArt', art)} />
          </Layer>
          <Layer ref={moving} listening={false}>
            <Shape listening={false} sceneFunc={paint('paintMoving', moving)} />
          </Layer>
          <Layer ref={lines} listening={false}>
            <Shape listening={false} sceneFunc={paint('paintLines', lines)} />
          </Layer>
        </Stage>
      </div>
      <p id={hintId} className="only-heard">
        {t('sheet.hint')}
      </p>
      <div className={styles.zoom}>
        <IconButton icon="zoom-in" label={t('sheet.zoomIn')} onClick={() => view.current?.zoomBy(1.4)} />
        <IconButton
          icon="zoom-out"
          label={t('sheet.zoomOut')}
          onClick={() => view.current?.zoomBy(1 / 1.4)}
        />
        <IconButton icon="fit" label={t('sheet.fit')} onClick={() => view.current?.fit()} />
      </div>
    </div>
  );
}
