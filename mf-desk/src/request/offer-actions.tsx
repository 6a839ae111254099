import { closeQuote, type StaffQuote } from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, mayHaveHappened, newIdempotencyKey } from '@shop/kit/api';
import { Button, Dialog, Notice, Row, TextArea, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../frame/refusal-text.ts';
import { useMay } from '../frame/staff-me.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import { type OfferAction, sendOfferChange } from '../requests/requests.query.ts';

/** The actions that the state of a request and its newest offer allow. */
export const actionsFor = ({ request, offers }: StaffQuote): readonly OfferAction[] => {
  const [newest] = offers;
  if (newest?.status === 'sent' || newest?.status === 'viewed') return ['remind', 'extend', 'withdraw'];
  return request.status === 'closed' ? [] : ['lost'];
};

/** What may still be done: remind, extend, withdraw, or close the request as lost; each after a look at what it does. */
export function OfferActions({ quote }: { readonly quote: StaffQuote }) {
  const { t } = useTranslation('mf-desk');
  const may = useMay();
  const [action, setAction] = useState<OfferAction | null>(null);
  if (!may(closeQuote, quote.region)) return null;
  return (
    <>
      {quote.lost_reason === null ? null : <p>{t('offer.lostBecause', { reason: quote.lost_reason })}</p>}
      <Row>
        {actionsFor(quote).map((one) => (
          <Button key={one} size="small" onClick={() => setAction(one)}>
            {t(`offer.do.${one}`)}
          </Button>
        ))}
      </Row>
      {action ? <ActionDialog action={action} quote={quote} onClose={() => setAction(null)} /> : null}
    </>
  );
}

/** The shortest reason that the API takes. */
const shortest = 3;

interface ActionDialogProps {
  readonly action: OfferAction;
  readonly quote: StaffQuote;
  readonly onClose: () => void;
}

function ActionDialog({ action, quote, onClose }: ActionDialogProps) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [days, setDays] = useState('14');
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  // One key for one change: a repeated click or a lost reply changes once.
  const key = useRef(newIdempotencyKey());
  // As it was shown: a later refresh does not change what is confirmed.
  const [{ request, region, revision, offers }] = useState(quote);
  const needsReason = action === 'withdraw' || action === 'lost';
  const isShort = needsReason && reason.trim().length < shortest;
  const areDaysWrong = action === 'extend' && !(/^[1-9]\d{0,2}$/.test(days.trim()) && Number(days) <= 184);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await attempt(!isShort && !areDaysWrong, () =>
      sendOfferChange({
        action,
        number: request.qr_number,
        region,
        revision,
        offerId: offers[0]?.id ?? 0,
        reason: reason.trim(),
        until: new Date(Date.now() + Number(days) * 86_400_000).toISOString(),
        idempotencyKey: key.current,
      }),
    );
    if (sent === undefined) return;
    if (!sent.ok && !mayHaveHappened(sent.problem)) key.current = newIdempotencyKey();
    await refetchDesk();
    if (!sent.ok) return;
    toast('success', t(`offer.done.${action}`));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!busy}
      title={t(`offer.act.${action}`)}
      closeLabel={t('desk.close')}
      footer={
        <Button
          type="submit"
          form={formId}
          tone={needsReason ? 'danger' : 'signal'}
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
        >
          {t(`offer.do.${action}`)}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t(`offer.means.${action}`)}</p>
        {needsReason ? (
          <TextArea
            data-autofocus
            rows={2}
            label={t('word.reason')}
            hint={t('order.noteHint')}
            maxLength={500}
            value={reason}
            onChange={setReason}
            error={tried && isShort ? t('approvals.reasonShort') : undefined}
          />
        ) : null}
        {action === 'extend' ? (
          <TextField
            data-autofocus
            inputMode="numeric"
            label={t('offer.days')}
            value={days}
            onChange={setDays}
            error={tried && areDaysWrong ? t('offer.wrongDays') : undefined}
          />
        ) : null}
        {problem ? <Notice severity="error">{refusalText(t, problem)}</Notice> : null}
      </form>
    </Dialog>
  );
}
