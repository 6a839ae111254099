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

const possible = (state: RolloutSchedule['state']): readonly ScheduleAction[] => {
  if (state === 'running') return ['advance', 'pause', 'stop'];
  return state === 'paused' ? ['resume', 'stop'] : [];
};

interface ScheduleDialogProps {
  /** The schedule when it was opened: every change sends its revision. */
  readonly opened: RolloutSchedule;
  readonly now: RolloutSchedule;
  /** Returns why it is waiting or stopped. */
  readonly waits: (schedule: RolloutSchedule) => ReactNode;
  readonly onClose: () => void;
}

/** One schedule: its steps with their progress, and pausing or ending it with a reason. */
export function ScheduleDialog({ opened, now, waits, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('mf-desk');
  const [seen, setSeen] = useState(opened);
  const reason = useReason();
  const [busy, setBusy] = useState<ScheduleAction | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const act = async (action: ScheduleAction) => {
    const why = reason.ask();
    if (why === null) return;
    setBusy(action);
    const result = await call(endpoints[action], {
      params: { id: String(seen.id) },
      body: { reason: why, rev: seen.rev },
      idempotencyKey: newIdempotencyKey(),
    });
    void refetchAll();
    setBusy(null);
    setProblem(result.ok ? null : result.problem);
    if (!result.ok) return;
    toast('success', t(`schedule.done.${action}`));
    onClose();
  };
  const goOn = () => {
    setSeen(now);
    setProblem(null);
  };
  const moved = now.rev !== seen.rev;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={busy === null}
      title={`${now.name} ${releaseName(now.key)}`}
      closeLabel={t('desk.close')}
    >
      <div className={styles.part}>
        {moved ? (
          <Moved now={now} onGoOn={goOn} />
        ) : problem === null ? null : (
          <RefusalNotice problem={problem} />
        )}
        <p>
          <ScheduleBadge state={seen.state} /> {waits(seen)} {seen.reason}
        </p>
        <StepTable schedule={seen} />
        {possible(seen.state).length === 0 ? null : (
          <>
            {reason.field}
            <ActionRow
              actions={possible(seen.state)}
              grave="stop"
              busy={busy}
              labelOf={(action) => t(`schedule.${action}`)}
              onAct={(action) => void act(action)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The schedule changed while it was open: its current state, and a button to continue. */
function Moved({ now, onGoOn }: { readonly now: RolloutSchedule; readonly onGoOn: () => void }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Notice
      severity="warning"
      title={t('conflict.moved')}
      action={
        <Button size="small" onClick={onGoOn}>
          {t('conflict.goOn')}
        </Button>
      }
    >
      <ScheduleBadge state={now.state} />{' '}
      {t('matrix.step', {
        step: format.number(Math.min(now.position + 1, now.steps.length)),
        steps: format.number(now.steps.length),
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
