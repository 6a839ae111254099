import { toast } from '@shop/kit';
import { type ApiProblem, mayHaveHappened, newIdempotencyKey } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { Button, Dialog, Notice, Select, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../frame/refusal-text.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import { sendClosing } from './calendar.query.ts';
import { usePlaceName } from './place-name.ts';

interface CloseDialogProps {
  /** The plant and the regions in which the reader may close days. */
  readonly places: readonly string[];
  readonly onClose: () => void;
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** Closes days of the plant or of a region, after what it means for delivery dates was said. */
export function CloseDialog({ places, onClose }: CloseDialogProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const placeName = usePlaceName();
  const formId = useId();
  const [place, setPlace] = useState(places[0] ?? '');
  const [firstDay, setFirstDay] = useState('');
  const [lastDay, setLastDay] = useState('');
  const [reason, setReason] = useState('');
  const { form, tried, busy, problem, attempt, clearProblem } = useFormSubmission<ApiProblem>();
  // One key for one closing: a repeated click or a lost reply closes once.
  const key = useRef(newIdempotencyKey());
  const last = lastDay === '' ? firstDay : lastDay;
  const isTurned = isDay(firstDay) && isDay(last) && last < firstDay;
  const isShort = reason.trim().length < 3;
  const isWhole = isDay(firstDay) && isDay(last) && !isTurned && !isShort;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await attempt(isWhole, () =>
      sendClosing({ place, firstDay, lastDay: last, reason: reason.trim(), idempotencyKey: key.current }),
    );
    if (sent === undefined) return;
    if (!sent.ok && !mayHaveHappened(sent.problem)) key.current = newIdempotencyKey();
    await refetchDesk();
    if (!sent.ok) return;
    toast('success', t('calendar.closed', { number: format.number(sent.value.closed) }));
    onClose();
  };
  const isAt = (path: string) => problem?.fields?.some((field) => field.path === path) === true;
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    clearProblem();
  };
  const firstWrong = () => {
    if (tried && !isDay(firstDay)) return t('promotions.error.day');
    return isAt('first_day') ? t('calendar.tooEarly') : undefined;
  };
  const lastWrong = () => {
    if (tried && isTurned) return t('promotions.error.dayOrder');
    return isAt('last_day') ? t('calendar.tooLong') : undefined;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!busy}
      title={t('calendar.close')}
      closeLabel={t('desk.close')}
      footer={
        <Button
          type="submit"
          form={formId}
          tone="signal"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
        >
          {t('calendar.close')}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('calendar.means')}</p>
        <Select
          label={t('calendar.place')}
          value={place}
          onChange={change(setPlace)}
          options={places.map((one) => ({ value: one, label: placeName(one) }))}
        />
        <TextField
          type="date"
          label={t('promotions.startsOn')}
          value={firstDay}
          onChange={change(setFirstDay)}
          error={firstWrong()}
        />
        <TextField
          type="date"
          label={t('promotions.endsOn')}
          optional={t('people.optional')}
          value={lastDay}
          onChange={change(setLastDay)}
          error={lastWrong()}
        />
        <TextField
          label={t('word.reason')}
          hint={t('approvals.reasonHint')}
          maxLength={200}
          value={reason}
          onChange={change(setReason)}
          error={tried && isShort ? t('approvals.reasonShort') : undefined}
        />
        {problem && !isAt('first_day') && !isAt('last_day') ? (
          <Notice severity="error">{refusalText(t, problem)}</Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
