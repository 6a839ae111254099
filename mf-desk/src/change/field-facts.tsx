import type { RolloutCell, RolloutRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import { StateBadge } from '../matrix/matrix-field.tsx';
import styles from '../releases/desk.module.css';
import { ReleaseKey } from '../releases/names.tsx';

interface FieldFactsProps {
  /** The row that actions change. */
  readonly row: RolloutRow | null;
  readonly cell: RolloutCell | null;
}

/** What runs in a cell, who changed it last, and what comes next. */
export function FieldFacts({ row, cell }: FieldFactsProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  if (row === null) return <p>{t('change.firstRelease')}</p>;
  return (
    <dl className={styles.facts}>
      <dt>{t('word.stable')}</dt>
      <dd>
        <ReleaseKey value={row.stable} long />
      </dd>
      {row.candidate === null ? null : (
        <>
          <dt>{t('word.candidate')}</dt>
          <dd>
            <ReleaseKey value={row.candidate} long /> · {format.percent(row.basis_points / 10_000)}{' '}
            <StateBadge state={row.state} />
          </dd>
        </>
      )}
      {row.denied.length === 0 ? null : (
        <>
          <dt>{t('word.denied')}</dt>
          <dd>
            {row.denied.map((key) => (
              <span key={key}>
                <ReleaseKey value={key} />{' '}
              </span>
            ))}
          </dd>
        </>
      )}
      {cell?.schedule ? (
        <>
          <dt>{t('word.schedule')}</dt>
          <dd>
            {t('matrix.step', {
              step: format.number(cell.schedule.position + 1),
              steps: format.number(cell.schedule.steps),
            })}
            {cell.schedule.next_at === null
              ? null
              : ` · ${t('matrix.next', { time: format.date(cell.schedule.next_at, 'dateTime') })}`}
          </dd>
        </>
      ) : null}
      {cell === null ? null : (
        <>
          <dt>{t('word.by')}</dt>
          <dd>
            {cell.changed_by}, {format.date(cell.changed_at, 'dateTime')}
            {cell.reason === '' ? null : `: ${cell.reason}`}
          </dd>
        </>
      )}
    </dl>
  );
}
