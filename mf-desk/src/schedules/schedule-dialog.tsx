import {
  advanceSchedule,
  pauseSchedule,
  type RolloutSchedule,
  resumeSchedule,
  stopSchedule,
} from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, call, newIdempotencyKey } from '@shop/kit/api';
import { useFormat, useText } from '@shop/kit/i18n';
import { Button, Dialog, Notice, Row, Table, TextField } from '@shop/ui';
import { useRef, useState } from 'react';
import { RefusalNotice } from '../change/refusal-notice.tsx';
import styles from '../releases/desk.module.css';
import { useOnline } from '../releases/live.tsx';
import { ApiWords, releaseName } from '../releases/names.tsx';
import { lookAgain } from '../releases/releases.query.ts';
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
  /** As it was when it was opened: its revision goes along with every change. */
  readonly opened: RolloutSchedule;
  readonly now: RolloutSchedule;
  readonly onClose: () => void;
}

/** One schedule: its steps, which of them are taken, and holding or ending it with a reason. */
export function ScheduleDialog({ opened, now, onClose }: ScheduleDialogProps) {
  const t = useText();
  const format = useFormat();
  const online = useOnline();
  const [seen, setSeen] = useState(opened);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState<ScheduleAction | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const moved = now.rev !== seen.rev;
  const act = async (action: ScheduleAction) => {
    const why = reason.trim();
    setMissing(why === '');
    if (why === '') return field.current?.focus();
    setBusy(action);
    const result = await call(endpoints[action], {
      params: { id: String(seen.id) },
      body: { reason: why, rev: seen.rev },
      idempotencyKey: newIdempotencyKey(),
    });
    void lookAgain();
    setBusy(null);
    setProblem(result.ok ? null : result.problem);
    if (!result.ok) return;
    toast('done', t(`schedule.done.${action}`));
    onClose();
  };
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
          <Notice
            tone="mend"
            title={t('conflict.moved')}
            action={
              <Button
                size="small"
                onClick={() => {
                  setSeen(now);
                  setProblem(null);
                }}
              >
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
        ) : problem === null ? null : (
          <RefusalNotice problem={problem} />
        )}
        <p>
          <ScheduleBadge state={seen.state} />{' '}
          {seen.waiting_for === null ? null : <ApiWords>{seen.waiting_for}</ApiWords>} {seen.reason}
        </p>
        <Table
          caption={t('schedule.steps')}
          captionHidden
          stacks
          rows={seen.steps.map((step, index) => ({ ...step, index }))}
          rowKey={({ index }) => String(index)}
          marked={({ index }) => index === seen.position && seen.state !== 'done'}
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
        {possible(seen.state).length === 0 ? null : (
          <>
            <TextField
              ref={field}
              data-autofocus
              label={t('word.reason')}
              hint={t('change.reasonHint')}
              error={missing ? t('change.reasonMissing') : undefined}
              maxLength={500}
              value={reason}
              onChange={(text) => {
                setReason(text);
                setMissing(false);
              }}
            />
            <Row>
              {possible(seen.state).map((action) => (
                <Button
                  key={action}
                  tone={action === 'stop' ? 'mend' : 'plain'}
                  busy={busy === action}
                  busyLabel={t('change.sending')}
                  disabledReason={online ? undefined : t('change.offline')}
                  onClick={() => void act(action)}
                >
                  {t(`schedule.${action}`)}
                </Button>
              ))}
            </Row>
          </>
        )}
      </div>
    </Dialog>
  );
}
