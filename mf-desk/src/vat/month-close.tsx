import { closePeriod, requestPermissions, type StaffPeriod } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Badge, Button, Disclosure, Notice, Row } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../frame/local-day.ts';
import { useHolds, useMay } from '../frame/staff-me.ts';
import { usePeriodText } from '../invoices/vat-text.ts';
import deskStyles from '../releases/desk.module.css';
import { MonthDialog } from './month-dialog.tsx';
import { DifferenceTable, FiguresTable } from './period-tables.tsx';
import { monthsOf, usePeriod } from './periods.query.ts';

/** Whether the months of a period are closed; of one month also its figures at closing and what can be done. */
export function MonthClose({ period }: { readonly period: string }) {
  const months = monthsOf(period);
  return months.map((month) => <Month key={month} month={month} isAlone={months.length === 1} />);
}

function Month({ month, isAlone }: { readonly month: string; readonly isAlone: boolean }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const name = usePeriodText()(month);
  const query = usePeriod(month);
  const [asked, setAsked] = useState<'close' | 'reopen' | null>(null);
  const period = query.data;
  const fault = query.error ? (
    <ProblemPanel error={query.error} onRetry={query.refetch} kept={t('desk.kept')} />
  ) : null;
  if (!period) return fault ?? <p role="status">{t('months.waiting')}</p>;
  const { closing } = period;
  return (
    <section className={deskStyles.part} aria-label={t('months.of', { month: name })}>
      {fault}
      <Row>
        {isAlone ? null : <strong>{name}</strong>}
        <Badge severity={closing ? 'success' : 'info'}>{t(closing ? 'months.closed' : 'months.open')}</Badge>
        {closing ? (
          <span>
            {t('months.closedBy', {
              name: closing.closed_by_name ?? closing.closed_by,
              time: format.date(closing.closed_at, 'dateTime'),
            })}
          </span>
        ) : null}
        {isAlone ? <Action period={period} onAsk={setAsked} /> : null}
      </Row>
      {isAlone ? <Details period={period} /> : null}
      {asked === null ? null : (
        <MonthDialog action={asked} month={month} name={name} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

interface ActionProps {
  readonly period: StaffPeriod;
  readonly onAsk: (action: 'close' | 'reopen') => void;
}

/** Closing an open month that is over, or asking to reopen a closed one; absent without the permission. */
function Action({ period: { closing, closable_from: from }, onAsk }: ActionProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const may = useMay();
  const holds = useHolds();
  if (closing)
    return holds(requestPermissions.reopen_period.ask) ? (
      <Button size="small" onClick={() => onAsk('reopen')}>
        {t('months.reopen')}
      </Button>
    ) : null;
  if (!may(closePeriod)) return null;
  const isOver = localDay(new Date()) >= from;
  return (
    <Button
      size="small"
      disabledReason={isOver ? undefined : t('months.closableFrom', { day: format.date(from) })}
      onClick={() => onAsk('close')}
    >
      {t('months.close')}
    </Button>
  );
}

/** What differs since closing, the figures at closing, and earlier closings. */
function Details({ period: { figures, differences, reopened } }: { readonly period: StaffPeriod }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <>
      {differences && differences.length > 0 ? (
        <Notice severity="warning" title={t('months.differs')}>
          <DifferenceTable differences={differences} />
        </Notice>
      ) : null}
      {differences?.length === 0 ? <p>{t('months.same')}</p> : null}
      {figures ? (
        <Disclosure summary={t('months.figures')}>
          <FiguresTable report={figures} />
        </Disclosure>
      ) : null}
      {reopened.map((one) => (
        <p key={one.reopened_at}>
          {t('months.reopened', {
            name: one.reopened_by_name ?? one.reopened_by,
            time: format.date(one.reopened_at, 'dateTime'),
            reason: one.reason,
          })}
        </p>
      ))}
    </>
  );
}
