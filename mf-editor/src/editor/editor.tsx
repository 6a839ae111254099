import type { BoxDesign } from '@shop/contracts';
import { useDocumentTitle } from '@shop/kit';
import { Button } from '@shop/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploads } from '../artwork/use-uploads.ts';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { Findings } from '../findings/findings.tsx';
import { ObjectList } from '../objects/object-list.tsx';
import { OrderBar } from '../order/order-bar.tsx';
import { Properties } from '../properties/properties.tsx';
import type { Autosave } from '../saving/autosave.ts';
import type { Session } from '../session/session.ts';
import type { SheetView } from '../sheet/sheet-view.ts';
import { AddPanel } from './add-panel.tsx';
import { DesignMenu, type OpenDialog } from './design-menu.tsx';
import styles from './editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { createKeyHandler } from './editor-keys.ts';
import { EditorLayout } from './editor-layout.tsx';
import { useMedia } from './use-media.ts';
import { usePanel } from './use-panel.ts';
import { usePositionAnnouncement } from './use-position-announcement.ts';
import { useSettled } from './use-session.ts';
import { useSide } from './use-side.ts';
import { type View, WorkingView } from './working-view.tsx';

interface EditorProps {
  readonly session: Session;
  readonly autosave: Autosave;
  readonly design: BoxDesign;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  /** The buyer adopts another window's version; the caller opens it. */
  readonly onOtherVersion: (design: BoxDesign) => void;
}

/** The editor of an open design. It holds the state that several parts share. */
export function Editor({ session, autosave, design, quantity, onQuantity, onOtherVersion }: EditorProps) {
  const { t } = useTranslation('mf-editor');
  const { ephemeral } = useSettled(session);
  const { side, sideName, setSide, follow } = useSide(session);
  const { panel, setPanel, textField, addAndFocusText, focusText } = usePanel(session, side);
  const [view, setView] = useState<View>('2d');
  const [name, setName] = useState(design.name);
  const [dialog, setDialog] = useState<OpenDialog>();
  const uploads = useUploads(session);
  const sheet = useRef<SheetView | null>(null);
  const { announcement, announcePosition } = usePositionAnnouncement(session, sheet);
  const phone = useMedia('(max-width: 767px)');
  useDocumentTitle(t('open.title', { name }));

  const rename = (next: string) => {
    setName(next);
    autosave.rename(next);
  };
  const keys = createKeyHandler({
    session,
    camera: () => sheet.current?.camera(),
    onMoved: announcePosition,
    onShortcuts: () => setDialog('shortcuts'),
  });
  const opened = { session, autosave, design, name, quantity };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the controls inside; does nothing itself.
    <div className={styles.editor} onKeyDown={keys}>
      <EditorHead
        session={session}
        autosave={autosave}
        name={name}
        menu={<DesignMenu {...opened} onName={rename} open={dialog} onOpen={setDialog} />}
      />
      {phone ? (
        <div className={styles.remind}>
          <Button size="small" icon="mail" onClick={() => setDialog('remind')}>
            {t('menu.remind')}
          </Button>
        </div>
      ) : null}
      <EditorLayout
        session={session}
        panel={panel}
        onPanel={setPanel}
        panels={{
          add: (
            <AddPanel
              session={session}
              uploads={uploads}
              side={side}
              sideName={sideName}
              onText={addAndFocusText}
            />
          ),
          objects: <ObjectList session={session} onSide={follow} />,
          properties: <Properties session={session} side={side} textField={textField} />,
          check: <Findings session={session} onSide={follow} />,
        }}
        workingView={
          <WorkingView
            session={session}
            side={side}
            sideName={sideName}
            onSide={setSide}
            view={view}
            onView={setView}
            sheet={sheet}
            onEdit={focusText}
          />
        }
        order={
          <OrderBar
            session={session}
            autosave={autosave}
            design={design}
            quantity={quantity}
            onQuantity={onQuantity}
          />
        }
      />
      <p className="only-heard" role="status">
        {announcement}
      </p>
      <p className="only-heard" role="status">
        {ephemeral.selection.length > 1 ? t('object.several', { count: ephemeral.selection.length }) : ''}
      </p>
      <ConflictDialog {...opened} onOtherVersion={onOtherVersion} />
    </div>
  );
}
