import { useTerms } from '@shop/kit/i18n';
import type { Side } from '@shop/packaging';
import { Tabs } from '@shop/ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { BoxView } from '../box/box-view.tsx';
import type { Session } from '../session/session.ts';
import { Sheet } from '../sheet/sheet.tsx';
import type { SheetView } from '../sheet/sheet-view.ts';
import styles from './editor.module.css';
import { SideSwitch } from './side-switch.tsx';

/** The flat sheet or the folded box. */
export type View = '2d' | '3d';

interface WorkingViewProps {
  readonly session: Session;
  readonly side: Side | null;
  readonly sideName: string;
  readonly onSide: (side: Side | null) => void;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly sheet: RefObject<SheetView | null>;
  /** A text on the sheet was double-clicked. */
  readonly onEdit: () => void;
}

/** The design's sides, and the current one, flat or folded. */
export function WorkingView({
  session,
  side,
  sideName,
  onSide,
  view,
  onView,
  sheet,
  onEdit,
}: WorkingViewProps) {
  const { t } = useTranslation('mf-editor');
  const term = useTerms();
  return (
    <div className={styles.view}>
      <SideSwitch die={session.die} side={side} onSide={onSide} />
      <Tabs
        className={styles.views ?? ''}
        label={t('view.label')}
        value={view}
        onChange={onView}
        tabs={[
          {
            id: '2d',
            label: <span data-testid="view-2d">{t('view.sheet')}</span>,
            panel: (
              <Sheet
                session={session}
                side={side}
                nameOfSide={(each) => term('side', each)}
                label={t('sheet.label', { side: sideName })}
                onEdit={onEdit}
                view={sheet}
              />
            ),
          },
          {
            id: '3d',
            label: <span data-testid="view-3d">{t('view.box')}</span>,
            panel: <BoxView session={session} side={side} />,
          },
        ]}
      />
    </div>
  );
}
