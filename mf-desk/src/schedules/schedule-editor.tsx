import { type ReleasableName, startSchedule } from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, call, newIdempotencyKey } from '@shop/kit/api';
import { useFormat, useText } from '@shop/kit/i18n';
import { Button, Dialog, Row, Select, TextField } from '@shop/ui';
import { useState } from 'react';
import { RefusalNotice } from '../change/refusal-notice.tsx';
import styles from '../releases/desk.module.css';
import { useOnline } from '../releases/live.tsx';
import { releaseName } from '../releases/names.tsx';
import { lookAgain, type Matrix, useBuilds } from '../releases/releases.query.ts';
import { StepRow } from './step-row.tsx';
import { moveStep, nextStep, readSteps, type StepDraft } from './steps.ts';

/** Writes a schedule: which release, step by step through the regions, and why. The first step is taken at once. */
export function ScheduleEditor({
  matrix,
  onClose,
}: {
  readonly matrix: Matrix;
  readonly onClose: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const online = useOnline();
  const regions = matrix.regions.map(({ id }) => id);
  const [name, setName] = useState<ReleasableName>('shell');
  const [key, setKey] = useState('');
  const [drafts, setDrafts] = useState<readonly StepDraft[]>(() => [nextStep([], regions)]);
  const [reason, setReason] = useState('');
  const [pressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const builds = useBuilds(name);
  const reading = readSteps(drafts);
  const why = reason.trim();
  const start = async () => {
    setPressed(true);
    if (!reading.ok || key === '' || why === '') return;
    setBusy(true);
    const result = await call(startSchedule, {
      body: { name, key, steps: [...reading.steps], reason: why },
      idempotencyKey: newIdempotencyKey(),
    });
    void lookAgain();
    setBusy(false);
    setProblem(result.ok ? null : result.problem);
    if (!result.ok) return;
    toast('done', t('schedule.done.start'));
    onClose();
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
          onClick={() => void start()}
        >
          {t('schedule.start')}
        </Button>
      }
    >
      <div className={styles.part}>
        {problem === null ? null : <RefusalNotice problem={problem} />}
        <div className={styles.filters}>
          <Select
            label={t('word.remote')}
            value={name}
            onChange={(value) => {
              setName(matrix.names.find((one) => one === value) ?? name);
              setKey('');
            }}
            options={matrix.names.map((one) => ({ value: one, label: one }))}
          />
          <Select
            label={t('word.release')}
            value={key}
            onChange={setKey}
            emptyLabel={t('promote.choose')}
            error={pressed && key === '' ? t('promote.chooseFirst') : undefined}
            options={(builds.data ?? [])
              .filter(({ swept_at }) => swept_at === null)
              .map((build) => ({
                value: build.key,
                label: `${releaseName(build.key)} · ${format.date(build.created_at)}`,
              }))}
          />
        </div>
        <h3>{t('schedule.steps')}</h3>
        <ol className={styles.steps}>
          {drafts.map((draft, index) => (
            <StepRow
              key={draft.id}
              draft={draft}
              index={index}
              count={drafts.length}
              regions={regions}
              fault={pressed && !reading.ok ? reading.faults.get(draft.id) : undefined}
              onChange={(next) => setDrafts(drafts.map((one) => (one.id === draft.id ? next : one)))}
              onMove={(by) => setDrafts(moveStep(drafts, draft.id, by))}
              onRemove={() => setDrafts(drafts.filter(({ id }) => id !== draft.id))}
            />
          ))}
        </ol>
        <Row>
          <Button size="small" icon="plus" onClick={() => setDrafts([...drafts, nextStep(drafts, regions)])}>
            {t('schedule.add')}
          </Button>
        </Row>
        <TextField
          label={t('word.reason')}
          hint={t('change.reasonHint')}
          error={pressed && why === '' ? t('change.reasonMissing') : undefined}
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
      </div>
    </Dialog>
  );
}
