import type { StaffRequest } from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, mayHaveHappened, newIdempotencyKey } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { Button, Dialog, Notice, TextArea, useFormSubmission } from '@shop/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../frame/refusal-text.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import styles from './approvals.module.css';
import { sendDecision } from './approvals.query.ts';
import { RequestFacts } from './request-facts.tsx';

interface DecisionDialogProps {
  readonly kind: 'approve' | 'refuse' | 'takeBack';
  readonly request: StaffRequest;
  readonly onClose: () => void;
}

/** The shortest reason that the API takes. */
const shortest = 3;

/** Confirms a decision with what it does. A refusal of the API stays here, and the request stays open. */
export function DecisionDialog({ kind, request, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const formId = useId();
  const [reason, setReason] = useState('');
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  // One key for one decision: a repeated click or a lost reply decides once.
  const key = useRef(newIdempotencyKey());
  const isShort = kind !== 'approve' && reason.trim().length < shortest;
  const amount = request.amount ? format.money(request.amount.amount, request.amount.currency) : '';
  const label = kind === 'approve' ? t(`approvals.do.${request.kind}`, { amount }) : t(`approvals.${kind}`);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await attempt(!isShort, () =>
      sendDecision({
        request,
        reason: kind === 'approve' ? null : reason.trim(),
        idempotencyKey: key.current,
      }),
    );
    if (sent === undefined) return;
    if (!sent.ok && !mayHaveHappened(sent.problem)) key.current = newIdempotencyKey();
    await refetchDesk();
    if (!sent.ok) return;
    toast('success', t(`approvals.done.${kind}`));
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={!busy}
      title={t(`approvals.kind.${request.kind}`)}
      closeLabel={t('desk.close')}
      footer={
        <Button
          type="submit"
          form={formId}
          tone={kind === 'approve' ? 'signal' : 'danger'}
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
        >
          {label}
        </Button>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        <p>{t(`approvals.means.${kind === 'approve' ? request.kind : kind}`, { amount })}</p>
        <RequestFacts request={request} />
        {kind === 'approve' ? null : (
          <TextArea
            data-autofocus
            rows={3}
            label={t('word.reason')}
            hint={t('approvals.reasonHint')}
            maxLength={500}
            value={reason}
            onChange={setReason}
            error={tried && isShort ? t('approvals.reasonShort') : undefined}
          />
        )}
        {problem ? <Notice severity="error">{refusalText(t, problem)}</Notice> : null}
      </form>
    </Dialog>
  );
}
