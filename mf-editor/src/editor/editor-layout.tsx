import { nodesOf } from '@shop/design';
import { Tabs } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/session.ts';
import styles from './editor.module.css';
import { useMedia } from './use-media.ts';
import { useSettled } from './use-session.ts';

export type Panel = 'add' | 'objects' | 'properties' | 'check';

interface EditorLayoutProps {
  readonly session: Session;
  readonly workingView: ReactNode;
  readonly panels: Readonly<Record<Panel, ReactNode>>;
  readonly order: ReactNode;
  /** The visible panel, where there is space for only one. */
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
}

/** The editor's layout: all panels around the sheet from 1200 px, below that one at a time, in tabs. */
export function EditorLayout(props: EditorLayoutProps) {
  const { workingView, panels, order } = props;
  if (useMedia('(max-width: 1199px)'))
    return (
      <div className={styles.narrow}>
        {workingView}
        <PanelTabs {...props} />
        <div className={styles.order}>{order}</div>
      </div>
    );
  return (
    <div className={styles.table}>
      <div className={styles.column}>
        {panels.add}
        {panels.objects}
      </div>
      {workingView}
      <div className={styles.right}>
        <div className={styles.column}>
          {panels.properties}
          {panels.check}
        </div>
        {order}
      </div>
    </div>
  );
}

function PanelTabs({ session, panels, panel, onPanel }: EditorLayoutProps) {
  const { t } = useTranslation('mf-editor');
  const { document, findings } = useSettled(session);
  const labels: Readonly<Record<Panel, string>> = {
    add: t('panel.add'),
    objects: t('panel.objects', { count: nodesOf(document).length }),
    properties: t('panel.properties'),
    check: t('panel.check', { count: findings.length }),
  };
  const order: readonly Panel[] = ['add', 'objects', 'properties', 'check'];
  return (
    <Tabs
      className={styles.panels ?? ''}
      label={t('panel.label')}
      value={panel}
      onChange={onPanel}
      tabs={order.map((id) => ({ id, label: labels[id], panel: panels[id] }))}
    />
  );
}
