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
  return part === 'state' ? t(`state.${value as RolloutRow['state']}`) : <ReleaseKey of={value} />;
}

interface ConflictNoticeProps {
  readonly seen: RolloutRow | null;
  readonly now: RolloutRow;
  readonly cell: RolloutCell | null;
  /** Whether a change was sent and refused; else the cell changed while it was open. */
  readonly sent: boolean;
  readonly onContinue: () => void;
}

/** A conflict with a newer change: what differs, who changed it and why. Continuing needs a click. */
export function ConflictNotice({ seen, now, cell, sent, onContinue }: ConflictNoticeProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const known = cell !== null && cell.rev === now.rev ? cell : null;
  return (
    <Notice
      severity={sent ? 'error' : 'warning'}
      title={t(sent ? 'conflict.refused' : 'conflict.moved')}
      action={
        <Button size="small" onClick={onContinue}>
          {t('conflict.goOn')}
        </Button>
      }
    >
      <dl className={styles.facts}>
        {diffRows(seen, now).map(({ part, from, to }) => (
          <div key={part} className={styles.change}>
            <dt>{t(`word.${part}`)}</dt>
            <dd>
              <Value part={part} value={from} /> → <Value part={part} value={to} />
            </dd>
          </div>
        ))}
        {known === null ? null : (
          <div className={styles.change}>
            <dt>{t('word.by')}</dt>
            <dd>
              {known.changed_by}, {format.date(known.changed_at, 'dateTime')}
              {known.reason === '' ? null : `: ${known.reason}`}
            </dd>
          </div>
        )}
      </dl>
    </Notice>
  );
}
