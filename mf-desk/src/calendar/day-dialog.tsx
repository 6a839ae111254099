import type { CalendarDay } from '@shop/contracts';
import { toast } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { Button, Dialog, Notice } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../frame/fact-list.tsx';
import { refusalText } from '../frame/refusal-text.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import { sendReopening } from './calendar.query.ts';
import { usePlaceName } from './place-name.ts';

interface DayDialogProps {
  readonly day: CalendarDay;
  readonly mayReopen: boolean;
  readonly onClose: () => void;
}

/** One day of the calendar; a closed one can be reopened. */
export function DayDialog({ day, mayReopen, onClose }: DayDialogProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const placeName = usePlaceName();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { date, place, kind, name, closed_day_id: id, closed_by: actor, closed_by_name: by } = day;
  const isReopenable = id !== null && mayReopen;
  const reopen = async (closedId: number) => {
    setBusy(true);
    const reply = await sendReopening(closedId, place);
    await refetchDesk();
    setBusy(false);
    if (!reply.ok) {
      const isGone = reply.problem.code === 'transition_not_allowed';
      return setProblem(isGone ? t('calendar.reopenedBefore') : refusalText(t, reply.problem));
    }
    toast('success', t('calendar.reopened', { day: format.date(date, 'full') }));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!busy}
      title={format.date(date, 'full')}
      closeLabel={t('desk.close')}
      footer={
        isReopenable ? (
          <Button
            tone="danger"
            busy={busy}
            busyLabel={t('change.sending')}
            disabledReason={online ? undefined : t('change.offline')}
            onClick={() => void reopen(id)}
          >
            {t('calendar.reopen')}
          </Button>
        ) : undefined
      }
    >
      <FactList
        facts={[
          [t('calendar.place'), placeName(place)],
          [t('calendar.what'), t(`calendar.kind.${kind}`)],
          [t('calendar.name'), name],
          [t('word.by'), by ?? actor ?? ''],
        ]}
      />
      {isReopenable ? <p>{t('calendar.reopenText')}</p> : null}
      {problem === null ? null : <Notice severity="error">{problem}</Notice>}
    </Dialog>
  );
}
