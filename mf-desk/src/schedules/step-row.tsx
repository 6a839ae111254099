import { IconButton, Select, TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from '../releases/desk.module.css';
import type { StepDraft, StepError } from './steps.ts';

interface StepRowProps {
  readonly draft: StepDraft;
  readonly index: number;
  readonly count: number;
  readonly regions: readonly string[];
  readonly error: StepError | undefined;
  readonly onChange: (draft: StepDraft) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One step in the editor: region, share, soak time; moved and removed by buttons. */
export function StepRow({ draft, index, count, regions, error, onChange, onMove, onRemove }: StepRowProps) {
  const { t } = useTranslation('mf-desk');
  const at = { step: index + 1 };
  return (
    <li className={styles.filters}>
      <Select
        dense
        label={t('word.region')}
        value={draft.region}
        onChange={(region) => onChange({ ...draft, region })}
        emptyLabel={t('schedule.chooseRegion')}
        error={error === 'region' ? t('schedule.fault.region') : undefined}
        options={regions.map((id) => ({ value: id, label: id }))}
      />
      <TextField
        dense
        figures
        inputMode="decimal"
        label={t('promote.percent')}
        value={draft.percent}
        onChange={(percent) => onChange({ ...draft, percent })}
        error={error === 'percent' || error === 'shrinks' ? t(`schedule.fault.${error}`) : undefined}
      />
      <TextField
        dense
        figures
        inputMode="numeric"
        label={t('schedule.soak')}
        value={draft.soak}
        onChange={(soak) => onChange({ ...draft, soak })}
        error={error === 'soak' ? t('schedule.fault.soak') : undefined}
      />
      <span className={styles.tools}>
        <IconButton
          size="small"
          icon="arrow-up"
          label={t('schedule.up', at)}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          icon="arrow-down"
          label={t('schedule.down', at)}
          disabled={index === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="small"
          icon="trash"
          label={t('schedule.remove', at)}
          disabled={count === 1}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
