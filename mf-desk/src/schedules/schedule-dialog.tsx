import {
  advanceSchedule,
  pauseSchedule,
  type RolloutSchedule,
  resumeSchedule,
  stopSchedule,
} from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, call, newIdempotencyKey } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { Button, Dialog, Notice, Table } from '@shop/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionRow, useReason } from '../change/reason.tsx';
import { RefusalNotice } from '../change/refusal-notice.tsx';
import styles from '../releases/desk.module.css';
import { releaseName } from '../releases/names.tsx';
import { refetchAll } from '../releases/releases.query.ts';
import { ScheduleBadge } from './schedule-badge.tsx';

const endpoints = {
  advance: advanceSchedule,
  pause: pauseSchedule,
  resume: resumeSchedule,
  stop: stopSchedule,
} as const;
type ScheduleAction = keyof typeof endpoints;

const listActions = (state: RolloutSchedule['state']): readonly ScheduleAction[] => {
  if (state === 'running') return ['advance', 'pause', 'stop'];
  return state === 'paused' ? ['resume', 'stop'] : [];
};

interface ScheduleDialogProps {
  /** The schedule when it was opened: every change sends its revision. */
  readonly opened: RolloutSchedule;
  readonly current: RolloutSchedule;
  /** Returns why it is waiting or stopped. */
  readonly describeWait: (schedule: RolloutSchedule) => ReactNode;
  readonly onClose: () => void;
}

/** One schedule: its steps with their progress, and pausing or ending it with a reason. */
export function ScheduleDialog({ opened, current, describeWait, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('mf-desk');
  const [displayed, setDisplayed] = useState(opened);
  const reason = useReason();
  const [busy, setBusy] = useState<ScheduleAction | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const runAction = async (action: ScheduleAction) => {
    const reasonText = reason.requireReason();
    if (reasonText === null) return;
    setBusy(action);
    const result = await call(endpoints[action], {
      params: { id: String(displayed.id) },
      body: { reason: reasonText, rev: displayed.rev },
      idempotencyKey: newIdempotencyKey(),
    });
    void refetchAll();
    setBusy(null);
    setProblem(result.ok ? null : result.problem);
    if (!result.ok) return;
    toast('success', t(`schedule.done.${action}`));
    onClose();
  };
  const continueWithCurrent = () => {
    setDisplayed(current);
    setProblem(null);
  };
  const hasChanged = current.rev !== displayed.rev;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={busy === null}
      title={`${current.name} ${releaseName(current.key)}`}
      closeLabel={t('desk.close')}
    >
      <div className={styles.part}>
        {hasChanged ? (
          <ChangedNotice current={current} onContinue={continueWithCurrent} />
        ) : problem === null ? null : (
          <RefusalNotice problem={problem} />
        )}
        <p>
          <ScheduleBadge state={displayed.state} /> {describeWait(displayed)} {displayed.reason}
        </p>
        <StepTable schedule={displayed} />
        {listActions(displayed.state).length === 0 ? null : (
          <>
            {reason.field}
            <ActionRow
              actions={listActions(displayed.state)}
              destructive="stop"
              busy={busy}
              getLabel={(action) => t(`schedule.${action}`)}
              onAction={(action) => void runAction(action)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The schedule changed while it was open: its current state, and a button to continue. */
function ChangedNotice({
  current,
  onContinue,
}: {
  readonly current: RolloutSchedule;
  readonly onContinue: () => void;
}) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Notice
      severity="warning"
      title={t('conflict.moved')}
      action={
        <Button size="small" onClick={onContinue}>
          {t('conflict.goOn')}
        </Button>
      }
    >
      <ScheduleBadge state={current.state} />{' '}
      {t('matrix.step', {
        step: format.number(Math.min(current.position + 1, current.steps.length)),
        steps: format.number(current.steps.length),
      })}
    </Notice>
  );
}

/** The steps in order; the next one is marked. */
function StepTable({ schedule: { steps, position, state } }: { readonly schedule: RolloutSchedule }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Table
      caption={t('schedule.steps')}
      captionHidden
      stacked
      rows={steps.map((step, index) => ({ ...step, index }))}
      rowKey={({ index }) => String(index)}
      isMarked={({ index }) => index === position && state !== 'done'}
      empty={t('schedule.none')}
      columns={[
        {
          id: 'index',
          head: t('schedule.step'),
          figure: true,
          cell: ({ index }) => format.number(index + 1),
        },
        { id: 'region', head: t('word.region'), cell: ({ region }) => region },
        {
          id: 'share',
          head: t('word.share'),
          figure: true,
          cell: ({ basis_points }) => format.percent(basis_points / 10_000),
        },
        {
          id: 'soak',
          head: t('schedule.soak'),
          figure: true,
          cell: ({ soak_minutes }) => format.number(soak_minutes),
        },
        {
          id: 'taken',
          head: t('schedule.taken'),
          cell: ({ taken_at }) => (taken_at === null ? '–' : format.date(taken_at, 'dateTime')),
        },
      ]}
    />
  );
}
