import type { ReleasableName, RolloutRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Button, Select, TextField, useFormAttempts } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../releases/desk.module.css';
import { releaseName } from '../releases/names.tsx';
import { useBuilds } from '../releases/releases.query.ts';
import { parsePercent } from './percent.ts';
import type { Promotion } from './send-change.ts';

interface PromoteFormProps {
  readonly name: ReleasableName;
  readonly row: RolloutRow | null;
  readonly busy: boolean;
  /** Why nothing can be sent now. */
  readonly disabledReason: string | undefined;
  readonly onPromote: (promotion: Promotion) => void;
}

/** The release, and the share of the region's visitors. */
export function PromoteForm({ name, row, busy, disabledReason, onPromote }: PromoteFormProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const builds = useBuilds(name);
  const [chosen, setChosen] = useState<string | null>(null);
  const [percent, setPercent] = useState(row === null ? '100' : '');
  const { form, tried, countAttempt } = useFormAttempts();
  // Releases whose files were removed cannot be promoted.
  const availableBuilds = (builds.data ?? []).filter(({ swept_at }) => swept_at === null);
  const key =
    chosen ?? row?.candidate ?? availableBuilds.find((build) => build.key !== row?.stable)?.key ?? '';
  const reading = parsePercent(percent);
  const isInvalid = !reading.ok && (tried || reading.why !== 'blank');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!reading.ok || key === '') countAttempt();
    else onPromote({ key, basisPoints: reading.basisPoints });
  };
  if (builds.error)
    return <ProblemPanel error={builds.error} onRetry={builds.refetch} kept={t('desk.kept')} />;
  if (builds.data !== undefined && availableBuilds.length === 0)
    return <p className={styles.soft}>{t('promote.none', { name })}</p>;
  return (
    <form ref={form} className={styles.filters} onSubmit={onSubmit} noValidate>
      <Select
        label={t('word.release')}
        value={key}
        onChange={setChosen}
        emptyLabel={t('promote.choose')}
        error={tried && key === '' ? t('promote.chooseFirst') : undefined}
        options={availableBuilds.map((build) => ({
          value: build.key,
          label: `${releaseName(build.key)} · ${format.date(build.created_at)}`,
        }))}
      />
      <TextField
        figures
        label={t('promote.percent')}
        inputMode="decimal"
        autoComplete="off"
        value={percent}
        onChange={setPercent}
        error={isInvalid ? t(`promote.wrong.${reading.why}`) : undefined}
        hint={t('promote.percentHint')}
      />
      <Button
        type="submit"
        tone="signal"
        busy={busy}
        busyLabel={t('change.sending')}
        disabledReason={disabledReason}
      >
        {reading.ok
          ? t('promote.to', { share: format.percent(reading.basisPoints / 10_000) })
          : t('promote.promote')}
      </Button>
    </form>
  );
}
