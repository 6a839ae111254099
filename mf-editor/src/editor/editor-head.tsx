import { IconButton } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Autosave } from '../saving/autosave.ts';
import { SaveMark } from '../saving/save-mark.tsx';
import type { Session } from '../session/session.ts';
import styles from './editor.module.css';
import { useSettled } from './use-session.ts';

interface EditorHeadProps {
  readonly session: Session;
  readonly autosave: Autosave;
  readonly name: string;
  readonly menu: ReactNode;
}

/** The design's name, save state, and document actions: undo, redo, menu. */
export function EditorHead({ session, autosave, name, menu }: EditorHeadProps) {
  const { t } = useTranslation('mf-editor');
  const { store } = session;
  const { canUndo, canRedo } = useSettled(session);
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h1 className={styles.name} tabIndex={-1}>
          {name}
        </h1>
        <SaveMark autosave={autosave} />
      </div>
      <div className={styles.tools}>
        <IconButton
          icon="undo"
          data-testid="undo"
          label={t('undo')}
          disabled={!canUndo}
          onClick={() => store.undo()}
        />
        <IconButton
          icon="redo"
          data-testid="redo"
          label={t('redo')}
          disabled={!canRedo}
          onClick={() => store.redo()}
        />
        {menu}
      </div>
    </header>
  );
}
