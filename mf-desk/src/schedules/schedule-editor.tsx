import { type BodyOf, type ReleasableName, startSchedule } from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, call, newIdempotencyKey } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { Button, Dialog, Row, Select, TextField, useFormAttempts } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '../change/refusal-notice.tsx';
import styles from '../releases/desk.module.css';
import { useOnline } from '../releases/freshness.tsx';
import { releaseName } from '../releases/names.tsx';
import { type Matrix, refetchAll, useBuilds } from '../releases/releases.query.ts';
import { StepRow } from './step-row.tsx';
import { moveStep, nextStep, parseSteps, type StepDraft, type StepError } from './steps.ts';

/** Creates a schedule: a release, its steps through the regions, and a reason. The first step is taken at once. */
export function ScheduleEditor({
  matrix,
  onClose,
}: {
  readonly matrix: Matrix;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const regions = matrix.regions.map(({ id }) => id);
  const [release, setRelease] = useState<Release>({ name: 'shell', key: '' });
  const [drafts, setDrafts] = useState<readonly StepDraft[]>(() => [nextStep([], regions)]);
  const [reason, setReason] = useState('');
  const { form, tried, countAttempt } = useFormAttempts<HTMLDivElement>();
  const { busy, problem, send } = useStartSchedule(onClose);
  const reading = parseSteps(drafts);
  const reasonText = reason.trim();
  const start = () => {
    if (!reading.ok || release.key === '' || reasonText === '') return countAttempt();
    void send({ ...release, steps: [...reading.steps], reason: reasonText });
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={!busy}
      title={t('schedule.write')}
      closeLabel={t('desk.close')}
      footer={
        <Button
          tone="signal"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
          onClick={start}
        >
          {t('schedule.start')}
        </Button>
      }
    >
      <div ref={form} className={styles.part}>
        {problem === null ? null : <RefusalNotice problem={problem} />}
        <ReleaseChoice
          names={matrix.names}
          release={release}
          onRelease={setRelease}
          error={tried && release.key === '' ? t('promote.chooseFirst') : undefined}
        />
        <Steps
          drafts={drafts}
          regions={regions}
          errors={tried && !reading.ok ? reading.errors : undefined}
          onDrafts={setDrafts}
        />
        <TextField
          label={t('word.reason')}
          hint={t('change.reasonHint')}
          error={tried && reasonText === '' ? t('change.reasonMissing') : undefined}
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
      </div>
    </Dialog>
  );
}

/** Sends a schedule; confirms and closes once it has started. */
function useStartSchedule(onClose: () => void) {
  const { t } = useTranslation('mf-desk');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const send = async (body: BodyOf<typeof startSchedule>) => {
    setBusy(true);
    const result = await call(startSchedule, { body, idempotencyKey: newIdempotencyKey() });
    void refetchAll();
    setBusy(false);
    setProblem(result.ok ? null : result.problem);
    if (!result.ok) return;
    toast('success', t('schedule.done.start'));
    onClose();
  };
  return { busy, problem, send };
}

/** The release of a schedule: a remote, and the key of one of its builds; empty until selected. */
interface Release {
  readonly name: ReleasableName;
  readonly key: string;
}

interface ReleaseChoiceProps {
  readonly names: Matrix['names'];
  readonly release: Release;
  readonly onRelease: (release: Release) => void;
  readonly error: string | undefined;
}

/** The remote, then one of its available builds. */
function ReleaseChoice({ names, release: { name, key }, onRelease, error }: ReleaseChoiceProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const builds = useBuilds(name);
  return (
    <div className={styles.filters}>
      <Select
        label={t('word.remote')}
        value={name}
        onChange={(value) => onRelease({ name: names.find((one) => one === value) ?? name, key: '' })}
        options={names.map((one) => ({ value: one, label: one }))}
      />
      <Select
        label={t('word.release')}
        value={key}
        onChange={(chosen) => onRelease({ name, key: chosen })}
        emptyLabel={t('promote.choose')}
        error={error}
        options={(builds.data ?? [])
          .filter(({ swept_at }) => swept_at === null)
          .map((build) => ({
            value: build.key,
            label: `${releaseName(build.key)} · ${format.date(build.created_at)}`,
          }))}
      />
    </div>
  );
}

interface StepsProps {
  readonly drafts: readonly StepDraft[];
  readonly regions: readonly string[];
  /** The error of each step, by its id. */
  readonly errors: ReadonlyMap<number, StepError> | undefined;
  readonly onDrafts: (drafts: readonly StepDraft[]) => void;
}

/** The editable steps in order: change, move, remove and add. */
function Steps({ drafts, regions, errors, onDrafts }: StepsProps) {
  const { t } = useTranslation('mf-desk');
  return (
    <>
      <h3>{t('schedule.steps')}</h3>
      <ol className={styles.steps}>
        {drafts.map((draft, index) => (
          <StepRow
            key={draft.id}
            draft={draft}
            index={index}
            count={drafts.length}
            regions={regions}
            error={errors?.get(draft.id)}
            onChange={(next) => onDrafts(drafts.map((one) => (one.id === draft.id ? next : one)))}
            onMove={(by) => onDrafts(moveStep(drafts, draft.id, by))}
            onRemove={() => onDrafts(drafts.filter(({ id }) => id !== draft.id))}
          />
        ))}
      </ol>
      <Row>
        <Button size="small" icon="plus" onClick={() => onDrafts([...drafts, nextStep(drafts, regions)])}>
          {t('schedule.add')}
        </Button>
      </Row>
    </>
  );
}
