import type { Side } from '@shop/packaging';
import { IconButton } from '@shop/ui';
import type Konva from 'konva/lib/Core';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Layer, Shape, Stage } from 'react-konva/es/ReactKonvaCore.js';
import type { Session } from '../session/session.ts';
import styles from './sheet.module.css';
import type { SheetView } from './sheet-view.ts';
import { useSheetInput } from './use-sheet-input.ts';
import { useSheetView } from './use-sheet-view.ts';

interface SheetProps {
  readonly session: Session;
  readonly side: Side | null;
  readonly nameOfSide: (side: Side) => string;
  readonly label: string;
  /** Called on a double click on a text: the caller focuses its field. */
  readonly onEdit: () => void;
  /** Ref to the view while the sheet is mounted. */
  readonly view: RefObject<SheetView | null>;
}

/**
 * The sheet: one stage with three layers, painted from the display list. The object list beside it offers the same
 * actions.
 */
export function Sheet({ session, side, nameOfSide, label, onEdit, view }: SheetProps) {
  const { t } = useTranslation('mf-editor');
  const hintId = useId();
  const { container, art, moving, lines, size } = useSheetView({ session, side, nameOfSide, view });
  const input = useSheetInput(view);
  const paint =
    (which: 'paintArt' | 'paintMoving' | 'paintLines', layer: RefObject<Konva.Layer | null>) => () => {
      const context = layer.current?.getNativeCanvasElement().getContext('2d');
      if (context !== null && context !== undefined) view.current?.[which](context);
    };
  return (
    <div className={styles.hold}>
      <div
        ref={container}
        className={styles.sheet}
        data-testid="canvas"
        role="application"
        aria-label={label}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is operated by keys, so it has to be reachable.
        tabIndex={0}
        onDoubleClick={onEdit}
        {...input}
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
