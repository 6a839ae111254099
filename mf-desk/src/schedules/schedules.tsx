import type { RolloutSchedule } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { Button, Table } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { regionParameter } from '../matrix/filter.ts';
import { RegionAndName } from '../matrix/filters.tsx';
import styles from '../releases/desk.module.css';
import { ReleaseKey } from '../releases/names.tsx';
import { type Matrix, useHealth, useSchedules } from '../releases/releases.query.ts';
import { ScheduleBadge } from './schedule-badge.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ScheduleEditor } from './schedule-editor.tsx';
import { getWaiting } from './waiting.ts';
import { WaitingReason } from './waiting-reason.tsx';

/** Schedules in progress, and the form for a new one. */
export function Schedules({ matrix }: { readonly matrix: Matrix }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const [search] = useSearchParams();
  const schedules = useSchedules();
  const health = useHealth();
  const [open, setOpen] = useState<RolloutSchedule | null>(null);
  const [editing, setEditing] = useState(false);
  const region = search.get(regionParameter);
  const name = search.get('name');
  const rows = (schedules.data ?? []).filter(
    (one) =>
      (name === null || one.name === name) &&
      (region === null || one.steps.some((step) => step.region === region)),
  );
  const current = open === null ? null : (schedules.data?.find(({ id }) => id === open.id) ?? open);
  const describeWait = (schedule: RolloutSchedule) => {
    const waiting = getWaiting(schedule, matrix, health.data ?? []);
    return waiting === null ? null : <WaitingReason waiting={waiting} />;
  };
  return (
    <div className={styles.part}>
      <div className={styles.filters}>
        <RegionAndName matrix={matrix} />
        <Button tone="signal" onClick={() => setEditing(true)}>
          {t('schedule.write')}
        </Button>
      </div>
      {schedules.error ? (
        <ProblemPanel error={schedules.error} onRetry={schedules.refetch} kept={t('desk.kept')} />
      ) : (
        <Table
          caption={t('part.schedules')}
          captionHidden
          stacked
          skeletonRows={schedules.isPending ? 4 : 0}
          rows={rows}
          rowKey={({ id }) => String(id)}
          onOpen={setOpen}
          empty={t('schedule.none')}
          columns={[
            { id: 'name', head: t('word.remote'), cell: (one) => one.name },
            { id: 'key', head: t('word.release'), cell: ({ key }) => <ReleaseKey value={key} /> },
            { id: 'state', head: t('word.state'), cell: ({ state }) => <ScheduleBadge state={state} /> },
            {
              id: 'step',
              head: t('schedule.step'),
              cell: ({ position, steps }) => {
                const step = steps[position];
                const where = step ? ` · ${step.region} ${format.percent(step.basis_points / 10_000)}` : '';
                return `${t('matrix.step', {
                  step: format.number(Math.min(position + 1, steps.length)),
                  steps: format.number(steps.length),
                })}${where}`;
              },
            },
            {
              id: 'next',
              head: t('schedule.next'),
              cell: ({ next_at }) => (next_at === null ? '–' : format.date(next_at, 'dateTime')),
            },
            {
              id: 'waits',
              head: t('schedule.waits'),
              cell: (one) => <span className={styles.wrap}>{describeWait(one) ?? '–'}</span>,
            },
            { id: 'by', head: t('word.by'), cell: ({ created_by }) => created_by },
          ]}
        />
      )}
      {open === null || current === null ? null : (
        <ScheduleDialog
          opened={open}
          current={current}
          describeWait={describeWait}
          onClose={() => setOpen(null)}
        />
      )}
      {editing ? <ScheduleEditor matrix={matrix} onClose={() => setEditing(false)} /> : null}
    </div>
  );
}
