import { listRollouts } from '@shop/contracts';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { Tabs } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Builds } from '../builds/builds.tsx';
import { Compare } from '../compare/compare.tsx';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { NotAllowed } from '../frame/desk-page.tsx';
import { History } from '../history/history.tsx';
import { MatrixPanel } from '../matrix/matrix-panel.tsx';
import { PreviewAs } from '../preview/preview-as.tsx';
import { Schedules } from '../schedules/schedules.tsx';
import { stopBehind } from '../security/second-step.tsx';
import styles from './desk.module.css';
import { Freshness } from './freshness.tsx';
import { useHealth, useMatrix } from './releases.query.ts';

const parts = ['matrix', 'schedules', 'history', 'builds', 'compare', 'look'] as const;
type PartId = (typeof parts)[number];

/** The release desk; the address has the open tab and its filters. */
export function Desk() {
  const { t } = useTranslation('mf-desk');
  const [search, setSearch] = useSearchParams();
  const matrix = useMatrix();
  const health = useHealth();
  const open = parts.find((part) => part === search.get('part')) ?? 'matrix';
  // The account may have lost its staff role since the page was opened: the API then returns 404.
  if (problemBehind(matrix.error)?.code === 'forbidden')
    return <NotAllowed title={t('desk.title')} needs={listRollouts} />;
  const stop = stopBehind(matrix.error);
  if (stop !== null) return stop;
  const reply = matrix.data;
  const panel = (part: PartId) => {
    if (part === 'matrix')
      return <MatrixPanel matrix={reply} health={health.data ?? []} healthError={health.error} />;
    if (reply === undefined) return null;
    if (part === 'schedules') return <Schedules matrix={reply} />;
    if (part === 'history') return <History matrix={reply} />;
    if (part === 'builds') return <Builds matrix={reply} />;
    return part === 'compare' ? <Compare matrix={reply} /> : <PreviewAs matrix={reply} />;
  };
  return (
    <DeskFrame>
      <div className={styles.head}>
        <h1>{t('desk.title')}</h1>
        <Freshness updatedAt={matrix.dataUpdatedAt} isFetching={matrix.isFetching} />
      </div>
      {matrix.error ? (
        <ProblemPanel error={matrix.error} onRetry={matrix.refetch} kept={t('desk.kept')} />
      ) : null}
      {matrix.error && reply === undefined ? null : (
        <Tabs
          className={styles.parts ?? ''}
          label={t('desk.parts')}
          value={open}
          onChange={(part) => setSearch(part === 'matrix' ? {} : { part })}
          tabs={parts.map((part) => ({ id: part, label: t(`part.${part}`), panel: panel(part) }))}
        />
      )}
    </DeskFrame>
  );
}
