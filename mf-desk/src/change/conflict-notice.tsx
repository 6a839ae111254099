import type { RolloutCell, RolloutRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Button, Notice } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from '../releases/desk.module.css';
import { ReleaseKey } from '../releases/names.tsx';
import { diffRows, type FieldChange } from './field-changes.ts';

function Value({ part, value }: { readonly part: FieldChange['part']; readonly value: FieldChange['from'] }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  if (typeof value === 'number') return format.percent(value / 10_000);
  if (value === null) return '–';
  return part === 'state' ? t(`state.${value as RolloutRow['state']}`) : <ReleaseKey value={value} />;
}

interface ConflictNoticeProps {
  readonly displayed: RolloutRow | null;
  readonly current: RolloutRow;
  readonly cell: RolloutCell | null;
  /** Whether a change was sent and refused; else the cell changed while it was open. */
  readonly wasRefused: boolean;
  readonly onContinue: () => void;
}

/** A conflict with a newer change: what differs, who changed it and why. Continuing needs a click. */
export function ConflictNotice({ displayed, current, cell, wasRefused, onContinue }: ConflictNoticeProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const currentCell = cell !== null && cell.rev === current.rev ? cell : null;
  return (
    <Notice
      severity={wasRefused ? 'error' : 'warning'}
      title={t(wasRefused ? 'conflict.refused' : 'conflict.moved')}
      action={
        <Button size="small" onClick={onContinue}>
          {t('conflict.goOn')}
        </Button>
      }
    >
      <dl className={styles.facts}>
        {diffRows(displayed, current).map(({ part, from, to }) => (
          <div key={part} className={styles.change}>
            <dt>{t(`word.${part}`)}</dt>
            <dd>
              <Value part={part} value={from} /> → <Value part={part} value={to} />
            </dd>
          </div>
        ))}
        {currentCell === null ? null : (
          <div className={styles.change}>
            <dt>{t('word.by')}</dt>
            <dd>
              {currentCell.changed_by}, {format.date(currentCell.changed_at, 'dateTime')}
              {currentCell.reason === '' ? null : `: ${currentCell.reason}`}
            </dd>
          </div>
        )}
      </dl>
    </Notice>
  );
}
